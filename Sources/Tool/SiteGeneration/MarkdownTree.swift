import CMark

/// A parsed CommonMark document. Its nodes live as long as it does.
final class MarkdownTree {
  /// The document's lines, as libcmark counts them.
  let lines: [Substring]
  private let document: OpaquePointer?

  init(_ text: String) {
    var text = text
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT) }
    }
  }

  deinit {
    if let document { cmark_node_free(document) }
  }

  var blocks: [MarkdownNode] { document.map { MarkdownNode(pointer: $0).children } ?? [] }

  /// All blocks in their order: of lists and quotes, to any depth, what they hold.
  var nestedBlocks: [MarkdownNode] {
    var found: [MarkdownNode] = []
    var waiting = Array(blocks.reversed())
    while let node = waiting.popLast() {
      switch node.type {
      case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM: waiting += node.children.reversed()
      default: found.append(node)
      }
    }
    return found
  }

  /// A line, from 1; empty past the ends.
  func line(_ number: Int) -> Substring {
    lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }
}

/// A node of a `MarkdownTree`; it must not outlive the tree.
struct MarkdownNode: Equatable {
  let pointer: OpaquePointer

  var type: cmark_node_type { cmark_node_get_type(pointer) }
  /// Places in the document, from 1; columns in bytes.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var parent: MarkdownNode? { cmark_node_parent(pointer).map(MarkdownNode.init) }
  var previous: MarkdownNode? { cmark_node_previous(pointer).map(MarkdownNode.init) }
  var next: MarkdownNode? { cmark_node_next(pointer).map(MarkdownNode.init) }
  var lastChild: MarkdownNode? { cmark_node_last_child(pointer).map(MarkdownNode.init) }
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }
  var info: String { cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? "" }
  var url: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }
  var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// The first number of an ordered list; nil for another list.
  var listStart: Int? {
    cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST ? Int(cmark_node_get_list_start(pointer)) : nil
  }

  var children: [MarkdownNode] {
    var result: [MarkdownNode] = []
    var child = cmark_node_first_child(pointer)
    while let node = child {
      result.append(MarkdownNode(pointer: node))
      child = cmark_node_next(node)
    }
    return result
  }

  /// What a reader sees of the node as plain text: of an image its description, of a line break a space.
  var plainText: String {
    var text = ""
    // Emphasis and links may nest to any depth.
    var waiting = [self]
    while let node = waiting.popLast() {
      switch node.type {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: text += node.literal
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: text += " "
      default: waiting += node.children.reversed()
      }
    }
    return text
  }

  static func == (left: MarkdownNode, right: MarkdownNode) -> Bool { left.pointer == right.pointer }
}
