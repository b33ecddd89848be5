import DocumentModel

/// Reads `arch-docs.yml`.
enum ConfigurationFile {
  /// - Parameter shown: The path for messages.
  static func read(
    _ path: String, shownAs shown: String, parsingWith parse: ProjectLoader.ConfigurationParser
  ) throws(ProjectError) -> Configuration {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path)
    } catch {
      let message = "the configuration cannot be read: \(error.reason)"
      throw .configuration(path: shown, problems: [ConfigurationProblem(line: 0, message: message)])
    }
    let source = SourceText(bytes: bytes)
    if let fault = invalidUTF8(in: source) {
      throw .configuration(path: shown, problems: [fault])
    }
    let entries: [FrontMatter.Entry]
    do throws(ConfigurationProblem) {
      entries = try parse(bytes)
    } catch {
      throw .configuration(path: shown, problems: [error])
    }
    switch ConfigurationReader.configuration(from: entries, source: source) {
    case .success(let configuration): return configuration
    case .failure(let faults): throw .configuration(path: shown, problems: faults.problems)
    }
  }

  private static func invalidUTF8(in source: SourceText) -> ConfigurationProblem? {
    guard String(validating: source.bytes, as: UTF8.self) == nil else { return nil }
    let line = (1...max(source.lineCount, 1)).first {
      String(validating: source.bytes[source.lineRange($0)], as: UTF8.self) == nil
    }
    return ConfigurationProblem(line: line ?? 1, message: "the configuration is not UTF-8; save it as UTF-8")
  }
}
