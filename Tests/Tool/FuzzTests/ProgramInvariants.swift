import DocumentModel
import Programs
import SwiftSource

/// What holds for every program of a page.
final class ProgramInvariants {
  private let page: Page
  private let program: Program
  private let text: SourceText
  /// The program's lines, which end at LF alone: a page's own line endings are no part of its lines.
  private let lines: [ArraySlice<UInt8>]
  private var violations: [String] = []

  private init(_ program: Program, of page: Page) {
    self.page = page
    self.program = program
    text = SourceText(bytes: program.text)
    lines = program.text.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  static func violations(of program: Program, page: Page) -> [String] {
    let check = ProgramInvariants(program, of: page)
    check.checkCode()
    check.checkMarks()
    check.checkStatements()
    // Who calls the tool's own functions makes what cannot be told from its calls.
    let isConfusing = !check.violations.isEmpty && page.source.text(0..<page.source.bytes.count).contains("__arch_docs")
    return isConfusing ? [] : check.violations
  }

  private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { violations.append("program of blocks \(program.blocks): " + message()) }
  }

  /// Each character of code stands at its own line and column; what is left out of a line is comment.
  private func checkCode() {
    let expected = program.blocks.flatMap { page.blocks[$0].expectations }.filter { $0.kind != .output }
    let starts = Set(expected.flatMap(\.ranges).map(\.lowerBound))
    for code in program.blocks.flatMap({ page.blocks[$0].code }) {
      let start = page.source.lineRange(code.line).lowerBound
      let written = programLine(code.line)
      let own = page.source.bytes[start..<code.range.upperBound]
      let prefix = code.range.lowerBound - start
      expect(
        written.prefix(prefix).allSatisfy { $0 == 0x20 || $0 == 0x09 }, "line \(code.line) has what is no code")
      var kept = prefix
      while kept < min(written.count, own.count), written[written.startIndex + kept] == own[own.startIndex + kept] {
        kept += 1
      }
      let added = String(decoding: written.dropFirst(kept), as: UTF8.self)
      expect(added.isEmpty || Self.isCalls(added), "line \(code.line) has “\(added)” added")
      var leftOut = own.dropFirst(kept).drop { $0 == 0x20 || $0 == 0x3B || (0x09...0x0C).contains($0) }
      if leftOut.starts(with: Self.byteOrderMark) { leftOut = leftOut.dropFirst(3) }
      let isComment =
        leftOut.starts(with: [0x2F, 0x2F]) || leftOut.starts(with: [0x2F, 0x2A]) || leftOut.allSatisfy { $0 < 0x20 }
      expect(
        leftOut.isEmpty || starts.contains(leftOut.startIndex) || (!added.isEmpty && isComment),
        "line \(code.line) lacks “\(String(decoding: leftOut, as: UTF8.self))”")
    }
  }

  private func programLine(_ line: Int) -> ArraySlice<UInt8> { lines[line - 1] }

  /// The lexer passes over one at the start of what it is given.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a text is nothing but calls of the tool's own functions.
  private static func isCalls(_ text: String) -> Bool {
    text.split(separator: ";").map { $0.drop { $0 == " " } }.allSatisfy {
      $0.isEmpty || $0.hasPrefix("__arch_docs_mark(") || $0.hasPrefix("__arch_docs_value(")
    }
  }

