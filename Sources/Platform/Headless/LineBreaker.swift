import Foundation

/// Breaks runs of text into lines, each as full as the width allows.
final class LineBreaker {
  /// A part of a line in one run's look.
  struct Piece {
    var run: Int
    var text: String
    var width: CGFloat
  }

  struct Line {
    /// The place of the first character in the text.
    var start = 0
    var pieces: [Piece] = []
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var height: CGFloat = 0
  }

  private struct Glyph {
    var character: Character
    var run: Int
    var width: CGFloat
  }

  private let fonts: [FontDescription]
  private let glyphs: [Glyph]
  private var cache: [CGFloat: [Line]] = [:]

  init(_ runs: [TextNode.Run]) {
    fonts = runs.map(\.font)
    var glyphs: [Glyph] = []
    for (index, run) in runs.enumerated() {
      for character in run.text {
        glyphs.append(Glyph(character: character, run: index, width: run.font.width(of: character)))
      }
    }
    self.glyphs = glyphs
  }

  /// The lines for a width in points, which may be infinite.
  func lines(within width: CGFloat) -> [Line] {
    if let lines = cache[width] { return lines }
    // Whatever is at least as wide as the longest paragraph leaves the text unbroken.
    if width < .infinity, let unbroken = cache[.infinity], unbroken.allSatisfy({ $0.width <= width + 0.001 }) {
      return unbroken
    }
    if cache.count > 8 { cache = [:] }
    let lines = broken(within: width)
    cache[width] = lines
    return lines
  }

  private func broken(within width: CGFloat) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while true {
      let paragraphEnd = glyphs[start...].firstIndex { $0.character.isNewline } ?? glyphs.count
      var position = start
      repeat {
        let end = lineEnd(from: position, to: paragraphEnd, within: width)
        lines.append(line(position..<end))
        position = end
        // White space at a break hangs over the edge.
        while position < paragraphEnd, glyphs[position].character == " " { position += 1 }
      } while position < paragraphEnd
      if paragraphEnd == glyphs.count { return lines }
      start = paragraphEnd + 1
    }
  }

  private func lineEnd(from start: Int, to end: Int, within width: CGFloat) -> Int {
    var used: CGFloat = 0
    var lastBreak: Int?
    for index in start..<end {
      let glyph = glyphs[index]
      if glyph.character != " " {
        if used + glyph.width > width + 0.001, index > start { return lastBreak ?? index }
      }
      used += glyph.width
      if canBreak(after: index, end: end) { lastBreak = index + 1 }
    }
    return end
  }

  private func canBreak(after index: Int, end: Int) -> Bool {
    let character = glyphs[index].character
    if character == " " || character == "\t" { return true }
    guard index + 1 < end else { return false }
    if character == "-" || character == "–" || character == "—" || character == "/" {
      return glyphs[index + 1].character.isLetter
    }
    return isIdeographic(character) || isIdeographic(glyphs[index + 1].character)
  }

  private func isIdeographic(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2E80...0x2FFF).contains(scalar.value) || (0x3041...0x9FFF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }

  private func line(_ range: Range<Int>) -> Line {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].character == " ", end < glyphs.count { end -= 1 }
    var line = line(glyphs[range.lowerBound..<end])
    line.start = range.lowerBound
    return line
  }

  private func line(_ glyphs: ArraySlice<Glyph>) -> Line {
    var line = Line()
    for glyph in glyphs {
      if let last = line.pieces.indices.last, line.pieces[last].run == glyph.run {
        line.pieces[last].text.append(glyph.character)
        line.pieces[last].width += glyph.width
      } else {
        line.pieces.append(Piece(run: glyph.run, text: String(glyph.character), width: glyph.width))
      }
      line.width += glyph.width
    }
    let used = line.pieces.isEmpty ? fonts.prefix(1) : ArraySlice(line.pieces.map { fonts[$0.run] })
    line.ascent = used.reduce(0) { max($0, $1.ascent) }
    line.height = line.ascent + used.reduce(0) { max($0, $1.lineHeight - $1.ascent) }
    return line
  }

  /// The first lines, the last of them ending in an ellipsis.
  func truncated(_ lines: [Line], to limit: Int, within width: CGFloat, _ truncation: TextNode.Truncation) -> [Line] {
    var kept = Array(lines.prefix(max(1, limit)))
    // What would have gone on: the rest of the text from where the last kept line begins.
    let start = kept[kept.count - 1].start
    let paragraph = glyphs[start...].prefix { !$0.character.isNewline }
    guard let first = paragraph.first ?? glyphs.first else { return kept }
    let ellipsis = Glyph(character: "…", run: first.run, width: fonts[first.run].width(of: "…"))
    let room = width - ellipsis.width
    var head = paragraph
    var tail = paragraph.suffix(0)
    func total() -> CGFloat { head.reduce(0) { $0 + $1.width } + tail.reduce(0) { $0 + $1.width } }
    switch truncation {
    case .tail:
      while !head.isEmpty, total() > room { head.removeLast() }
      while head.last?.character == " " { head.removeLast() }
    case .head:
      head = paragraph.prefix(0)
      tail = paragraph
      while !tail.isEmpty, total() > room { tail.removeFirst() }
    case .middle:
      let middle = paragraph.startIndex + paragraph.count / 2
      head = paragraph[..<middle]
      tail = paragraph[middle...]
      while !(head.isEmpty && tail.isEmpty), total() > room {
        if head.count > tail.count { head.removeLast() } else { tail.removeFirst() }
      }
    }
    kept[kept.count - 1] = line(ArraySlice(Array(head) + [ellipsis] + Array(tail)))
    return kept
  }
}
