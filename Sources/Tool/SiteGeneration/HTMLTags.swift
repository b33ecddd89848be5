/// Tells HTML from Swift's generic arguments: `<em>` is markup, the `<Int>` of `Array<Int>` is not.
struct HTMLTags {
  /// Upper-case tags that stand open, so that their ends are known for what they are.
  private var open: [String] = []

  /// Whether raw text that CommonMark takes for a tag, comment or declaration is HTML.
  mutating func isHTML(_ literal: String) -> Bool {
    let text = literal.drop { $0 == " " }
    guard text.hasPrefix("<") else { return true }
    var rest = text.dropFirst()
    if rest.hasPrefix("!") || rest.hasPrefix("?") { return true }
    let isEnd = rest.hasPrefix("/")
    if isEnd { rest = rest.dropFirst() }
    let name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    // HTML knows no letter case, but Swift's types are the ones with capitals.
    if name == name.lowercased() { return HTMLTags.names.contains(name) || name.contains("-") }
    guard name == name.uppercased(), HTMLTags.names.contains(name.lowercased()) else { return false }
    if isEnd {
      guard let index = open.lastIndex(of: name) else { return false }
      open.remove(at: index)
      return true
    }
    guard name.count > 1 || rest.contains("=") else { return false }
    open.append(name)
    return true
  }

  private static let names = Set(
    """
    a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col \
    colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 \
    h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter \
    nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select \
    slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time \
    title tr track tt u ul var video wbr \
    circle clippath defs desc ellipse fegaussianblur filter foreignobject g image line lineargradient marker mask path \
    pattern polygon polyline radialgradient rect stop symbol text textpath tspan use \
    mfrac mi mn mo mover mrow ms mspace msqrt mroot msub msubsup msup mtable mtd mtext mtr munder munderover semantics
    """.split(separator: " ").map(String.init))
}
