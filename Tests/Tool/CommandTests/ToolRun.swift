import Foundation
import XCTest

/// Runs the built tool in a folder of its own.
final class ToolRun {
  let folder: URL
  /// Added to the tests' own environment.
  var environment: [String: String] = [:]

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("arch-docs-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// - Parameter wrapper: A command that runs the one given to it as arguments; empty for none.
  func run(_ arguments: [String], inside wrapper: [String] = []) throws -> Outcome {
    let process = Process()
    let command = wrapper + [Self.executable.path] + arguments
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let files = ["out.txt", "err.txt"].map {
      FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-\($0)")
    }
    defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }

  /// The blocks of all pages by path, as the JSON report has them.
  func report(_ arguments: String..., inside wrapper: [String] = []) throws -> Report {
    let process = try run(["compile"] + arguments + ["--report", "json=report.json"], inside: wrapper)
    let data = try Data(contentsOf: folder.appendingPathComponent("report.json"))
    return Report(status: process.status, json: try JSONDecoder().decode(Report.JSON.self, from: data))
  }

  /// Whether a command can be run and exits with 0.
  static func succeeds(_ command: [String]) throws -> Bool {
    guard FileManager.default.isExecutableFile(atPath: command[0]) else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  static var executable: URL {
    // The tests' executable lies in the build folder, beside the tool.
    Bundle.main.bundleURL.appendingPathComponent("arch-docs")
  }

  struct Report {
    struct Value: Decodable, Equatable {
      var line: Int
      var text: String
      var times: Int
    }
    struct Picture: Decodable {
      var caption: String
      var outline: String
    }
    struct Block: Decodable {
      var line: Int
      var status: String
      var values: [Value]
      var output: String
      var pictures: [Picture]
    }
    struct Diagnostic: Decodable {
      var line: Int
      var column: Int
      var rule: String
      var message: String
    }
    struct Page: Decodable {
      var path: String
      var status: String
      var blocks: [Block]
      var diagnostics: [Diagnostic]
    }
    struct JSON: Decodable { var pages: [Page] }

    var status: Int32
    var json: JSON
    func page(_ path: String) throws -> Page { try XCTUnwrap(json.pages.first { $0.path == path }) }
  }
}
