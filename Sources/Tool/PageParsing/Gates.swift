import DocumentModel

/// Reads the conditions of `if=`.
enum Gates {
  static let platforms = [
    "linux", "macos", "ios", "tvos", "watchos", "visionos", "windows", "freebsd", "android", "wasi",
  ]

  /// The condition that a text states; nil when it states none.
  static func gate(_ text: String) -> BlockAttributes.Gate? {
    if text.hasPrefix("env:") {
      let name = text.dropFirst(4)
      return name.isEmpty ? nil : .environment(String(name))
    }
    if text.hasPrefix("swift") {
      let rest = text.dropFirst(5)
      for comparison in [">=", "<=", "==", ">", "<"] where rest.hasPrefix(comparison) {
        let numbers = rest.dropFirst(comparison.count).split(separator: ".", omittingEmptySubsequences: false).map {
          Int($0)
        }
        let version = numbers.compactMap { $0 }.filter { $0 >= 0 }
        return version.isEmpty || version.count != numbers.count
          ? nil : .swift(comparison: comparison, version: version)
      }
      return nil
    }
    let name = text.lowercased()
    return platforms.contains(name) ? .platform(name) : nil
  }
}
