/// What was written to standard error last, where the runtime gave no reason for a crash in a message of its own.
struct LastWords {
  let text: String
  /// Where it starts in what was written.
  let start: String.Index

  init(_ errors: String) {
    let lines = errors.split(separator: "\n")
    // Accesses that overlap are told with the stacks of both, which say nothing to a reader of the page.
    if lines.last == "Fatal access conflict detected.",
      let first = lines.last(where: { $0.hasPrefix("Simultaneous accesses to ") })
    {
      text = "\(first)\n\(lines[lines.count - 1])"
      start = first.startIndex
      return
    }
    text = lines.suffix(3).joined(separator: "\n")
    start = lines.suffix(3).first?.startIndex ?? errors.endIndex
  }
}
