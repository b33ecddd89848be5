/// The elements around code that themes made for Jekyll style.
enum CodeFrame {
  static func begin(language: String, attributes: BlockClasses = BlockClasses()) -> String {
    let classes = attributes.markup(with: [
      "language-\(language.filter { !"\"<>&'".contains($0) })", "highlighter-rouge",
    ])
    return "<div\(classes)><div class=\"highlight\"><pre class=\"highlight\"><code>"
  }

  static let end = "</code></pre></div></div>\n"
}
