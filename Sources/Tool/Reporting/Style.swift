import DocumentModel

/// Colours for the terminal (ECMA-48 `SGR` sequences), or none.
struct Style {
  var isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }

  func dim(_ text: String) -> String { styled(text, "2") }

  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    styled(text, severity == .error ? "1;31" : "1;33")
  }

  func note(_ text: String) -> String { styled(text, "1;36") }

  func expected(_ text: String) -> String { styled(text, "32") }

  func actual(_ text: String) -> String { styled(text, "31") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// What `--color` says.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether to colour what goes to a stream.
  ///
  /// With `auto` the environment decides, in this order: a `NO_COLOR` that is not empty forbids it (no-color.org), a `FORCE_COLOR`
  /// (force-color.org) or `CLICOLOR_FORCE` (bixense.com/clicolors) other than `0` asks for it, `TERM=dumb`, `CLICOLOR=0` and
  /// `FORCE_COLOR=0` forbid it; then whether the stream is a terminal.
  public func usesColor(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func says(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false { return false }
    if says("FORCE_COLOR") || says("CLICOLOR_FORCE") { return true }
    if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" || environment["FORCE_COLOR"] == "0" {
      return false
    }
    return isTerminal
  }
}
