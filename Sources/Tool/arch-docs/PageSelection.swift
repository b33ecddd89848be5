import DocumentModel
import FoundationEssentials
import Programs
import Project

/// The part of a project that a run is about: `--only` and `--shard`.
struct PageSelection {
  private enum Pick {
    case glob(Glob)
    case line(page: String, line: Int)
  }

  private var picks: [Pick] = []
  /// From 0.
  private var shard: (index: Int, count: Int)?

  init(_ arguments: Arguments) throws(Arguments.Problem) {
    picks = arguments.all("only").map { text in
      guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0 else {
        return .glob(Glob(text))
      }
      return .line(page: String(text[..<colon]), line: line)
    }
    guard let text = arguments["shard"] else { return }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], 1 <= index, index <= count else {
      throw Arguments.Problem(message: "`--shard` takes I/N, as in 1/4, not `\(text)`")
    }
    shard = (index - 1, count)
  }

  /// Takes the other pages out of a project.
  func apply(to project: inout DocumentationProject) throws {
    var position = 0
    for index in project.sections.indices {
      project.sections[index].pages.removeAll { page in
        defer { position += 1 }
        let isMine = shard.map { position % $0.count == $0.index } ?? true
        return !isMine || !(picks.isEmpty || picks.contains { covers($0, page.page.path, project.root) })
      }
    }
    let pages = project.pages.map(\.page)
    for case .line(let path, let line) in picks
    where !hasBlock(at: line, pages.first { isSame(path, $0.path, project.root) }) {
      throw CommandFailure(
        message: "error: --only \(path):\(line): no Swift block is at that line; `arch-docs list` shows where they are",
        status: ExitStatus.notHeld)
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
    let folder = FileManager.default.currentDirectoryPath
    let full = given.hasPrefix("/") ? given : folder + "/" + given
    return URL(filePath: full).standardized.path == root + "/" + path
  }

  private func hasBlock(at line: Int, _ page: Page?) -> Bool {
    page?.blocks.contains { $0.line <= line && line <= $0.endLine } ?? false
  }
}
