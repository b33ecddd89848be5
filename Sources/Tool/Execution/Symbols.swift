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

  /// The compiler's own instructions, such as those that log values, have no line: the one before them in the same function
  /// counts. So far back it is looked for, in bytes.
  private static let steps: [UInt64] = [0, 8, 16, 32, 64, 128, 256]

  /// The page's places of the addresses that lie in it, innermost first.
  func places(of addresses: [UInt64], base: UInt64, size: UInt64) -> [Place] {
    let inside = addresses.map { $0 &- base }.filter { $0 < size && size < 1 << 40 }
    guard !inside.isEmpty else { return [] }
    let probes = inside.flatMap { address in Self.steps.map { address - min($0, address) } }
    let arguments =
      ["--obj=\(library)", "--functions=linkage", "--no-inlines"]
      + probes.map { "0x" + String($0, radix: 16) }
    guard let result = try? Subprocess.run(toolchain.symbolizer, arguments), result.status == 0 else { return [] }
    // Two lines for each: the function, and path:line:column.
    let lines = result.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    guard lines.count == probes.count * 2 else { return [] }
    return inside.indices.compactMap { index in
      let first = index * Self.steps.count
      return (first..<first + Self.steps.count).lazy.filter { lines[2 * $0] == lines[2 * first] }
        .compactMap { place(lines[2 * $0 + 1]) }.first
    }
  }

  /// Reads `path:line:column`.
  private func place(_ text: String) -> Place? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
    let path = parts.dropLast(2).joined(separator: ":")
    guard path == page || path.hasSuffix("/" + page) else { return nil }
    return Place(line: line, byteColumn: Int(parts[parts.count - 1]).flatMap { $0 > 0 ? $0 : nil })
  }
}
