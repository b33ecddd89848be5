/// The entry points of the compiler's playground transform. The compiler inserts calls to them by these names into every
/// program that is compiled with `-playground -import-module PageRuntime`.

/// Called with the value of each expression statement, declared variable and assignment.
@inline(never)
public func __builtin_log_with_id<T>(
  _ value: T, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
  _ moduleID: Int, _ fileID: Int
) -> AnyObject? {
  guard let stream = EventStream.shared else { return nil }
  stream.state.pointee.lastLine = UInt32(clamping: startLine)
  stream.pass(.statement, line: endLine, column: endColumn)
  guard stream.isWanted(line: startLine), let span = stream.span(line: startLine, column: startColumn) else {
    return nil
  }
  if span.mayBePicture != 0, name.isEmpty, let render = Presenters.renderer(for: value) {
    PagePictures.add(render(), line: endLine)
    return nil
  }
  // A description is the author's code: where none is wanted, none runs.
  guard span.textLimit > 0 else { return nil }
  stream.record(
    name: name, startLine: startLine, startColumn: startColumn, endLine: endLine, endColumn: endColumn,
    isVoid: T.self == Void.self, text: ValueDescription.bytes(of: value, limit: Int(span.textLimit)))
  return nil
}

/// Called when a function, closure, loop body or branch is entered.
public func __builtin_log_scope_entry(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ moduleID: Int, _ fileID: Int
) -> AnyObject? {
  EventStream.shared?.pass(.entry, line: startLine, column: startColumn)
  return nil
}

/// Called when it is left, however it is left.
public func __builtin_log_scope_exit(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ moduleID: Int, _ fileID: Int
) -> AnyObject? {
  EventStream.shared?.pass(.exit, line: startLine, column: startColumn)
  return nil
}

/// Called after each `print`.
public func __builtin_postPrint(
  _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ moduleID: Int, _ fileID: Int
) -> AnyObject? {
  EventStream.shared?.pass(.statement, line: endLine, column: endColumn)
  return nil
}

/// Called with what the others return.
public func __builtin_send_data(_ object: AnyObject?) {}

/// Called behind a statement whose value the transform does not report, with what its variable holds.
public func __arch_docs_value<T>(
  _ value: T, _ startLine: Int, _ startColumn: Int, _ endLine: Int, _ endColumn: Int
) {
  guard let stream = EventStream.shared, let span = stream.span(line: startLine, column: startColumn) else { return }
  stream.record(
    name: "variable", startLine: startLine, startColumn: startColumn, endLine: endLine, endColumn: endColumn,
    isVoid: false, text: ValueDescription.bytes(of: value, limit: Int(span.textLimit)))
}

/// A mark: a call that is added to a page's text, behind its code. Notes how much output has been written when it is passed.
public func __arch_docs_mark(_ number: Int, _ line: Int = #line) {
  PageLife.noteMainTask()
  EventStream.shared?.pass(mark: number, line: line)
}

/// The mark behind the last line of a page: lets what the page has started come to rest.
public func __arch_docs_end() {
  PageLife.end()
}
