import CMark
import DocumentModel

/// What a page's headings are needed for: its title, and where its sections begin.
struct Headings {
  /// The plain text of the first heading; nil when that is empty, or there is none.
  private(set) var first: String?
  /// The lines of the second-level ones.
  private(set) var sectionLines: [Int] = []
  private var hasFirst = false

  /// Of a page's prose, piece by piece.
  init(in parts: [Part]) {
    for case .prose(let prose) in parts where prose.text.contains("#") || prose.text.contains("\n") {
      let text = Array(prose.text.utf8)
      let document = text.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
      }
      defer { cmark_node_free(document) }
      read(document) { prose.lines.indices.contains($0 - 1) ? prose.lines[$0 - 1] : nil }
    }
  }

  /// Of a parsed text that begins at a line of the page.
  init(in document: OpaquePointer?, firstLine: Int) {
    read(document) { $0 + firstLine - 1 }
  }

  private mutating func read(_ document: OpaquePointer?, line: (Int) -> Int?) {
    var node = cmark_node_first_child(document)
    while let current = node {
      node = cmark_node_next(current)
      guard cmark_node_get_type(current) == CMARK_NODE_HEADING else { continue }
      if !hasFirst {
        let text = Self.plainText(of: current).trimmingSpace
        first = text.isEmpty ? nil : text
        hasFirst = true
      }
      if cmark_node_get_heading_level(current) == 2, let line = line(Int(cmark_node_get_start_line(current))) {
        sectionLines.append(line)
      }
    }
  }

  private static func plainText(of node: OpaquePointer) -> String {
    var text = ""
    guard let walk = cmark_iter_new(node) else { return text }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return text }
      guard event == CMARK_EVENT_ENTER, let current = cmark_iter_get_node(walk) else { continue }
      switch cmark_node_get_type(current) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += cmark_node_get_literal(current).map { String(cString: $0) } ?? ""
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: break
      }
    }
  }
}
