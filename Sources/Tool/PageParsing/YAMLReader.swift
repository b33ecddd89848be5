import CYAML
import DocumentModel

/// What is wrong with YAML, and where.
public struct YAMLProblem: Error, Sendable, Equatable {
  /// From 1, counted from the `firstLine` that the reader was given.
  public var line: Int
  /// From 1, in Unicode scalars.
  public var column: Int
  public var message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

/// Reads YAML by libyaml.
public enum YAMLReader {
  /// The top-level keys of a document in their order; none for an empty document.
  ///
  /// Plain scalars are read as Jekyll's reader takes them, but a number whose spelling its value does not give back (`1.10`) stays
  /// text.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - firstLine: The number that the first line of the bytes has.
  public static func entries(of bytes: [UInt8], firstLine: Int = 1) throws(YAMLProblem) -> [FrontMatter.Entry] {
    if let line = lineOfEndlessNesting(in: bytes) {
      throw YAMLProblem(line: firstLine + line, column: 1, message: "this is nested too deeply")
    }
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLProblem(line: firstLine, column: 1, message: "there is no memory left to read it")
    }
    defer { yaml_parser_delete(&parser) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<[FrontMatter.Entry], YAMLProblem> in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      var document = yaml_document_t()
      guard yaml_parser_load(&parser, &document) == 1 else { return .failure(problem(of: parser, firstLine)) }
      defer { yaml_document_delete(&document) }
      guard let root = yaml_document_get_root_node(&document) else { return .success([]) }
      var reader = YAMLNodeReader(firstLine: firstLine)
      do throws(YAMLProblem) {
        return .success(try reader.topLevel(root, in: &document))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The line (from 0) that opens more brackets than anybody means: libyaml's time grows with the square of their number.
  private static func lineOfEndlessNesting(in bytes: [UInt8]) -> Int? {
    var (depth, line) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      case 0x0A: line += 1
      default: break
      }
      if depth > 1_000 { return line }
    }
    return nil
  }

  private static func problem(of parser: yaml_parser_t, _ firstLine: Int) -> YAMLProblem {
    var message = parser.problem.map { String(cString: $0) } ?? "this is no YAML"
    if message.hasPrefix("mapping values are not allowed") {
      message = "a value with “: ” in it must be quoted"
    }
    // What libyaml refuses as bytes has no mark of its own.
    let mark = parser.error == YAML_READER_ERROR ? parser.mark : parser.problem_mark
    return YAMLProblem(line: firstLine + Int(mark.line), column: Int(mark.column) + 1, message: message)
  }
}

/// Makes values of a document's nodes.
private struct YAMLNodeReader {
  let firstLine: Int
  /// Aliases can make a small document endless.
  private var nodesLeft = 50_000
  private static let deepest = 64

  init(firstLine: Int) {
    self.firstLine = firstLine
  }

  mutating func topLevel(
    _ root: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t
  ) throws(YAMLProblem) -> [FrontMatter.Entry] {
    switch try value(root, in: &document, depth: 0) {
    case .map(let entries): return entries
    case .null: return []
    default: throw problem(root, "“key: value” lines are expected here")
    }
  }

  private mutating func value(
    _ node: UnsafeMutablePointer<yaml_node_t>, in document: inout yaml_document_t, depth: Int
  ) throws(YAMLProblem) -> FrontMatter.Value {
    nodesLeft -= 1
    guard depth < Self.deepest, nodesLeft > 0 else { throw problem(node, "this is nested too deeply, or endless") }
    switch node.pointee.type {
    case YAML_SCALAR_NODE:
      let text = text(of: node)
      let isPlain = node.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
      return isPlain ? YAMLScalar.value(of: text) : .string(text)
    case YAML_SEQUENCE_NODE:
      let items = node.pointee.data.sequence.items
      var values: [FrontMatter.Value] = []
      for item in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
        guard let child = yaml_document_get_node(&document, item) else { continue }
        values.append(try value(child, in: &document, depth: depth + 1))
      }
      return .list(values)
    case YAML_MAPPING_NODE:
      let pairs = node.pointee.data.mapping.pairs
      var entries: [FrontMatter.Entry] = []
      for pair in UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start) {
        guard let key = yaml_document_get_node(&document, pair.key),
          let child = yaml_document_get_node(&document, pair.value)
        else { continue }
        guard key.pointee.type == YAML_SCALAR_NODE else { throw problem(key, "a key must be text") }
        let value = try value(child, in: &document, depth: depth + 1)
        entries.append(FrontMatter.Entry(key: text(of: key), value: value, line: line(of: key)))
      }
      return .map(entries)
    default:
      return .null
    }
  }

  private func text(of node: UnsafeMutablePointer<yaml_node_t>) -> String {
    let scalar = node.pointee.data.scalar
    return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  private func line(of node: UnsafeMutablePointer<yaml_node_t>) -> Int {
    firstLine + Int(node.pointee.start_mark.line)
  }

  private func problem(_ node: UnsafeMutablePointer<yaml_node_t>, _ message: String) -> YAMLProblem {
    YAMLProblem(line: line(of: node), column: Int(node.pointee.start_mark.column) + 1, message: message)
  }
}
