import DocumentModel

/// Cuts a page into its programs. Pure: the same page and settings give the same programs.
public enum Programs {
  public static func make(of page: Page, configuration: Configuration, sharedSources: [String] = [], gates: Gates)
    -> [Program]
  {
    let scopes = ProgramScopes(of: page, configuration: configuration)
    var programs: [Program] = []
    var order: [ProgramScope] = []
    var members: [ProgramScope: [Int]] = [:]
    for block in page.blocks where block.kind != .skip && gates.unmet(of: block.attributes) == nil {
      let scope = scopes[block]
      let above = members[scope, default: []]
      switch block.kind {
      case .run, .warning:
        if above.isEmpty { order.append(scope) }
        members[scope, default: []].append(block.index)
      case .noRun, .error, .crash, .throws:
        let mode: Program.Mode = block.kind == .noRun || block.kind == .error ? .check : .run
        programs.append(
          program(page, configuration, sharedSources, scope, above + [block.index], subject: block.index, mode: mode))
      case .skip: break
      }
    }
    let shared = order.map { scope in
      program(page, configuration, sharedSources, scope, members[scope] ?? [], subject: nil, mode: .run)
    }
    return shared + programs
  }

  private static func program(
    _ page: Page, _ configuration: Configuration, _ sharedSources: [String], _ scope: ProgramScope, _ blocks: [Int],
    subject: Int?, mode: Program.Mode
  ) -> Program {
    let all = blocks.map { page.blocks[$0] }
    let text = ProgramText(
      page: page, blocks: all, subject: subject, isRun: mode == .run, values: values(of: page, configuration))
    return Program(
      pagePath: page.path, scope: scope, mode: mode, blocks: blocks, subject: subject, text: text.bytes,
      languageMode: all.compactMap(\.attributes.languageMode).last ?? configuration.languageMode,
      timeout: all.compactMap(\.attributes.timeout).max() ?? configuration.timeout, memory: configuration.memory,
      statements: text.statements, spans: text.spans, marks: text.marks, points: text.points, stretches: text.stretches,
      statedOutputs: text.statedOutputs, types: text.types, dependsOnLifetimes: text.dependsOnLifetimes,
      lineCount: text.lineCount,
      sharedSources: sharedSources)
  }

  /// Which values the page shows: front matter's `values`, else the configuration's.
  public static func values(of page: Page, _ configuration: Configuration) -> Configuration.ValuesShown {
    page.frontMatter.string("values").flatMap(Configuration.ValuesShown.init) ?? configuration.values
  }
}

/// What the machine offers, for `if=`.
public struct Gates: Sendable {
  private let platform: String
  private let version: [Int]
  private let environment: Set<String>

  public init(platform: String, version: [Int], environment: Set<String>) {
    self.platform = platform
    self.version = version
    self.environment = environment
  }

  /// Why a block's conditions do not hold; nil when they do.
  public func unmet(of attributes: BlockAttributes) -> String? {
    for gate in attributes.gates {
      switch gate {
      case .platform(let name): if name.lowercased() != platform { return "only on \(name)" }
      case .environment(let name): if !environment.contains(name) { return "only where \(name) is set" }
      case .swift(let comparison, let wanted):
        let text = wanted.map(String.init).joined(separator: ".")
        if !holds(comparison, wanted) { return "only with swift\(comparison)\(text)" }
      }
    }
    return nil
  }

  private func holds(_ comparison: String, _ wanted: [Int]) -> Bool {
    let count = max(wanted.count, version.count)
    let left = version + Array(repeating: 0, count: count - version.count)
    let right = wanted + Array(repeating: 0, count: count - wanted.count)
    switch comparison {
    case ">=": return !left.lexicographicallyPrecedes(right)
    case "<": return left.lexicographicallyPrecedes(right)
    case ">": return right.lexicographicallyPrecedes(left)
    case "<=": return !right.lexicographicallyPrecedes(left)
    default: return Array(left.prefix(wanted.count)) == wanted
    }
  }
}
