import DocumentModel

/// Colours for the terminal (ECMA-48 `SGR` sequences), or none.
struct Style {
  var isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }

  func dim(_ text: String) -> String { styled(text, "2") }

  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    styled(text, severity == .error ? "1;31" : "1;33")
  }

  /// A line that shows one side of a comparison: what was expected, or what there is.
  func compared(_ line: String) -> String {
    let start = line.drop { $0 == " " }
    if start.hasPrefix("expected") { return styled(line, "32") }
    return start.hasPrefix("actual") ? styled(line, "31") : line
  }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// What `--color` says.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether to colour what goes to a stream.
  ///
  /// With `auto` the environment decides, in this order: a `NO_COLOR` that is not empty forbids it (no-color.org), a
  /// `CLICOLOR_FORCE` other than `0` asks for it (bixense.com/clicolors), `TERM=dumb` and `CLICOLOR=0` forbid it; then whether the
  /// stream is a terminal.
  public func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" { return false }
    return isTerminal
  }
}
