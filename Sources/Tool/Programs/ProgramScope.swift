import DocumentModel

/// Which program of a page a block belongs to.
public enum ProgramScope: Sendable, Hashable {
  /// The page's own.
  case page
  /// Of all blocks with this `scope=`.
  case named(String)
  /// Of the blocks below the second-level heading at this line.
  case section(Int)
  /// Of the block at this line alone.
  case own(Int)
}

extension ProgramScope: CustomStringConvertible {
  public var description: String {
    switch self {
    case .page: "the page's own"
    case .named(let name): name
    case .section(let line): "of the section at line \(line)"
    case .own(let line): "of the block at line \(line)"
    }
  }
}

/// The program of each block of a page.
public struct ProgramScopes: Sendable {
  private let scopes: [ProgramScope]

  public init(of page: Page, configuration: Configuration) {
    let sharing =
      page.frontMatter.string("scopes").flatMap(Configuration.ScopeSharing.init) ?? configuration.scopes
    scopes = page.blocks.map { block in
      switch (block.attributes.scope, sharing) {
      case (.named(let name), _): return .named(name)
      case (.new, _), (.page, .block): return .own(block.line)
      case (.page, .page): return .page
      case (.page, .section):
        // Blocks above the first heading share the page's own.
        let below = page.sectionLines.partitioningIndex { $0 >= block.line }
        return below > 0 ? .section(page.sectionLines[below - 1]) : .page
      }
    }
  }

  public subscript(block: Block) -> ProgramScope { scopes[block.index] }
}
