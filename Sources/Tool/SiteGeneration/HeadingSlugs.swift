/// The ids of a page's headings, as GitHub makes them: lower case, letters, digits, `-` and `_` kept, a space becomes `-`, all
/// else goes; each only once in a page.
struct HeadingSlugs {
  private var taken: Set<String> = []

  mutating func id(for text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        slug.append("-")
      } else if scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      {
        slug.append(scalar)
      }
    }
    let base = slug.isEmpty ? "section" : String(slug)
    var id = base
    var number = 1
    while !taken.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }

  /// Keeps an id that the author has chosen from being given to another heading.
  mutating func reserve(_ id: String) { taken.insert(id) }
}
