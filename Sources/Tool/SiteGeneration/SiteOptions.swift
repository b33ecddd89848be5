import DocumentModel

/// What kind of site to generate.
public struct SiteOptions: Sendable {
  public enum Format: String, Sendable, CaseIterable {
    /// Pages as HTML behind front matter, which Jekyll only frames.
    case html
    /// nef's tree of `README.md` files, which Jekyll renders.
    case markdown
  }

  public enum Theme: String, Sendable, CaseIterable {
    /// A layout, style sheet and configuration of our own, where the site has none.
    case arch
    /// Pages and sidebar only: the site brings its theme.
    case none
  }

  /// The page at `/docs/`.
  public struct MainPage: Sendable {
    public var page: Page
    /// Nil when its examples were not verified.
    public var result: PageResult?

    public init(page: Page, result: PageResult? = nil) {
      self.page = page
      self.result = result
    }
  }

  public var format: Format
  public var theme: Theme
  public var mainPage: MainPage?
  /// Whether results are shown. Without them the site carries the author's expectations as they are.
  public var showsResults: Bool

  public init(
    format: Format = .html, theme: Theme = .arch, mainPage: MainPage? = nil, showsResults: Bool = true
  ) {
    self.format = format
    self.theme = theme
    self.mainPage = mainPage
    self.showsResults = showsResults
  }
}
