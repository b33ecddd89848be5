import DocumentModel

/// The project's own report, version 1: stable, for tests and tools.
///
/// Lines and columns count from 1, columns in Unicode scalars; a diagnostic of a whole page is at 1. `diagnostics` beside `pages`,
/// each with its `path`, is there only when something belongs to no page.
struct JSONReport {
  static let version = 1

  let verified: VerifiedProject
  private let pictureNames: PictureNames

  init(_ verified: VerifiedProject) {
    self.verified = verified
    pictureNames = PictureNames(verified.project)
  }

  var text: String {
    JSONValue.object([
      "version": .int(Self.version),
      "summary": summary,
      "pages": .list(verified.pages.enumerated().map { page($0.element.page, $0.element.result, index: $0.offset) }),
      "diagnostics": verified.diagnostics.isEmpty
        ? nil : .list(verified.diagnostics.map { diagnostic($0, path: $0.path) }),
    ]).text
  }

  private var summary: JSONValue {
    let summary = verified.summary
    return .object([
      "pages": .int(summary.pages),
      "blocks": .object([
        "run": .int(summary.blocks.run),
        "compiled": .int(summary.blocks.compiled),
        "failing": .int(summary.blocks.failing),
        "skipped": .int(summary.blocks.skipped),
      ]),
      "expectations": .object([
        "checked": .int(summary.expectationsChecked),
        "failed": .int(summary.expectationsFailed),
      ]),
      "errors": .int(summary.errors),
      "warnings": .int(summary.warnings),
    ])
  }

  private func page(_ page: ProjectPage, _ result: PageResult, index: Int) -> JSONValue {
    var pictures = 0
    let blocks = zip(page.page.blocks, result.blocks).map { block, result in
      self.block(block, result) { () -> String in
        pictures += 1
        return pictureNames.file(pictures, ofPageAt: index)
      }
    }
    return .object([
      "path": .string(page.page.path),
      "title": .string(page.title),
      "permalink": .string(page.permalink),
      "status": .string(result.status.rawValue),
      "blocks": .list(blocks),
      "diagnostics": .list(result.diagnostics.map { diagnostic($0) }),
    ])
  }

  private func block(_ block: Block, _ result: BlockResult, nextPicture: () -> String) -> JSONValue {
    .object([
      "line": .int(block.line),
      "endLine": .int(block.endLine),
      "kind": .string(block.kind.rawValue),
      "scope": .string(block.attributes.scope.name),
      "status": .string(result.status.rawValue),
      "shown": .bool(block.isShown),
      "values": .list(
        result.values.map {
          .object(["line": .int($0.line), "text": .string($0.text), "times": .int($0.times)])
        }),
      "output": .string(result.output),
      "pictures": .list(
        result.pictures.map {
          .object([
            "line": .int($0.line), "caption": .string($0.caption), "file": .string(nextPicture()),
            "outline": .string($0.outline),
          ])
        }),
      "messages": .list(result.messages.map { .string($0) }),
    ])
  }

  private func diagnostic(_ diagnostic: Diagnostic, path: String? = nil) -> JSONValue {
    .object([
      "path": path.map { .string($0) },
      "line": .int(max(diagnostic.line, 1)),
      "column": .int(max(diagnostic.column, 1)),
      "severity": .string(diagnostic.severity.rawValue),
      "rule": .string(diagnostic.rule.rawValue),
      "message": .string(diagnostic.message),
    ])
  }
}

extension BlockAttributes.Scope {
  /// As reports name it: empty for the page's own.
  var name: String {
    switch self {
    case .page: ""
    case .named(let name): name
    case .new: "new"
    }
  }
}
