/// The part of a permalink that a title or file name gives.
///
/// The form is nef's (`RenderingURL.escapedTitle`), with which existing sites were published: lower case, only letters, marks,
/// numbers, spaces and `-` kept, each space a `-`. Nothing is normalised or trimmed, so NFC and NFD spellings differ.
public enum Slug {
  /// The slug of a title; empty when nothing of the title can stand in a permalink.
  public static func of(_ title: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in title.lowercased().unicodeScalars where isKept(scalar) {
      slug.append(scalar == " " ? "-" : scalar)
    }
    return String(slug)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return scalar == " " || scalar == "-"
    }
  }
}
