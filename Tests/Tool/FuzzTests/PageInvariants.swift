import DocumentModel
import SwiftSource

/// What holds for every page, whatever its text.
final class PageInvariants {
  private let page: Page
  private let source: SourceText
  private var violations: [String] = []

  private init(_ page: Page) {
    self.page = page
    source = page.source
  }

  /// What a page breaks; nothing when all is well.
  static func violations(of page: Page) -> [String] {
    let check = PageInvariants(page)
    check.checkDiagnostics()
    check.checkBlocks()
    check.checkParts()
    check.checkSource()
    return check.violations
  }

  /// What differs between two readings of the same bytes.
  static func differences(_ one: Page, _ other: Page) -> [String] {
    var found: [String] = []
    if one.diagnostics != other.diagnostics { found.append("diagnostics differ between two readings") }
    if one.parts != other.parts { found.append("parts differ between two readings") }
    if one.frontMatter != other.frontMatter { found.append("front matter differs between two readings") }
    let isSame = one.blocks.elementsEqual(other.blocks) {
      $0.line == $1.line && $0.endLine == $1.endLine && $0.attributes == $1.attributes && $0.code == $1.code
        && $0.hiddenLines == $1.hiddenLines && $0.expectations == $1.expectations
    }
    if !isSame { found.append("blocks differ between two readings") }
    return found
  }

  private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { violations.append(message()) }
  }

  private func isBoundary(_ offset: Int) -> Bool {
    offset >= 0 && offset <= source.bytes.count
      && (offset == source.bytes.count || source.bytes[offset] & 0xC0 != 0x80)
  }

  private func expectBoundaries(_ range: Range<Int>, _ what: String) {
    expect(isBoundary(range.lowerBound) && isBoundary(range.upperBound), "\(what) \(range) cuts a character")
  }

  private func checkDiagnostics() {
    let lines = max(1, source.lineCount)
    for diagnostic in page.diagnostics {
      let place = "\(diagnostic.rule.rawValue) at \(diagnostic.line):\(diagnostic.column)"
      expect((0...lines).contains(diagnostic.line), "\(place) lies outside the page's \(lines) lines")
      let width = source.line(diagnostic.line).unicodeScalars.count
      expect(diagnostic.column >= 1, "\(place) has no column")
      expect(page.hasUnreadableBytes || diagnostic.column <= width + 1, "\(place) lies behind its line of \(width)")
      expect(!diagnostic.message.isEmpty, "\(place) says nothing")
    }
  }

  private func checkBlocks() {
    var lastLine = 0
    for (index, block) in page.blocks.enumerated() {
      let name = "block \(index) of lines \(block.line) to \(block.endLine)"
      expect(block.index == index, "\(name) has the index \(block.index)")
      expect(block.line > lastLine, "\(name) begins before the one above ends, at \(lastLine)")
      expect(block.line <= block.endLine && block.endLine <= max(1, source.lineCount), "\(name) lies outside the page")
      expect(
        block.hiddenLines.allSatisfy { block.line <= $0 && $0 <= block.endLine }, "\(name) hides lines of others")
      lastLine = block.endLine
      var lastCode = 0
      for code in block.code {
        let line = source.lineRange(code.line)
        expect(
          code.line > lastCode && code.line >= block.line && code.line <= block.endLine,
          "\(name): code line \(code.line)")
        expect(
          line.lowerBound <= code.range.lowerBound && code.range.upperBound <= line.upperBound,
          "\(name): code \(code.range) leaves its line \(line)")
        expectBoundaries(code.range, "\(name): code")
        lastCode = code.line
      }
      checkExpectations(of: block, name)
    }
  }

  private func checkExpectations(of block: Block, _ name: String) {
    var lastLine = 0
    for expectation in block.expectations {
      let place = "\(name): expectation of line \(expectation.line)"
      expect(expectation.line > lastLine, "\(place) begins before the one above ends")
      expect(
        expectation.line <= expectation.endLine && expectation.endLine <= source.lineCount, "\(place) leaves the page")
      lastLine = expectation.endLine
      var end = 0
      for range in expectation.ranges {
        expect(end <= range.lowerBound && range.upperBound <= source.bytes.count, "\(place): range \(range)")
        expectBoundaries(range, place)
        end = range.upperBound
      }
      guard expectation.kind != .output else { continue }
      let count = expectation.endLine - expectation.line + 1
      expect(expectation.ranges.count == count && expectation.text.count == count, "\(place) has not one text a line")
      for range in expectation.ranges {
        expect(source.bytes[range].starts(with: [0x2F, 0x2F]), "\(place) is no comment")
        expect(
          block.code.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound },
          "\(place) lies outside the code")
      }
    }
  }

  private func checkParts() {
    var lastLine = 0
    var blocks: [Int] = []
    for part in page.parts {
      switch part {
      case .block(let index): blocks.append(index)
      case .prose(let prose):
        let count = prose.text.utf8.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        expect(
          prose.lines.isEmpty || prose.lines.count == count, "prose has \(count) lines and \(prose.lines.count) places")
        for line in prose.lines {
          expect(line > lastLine && line <= source.lineCount, "prose line \(line) after line \(lastLine)")
          lastLine = line
        }
      }
    }
    if page.kind == .playground { expect(blocks == Array(page.blocks.indices), "parts hold the blocks \(blocks)") }
  }

  /// The lexer and the statements on the page's bytes, Swift or not.
  private func checkSource() {
    var end = 0
    for token in SwiftLexer.lex(source.bytes) {
      expect(token.range.lowerBound >= end && !token.range.isEmpty, "token \(token.range) after \(end)")
      end = token.range.upperBound
    }
    expect(end <= source.bytes.count, "a token ends at \(end)")
    let depths = SwiftStatements.depths(source.bytes)
    expect(depths.count == source.lineStarts.count, "\(depths.count) depths of \(source.lineStarts.count) lines")
  }
}

extension Page {
  /// Bytes that are not UTF-8 have no columns to speak of.
  fileprivate var hasUnreadableBytes: Bool { diagnostics.contains { $0.rule == .readError } }
}
