/// A statement of a program, at any depth.
public struct SwiftStatement: Sendable, Equatable {
  public enum Form: Sendable {
    /// A bare expression.
    case expression
    /// `let` or `var` with its pattern and value.
    case variable
    /// `x = …`, `_ = …`, `x += …`
    case assignment
    /// `return`, `throw`
    case transfer
    /// A function, type, import and other declarations.
    case declaration
    /// `if`, `for`, `guard`, `switch`, `do` …
    case control
  }

  public var form: Form
  /// Byte offsets of its code, without comments around it.
  public var range: Range<Int>
  /// How many brackets are open around it.
  public var depth: Int
  /// The stretches of braces directly within it: closure and function bodies, whose statements are statements of their own.
  public var bodies: [Range<Int>]
  /// Whether it is the directive of a conditional compilation.
  public var isDirective: Bool
}

/// Finds the statements of Swift source.
public enum SwiftStatements {
  /// All statements, in the order of their starts. Total on any text; on what is not Swift it does its best.
  public static func find(_ bytes: [UInt8]) -> [SwiftStatement] { find(bytes, SwiftLexer.lex(bytes)) }

  /// The same with the text's tokens, where they are known.
  public static func find(_ bytes: [UInt8], _ tokens: [SwiftToken]) -> [SwiftStatement] {
    var finder = StatementFinder(bytes: bytes, tokens: tokens)
    return finder.find()
  }

  /// For each line ending, in order, how many brackets, literals and block comments are open there; then the same for the end of the text.
  public static func depths(_ bytes: [UInt8]) -> [Int] { depths(bytes, SwiftLexer.lex(bytes)) }

  /// The same with the text's tokens, where they are known.
  public static func depths(_ bytes: [UInt8], _ tokens: [SwiftToken]) -> [Int] {
    var depth = 0
    var depths: [Int] = []
    for token in tokens {
      switch token.kind {
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .newline: depths.append(depth)
      case .string, .blockComment, .regex:
        // Line endings within a literal or comment count as inside it: nothing can stand there.
        var index = token.range.lowerBound
        while index < token.range.upperBound {
          if bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
            depths.append(depth + 1)
          }
          index += 1
        }
      default: break
      }
    }
    return depths + [depth]
  }
}
