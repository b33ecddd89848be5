import CExpat

/// A start tag of an XML document, entities and character references decoded.
struct XMLElement {
  var name: String
  var attributes: [String: String]
  /// From 1.
  var line: Int
  /// How many elements it lies in.
  var depth: Int

  /// Where a document is not well-formed, and why.
  struct Malformed: Error {
    var line: Int
    var reason: String
  }

  /// The elements of a document in the order of their start tags.
  ///
  /// expat bounds what entities may grow to and fetches nothing.
  static func elements(in bytes: [UInt8]) throws(Malformed) -> [XMLElement] {
    guard let parser = XML_ParserCreate(nil) else { throw Malformed(line: 1, reason: "out of memory") }
    defer { XML_ParserFree(parser) }
    let collector = Collector(parser: parser)
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in Collector.from(context)?.start(name, attributes) },
      { context, _ in Collector.from(context)?.depth -= 1 })
    let status = bytes.withUnsafeBytes {
      XML_Parse(parser, $0.bindMemory(to: CChar.self).baseAddress, Int32(clamping: $0.count), 1)
    }
    guard status == XML_STATUS_OK else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "not well-formed"
      throw Malformed(line: Int(XML_GetCurrentLineNumber(parser)), reason: reason)
    }
    return withExtendedLifetime(collector) { collector.elements }
  }

  /// What the callbacks write to.
  private final class Collector {
    let parser: XML_Parser
    var elements: [XMLElement] = []
    var depth = 0

    init(parser: XML_Parser) { self.parser = parser }

    static func from(_ context: UnsafeMutableRawPointer?) -> Collector? {
      context.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
      var values: [String: String] = [:]
      if var pair = attributes {
        while let key = pair[0], let value = pair[1] {
          values[String(cString: key)] = String(cString: value)
          pair += 2
        }
      }
      elements.append(
        XMLElement(
          name: name.map { String(cString: $0) } ?? "", attributes: values,
          line: Int(XML_GetCurrentLineNumber(parser)), depth: depth))
      depth += 1
    }
  }
}
