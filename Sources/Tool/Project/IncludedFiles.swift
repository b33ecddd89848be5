import DocumentModel
import PageParsing

/// Reads the files that blocks name with `file=` and `region=`. None may lie outside the project, whatever links lead there.
struct IncludedFiles {
  let root: String
  private lazy var realRoot = FileSystem.realPath(root)
  private var files: [String: Result<SourceText, FileError>] = [:]

  init(root: String) { self.root = root }

  /// Adds what a page's blocks include to it; what is wrong is added to the page's diagnostics.
  mutating func read(into page: inout ProjectPage) {
    for block in page.page.blocks {
      guard let path = block.attributes.file else { continue }
      do throws(Problem) {
        page.includes[block.index] = try text(of: path, region: block.attributes.region)
      } catch {
        page.page.diagnostics.append(
          Diagnostic(path: page.page.path, line: block.line, rule: error.rule, message: error.message))
      }
    }
    page.page.diagnostics = page.page.diagnostics.inPlaceOrder
  }

  private struct Problem: Error {
    var rule: Diagnostic.Rule
    var message: String
  }

  private mutating func text(of path: String, region: String?) throws(Problem) -> IncludedText {
    let full = FilePath.absolute(path, from: root)
    if let real = FileSystem.realPath(full), let realRoot, !FilePath.isWithin(real, realRoot) {
      throw Problem(rule: .badAttribute, message: "“file” leads out of the project by a link: \(path)")
    }
    let source: SourceText
    do throws(FileError) {
      source = try contents(of: full).get()
    } catch {
      throw Problem(
        rule: .readError,
        message: "the file \(path) cannot be read: \(error.reason); it is looked for at the project's root")
    }
    var range = 1..<(source.lineCount + 1)
    if let region { range = try lines(of: region, in: source, path) }
    let kept = range.filter { region == nil || Marker(source.line($0)) == nil }
    let isBlank = { (line: Int) in source.line(line).allSatisfy(\.isWhitespace) }
    let lines = Array(kept.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    let whole = lines.map(source.line)
    let text = region == nil ? whole : Self.dedented(whole)
    return IncludedText(
      path: path, firstLine: lines.first ?? range.lowerBound, lines: text, bareLines: Self.bare(text))
  }

  private mutating func contents(of path: String) -> Result<SourceText, FileError> {
    if let known = files[path] { return known }
    let result = Result<[UInt8], FileError> { () throws(FileError) in try FileSystem.bytes(of: path) }
      .flatMap { bytes in
        String(validating: bytes, as: UTF8.self) == nil
          ? .failure(FileError(reason: "it is not UTF-8")) : .success(SourceText(bytes: bytes))
      }
    files[path] = result
    return result
  }

  // MARK: Regions

  /// `// region: NAME`, or the `// endregion` that ends the innermost open one.
  private enum Marker: Equatable {
    case begin(String)
    case end

    init?(_ line: String) {
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("//") else { return nil }
      let words = text.dropFirst(2).drop(while: \.isWhitespace)
      if words.hasPrefix("endregion") {
        self = .end
      } else if words.hasPrefix("region:") {
        self = .begin(words.dropFirst(7).split(whereSeparator: \.isWhitespace).joined(separator: " "))
      } else {
        return nil
      }
    }
  }

  private func lines(of region: String, in source: SourceText, _ path: String) throws(Problem) -> Range<Int> {
    var open: [(name: String, line: Int)] = []
    var names: [String] = []
    for line in 1..<(source.lineCount + 1) {
      switch Marker(source.line(line)) {
      case .begin(let name):
        open.append((name, line))
        names.append(name)
      case .end:
        if let last = open.popLast(), last.name == region { return (last.line + 1)..<line }
      case nil: break
      }
    }
    if let unended = open.last(where: { $0.name == region }) {
      throw Problem(
        rule: .badAttribute,
        message:
          "the region “\(region)” begins at \(path):\(unended.line) and is never ended: “// endregion” is missing")
    }
    let near = NearestName.of(region, among: names).map { "; “\($0)” is meant, perhaps" }
    let all = names.isEmpty ? "; it has none" : "; it has \(names.joined(separator: ", "))"
    throw Problem(rule: .badAttribute, message: "\(path) has no region “\(region)”" + (near ?? all))
  }

  private static func dedented(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " || $0 == "\t" } }
    guard var shared = indents.first else { return lines }
    for indent in indents { shared = shared.prefix(zip(shared, indent).prefix { $0 == $1 }.count) }
    return lines.map { $0.hasPrefix(shared) ? String($0.dropFirst(shared.count)) : "" }
  }

  private static func bare(_ lines: [String]) -> [String] {
    let text = SourceText(lines.joined(separator: "\n"))
    let page = PageParser.parse(path: "included.swift", bytes: text.bytes)
    return page.blocks.reduce(into: lines) { lines, block in
      for range in block.expectations.flatMap(\.ranges) {
        let line = text.lineNumber(at: range.lowerBound)
        guard lines.indices.contains(line - 1) else { continue }
        lines[line - 1] = text.text(text.lineStarts[line - 1]..<range.lowerBound)
      }
    }
  }
}
