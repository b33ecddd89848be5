import DocumentModel

/// The playgrounds that an Xcode workspace lists: nef's order of sections.
struct WorkspaceOrder {
  struct Entry: Equatable {
    /// The playground's absolute path.
    var playground: String
    /// Of the element in the workspace's file.
    var line: Int
  }

  /// The file that lists them.
  var file: String
  var entries: [Entry]

  /// Reads `contents.xcworkspacedata` of the workspace at an absolute path. `group:` locations are relative to the groups around
  /// them and `container:` ones to the workspace's folder; what is no playground does not count.
  init(workspace: String) throws {
    file = FilePath.joined(workspace, "contents.xcworkspacedata")
    entries = []
    let container = FilePath.folder(of: workspace)
    // The folders of the groups that the element lies in, by depth.
    var folders: [(depth: Int, folder: String)] = []
    for element in try XMLElement.elements(in: FileSystem.bytes(of: file)) {
      folders.removeAll { $0.depth >= element.depth }
      let group = folders.last?.folder ?? container
      let path = Self.path(of: element.attributes["location"] ?? "group:", group: group, container: container)
      switch element.name {
      case "Group":
        folders.append((element.depth, path))
      case "FileRef" where path.lowercased().hasSuffix(".playground"):
        if !entries.contains(where: { $0.playground == path }) {
          entries.append(Entry(playground: path, line: element.line))
        }
      default: break
      }
    }
  }

  private static func path(of location: String, group: String, container: String) -> String {
    guard let colon = location.firstIndex(of: ":") else { return FilePath.absolute(location, from: group) }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "container", "self": return FilePath.absolute(path, from: container)
    default: return FilePath.absolute(path, from: group)
    }
  }
}
