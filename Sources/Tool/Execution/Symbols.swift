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
  /// counts. So far back it is looked for, in bytes, in steps that meet a single call.
  private static let steps: [UInt64] = Array(stride(from: 0, through: 512, by: 4))

  /// The page's places of the addresses that lie in it, innermost first.
  ///
  /// - Parameter isNear: Whether an address without a line may take the one before it. A trap stands apart from its statement, so
  ///   for one that would mislead.
  func places(of addresses: [UInt64], base: UInt64, size: UInt64, isNear: Bool) -> [Place] {
    let inside = addresses.map { $0 &- base }.filter { $0 < size && size < 1 << 40 }
    guard !inside.isEmpty else { return [] }
    let steps = isNear ? Self.steps : [0]
    let probes = inside.flatMap { address in steps.map { address - min($0, address) } }
    let arguments =
      ["--obj=\(library)", "--functions=linkage", "--inlines"] + probes.map { "0x" + String($0, radix: 16) }
    guard let result = try? Subprocess.run(toolchain.symbolizer, arguments), result.status == 0 else { return [] }
    let answers = answers(in: result.output)
    guard answers.count >= probes.count else { return [] }
    return inside.indices.compactMap { index in
      let own = index * steps.count
      return (own..<own + steps.count).lazy.filter { answers[$0].function == answers[own].function }
        .compactMap { answers[$0].place }.first
    }
  }

  /// For each address: a line with the function's name and one with `path:line:column`, from what is inlined outwards; an empty line.
  private func answers(in output: [UInt8]) -> [(function: String, place: Place?)] {
    var answers: [(function: String, place: Place?)] = []
    var lines: [String] = []
    for line in output.split(separator: 0x0A, omittingEmptySubsequences: false) {
      guard line.isEmpty else {
        lines.append(String(decoding: line, as: UTF8.self))
        continue
      }
      if lines.count >= 2 {
        let found = stride(from: 1, to: lines.count, by: 2).lazy.compactMap { place(lines[$0]) }.first
        answers.append((lines[lines.count / 2 * 2 - 2], found))
      }
      lines = []
    }
    return answers
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
