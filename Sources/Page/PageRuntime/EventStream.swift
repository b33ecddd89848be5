import Foundation
import PageProtocol

/// The page's side of the state and event files (PageProtocol.h): what the page reached, said and showed.
///
/// Everything is written through to shared memory or a file at once, so nothing is lost when the page dies.
final class EventStream: @unchecked Sendable {
  nonisolated(unsafe) static var shared: EventStream?

  private let base: UnsafeMutableRawPointer
  let state: UnsafeMutablePointer<ArchState>
  private let spans: UnsafeBufferPointer<ArchSpan>
  private let wantedLines: UnsafePointer<UInt8>
  private let lineCount: Int
  private let marks: UnsafeMutableBufferPointer<ArchMark>
  private let outputs: UnsafeMutableBufferPointer<ArchOutput>
  private let points: UnsafeBufferPointer<ArchPoint>
  private let values: UnsafeMutableRawPointer
  private let valueCapacity: Int
  private let events: Int32
  private let output: Int32

  private struct Place: Hashable {
    var startLine, startColumn, endLine, endColumn: Int
    var name: String
  }
  private let lock = NSRecursiveLock()
  private var slots: [Place: Int] = [:]

  /// Opens the files of a run; nil when they are not there or not of this version.
  init?(folder: String) {
    let file = open(folder + "/state", O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size >= MemoryLayout<ArchState>.size,
      let map = mmap(nil, Int(status.st_size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), map != MAP_FAILED
    else { return nil }
    base = map
    state = map.assumingMemoryBound(to: ArchState.self)
    let header = state.pointee
    guard header.magic == UInt32(ARCH_STATE_MAGIC), header.version == UInt32(ARCH_PROTOCOL_VERSION),
      arch_state_size(state) <= UInt64(status.st_size)
    else { return nil }
    func table<Element>(_ offset: UInt64, _ count: UInt32, of: Element.Type) -> UnsafeMutableBufferPointer<Element> {
      UnsafeMutableBufferPointer(
        start: (map + Int(offset)).assumingMemoryBound(to: Element.self), count: Int(count))
    }
    spans = UnsafeBufferPointer(table(arch_spans_offset(state), header.spanCount, of: ArchSpan.self))
    lineCount = Int(header.lineCount)
    wantedLines = UnsafePointer((map + Int(arch_lines_offset(state))).assumingMemoryBound(to: UInt8.self))
    marks = table(arch_marks_offset(state), header.markCount, of: ArchMark.self)
    outputs = table(arch_outputs_offset(state), header.outputCount, of: ArchOutput.self)
    points = UnsafeBufferPointer(table(arch_points_offset(state), header.pointCount, of: ArchPoint.self))
    values = map + Int(arch_values_offset(state))
    valueCapacity = Int(header.valueCapacity)
    events = open(folder + "/events", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    // A descriptor of its own for the same open file: the offset stays readable when the page closes standard output.
    output = fcntl(1, F_DUPFD_CLOEXEC, 900)
    guard events >= 0 else { return nil }
  }

  /// Whether the value of some statement on this line is wanted: the first question asked at each log event.
  @inline(__always)
  func isWanted(line: Int) -> Bool { line > 0 && line < lineCount && wantedLines[line] & Self.valuesBit != 0 }

  private static let valuesBit = UInt8(ARCH_LINE_VALUES)
  private static let pointsBit = UInt8(ARCH_LINE_POINTS)

  /// The wanted stretch that holds a place, when there is one.
  func span(line: Int, column: Int) -> ArchSpan? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      let span = spans[middle]
      if (Int(span.startLine), Int(span.startColumn)) <= (line, column) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let span = spans[low - 1]
    return (line, column) < (Int(span.endLine), Int(span.endColumn)) ? span : nil
  }

  /// Counts an evaluation of a place and keeps its text.
  func record(
    name: String, startLine: Int, startColumn: Int, endLine: Int, endColumn: Int, isVoid: Bool, text: [UInt8]
  ) {
    lock.lock()
    defer { lock.unlock() }
    let place = Place(
      startLine: startLine, startColumn: startColumn, endLine: endLine, endColumn: endColumn, name: name)
    guard let index = slot(of: place) else { return }
    let value = self.value(index)
    value.pointee.isVoid = isVoid ? 1 : 0
    let next = value.pointee.times == 0 ? 0 : 1 - value.pointee.current
    let length = min(text.count, Int(ARCH_VALUE_BYTES))
    let half = UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer(value + 1) + Int(next) * Int(ARCH_VALUE_BYTES), count: length)
    text.withUnsafeBytes { half.copyMemory(from: UnsafeRawBufferPointer(start: $0.baseAddress, count: length)) }
    if next == 0 { value.pointee.length.0 = UInt32(length) } else { value.pointee.length.1 = UInt32(length) }
    value.pointee.current = next
    value.pointee.times += 1
  }

  private func value(_ index: Int) -> UnsafeMutablePointer<ArchValue> {
    (values + index * Int(ARCH_VALUE_STRIDE)).assumingMemoryBound(to: ArchValue.self)
  }

  private func slot(of place: Place) -> Int? {
    if let index = slots[place] { return index }
    let index = Int(state.pointee.valueCount)
    guard index < valueCapacity else {
      state.pointee.valuesLost += 1
      return nil
    }
    let value = self.value(index)
    value.pointee.startLine = UInt32(clamping: place.startLine)
    value.pointee.startColumn = UInt32(clamping: place.startColumn)
    value.pointee.endLine = UInt32(clamping: place.endLine)
    value.pointee.endColumn = UInt32(clamping: place.endColumn)
    withUnsafeMutableBytes(of: &value.pointee.name) { bytes in
      for (offset, byte) in place.name.utf8.prefix(bytes.count - 1).enumerated() { bytes[offset] = byte }
    }
    slots[place] = index
    state.pointee.valueCount = UInt32(index + 1)
    return index
  }

  /// Notes how much has been written to standard output when a mark is passed. What follows without a line of its own (a
  /// picture set as live view) lies behind the mark's line.
  func pass(mark: Int, line: Int) {
    state.pointee.lastLine = UInt32(clamping: line + 1)
    pass(mark)
  }

  /// The events of the transform at which a mark may be passed.
  struct Point {
    let kind: UInt32
    static var entry: Point { Point(kind: UInt32(ARCH_POINT_ENTRY)) }
    static var exit: Point { Point(kind: UInt32(ARCH_POINT_EXIT)) }
    static var statement: Point { Point(kind: UInt32(ARCH_POINT_STATEMENT)) }
  }

  /// Passes the mark at an event of the transform, when there is one.
  @inline(__always)
  func pass(_ point: Point, line: Int, column: Int) {
    guard line > 0, line < lineCount, wantedLines[line] & Self.pointsBit != 0 else { return }
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if Int(points[middle].line) < line { low = middle + 1 } else { high = middle }
    }
    while low < points.count, Int(points[low].line) == line {
      if Int(points[low].column) == column, points[low].kind == point.kind { pass(Int(points[low].mark)) }
      low += 1
    }
  }

