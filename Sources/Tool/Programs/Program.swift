import DocumentModel
import SwiftSource

/// What is handed to the compiler and run: blocks of a page, at the page's own lines and columns.
public struct Program: Sendable {
  /// How it is treated.
  public enum Mode: Sendable, Equatable {
    /// Compiled and run.
    case run
    /// Compiled as far as all of the compiler's diagnostics, never run.
    case check
  }

  public var pagePath: String
  /// The scope's name; empty for the page's own program.
  public var scope: String
  public var mode: Mode
  /// The blocks it holds, in page order.
  public var blocks: [Int]
  /// The block that it exists for, when it is the program of a single failing or `no-run` block on top of its scope.
  public var subject: Int?
  public var text: [UInt8]
  public var languageMode: Int
  /// In seconds.
  public var timeout: Double
  /// In bytes.
  public var memory: Int
  public var statements: [ProgramStatement]
  /// The stretches whose log events are wanted, sorted and disjoint.
  public var spans: [WantedSpan]
  public var marks: [Mark]
  public var lineCount: Int
  public var sharedSources: [String]

  /// Whether the program's values are wanted of the block: a failing program shows only its own.
  public func reports(_ block: Int) -> Bool { subject == nil || subject == block }
}

/// A statement of a program, with its place in the page.
public struct ProgramStatement: Sendable, Equatable {
  public var form: SwiftStatement.Form
  public var depth: Int
  public var block: Int
  public var startLine: Int
  /// In bytes, from 1, as the compiler counts.
  public var startByteColumn: Int
  public var endLine: Int
  /// Exclusive.
  public var endByteColumn: Int

  /// Whether the page shows its value without being asked to by an expectation.
  public func isShown(by values: Configuration.ValuesShown) -> Bool {
    guard depth == 0 else { return false }
    switch values {
    case .expressions: return form == .expression
    case .all: return [.expression, .variable, .assignment].contains(form)
    case .none: return false
    }
  }

  public func contains(line: Int, byteColumn: Int) -> Bool {
    (startLine, startByteColumn) <= (line, byteColumn) && (line, byteColumn) < (endLine, endByteColumn)
  }
}

/// A half-open stretch of a program, lines from 1 and columns in bytes from 1.
public struct WantedSpan: Sendable, Equatable {
  public var startLine: Int
  public var startByteColumn: Int
  public var endLine: Int
  public var endByteColumn: Int
  public var mayBePicture: Bool
}

/// A call added to a program that notes the output offset reached.
public struct Mark: Sendable, Equatable {
  public enum Place: Sendable, Equatable {
    /// Before a block.
    case beforeBlock(Int)
    /// Behind a block.
    case afterBlock(Int)
    /// Behind the code of a line.
    case afterLine(Int)
  }

  public var place: Place
  /// The page's line that it stands on.
  public var line: Int
}
