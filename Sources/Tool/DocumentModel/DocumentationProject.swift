/// A folder of documentation: its sections and pages in reading order.
public struct DocumentationProject: Sendable {
  /// The absolute path of the project's root, without a final slash. Pages' paths are relative to it.
  public var root: String
  public var configuration: Configuration
  public var sections: [Section]
  /// Of the whole project: clashing permalinks, a page that cannot be read and so on, with their paths.
  public var diagnostics: [Diagnostic]

  public init(
    root: String, configuration: Configuration = Configuration(), sections: [Section] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.root = root
    self.configuration = configuration
    self.sections = sections
    self.diagnostics = diagnostics
  }

  /// All pages in reading order.
  public var pages: [ProjectPage] { sections.flatMap(\.pages) }
}

/// A chapter: a playground, or a folder of Markdown pages. Pages given singly are in a section without a title.
public struct Section: Sendable {
  public var title: String
  /// nef's slug of the title; the section's part of the permalink.
  public var slug: String
  public var pages: [ProjectPage]

  public init(title: String, slug: String, pages: [ProjectPage] = []) {
    self.title = title
    self.slug = slug
    self.pages = pages
  }
}

/// A page with its place in the project.
public struct ProjectPage: Sendable {
  public var page: Page
  /// The title shown: the front matter's, else the first heading, else the file's name.
  public var title: String
  /// The file's (or playground page's) own name without extension: nef's title in the sidebar.
  public var name: String
  /// `/docs/<section>/<page>/`
  public var permalink: String
  /// Absolute paths of the folder's `Sources/*.swift` that the page imports implicitly, sorted; usually none.
  public var sharedSources: [String]
  /// What blocks with `file=` must equal, by block.
  public var includes: [Int: IncludedText] = [:]

  public init(page: Page, title: String, name: String, permalink: String, sharedSources: [String] = []) {
    self.page = page
    self.title = title
    self.name = name
    self.permalink = permalink
    self.sharedSources = sharedSources
  }
}

/// What `arch-docs.yml` says; every key is optional there.
public struct Configuration: Sendable, Equatable {
  public enum ScopeSharing: String, Sendable, CaseIterable { case page, section, block }
  public enum ValuesShown: String, Sendable, CaseIterable { case expressions, all, none }

  /// A replacement applied to both sides before comparing.
  public struct Filter: Sendable, Equatable {
    public var match: String
    public var replace: String

    public init(match: String, replace: String) {
      self.match = match
      self.replace = replace
    }
  }

  public var title: String?
  public var description: String?
  public var url: String?
  public var baseURL: String?
  public var repository: String?
  public var sections: [String] = []
  public var exclude: [String] = []
  /// The default language mode.
  public var languageMode = 5
  /// For each program, in seconds.
  public var timeout = 10.0
  /// For each program, in bytes.
  public var memory = 2 << 30
  /// Names of environment variables that programs see.
  public var environment: [String] = []
  public var scopes = ScopeSharing.page
  public var values = ValuesShown.expressions
  public var filters: [Filter] = []
  public var variables: [String: String] = [:]
  public var package: String?
  public var theme: String?
  /// Rules that only warn.
  public var warnOnly: [Diagnostic.Rule] = []

  public init() {}
}
