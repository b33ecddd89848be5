import DocumentModel

/// An option of a command.
struct Option: Sendable {
  var name: String
  /// What stands for its value in help; nil for a flag.
  var value: String?
  var help: String
  var short: Character?

  init(_ name: String, _ value: String? = nil, short: Character? = nil, help: String) {
    self.name = name
    self.value = value
    self.short = short
    self.help = help
  }
}

/// The words behind a command: `--option value`, `--option=value`, flags, paths.
struct Arguments {
  struct Problem: Error { var message: String }

  private(set) var paths: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: [String], options: [Option]) throws(Problem) {
    var index = 0
    var onlyPaths = false
    while index < words.count {
      let word = words[index]
      index += 1
      guard !onlyPaths, word.hasPrefix("-"), word != "-" else {
        paths.append(word)
        continue
      }
      if word == "--" {
        onlyPaths = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let option = options.first { "--\($0.name)" == parts[0] || $0.short.map { "-\($0)" } == parts[0] }
      guard let option else {
        let near =
          NearestName.of(parts[0], among: options.map { "--\($0.name)" }).map { "; `\($0)` is meant, perhaps" } ?? ""
        throw Problem(message: "there is no option `\(parts[0])`\(near)")
      }
      if option.value == nil {
        guard parts.count == 1 else { throw Problem(message: "`--\(option.name)` takes no value") }
        values[option.name, default: []].append("")
      } else if parts.count == 2 {
        values[option.name, default: []].append(parts[1])
      } else {
        guard index < words.count else { throw Problem(message: "`--\(option.name)` lacks its value") }
        values[option.name, default: []].append(words[index])
        index += 1
      }
    }
    paths += all("project")
  }

  /// The same options with other paths.
  func withPaths(_ paths: [String]) -> Arguments {
    var arguments = self
    arguments.paths = paths
    return arguments
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func all(_ name: String) -> [String] { values[name] ?? [] }
  subscript(name: String) -> String? { values[name]?.last }

  /// A whole number above zero.
  func count(_ name: String) throws(Problem) -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw Problem(message: "`--\(name)` takes a number above zero, not `\(text)`")
    }
    return number
  }

  /// Seconds: `10s`, `500ms`, `2m`, or a bare number of seconds.
  func seconds(_ name: String) throws(Problem) -> Double? {
    guard let text = self[name] else { return nil }
    guard let seconds = Quantity.seconds(text) else {
      throw Problem(message: "`--\(name)` takes a time of at most a day, such as `10s`, not `\(text)`")
    }
    return seconds
  }

  /// One of the words of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ type: Choice.Type) throws(Problem) -> Choice?
  where Choice.RawValue == String {
    guard let text = self[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(message: "`--\(name)` is one of \(names), not `\(text)`")
    }
    return choice
  }

  static func help(for options: [Option]) -> String {
    let heads = options.map { option in
      (option.short.map { "-\($0), " } ?? "") + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
    }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(heads, options).map { head, option in
      "  \(head)\(String(repeating: " ", count: width - head.count))  \(option.help)"
    }
    return (["Options:"] + lines).joined(separator: "\n")
  }
}
