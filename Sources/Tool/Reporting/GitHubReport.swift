import DocumentModel

/// Annotations for GitHub Actions: workflow commands, one a line.
///
/// GitHub shows ten annotations of a kind for a step, and fifty for a job, and drops the others silently; what goes beyond ten is
/// counted in a notice.
struct GitHubReport {
  static let limit = 10

  let verified: VerifiedProject
  let repositoryPath: String

  init(_ verified: VerifiedProject, repositoryPath: String) {
    self.verified = verified
    self.repositoryPath = repositoryPath
  }

  var text: String {
    let all = verified.allDiagnostics
    var lines: [String] = []
    var hidden: [String] = []
    for severity in [Diagnostic.Severity.error, .warning] {
      let own = all.filter { $0.severity == severity }
      lines += own.prefix(Self.limit).map(command)
      if own.count > Self.limit {
        hidden.append(Count.of(own.count - Self.limit, "more \(severity.rawValue)"))
      }
    }
    if !hidden.isEmpty {
      let more = hidden.joined(separator: " and ")
      lines.append("::notice title=arch-docs::\(more) than the ten that GitHub shows; the log has them all")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ diagnostic: Diagnostic) -> String {
    let path = RepositoryPath.joined(repositoryPath, diagnostic.path)
    var properties = ["file=\(Self.escaped(property: path))"]
    if diagnostic.line > 0 {
      properties.append("line=\(diagnostic.line)")
      if diagnostic.column > 0 { properties.append("col=\(diagnostic.column)") }
    }
    properties.append("title=\(Self.escaped(property: diagnostic.rule.rawValue))")
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(diagnostic.message))"
  }

  private static func escaped(_ text: String) -> String { escaped(text, isProperty: false) }

  private static func escaped(property text: String) -> String { escaped(text, isProperty: true) }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    text.write(to: &escaped) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": isProperty ? "%3A" : nil
      case ",": isProperty ? "%2C" : nil
      default: nil
      }
    }
    return escaped
  }
}
