import DocumentModel

/// A project found but not read: its configuration, and where its pages lie.
public struct ProjectFiles: Sendable {
  /// The absolute path of the project's root.
  public var root: String
  public var configuration: Configuration
  /// In the order found; `read(with:)` brings them into reading order, for which front matter is needed.
  public var sections: [SectionFiles]
  /// What was found wrong on the way.
  public var diagnostics: [Diagnostic]

  /// Every page's file, in the order found.
  public var pages: [PageFile] { sections.flatMap(\.allPages) }
}

/// A section found: a playground, or a folder with Markdown pages and further sections in it.
public struct SectionFiles: Sendable {
  public enum Kind: Sendable {
    /// The pages' order is fixed.
    case playground
    /// Pages and subsections are ordered by their front matter, then by name.
    case folder
    /// The folder that the project is.
    case top
    /// Pages named one by one, in the order given.
    case single
  }

  public var kind: Kind
  /// The playground's or folder's own name; empty for pages given singly.
  public var name: String
  /// The section's part of permalinks: `guide`, or `guide/advanced` for a folder in a folder.
  public var slug: String
  public var pages: [PageFile] = []
  public var subsections: [SectionFiles] = []

  var allPages: [PageFile] { pages + subsections.flatMap(\.allPages) }
}

/// A page's file.
public struct PageFile: Sendable, Equatable {
  /// Relative to the project's root, `/`-separated.
  public var path: String
  public var absolutePath: String
  /// Of the file, or of the playground page, without extension; of a section's own page, the section's.
  public var name: String
  /// Whether it is the section's own page: `README.md`, `index.md`, or the only page of a playground.
  public var isSectionPage = false
  /// Absolute paths of the `Sources/*.swift` that the page imports, sorted.
  public var sharedSources: [String] = []
}
