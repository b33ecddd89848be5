/// Splits Swift source into tokens, in linear time and for any bytes whatever: what is no Swift comes out as operators.
///
/// Knows what decides whether text is code: line comments, nested block comments, plain, raw and multi-line strings with
/// interpolations to any depth, regex literals, back-quoted names.
public enum SwiftLexer {
  /// The tokens of the bytes, or of a part of them. Byte-order marks at the start are passed over.
  public static func lex(_ bytes: [UInt8], in range: Range<Int>? = nil) -> [SwiftToken] {
    var start = range?.lowerBound ?? 0
    if start == 0 { while bytes[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 } }
    let end = range?.upperBound ?? bytes.count
    guard start < end else { return [] }
    return bytes.withUnsafeBufferPointer { buffer in
      var scanner = SwiftScanner(bytes: buffer, position: start, end: end)
      var tokens: [SwiftToken] = []
      tokens.reserveCapacity((end - start) / 4)
      while let token = scanner.next(after: tokens.last) { tokens.append(token) }
      return tokens
    }
  }
}
