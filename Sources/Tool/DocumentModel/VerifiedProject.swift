/// A documentation project and what became of its pages: what reports and sites are made from.
public struct VerifiedProject: Sendable {
  public let project: DocumentationProject
  /// One for each of `project.pages`, in reading order. Their diagnostics hold those of the whole project that name the page
  /// as well, in the order of their places, with the severities that the configuration asks for.
  public let results: [PageResult]
  /// What is wrong with no page in particular: a workspace that names a missing playground, a run without examples.
  public let diagnostics: [Diagnostic]
  /// How long each page took, in seconds, in reading order; empty when that was not measured.
  public let durations: [Double]
  /// Whether something could not be checked because the toolchain or the tool itself failed.
  public let toolHasFailed: Bool
  public let summary: VerificationSummary

  /// Joins a project and its results.
  ///
  /// - Parameters:
  ///   - results: One for each of `project.pages`, in that order. A page or block without a result counts as skipped.
  ///   - diagnostics: Of the whole run, beside the project's own.
  ///   - durations: In seconds, one a page.
  ///   - toolHasFailed: See `toolHasFailed`.
  ///   - warningsAreErrors: Makes an error of every warning, those of `warn_only` too.
  public init(
    project: DocumentationProject, results: [PageResult], diagnostics: [Diagnostic] = [], durations: [Double] = [],
    warningsAreErrors: Bool = false, toolHasFailed: Bool = false
  ) {
    let policy = SeverityPolicy(warnOnly: Set(project.configuration.warnOnly), warningsAreErrors: warningsAreErrors)
    let pages = project.pages
    let paths = Set(pages.map(\.page.path))
    let shared = project.diagnostics + diagnostics
    let byPath = Dictionary(grouping: shared.filter { paths.contains($0.path) }, by: \.path)

    self.project = project
    self.durations = durations
    self.toolHasFailed = toolHasFailed
    self.results = pages.indices.map { index in
      var result = index < results.count ? results[index] : .notRun(pages[index].page)
      let missing = pages[index].page.blocks.count - result.blocks.count
      if missing > 0 { result.blocks += repeatElement(BlockResult(status: .skipped), count: missing) }
      return policy.applied(to: result, adding: byPath[pages[index].page.path] ?? [])
    }
    self.diagnostics = shared.filter { !paths.contains($0.path) }.map(policy.applied).inPlaceOrder
    summary = VerificationSummary(pages: pages, results: self.results, diagnostics: self.diagnostics)
  }

  /// The pages with their results, in reading order.
  public var pages: [(page: ProjectPage, result: PageResult)] { Array(zip(project.pages, results)) }

  /// Every diagnostic: page after page, by line and column, and at last those of no page.
  public var allDiagnostics: [Diagnostic] { results.flatMap(\.diagnostics) + diagnostics }

  /// Whether everything that was stated held.
  public var hasPassed: Bool { summary.errors == 0 && !results.contains { $0.status == .failed } }
}

extension PageResult {
  /// The result of a page that was found but not verified.
  public static func notRun(_ page: Page) -> PageResult {
    PageResult(
      status: page.hasErrors ? .failed : .skipped, blocks: page.blocks.map { _ in BlockResult(status: .skipped) },
      diagnostics: page.diagnostics)
  }
}

extension Sequence<Diagnostic> {
  /// By line and column; what shares a place stays in its order.
  public var inPlaceOrder: [Diagnostic] {
    enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }.map(\.element)
  }
}

/// How severe the author wants each rule to be.
private struct SeverityPolicy {
  var warnOnly: Set<Diagnostic.Rule>
  var warningsAreErrors: Bool

  func applied(to diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if warnOnly.contains(diagnostic.rule) { diagnostic.severity = .warning }
    if warningsAreErrors { diagnostic.severity = .error }
    return diagnostic
  }

  func applied(to result: PageResult, adding more: [Diagnostic]) -> PageResult {
    var result = result
    let stated = result.diagnostics + more.filter { !result.diagnostics.contains($0) }
    result.diagnostics = stated.map(applied).inPlaceOrder
    if result.diagnostics.contains(where: { $0.severity == .error }) {
      result.status = .failed
    } else if result.status == .failed, stated.contains(where: { $0.severity == .error }) {
      // All that failed it only warns.
      result.status = .passed
    }
    return result
  }
}
