import SwiftToolchain

/// Tells the page's places of addresses in its shared library.
struct Symbols {
  let toolchain: SwiftToolchain
  let library: String
  let page: String

  struct Place: Equatable {
    var line: Int
    /// From 1, in bytes; nil where the line tables do not tell.
    var byteColumn: Int?
  }

  /// The page's places of the addresses that lie in it, innermost first.
  func places(of addresses: [UInt64], base: UInt64, size: UInt64) -> [Place] {
    let inside = addresses.map { $0 &- base }.filter { $0 < size && size < 1 << 40 }
    guard !inside.isEmpty else { return [] }
    let arguments =
      ["--obj=\(library)", "--functions=none", "--no-inlines"] + inside.map { "0x" + String($0, radix: 16) }
    guard let result = try? Subprocess.run(toolchain.symbolizer, arguments), result.status == 0 else { return [] }
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").compactMap { place($0) }
  }

  /// Reads `path:line:column`.
  private func place(_ text: Substring) -> Place? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    guard path == page || path.hasSuffix("/" + page) else { return nil }
    return Place(line: line, byteColumn: Int(parts[parts.count - 1]).flatMap { $0 > 0 ? $0 : nil })
  }
}
