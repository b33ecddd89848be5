/// Keeps Liquid, which Jekyll runs over every page, away from Swift's closures and macros.
enum LiquidProof {
  /// Writes the second character of each `{{` and `{%` as a character reference. Inside `<script>` and `<style>`, where HTML
  /// knows no references, Liquid itself prints the opener.
  static func escape(_ html: [UInt8]) -> [UInt8] {
    guard hasOpener(html) else { return html }
    var result: [UInt8] = []
    result.reserveCapacity(html.count + 64)
    var index = 0
    var rawElement: [UInt8]?
    while index < html.count {
      let byte = html[index]
      let next = index + 1 < html.count ? html[index + 1] : 0
      if byte == UInt8(ascii: "{"), next == UInt8(ascii: "{") || next == UInt8(ascii: "%") {
        let opener = next == UInt8(ascii: "{") ? "{" : "%"
        if rawElement != nil {
          result.append(contentsOf: "{{ \"{\(opener)\" }}".utf8)
        } else {
          result.append(contentsOf: (next == UInt8(ascii: "{") ? "{&#123;" : "{&#37;").utf8)
        }
        index += 2
        continue
      }
      if byte == UInt8(ascii: "<") {
        if let name = rawElement {
          if isTag(name, in: html, at: index + 2), next == UInt8(ascii: "/") { rawElement = nil }
        } else {
          rawElement = rawElements.first { isTag($0, in: html, at: index + 1) }
        }
      }
      result.append(byte)
      index += 1
    }
    return result
  }

  /// Whether Liquid would find something to do in a text.
  static func hasOpener(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == UInt8(ascii: "{"), byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") { return true }
      previous = byte
    }
    return false
  }

  private static let rawElements: [[UInt8]] = [Array("script".utf8), Array("style".utf8)]

  private static func isTag(_ name: [UInt8], in html: [UInt8], at start: Int) -> Bool {
    guard start + name.count < html.count else { return false }
    for (offset, byte) in name.enumerated() where html[start + offset] | 0x20 != byte { return false }
    return " \t\n\r\u{C}/>".utf8.contains(html[start + name.count])
  }
}
