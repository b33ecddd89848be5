import DocumentModel

extension VerifiedProject {
  /// A project of one page with two blocks: one that is wrong and one that is skipped.
  static let guide: VerifiedProject = {
    let source = SourceText("# Counter\n\n```swift\nlet a = 1\n\ta + 1 // => 3\n```\n\n```swift, skip=\"later\"\n```\n")
    var skipping = BlockAttributes()
    skipping.kind = .skip
    skipping.skipReason = "later"
    let page = Page(
      path: "Guide/Counter.md", kind: .markdown, source: source, heading: "Counter",
      blocks: [
        Block(index: 0, line: 3, endLine: 6), Block(index: 1, line: 8, endLine: 9, attributes: skipping),
      ])
    let picture = Picture(line: 5, caption: "One", outline: "Button \"+\"", svg: "<svg/>", width: 1, height: 1)
    let result = PageResult(
      status: .failed,
      blocks: [
        BlockResult(
          status: .failed, values: [ShownValue(line: 5, text: "2", times: 1)], output: "hi\u{1B}\n",
          pictures: [picture],
          messages: ["note"]),
        BlockResult(status: .skipped, skipReason: "later"),
      ],
      diagnostics: [
        Diagnostic(
          path: "Guide/Counter.md", line: 5, column: 8, rule: .valueMismatch,
          message: "the value is not what is stated\nexpected: 3\nactual:   2")
      ],
      expectationsChecked: 1, expectationsFailed: 1)
    return VerifiedProject(project: .of(page), results: [result], durations: [0.25])
  }()

  /// Pages without blocks that have these diagnostics, all at the first page.
  static func with(_ diagnostics: [Diagnostic], of project: [Diagnostic] = []) -> VerifiedProject {
    let page = Page(path: "A.md", kind: .markdown, source: SourceText("line one\nline two\n"))
    return VerifiedProject(
      project: .of(page), results: [PageResult(status: .passed, blocks: [], diagnostics: diagnostics)],
      diagnostics: project)
  }
}

extension DocumentationProject {
  /// A project of one section; permalinks and names are those of the paths.
  static func of(_ pages: Page...) -> DocumentationProject {
    let pages = pages.map { page in
      let name = String(page.path.split(separator: "/").last?.split(separator: ".").first ?? "")
      return ProjectPage(
        page: page, title: page.ownTitle ?? name, name: name, permalink: "/docs/guide/\(Slug.of(name))/")
    }
    return DocumentationProject(root: "/p", sections: [Section(title: "Guide", slug: "guide", pages: pages)])
  }
}
