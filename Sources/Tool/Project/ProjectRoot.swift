/// Where a project begins.
enum ProjectRoot {
  static let configurationName = "arch-docs.yml"

  /// The nearest folder upwards with a configuration; else the folder that all paths share. For files that is the working
  /// directory when they lie in it.
  ///
  /// - Parameter paths: Absolute; at least one.
  static func root(for paths: [String], workingDirectory: String) -> String {
    let folders = paths.map { FileSystem.isFolder($0) ? $0 : FilePath.folder(of: $0) }
    let shared = folders.dropFirst().reduce(folders.first ?? workingDirectory, FilePath.commonFolder)
    var folder = shared
    while true {
      if FileSystem.kind(of: FilePath.joined(folder, configurationName)) != nil { return folder }
      if folder == "/" { break }
      folder = FilePath.folder(of: folder)
    }
    let isOneFolder = paths.count == 1 && FileSystem.isFolder(paths[0])
    return !isOneFolder && FilePath.isWithin(shared, workingDirectory) ? workingDirectory : shared
  }
}
