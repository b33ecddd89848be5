import Foundation

/// A page of Documentation/Reference, read for the examples in it.
///
/// A fence's information holds options behind its language, `file=Guide/C.md` say. Renderers look at the language only, and to the tool
/// such fences are prose.
struct ReferencePage {
  struct Fence {
    /// The second-level heading that it stands under.
    var heading: String
    var language: String
    var options: [String: String]
    var text: String
    /// The lines of the page that hold the text.
    var lines: Range<Int>
  }

  /// The second-level headings.
  private(set) var headings: [String] = []
  private(set) var fences: [Fence] = []
  private let file: URL
  private var lines: [String]

  static let repository = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  init(_ name: String) throws {
    file = Self.repository.appendingPathComponent("Documentation/Reference/\(name).md")
    lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("## ") { headings.append(String(line.dropFirst(3))) }
      let ticks = line.prefix { $0 == "`" }
      guard ticks.count >= 3 else { continue }
      let end = lines[index...].firstIndex { $0.hasPrefix(ticks) && $0.allSatisfy { $0 == "`" } } ?? lines.count
      let words = line.dropFirst(ticks.count).split(separator: " ").map(String.init)
      var options: [String: String] = [:]
      for word in words.dropFirst() {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        options[parts[0]] = parts.count > 1 ? parts[1] : ""
      }
      fences.append(
        Fence(
          heading: headings.last ?? "", language: words.first ?? "", options: options,
          text: lines[index..<end].map { $0 + "\n" }.joined(), lines: index..<end))
      index = end + 1
    }
  }

  /// Puts texts in the places of fences' texts and writes the page.
  mutating func write(_ texts: [(fence: Fence, text: String)]) throws {
    for (fence, text) in texts.sorted(by: { $0.fence.lines.lowerBound > $1.fence.lines.lowerBound }) {
      lines.replaceSubrange(fence.lines, with: text.split(separator: "\n").map(String.init))
    }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// Whether what the tool says is to be written into the documentation, and not compared with it.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil }
}
