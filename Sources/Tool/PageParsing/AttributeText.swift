import DocumentModel

/// What an author wrote as attributes, with the places that it has in the page.
struct AttributeText {
  /// UTF-8; lines joined by LF.
  private(set) var bytes: [UInt8] = []
  /// Which of the bytes are attributes.
  var range: Range<Int>
  /// Where the lines begin: in `bytes`, and in the page.
  private var lines: [(start: Int, offset: Int)] = []

  /// The text of some lines of a page; one line's may do.
  init(_ ranges: [Range<Int>], of source: SourceText) {
    for range in ranges {
      if !lines.isEmpty { bytes.append(0x0A) }
      lines.append((bytes.count, range.lowerBound))
      bytes += source.bytes[range]
    }
    range = 0..<bytes.count
  }

  /// The page's offset of one of the bytes.
  func pageOffset(of index: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= index { low = middle } else { high = middle }
    }
    return lines.isEmpty ? 0 : lines[low].offset + index - lines[low].start
  }

  /// The words, or where a quote is that nothing closes.
  func words() throws(AttributeWords.OpenQuote) -> [AttributeWord] {
    do throws(AttributeWords.OpenQuote) {
      return try AttributeWords.split(String(decoding: bytes[range], as: UTF8.self)).map { word in
        var word = word
        word.offset = pageOffset(of: range.lowerBound + word.offset)
        return word
      }
    } catch {
      throw AttributeWords.OpenQuote(offset: pageOffset(of: range.lowerBound + error.offset))
    }
  }
}
