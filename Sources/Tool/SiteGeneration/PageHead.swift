import DocumentModel

/// The front matter of a generated page: the author's keys in their order, then what the site adds.
struct PageHead {
  /// A neighbour in reading order.
  struct Neighbour {
    var title: String
    var permalink: String
  }

  var title: String
  var permalink: String
  var author: FrontMatter
  /// The section's place in the sidebar.
  var section: Int?
  var previous: Neighbour?
  var next: Neighbour?
  /// Whether the content begins with a heading of its own.
  var hasHeading: Bool
  /// Whether every example was compiled and run, and held.
  var isVerified: Bool

  /// The lines from `---` to `---`, with a final line ending. Every text is quoted, since Jekyll goes on without the page's
  /// layout when YAML trips over a title.
  func text() -> String {
    var lines: [(key: String, value: String)] = []
    func set(_ key: String, _ value: String) {
      if let index = lines.firstIndex(where: { $0.key == key }) {
        lines[index].value = value
      } else {
        lines.append((key, value))
      }
    }
    for entry in author.entries { set(entry.key, YAMLText.flow(entry.value)) }
    if author["layout"] == nil { lines.insert(("layout", YAMLText.quoted("docs")), at: 0) }
    set("title", YAMLText.quoted(title))
    lines.removeAll { $0.key == "permalink" }
    set("permalink", YAMLText.quoted(permalink))
    // One key of our own, so that none of the author's is taken.
    set("arch_docs", YAMLText.flow(.map(details)))
    return "---\n" + lines.map { "\(YAMLText.key($0.key)): \($0.value)\n" }.joined() + "---\n"
  }

  private var details: [FrontMatter.Entry] {
    var entries = [
      FrontMatter.Entry(key: "verified", value: .bool(isVerified), line: 0),
      FrontMatter.Entry(key: "heading", value: .bool(hasHeading), line: 0),
    ]
    if let section { entries.append(FrontMatter.Entry(key: "section", value: .int(section), line: 0)) }
    for (key, neighbour) in [("previous", previous), ("next", next)] {
      guard let neighbour else { continue }
      let value: [FrontMatter.Entry] = [
        FrontMatter.Entry(key: "title", value: .string(neighbour.title), line: 0),
        FrontMatter.Entry(key: "url", value: .string(neighbour.permalink), line: 0),
      ]
      entries.append(FrontMatter.Entry(key: key, value: .map(value), line: 0))
    }
    return entries
  }
}
