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
  public var scope: ProgramScope
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
  /// Those of a program that is run.
  public var statements: [ProgramStatement]
  /// The stretches whose log events are wanted, sorted and disjoint.
  public var spans: [WantedSpan]
  public var marks: [Mark]
  /// The events at which marks are passed that are no calls in the text, by line.
  public var points: [OutputPoint]
  /// The statements whose output is stated.
  public var stretches: [StatementStretch]
  /// What the expectations of output speak of, by their first line. Where output cannot be told apart there is none.
  public var statedOutputs: [Int: StatedOutput]
  /// The names of the types that it declares; known of programs that are run.
  public var types: Set<String>
  /// Whether what the program does depends on when objects end. The compiler's transform holds on to what it reports.
  public var dependsOnLifetimes: Bool
  public var lineCount: Int
  public var sharedSources: [String]

  /// The innermost statement at a place.
  public func statement(at line: Int, byteColumn: Int) -> Int? {
    let behind = statements.partitioningIndex { ($0.startLine, $0.startByteColumn) > (line, byteColumn) }
    var candidate = behind > 0 ? behind - 1 : nil
    while let index = candidate, !statements[index].contains(line: line, byteColumn: byteColumn) {
      candidate = statements[index].parent
    }
    return candidate
  }

  /// Whether the program's values are wanted of the block: a failing program shows only its own.
  public func reports(_ block: Int) -> Bool { subject == nil || subject == block }
}

/// A statement of a program, with its place in the page.
public struct ProgramStatement: Sendable, Equatable {
  public var form: SwiftStatement.Form
  public var depth: Int
  /// The innermost statement around it.
  public var parent: Int?
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

extension [ProgramStatement] {
  /// The line whose value a `// =>` states: its own, or, on a line of its own, the code line above.
  public func codeLine(of expectation: Expectation, in block: Int) -> Int? {
    if expectation.isTrailing { return expectation.line }
    let begun = partitioningIndex { $0.startLine >= expectation.line }
    return self[..<begun].lastIndex { $0.block == block && $0.endLine < expectation.line }
      .map { self[outermost(from: $0, endingBy: expectation.line - 1)].endLine }
  }

  /// The outermost of a statement and those around it that ends on a line or above it; the statement itself when none does.
  func outermost(from index: Int, endingBy line: Int) -> Int {
    var index = index
    while let parent = self[index].parent, self[parent].endLine <= line { index = parent }
    return index
  }
}

/// A half-open stretch of a program, lines from 1 and columns in bytes from 1.
public struct WantedSpan: Sendable, Equatable {
  public var startLine: Int
  public var startByteColumn: Int
  public var endLine: Int
  public var endByteColumn: Int
  public var mayBePicture: Bool
  /// How many bytes of the values' texts are wanted at least; 0: none is.
  public var textLimit: Int
}

/// A place of a program that notes the output offset reached: a call added to its text, or an event of the transform.
public struct Mark: Sendable, Equatable {
  public enum Place: Sendable, Equatable {
    /// Before a block.
    case beforeBlock(Int)
    /// Behind a block.
    case afterBlock(Int)
    /// Between two statements.
    case betweenStatements
  }

  public var place: Place
  /// The page's line that it stands on.
  public var line: Int
  /// Where its call begins on that line, in bytes from 1; nil when it is no call.
  public var byteColumn: Int?
}

/// An event of the compiler's transform at which a mark is passed.
public struct OutputPoint: Sendable, Equatable {
  public enum Kind: Sendable { case bodyEntry, bodyExit, statementEnd }

  public var kind: Kind
  /// Of the body's opening brace, or of the statement's end; the column in bytes from 1.
  public var line: Int
  public var byteColumn: Int
  public var mark: Int
}

/// Between which marks the output of a statement lies.
public struct StatementStretch: Sendable, Equatable {
  /// The mark in front of the statement; nil for the program's beginning.
  public var start: Int?
  /// The mark behind it.
  public var end: Int
}

/// What an expectation of output speaks of.
public struct StatedOutput: Sendable, Equatable {
  /// The statement's place in `Program.stretches`.
  public var stretch: Int
  /// What the Swift book's form may mean as well: all that was written since the last check of the block, or its beginning.
  public var since: OutputBoundary?
}

/// Where output begins that is told apart.
public enum OutputBoundary: Sendable, Equatable {
  case programStart
  case mark(Int)
}
