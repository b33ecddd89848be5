import DocumentModel
import Foundation
import XCTest

@testable import Project

/// What `arch-docs.yml` does to a project.
final class ConfigurationFileTests: XCTestCase {
  func testNearestConfigurationUpwardsMarksTheRoot() throws {
    let files = try TemporaryProject(["arch-docs.yml": "title: T", "Guide/One.md": ""])
    let project = try files.load("Guide")
    XCTAssertEqual(project.root, files.root)
    XCTAssertEqual(project.paths, ["Guide/One.md"])
    XCTAssertEqual(project.permalinks, ["/docs/guide/one/"])
    XCTAssertEqual(project.configuration.title, "T")
  }

  func testTitleIsThatOfPagesWithoutASection() throws {
    let project = try TemporaryProject(["arch-docs.yml": "title: T", "One.md": "", "README.md": "# Own"]).load(".")
    XCTAssertEqual(project.sections.map(\.title), ["T"])
  }

  func testSectionsComeInTheOrderGivenThenTheOthers() throws {
    let project = try TemporaryProject([
      "arch-docs.yml": "sections: [Zoo, first-steps, Play]", "Arts/A.md": "", "First Steps/A.md": "", "Zoo/A.md": "",
      "Zoo/Cats/A.md": "", "Play.playground/Contents.swift": "",
    ]).load(".")
    XCTAssertEqual(project.sections.map(\.title), ["Zoo", "Cats", "First Steps", "Play", "Arts"])
    XCTAssertEqual(project.diagnostics, [])
  }

  func testSectionThatDoesNotExistIsAWarningWithTheNearest() throws {
    let project = try TemporaryProject(["arch-docs.yml": "sections: [Giude]", "Guide/A.md": ""]).load(".")
    XCTAssertEqual(project.diagnostics.map(\.severity), [.warning])
    XCTAssertEqual(
      project.diagnostics.first?.message,
      "“sections” names “Giude”, but there is no such section; did you mean “Guide”?")
  }

  func testExcludedPathsAreNotSearched() throws {
    let project = try TemporaryProject([
      "arch-docs.yml": "exclude: [Drafts, A/*.tmp.md]", "A/One.md": "", "A/Two.tmp.md": "", "A/Drafts/X.md": "",
      "Drafts/Y.md": "",
    ]).load(".")
    XCTAssertEqual(project.paths, ["A/One.md"])
  }

  func testFileGivenByItselfIsNotExcluded() throws {
    let project = try TemporaryProject(["arch-docs.yml": "exclude: [Drafts]", "Drafts/X.md": ""]).load("Drafts/X.md")
    XCTAssertEqual(project.paths, ["Drafts/X.md"])
  }

  func testOtherConfigurationReplacesTheRoots() throws {
    let files = try TemporaryProject(["arch-docs.yml": "title: T", "ci.yml": "title: CI", "One.md": ""])
    let loader = ProjectLoader(
      paths: ["."], workingDirectory: files.root, configurationFile: "ci.yml",
      parsingConfigurationWith: plainConfiguration)
    XCTAssertEqual(try loader.find().configuration.title, "CI")
  }

  // MARK: Faults

  private func fault(_ configuration: Data) throws -> ProjectError? {
    let files = try TemporaryProject(["One.md": ""])
    try configuration.write(to: URL(fileURLWithPath: files.root + "/arch-docs.yml"))
    let loader = ProjectLoader(
      paths: ["."], workingDirectory: files.root, parsingConfigurationWith: plainConfiguration)
    do {
      _ = try loader.find()
      return nil
    } catch {
      return error
    }
  }

  func testUnknownKeyIsAnErrorAtItsPlace() throws {
    XCTAssertEqual(
      try fault(Data("title: T\ntiemout: 5s\n".utf8))?.description,
      "arch-docs.yml:2:1: error: there is no key “tiemout”; did you mean “timeout”? [front-matter]")
  }

  func testBrokenYAMLIsAnErrorAtItsPlace() throws {
    XCTAssertEqual(
      try fault(Data("title: T\nword\n".utf8)),
      .configuration(path: "arch-docs.yml", problems: [ConfigurationProblem(line: 2, message: "no pair")]))
  }

  func testConfigurationThatIsNotUTF8IsAnErrorAtItsLine() throws {
    XCTAssertEqual(
      try fault(Data("title: T\nurl: \u{0}".utf8) + [0xFF])?.description,
      "arch-docs.yml:2:1: error: the configuration is not UTF-8; save it as UTF-8 [front-matter]")
  }

  func testConfigurationThatCannotBeReadIsAnError() throws {
    let files = try TemporaryProject(["One.md": "", "arch-docs.yml/x": ""])
    XCTAssertThrowsError(try files.load(".")) {
      XCTAssertEqual(
        ($0 as? ProjectError)?.description,
        "arch-docs.yml: error: the configuration cannot be read: Not a regular file [front-matter]")
    }
  }

  func testConfigurationNamedButMissingIsAnError() throws {
    let files = try TemporaryProject(["One.md": ""])
    let loader = ProjectLoader(
      paths: ["."], workingDirectory: files.root, configurationFile: "no.yml",
      parsingConfigurationWith: plainConfiguration)
    XCTAssertThrowsError(try loader.find()) {
      XCTAssertEqual(
        ($0 as? ProjectError)?.description,
        "no.yml: error: the configuration cannot be read: No such file or directory [front-matter]")
    }
  }
}
