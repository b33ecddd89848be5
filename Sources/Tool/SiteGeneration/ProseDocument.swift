import DocumentModel

/// A page's prose as one CommonMark document, in which a fence stands for each block: link definitions, lists and headings then
/// hold across the code, as in the Markdown that readers see elsewhere.
struct ProseDocument {
  private(set) var text = ""
  /// The blocks by the document's line of their fence.
  private(set) var blockLines: [Int: Int] = [:]
  /// The page's line of each line.
  private var pageLines: [Int?] = []

  init(_ page: Page, variables: [String: String]) {
    for part in page.parts { append(part, of: page, variables) }
  }

  private init() {}

  /// Each part on its own.
  static func pieces(_ page: Page, variables: [String: String]) -> [ProseDocument] {
    page.parts.map { part in
      var document = ProseDocument()
      document.append(part, of: page, variables)
      return document
    }
  }

  func pageLine(_ line: Int) -> Int? { pageLines.indices.contains(line - 1) ? pageLines[line - 1] : nil }

  private mutating func append(_ part: Part, of page: Page, _ variables: [String: String]) {
    switch part {
    case .prose(let prose):
      if !prose.joinsPrevious, !pageLines.isEmpty { append(line: "", nil) }
      let fences = Dictionary(page.blocks.map { ($0.line, $0.index) }, uniquingKeysWith: { first, _ in first })
      let lines = prose.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let pageLine = index < prose.lines.count ? prose.lines[index] : nil
        append(line: ProseDocument.replace(variables, in: String(line)), pageLine)
        if page.kind == .markdown, let pageLine, let block = fences[pageLine] { blockLines[pageLines.count] = block }
      }
    case .block(let index):
      append(line: "", nil)
      append(line: "```swift", nil)
      blockLines[pageLines.count] = index
      append(line: "```", nil)
      append(line: "", nil)
    }
  }

  private mutating func append(line: String, _ pageLine: Int?) {
    text += line + "\n"
    pageLines.append(pageLine)
  }

  private static func replace(_ variables: [String: String], in line: String) -> String {
    guard !variables.isEmpty, line.utf8.contains(UInt8(ascii: "@")) else { return line }
    var result = ""
    var rest = Substring(line)
    while let at = rest.firstIndex(of: "@") {
      result += rest[..<at]
      let after = rest.index(after: at)
      if let end = rest[after...].firstIndex(of: "@"), let value = variables[String(rest[after..<end])] {
        result += value.split(separator: "\n").joined(separator: " ")
        rest = rest[rest.index(after: end)...]
      } else {
        result += "@"
        rest = rest[after...]
      }
    }
    return result + rest
  }
}
