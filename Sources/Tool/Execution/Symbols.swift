import SwiftToolchain

/// Tells the page's lines of addresses in its shared library.
struct Symbols {
  let toolchain: SwiftToolchain
  let library: String
  let page: String

  /// The page's lines of the frames that lie in it, innermost first. `frames` are return addresses; the first may be the very
  /// place.
  func lines(of frames: [UInt64], base: UInt64, size: UInt64) -> [Int] {
    let inside = frames.enumerated().filter { $0.element > base && $0.element < base + size }
      .map { $0.element - base - ($0.offset == 0 ? 0 : 1) }
    guard !inside.isEmpty else { return [] }
    let arguments =
      ["--obj=\(library)", "--functions=none", "--no-inlines"] + inside.map { "0x" + String($0, radix: 16) }
    guard let result = try? Subprocess.run(toolchain.symbolizer, arguments), result.status == 0 else { return [] }
    return String(decoding: result.output, as: UTF8.self).split(separator: "\n").compactMap { text in
      // path:line:column
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
      let path = parts.dropLast(2).joined(separator: ":")
      return path == page || path.hasSuffix("/" + page) ? line : nil
    }
  }
}
