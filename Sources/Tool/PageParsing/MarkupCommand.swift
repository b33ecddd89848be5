import DocumentModel

/// A line that tells the tool something: `nef:begin:hidden`, `docs:end` and their like, in a comment of its own.
enum MarkupCommand: Equatable {
  case beginHeader
  case beginHidden
  case end
  /// `docs:begin`, attributes behind it.
  case beginDocs
  case endDocs
  case unknown(String)

  /// The words that authors may write.
  static let names = ["nef:begin:header", "nef:begin:hidden", "nef:end", "docs:begin", "docs:end"]

  /// The command in a comment's text (without the comment's marks); nil for an ordinary comment.
  init?(_ comment: String) {
    let text = comment.trimmingSpace
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.dropFirst(word.count)
    let lowered = word.lowercased()
    // A colon at the end of a word is prose about nef.
    guard lowered.hasPrefix("nef:") || lowered.hasPrefix("docs:"), !lowered.hasSuffix(":") else { return nil }
    switch (word, rest.isEmpty) {
    case ("nef:begin:header", true): self = .beginHeader
    case ("nef:begin:hidden", true): self = .beginHidden
    case ("nef:end", true): self = .end
    case ("docs:end", true): self = .endDocs
    case ("docs:begin", _): self = .beginDocs
    default: self = .unknown(text)
    }
  }

  /// The command of a line of a page: `//` and the command; nil for every other line.
  init?(line: String) {
    let text = line.trimmingSpace
    guard text.hasPrefix("//") else { return nil }
    self.init(String(text.dropFirst(2)))
  }

  /// What an unknown command's begin or end seems to be meant as; nil when it is neither.
  ///
  /// It then opens or closes what that would, so that a slip is told once and not again at the other end.
  static func meaning(ofUnknown text: String) -> MarkupCommand? {
    let word = text.prefix { !$0.isWhitespace }.lowercased()
    switch names.contains(word) ? word : NearestName.of(word, among: names) {
    // What it holds is not known to be a header: nothing of it is read.
    case "nef:begin:header", "nef:begin:hidden": return .beginHidden
    case "nef:end": return .end
    case "docs:begin": return .beginDocs
    case "docs:end": return .endDocs
    default: break
    }
    if word.hasPrefix("nef:begin") { return .beginHidden }
    if word.hasPrefix("nef:end") { return .end }
    if word.hasPrefix("docs:begin") { return .beginDocs }
    return word.hasPrefix("docs:end") ? .endDocs : nil
  }

  static func message(unknown text: String) -> String {
    let word = String(text.prefix { !$0.isWhitespace })
    let near = NearestName.of(word, among: names).map { ": “\($0)” is meant, perhaps" } ?? ""
    return "there is no command “\(text)”\(near)"
  }
}

extension StringProtocol {
  /// Without spaces and tabs at either end.
  var trimmingSpace: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }

  /// Without spaces and tabs at the end.
  var trimmingTrailingSpace: String {
    var text = self[...]
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }
}
