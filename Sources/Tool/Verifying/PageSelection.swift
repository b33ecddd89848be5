import DocumentModel
import FoundationEssentials
import Programs
import Project

/// The part of a project that a run is about.
public struct PageSelection: Sendable {
  private enum Pick: Sendable {
    case glob(Glob)
    case line(page: String, line: Int)
  }

  private let picks: [Pick]
  /// Counted from 0.
  private let shard: (index: Int, count: Int)?

  /// - Parameters:
  ///   - patterns: Globs of page paths, or `PAGE:LINE` for the program that a line is in; none for all pages.
  ///   - shard: Every `count`-th page from the one at `index` on, counted from 0.
  public init(_ patterns: [String] = [], shard: (index: Int, count: Int)? = nil) {
    picks = patterns.map { text in
      guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0 else {
        return .glob(Glob(text))
      }
      return .line(page: String(text[..<colon]), line: line)
    }
    self.shard = shard
  }

  /// Whether other runs take other pages: there may be none for this one.
  var isShard: Bool { shard != nil }

  /// Takes the other pages out of a project.
  func apply(to project: inout DocumentationProject) throws(VerifierError) {
    var position = 0
    for index in project.sections.indices {
      project.sections[index].pages.removeAll { page in
        defer { position += 1 }
        let isMine = shard.map { position % $0.count == $0.index } ?? true
        return !isMine || !(picks.isEmpty || picks.contains { covers($0, page.page.path, project.root) })
      }
    }
    // What was picked may be another shard's.
    guard shard == nil else { return }
    if case .glob(let glob)? = picks.first, project.pages.isEmpty { throw .noMatch(pattern: glob.pattern) }
    for case .line(let path, let line) in picks {
      let page = project.pages.first { isSame(path, $0.page.path, project.root) }?.page
      guard let page, hasBlock(at: line, page) else { throw .noBlock(page: path, line: line) }
    }
  }

  /// The programs of a page that are to be run.
  func programs(_ programs: [Program], of page: Page, root: String) -> [Program] {
    let lines = picks.compactMap { pick -> Int? in
      guard case .line(let path, let line) = pick, isSame(path, page.path, root) else { return nil }
      return line
    }
    let isWhole = picks.contains {
      if case .glob(let glob) = $0 { glob.matches(page.path) } else { false }
    }
    guard !lines.isEmpty, !isWhole else { return programs }
    let blocks = Set(
      page.blocks.filter { block in lines.contains { block.line <= $0 && $0 <= block.endLine } }.map(\.index))
    return programs.filter { program in
      program.subject.map(blocks.contains) ?? program.blocks.contains(where: blocks.contains)
    }
  }

  private func covers(_ pick: Pick, _ path: String, _ root: String) -> Bool {
    switch pick {
    case .glob(let glob): glob.matches(path)
    case .line(let page, _): isSame(page, path, root)
    }
  }

  /// As an author names a page: from the project's root or from the working directory.
  private func isSame(_ given: String, _ path: String, _ root: String) -> Bool {
    if given == path || given == "./" + path { return true }
    return FilePath.absolute(given, from: FileManager.default.currentDirectoryPath) == root + "/" + path
  }

  private func hasBlock(at line: Int, _ page: Page) -> Bool {
    page.blocks.contains { $0.line <= line && line <= $0.endLine }
  }
}