  /// A call is a statement of its own: directly in braces or at the top level, never inside other brackets, literals or comments.
  /// But the last one ends the program whatever is left open in it, and nothing is said of what is behind an open literal or in an
  /// open bracket: neither compiles.
  private func checkMarks() {
    expect(text.lineCount == max(1, program.lineCount), "\(text.lineCount) lines instead of \(program.lineCount)")
    let (found, openLines) = calls()
    for (number, mark) in program.marks.enumerated() {
      guard expectLine(mark.line, "mark \(number)"), let column = mark.byteColumn else { continue }
      let rest = String(decoding: programLine(mark.line).dropFirst(column - 1), as: UTF8.self)
      expect(rest.contains("__arch_docs_mark(\(number))"), "mark \(number) is not where it is said to be")
      if number < program.marks.count - 1, !openLines.contains(mark.line) {
        expect(found.contains(String(number)), "mark \(number) is swallowed")
      }
    }
    for point in program.points {
      expect(program.marks.indices.contains(point.mark), "an event passes mark \(point.mark)")
      _ = expectLine(point.line, "the event of mark \(point.mark)")
    }
    for stretch in program.stretches {
      expect(
        program.marks.indices.contains(stretch.end) && stretch.start.map(program.marks.indices.contains) ?? true,
        "a stretch from mark \(stretch.start ?? -1) to \(stretch.end)")
    }
  }

  private func expectLine(_ line: Int, _ what: String) -> Bool {
    expect((1...program.lineCount + 1).contains(line), "\(what) lies on line \(line)")
    return (1...program.lineCount).contains(line)
  }

  /// The numbers of the marks that the text calls, and the lines with a literal that is left open.
  private func calls() -> (numbers: Set<String>, openLines: Set<Int>) {
    // The open brackets, each with the line of the first call directly in it.
    var brackets: [(mark: UInt8, callLine: Int?)] = []
    var numbers = Set<String>()
    var openLines = Set<Int>()
    let lastLine = text.lineStarts[max(0, program.lineCount - 1)]
    for token in SwiftLexer.lex(program.text) where token.range.lowerBound < lastLine {
      let word = token.kind == .identifier || token.kind == .number ? text.text(token.range) : ""
      if word == "__arch_docs_mark" {
        let line = text.lineNumber(at: token.range.lowerBound)
        if let last = brackets.indices.last, brackets[last].callLine == nil { brackets[last].callLine = line }
        let before = text.text(text.lineRange(line).lowerBound..<token.range.lowerBound).drop { $0 == " " }
        let isStart =
          before.isEmpty || before == "let _: Void = " || before.last { $0 != " " }.map(";:".contains) ?? false
        expect(isStart, "a mark on line \(line) stands behind code")
        let rest = program.text[token.range.upperBound...].dropFirst().prefix { $0 != UInt8(ascii: ")") }
        numbers.insert(String(decoding: rest, as: UTF8.self))
      }
      switch token.kind {
      case .open: brackets.append((text.bytes[token.range.lowerBound], nil))
      case .close:
        if let bracket = brackets.popLast(), bracket.mark != UInt8(ascii: "{"), let line = bracket.callLine {
          expect(false, "a mark on line \(line) lies inside brackets")
        }
      case .string,
        .regex where !token.isTerminated:
        openLines.formUnion(
          text.lineNumber(at: token.range.lowerBound)...text.lineNumber(at: token.range.upperBound - 1))
      default: break
      }
    }
    return (numbers, openLines)
  }

  private func checkStatements() {
    for statement in program.statements {
      let place = "statement at \(statement.startLine):\(statement.startByteColumn)"
      expect(program.blocks.contains(statement.block), "\(place) is of block \(statement.block)")
      if let parent = statement.parent.map({ program.statements[$0] }) {
        expect(
          parent.contains(line: statement.startLine, byteColumn: statement.startByteColumn),
          "\(place) leaves its parent")
      }
      expect(
        (statement.startLine, statement.startByteColumn) < (statement.endLine, statement.endByteColumn)
          && statement.startLine >= 1 && statement.endLine <= program.lineCount + 1,
        "\(place) ends at \(statement.endLine):\(statement.endByteColumn)")
    }
    var end = (line: 0, column: 0)
    for span in program.spans {
      expect(
        (span.startLine, span.startByteColumn) < (span.endLine, span.endByteColumn),
        "span of \(span.startLine) is empty")
      expect(end <= (span.startLine, span.startByteColumn), "span of \(span.startLine) overlaps the one above")
      end = (span.endLine, span.endByteColumn)
    }
  }
}
