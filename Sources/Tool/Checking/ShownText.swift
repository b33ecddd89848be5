import DocumentModel

/// A value's text as readers see it: without the page's module name, cut after 10 lines or 1,000 characters.
enum ShownText {
  static let lineLimit = 10
  static let characterLimit = 1_000

  /// - Parameter types: The names that the page declares; only they have the page's module.
  static func of(_ value: LoggedValue, types: Set<String>) -> String { cut(whole(value, types: types)) }

  /// Uncut, as far as it was kept.
  static func whole(_ value: LoggedValue, types: Set<String>) -> String {
    withoutModule(withoutContexts(value.text), types)
  }

  /// Types that functions declare are named with an address: `main.(unknown context at $7f…).Local`.
  private static func withoutContexts(_ text: String) -> String {
    guard text.contains("(unknown context at $") else { return text }
    return text.replacing(/(main\.)?\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }

  private static func cut(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count > lineLimit { return lines.prefix(lineLimit).joined(separator: "\n") + "…" }
    return text.count > characterLimit ? text.prefix(characterLimit) + "…" : text
  }

  /// Takes `main.` off the names of the page's own types, outside quoted text.
  static func withoutModule(_ text: String, _ types: Set<String>) -> String {
    let module = Array("main.".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count >= module.count else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isQuoted = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted, byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        result += bytes[index...(index + 1)]
        index += 2
        continue
      }
      let isAtName = index == 0 || !isNamePart(bytes[index - 1])
      if !isQuoted, isAtName, bytes[index...].starts(with: module) {
        let name = bytes[(index + module.count)...].prefix { isNamePart($0) && $0 != UInt8(ascii: ".") }
        if types.contains(String(decoding: name, as: UTF8.self)) {
          index += module.count
          continue
        }
      }
      result.append(byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
