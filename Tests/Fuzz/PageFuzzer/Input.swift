import DocumentModel
import Foundation
import PageParsing

@testable import PageTrial
@testable import Project

/// What bytes are taken for.
enum Input: String, CaseIterable {
  case markdown, playground, yaml, xml

  static let current = Input(rawValue: ProcessInfo.processInfo.environment["PAGE_FUZZER_INPUT"] ?? "") ?? .markdown

  /// Reads bytes as the tool would; what breaks a promise ends the process.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .markdown: tryPage("Page.md", bytes)
    case .playground: tryPage("Contents.swift", bytes)
    case .yaml: readConfiguration(bytes)
    case .xml: readWorkspace(bytes)
    }
  }

  private func tryPage(_ path: String, _ bytes: [UInt8]) {
    let violations = PageTrial.violations(of: SeedPage(path: path, bytes: bytes), seed: UInt64(bytes.count))
    if !violations.isEmpty { fatalError(violations.joined(separator: "\n")) }
  }

  private func readConfiguration(_ bytes: [UInt8]) {
    guard let entries = try? YAMLReader.entries(of: bytes) else { return }
    _ = ConfigurationReader.configuration(from: entries, source: SourceText(bytes: bytes))
  }

  private func readWorkspace(_ bytes: [UInt8]) {
    guard (try? XMLElement.elements(in: bytes)) != nil else { return }
    let folder = Self.folder
    try? Data(bytes).write(to: URL(fileURLWithPath: folder + "/contents.xcworkspacedata"))
    _ = try? WorkspaceOrder(workspace: folder)
  }

  /// The workspace that is written anew for each input.
  private static let folder: String = {
    let folder = NSTemporaryDirectory() + "/page-fuzzer-\(getpid()).xcworkspace"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()
}
