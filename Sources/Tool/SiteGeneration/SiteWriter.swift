import FoundationEssentials
import Glibc

/// Puts a site into a folder.
///
/// It only ever changes what it made itself, which it knows by a manifest in the folder. A generated file replaces an earlier
/// generation's, edited or not; a file of the owner's at such a place stops the writer before anything is written. Layout,
/// style sheet, configuration and index give way to the owner's, and become the owner's when edited. Each file is replaced as a
/// whole or not at all.
public enum SiteWriter {
  /// What became of the files, by path.
  public struct Outcome: Sendable, Equatable {
    public var written: [String] = []
    public var unchanged: [String] = []
    public var removed: [String] = []
    /// Left alone: the owner's own, or generated once and edited since.
    public var kept: [String] = []
  }

  /// Writes what has changed, removes what an earlier generation made and this one does not.
  ///
  /// - Parameters:
  ///   - directory: The output folder; made when it is missing.
  ///   - keepsManifest: Whether the folder gets a manifest. Without one (nef's form, whose tree is fixed to the file) generated
  ///     files replace what is there, and nothing is removed.
  /// - Throws: `SiteError`.
  @discardableResult
  public static func write(_ files: [SiteFile], to directory: String, keepsManifest: Bool = true) throws -> Outcome {
    try check(directory)
    let manifest = keepsManifest ? try SiteManifest.read(from: directory) : SiteManifest()
    var run = Run(folder: directory, manifest: manifest, keepsManifest: keepsManifest)
    let plan = try files.map { (file: $0, action: try run.action(for: $0)) }
    run.files = Set(files.map(\.path))
    return try run.carryOut(plan)
  }
}

extension SiteWriter {
  /// Whether a site could be put there, as far as that shows before anything is written.
  ///
  /// - Throws: `SiteError`.
  public static func check(_ directory: String) throws {
    var isFolder = false
    if FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder), !isFolder {
      throw SiteError.notAFolder(path: directory)
    }
  }
}

private enum Action { case write, leave, keep }

private struct Run {
  let folder: String
  let manifest: SiteManifest
  let keepsManifest: Bool
  var files: Set<String> = []

  /// What is to be done with a file; nothing is changed yet.
  func action(for file: SiteFile) throws -> Action {
    guard SitePath.isContained(file.path), file.path != SiteManifest.path else {
      throw SiteError.occupied(path: file.path)
    }
    try checkFolders(above: file.path)
    let path = "\(folder)/\(file.path)"
    let kind = Disk.kind(of: path)
    if kind == .link { throw SiteError.symbolicLink(path: path) }
    if kind == .folder { throw SiteError.occupied(path: path) }
    let existing = kind == .file ? try Disk.read(path) : nil
    if let existing, existing == file.bytes { return .leave }
    switch file.policy {
    case .generated:
      if keepsManifest, existing != nil, manifest.files[file.path] == nil { throw SiteError.occupied(path: path) }
      return .write
    case .fallback(let alternatives):
      if alternatives.contains(where: { Disk.kind(of: "\(folder)/\($0)") != .none && !isOurs($0) }) { return .keep }
      guard let existing else { return .write }
      return manifest.files[file.path] == SiteManifest.fingerprint(existing) ? .write : .keep
    }
  }

  func carryOut(_ plan: [(file: SiteFile, action: Action)]) throws -> SiteWriter.Outcome {
    var outcome = SiteWriter.Outcome()
    var next = SiteManifest()
    for (file, action) in plan {
      switch action {
      case .write: next.files[file.path] = SiteManifest.fingerprint(file.bytes)
      case .leave:
        // A fallback that happens to equal the owner's file stays the owner's.
        if file.policy == .generated || manifest.files[file.path] != nil {
          next.files[file.path] = SiteManifest.fingerprint(file.bytes)
        }
      case .keep: break
      }
    }
    // Both generations, so that nothing is forgotten when the writing is cut short.
    var both = next
    both.files.merge(manifest.files) { new, _ in new }
    if keepsManifest { try write(both) }
    for (file, action) in plan {
      switch action {
      case .write:
        try Disk.write(file.bytes, to: "\(folder)/\(file.path)")
        outcome.written.append(file.path)
      case .leave: outcome.unchanged.append(file.path)
      case .keep: outcome.kept.append(file.path)
      }
    }
    for (path, fingerprint) in manifest.files.sorted(by: { $0.key < $1.key }) where !files.contains(path) {
      if try remove(path, fingerprint) { outcome.removed.append(path) } else { outcome.kept.append(path) }
    }
    if keepsManifest { try write(next) }
    return outcome
  }

  /// Removes a file of an earlier generation, unless it was edited since, and the folders that it leaves empty.
  private func remove(_ path: String, _ fingerprint: String) throws -> Bool {
    let full = "\(folder)/\(path)"
    do { try checkFolders(above: path) } catch { return false }
    guard Disk.kind(of: full) == .file else { return Disk.kind(of: full) == .none }
    guard SiteManifest.fingerprint(try Disk.read(full)) == fingerprint else { return false }
    try Disk.remove(full)
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty, Disk.removeIfEmpty("\(folder)/\(parts.joined(separator: "/"))") { parts = parts.dropLast() }
    return true
  }

  private func isOurs(_ path: String) -> Bool { manifest.files[path] != nil }

  /// No folder on the way may be a link out of the output folder, or a file.
  private func checkFolders(above path: String) throws {
    var current = folder
    for part in path.split(separator: "/").dropLast() {
      current += "/\(part)"
      switch Disk.kind(of: current) {
      case .none: return
      case .folder: continue
      case .link: throw SiteError.symbolicLink(path: current)
      case .file: throw SiteError.occupied(path: current)
      }
    }
  }

  private func write(_ manifest: SiteManifest) throws {
    let path = "\(folder)/\(SiteManifest.path)"
    do {
      let bytes = try manifest.encoded()
      if let existing = FileManager.default.contents(atPath: path), Array(existing) == bytes { return }
      try Disk.write(bytes, to: path)
    } catch let error as SiteError {
      throw error
    } catch {
      throw SiteError.fileSystem(path: path, reason: "\(error)")
    }
  }
}

/// The few dealings with the file system, with our errors.
private enum Disk {
  enum Kind { case none, file, folder, link }

  /// Without following a link.
  static func kind(of path: String) -> Kind {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return .none }
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory: return .folder
    case .typeSymbolicLink: return .link
    default: return .file
    }
  }

  static func read(_ path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SiteError.fileSystem(path: path, reason: "it cannot be read; check its permissions")
    }
    return Array(data)
  }

  /// Writes beside the file and moves it into place.
  static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      if !parent.isEmpty { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) }
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw SiteError.fileSystem(path: path, reason: "it cannot be written: \(reason(of: error))")
    }
  }

  /// In the system's words, where the error has some.
  private static func reason(of error: any Error) -> String {
    let system = (error as? CocoaError)?.userInfo.values.lazy.compactMap { $0 as? POSIXError }.first
    return system.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
  }

  static func remove(_ path: String) throws {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      throw SiteError.fileSystem(path: path, reason: "it cannot be removed: \(reason(of: error))")
    }
  }

  static func removeIfEmpty(_ path: String) -> Bool {
    guard let content = try? FileManager.default.contentsOfDirectory(atPath: path), content.isEmpty else {
      return false
    }
    return (try? FileManager.default.removeItem(atPath: path)) != nil
  }
}
