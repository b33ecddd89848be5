import CMark
import DocumentModel

/// Finds a page's first heading.
enum Headings {
  /// The plain text of the first heading of a page's prose.
  static func first(in parts: [Part]) -> String? {
    for case .prose(let prose) in parts where prose.text.contains("#") || prose.text.contains("\n") {
      let text = Array(prose.text.utf8)
      let document = text.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
      }
      defer { cmark_node_free(document) }
      if let heading = first(in: document) { return heading }
    }
    return nil
  }

  /// The plain text of the first heading of a parsed text.
  static func first(in document: OpaquePointer?) -> String? {
    var node = cmark_node_first_child(document)
    while let current = node {
      if cmark_node_get_type(current) == CMARK_NODE_HEADING {
        let text = plainText(of: current).trimmingSpace
        return text.isEmpty ? nil : text
      }
      node = cmark_node_next(current)
    }
    return nil
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
