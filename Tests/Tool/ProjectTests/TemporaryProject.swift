import DocumentModel
import Foundation
import XCTest

@testable import Project

/// A folder of files for one test, removed after it.
final class TemporaryProject {
  let root: String

  /// - Parameter files: Texts by relative path. A path that ends in `/` is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    root = try XCTUnwrap(FileSystem.realPath(folder.path))
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: root + "/" + path)
    if path.hasSuffix("/") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } else {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
  }

  /// Loads paths (relative to the folder) with the folder as the working directory.
  func load(_ paths: String..., excluding: [String] = []) throws -> DocumentationProject {
    try ProjectLoader(
      paths: paths, workingDirectory: root, excluding: excluding, parsingConfigurationWith: plainConfiguration
    ).load(readingWith: plainPage)
  }
}

/// Reads as much of a page as these tests need: `key: value` front matter and the first heading.
func plainPage(path: String, bytes: [UInt8], scopes: Configuration.ScopeSharing) -> Page {
  let source = SourceText(bytes: bytes)
  let lines = (0..<source.lineCount).map { source.line($0 + 1) }
  var page = Page(path: path, kind: path.hasSuffix(".md") ? .markdown : .playground, source: source)
  if lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") {
    page.frontMatter.isPresent = true
    for (index, line) in lines[1..<end].enumerated() {
      let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      let value: FrontMatter.Value = Int(pair[1]).map { .int($0) } ?? .string(pair[1])
      page.frontMatter.entries.append(FrontMatter.Entry(key: pair[0], value: value, line: index + 2))
    }
  }
  page.heading = lines.first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
  page.parts = [.prose(Prose(text: lines.joined(separator: "\n"), lines: Array(1...max(lines.count, 1))))]
  return page
}

/// Reads `key: value` and `key: [a, b]` lines.
@Sendable func plainConfiguration(bytes: [UInt8]) throws(ConfigurationProblem) -> [FrontMatter.Entry] {
  let source = SourceText(bytes: bytes)
  var entries: [FrontMatter.Entry] = []
  for line in 1...max(source.lineCount, 1) where !source.line(line).isEmpty {
    let pair = source.line(line).split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard pair.count == 2 else { throw ConfigurationProblem(line: line, message: "no pair") }
    let items = pair[1].split(separator: ",").map {
      FrontMatter.Value.string($0.trimmingCharacters(in: CharacterSet(charactersIn: " []")))
    }
    let isList = pair[1].hasPrefix("[")
    entries.append(FrontMatter.Entry(key: pair[0], value: isList ? .list(items) : .string(pair[1]), line: line))
  }
  return entries
}

extension DocumentationProject {
  var paths: [String] { pages.map(\.page.path) }
  var permalinks: [String] { pages.map(\.permalink) }
  var titles: [String] { pages.map(\.title) }

  /// `section: page, page` for each section.
  var outline: [String] {
    sections.map { "\($0.title): " + $0.pages.map(\.name).joined(separator: ", ") }
  }
}

/// The folder of conformance cases.
let conformance: String = {
  let tests = FileSystem.realPath((#filePath as NSString).deletingLastPathComponent) ?? ""
  return FilePath.absolute("../../Conformance", from: tests)
}()
