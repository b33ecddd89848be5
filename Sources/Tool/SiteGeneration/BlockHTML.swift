import DocumentModel

/// A block with its results.
struct BlockHTML {
  var block: Block
  var source: SourceText
  /// Nil when nothing was verified.
  var result: BlockResult?
  /// The addresses of the result's pictures, in their order.
  var pictures: [String] = []
  var attributes = BlockClasses()

  /// Whether the author's own expectations give way to what really came out.
  var showsVerified: Bool { result?.status == .passed }

  func html() -> HTMLText {
    var html = HTMLText()
    html.markup("<div class=\"docs-example\">\n")
    appendCode(to: &html)
    if let result {
      if result.status == .skipped { note("Not run", result.skipReason, to: &html) }
      if !block.attributes.isSilent { appendResults(result, to: &html) }
    }
    html.markup("</div>\n")
    return html
  }

  private func appendCode(to html: inout HTMLText) {
    let code = ShownCode(block, in: source, dropsExpectations: showsVerified)
    let values = valuesByLine(code)
    html.markup(CodeFrame.begin(language: "swift", attributes: attributes))
    for line in code.lines {
      for span in line.spans {
        if let className = span.className {
          html.markup("<span class=\"\(className)\">")
          html.text(bytes: BlockHTML.repaired(span.text))
          html.markup("</span>")
        } else {
          html.text(bytes: BlockHTML.repaired(span.text))
        }
      }
      for (place, value) in values[line.number, default: []].enumerated() {
        append(value, isFirst: place == 0, to: &html)
      }
      html.markup("\n")
    }
    html.markup(CodeFrame.end)
  }

  /// Values stand as the comments that authors write for them, so that copied code still compiles.
  private func append(_ value: ShownValue, isFirst: Bool, to html: inout HTMLText) {
    var text = value.text
    if value.times > 1, !text.hasSuffix("(\(value.times) times)") { text += " (\(value.times) times)" }
    for (index, line) in PrintedText.readable(text).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      html.markup(index == 0 && isFirst ? " " : "\n")
      html.markup("<span class=\"docs-value\"><span class=\"docs-value-mark\">// =&gt; </span>")
      html.text(String(line))
      html.markup("</span>")
    }
  }

  /// A value whose own line is not shown, a comment below its statement, stands at the line before it.
  private func valuesByLine(_ code: ShownCode) -> [Int: [ShownValue]] {
    guard showsVerified, !block.attributes.isSilent, let result else { return [:] }
    var values: [Int: [ShownValue]] = [:]
    for value in result.values where value.isShown && !block.hiddenLines.contains(value.line) {
      guard let line = code.lines.last(where: { $0.number <= value.line }) else { continue }
      values[line.number, default: []].append(value)
    }
    return values
  }

  private func appendResults(_ result: BlockResult, to html: inout HTMLText) {
    let messages = result.messages.joined(separator: "\n")
    let isSaidTwice = !messages.isEmpty && result.output.trimmingEnds == messages.trimmingEnds
    if !result.output.isEmpty, !isSaidTwice { section("Output", "docs-output", result.output, to: &html) }
    if !messages.isEmpty { section(messageTitle, "docs-message", messages, to: &html) }
    for (picture, address) in zip(result.pictures, pictures) { append(picture, address, to: &html) }
  }

  private var messageTitle: String {
    switch block.kind {
    case .error: "Compiler error"
    case .warning: "Compiler warning"
    case .crash: "Crash"
    case .throws: "Thrown error"
    case .run, .noRun, .skip: "Message"
    }
  }

  private func section(_ title: String, _ className: String, _ text: String, to html: inout HTMLText) {
    html.markup("<div class=\"\(className)\"><p class=\"docs-label\">\(title)</p><pre><samp>")
    // HTML drops a line end that straightway follows a `pre`; here an element stands between.
    html.text(PrintedText.readable(text))
    html.markup("</samp></pre></div>\n")
  }

  private func note(_ title: String, _ reason: String?, to html: inout HTMLText) {
    html.markup("<p class=\"docs-note\">\(title)")
    if let reason, !reason.isEmpty {
      html.markup(": ")
      html.text(PrintedText.readable(reason))
    }
    html.markup("</p>\n")
  }

  private func append(_ picture: Picture, _ address: String, to html: inout HTMLText) {
    html.markup("<figure class=\"docs-picture\"><img")
    html.attribute("src", address)
    html.attribute("width", BlockHTML.points(picture.width))
    html.attribute("height", BlockHTML.points(picture.height))
    html.attribute("alt", PrintedText.readable(picture.outline.isEmpty ? "An empty screen" : picture.outline))
    html.markup(" loading=\"lazy\" />")
    if !picture.caption.isEmpty {
      html.markup("<figcaption>")
      html.text(PrintedText.readable(picture.caption))
      html.markup("</figcaption>")
    }
    html.markup("</figure>\n")
  }

  /// HTML takes whole numbers there.
  private static func points(_ length: Double) -> String {
    length.isFinite ? String(Int(min(max(length, 0), 100_000).rounded(.up))) : "0"
  }

  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    bytes.allSatisfy { $0 < 0x7F && ($0 >= 0x20 || $0 == 0x09) }
      ? bytes : Array(PrintedText.readable(String(decoding: bytes, as: UTF8.self)).utf8)
  }
}