  private func pass(_ mark: Int) {
    guard marks.indices.contains(mark) else { return }
    fflush(stdout)
    let offset = Int64(lseek(output, 0, SEEK_CUR))
    lock.lock()
    defer { lock.unlock() }
    marks[mark].offset = offset
    let (begins, ends) = (Int(marks[mark].begins), Int(marks[mark].ends))
    // The end first: one statement's end is the next one's beginning.
    if outputs.indices.contains(ends), outputs[ends].from >= 0 { end(output: ends, at: offset) }
    if outputs.indices.contains(begins) { outputs[begins].from = offset }
  }

  private func end(output index: Int, at offset: Int64) {
    let from = outputs[index].from
    let times = outputs[index].times
    withUnsafeMutableBytes(of: &outputs[index].pieces) { bytes in
      let pieces = bytes.bindMemory(to: Int64.self)
      guard times < UInt64(ARCH_PIECE_LIMIT) else { return }
      pieces[Int(times) * 2] = from
      pieces[Int(times) * 2 + 1] = offset
    }
    outputs[index].last = (from, offset)
    outputs[index].times = times + 1
    // An evaluation that ends without having begun is none.
    outputs[index].from = -1
  }

  func record(picture: RenderedPicture, caption: String, line: Int) {
    let texts = [caption, picture.outline, picture.svg].map { Array($0.utf8) }
    var header = ArchPictureEvent(
      kind: UInt32(ARCH_EVENT_PICTURE), line: line > 0 ? UInt32(clamping: line) : state.pointee.lastLine,
      width: picture.width, height: picture.height,
      captionLength: UInt32(texts[0].count), outlineLength: UInt32(texts[1].count), svgLength: UInt32(texts[2].count),
      reserved: 0)
    var record = withUnsafeBytes(of: &header) { Array($0) }
    for text in texts { record += text }
    lock.lock()
    defer { lock.unlock() }
    record.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let written = write(events, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        if written <= 0 { break }
        offset += written
      }
    }
  }
}
