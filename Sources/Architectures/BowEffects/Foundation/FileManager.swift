import Foundation

// The methods of FileManager as effects: each does what the method of its name, without `IO`, does.

extension FileManager {
  /// `url`, each time the effect is run.
  public func urlIO(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) -> Task<URL> {
    .invoke { try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate) }
  }

  // MARK: Contents of directories

  /// `contentsOfDirectory`, each time the effect is run.
  public func contentsOfDirectoryIO(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
  ) -> Task<[URL]> {
    .invoke { try self.contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: options) }
  }
  /// `contentsOfDirectory`, each time the effect is run.
  public func contentsOfDirectoryIO(atPath path: String) -> Task<[String]> {
    .invoke { try self.contentsOfDirectory(atPath: path) }
  }
  /// `subpathsOfDirectory`, each time the effect is run.
  public func subpathsOfDirectoryIO(atPath path: String) -> Task<[String]> {
    .invoke { try self.subpathsOfDirectory(atPath: path) }
  }

  // MARK: Creating and removing

  /// `createDirectory`, each time the effect is run.
  public func createDirectoryIO(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) -> Task<Void> {
    .invoke {
      try self.createDirectory(at: url, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }
  }
  /// `createDirectory`, each time the effect is run.
  public func createDirectoryIO(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) -> Task<Void> {
    .invoke {
      try self.createDirectory(atPath: path, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }
  }
  /// `createFile`, each time the effect is run.
  public func createFileIO(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Task<Bool> {
    .invoke { self.createFile(atPath: path, contents: contents, attributes: attributes) }
  }
  /// `removeItem`, each time the effect is run.
  public func removeItemIO(at url: URL) -> Task<Void> { .invoke { try self.removeItem(at: url) } }
  /// `removeItem`, each time the effect is run.
  public func removeItemIO(atPath path: String) -> Task<Void> { .invoke { try self.removeItem(atPath: path) } }

  // MARK: Moving, copying and linking

  /// `copyItem`, each time the effect is run.
  public func copyItemIO(at source: URL, to destination: URL) -> Task<Void> {
    .invoke { try self.copyItem(at: source, to: destination) }
  }
  /// `copyItem`, each time the effect is run.
  public func copyItemIO(atPath source: String, toPath destination: String) -> Task<Void> {
    .invoke { try self.copyItem(atPath: source, toPath: destination) }
  }
  /// `moveItem`, each time the effect is run.
  public func moveItemIO(at source: URL, to destination: URL) -> Task<Void> {
    .invoke { try self.moveItem(at: source, to: destination) }
  }
  /// `moveItem`, each time the effect is run.
  public func moveItemIO(atPath source: String, to destination: String) -> Task<Void> {
    .invoke { try self.moveItem(atPath: source, toPath: destination) }
  }
  /// `createSymbolicLink`, each time the effect is run.
  public func createSymbolicLinkIO(at url: URL, withDestinationURL destination: URL) -> Task<Void> {
    .invoke { try self.createSymbolicLink(at: url, withDestinationURL: destination) }
  }
  /// `createSymbolicLink`, each time the effect is run.
  public func createSymbolicLinkIO(atPath path: String, withDestinationPath destination: String) -> Task<Void> {
    .invoke { try self.createSymbolicLink(atPath: path, withDestinationPath: destination) }
  }
  /// `linkItem`, each time the effect is run.
  public func linkItemIO(at url: URL, to destination: URL) -> Task<Void> {
    .invoke { try self.linkItem(at: url, to: destination) }
  }
  /// `linkItem`, each time the effect is run.
  public func linkItemIO(atPath path: String, toPath destination: String) -> Task<Void> {
    .invoke { try self.linkItem(atPath: path, toPath: destination) }
  }
  /// `destinationOfSymbolicLink`, each time the effect is run.
  public func destinationOfSymbolicLinkIO(atPath path: String) -> Task<String> {
    .invoke { try self.destinationOfSymbolicLink(atPath: path) }
  }

  /// `replaceItemAt`, each time the effect is run.
  public func replaceItemIO(
    at original: URL, withItemAt replacement: URL, backupItemName: String? = nil, options: ItemReplacementOptions = []
  ) -> Task<URL?> {
    .invoke {
      try self.replaceItemAt(original, withItemAt: replacement, backupItemName: backupItemName, options: options)
    }
  }
  // MARK: Attributes

  /// `componentsToDisplay`, each time the effect is run.
  public func componentsToDisplayIO(forPath path: String) -> Task<[String]?> {
    .invoke { self.componentsToDisplay(forPath: path) }
  }
  /// `displayName`, each time the effect is run.
  public func displayNameIO(atPath path: String) -> Task<String> { .invoke { self.displayName(atPath: path) } }
  /// `attributesOfItem`, each time the effect is run.
  public func attributesOfItemIO(atPath path: String) -> Task<[FileAttributeKey: Any]> {
    .invoke { try self.attributesOfItem(atPath: path) }
  }
  /// `attributesOfFileSystem`, each time the effect is run.
  public func attributesOfFileSystemIO(forPath path: String) -> Task<[FileAttributeKey: Any]> {
    .invoke { try self.attributesOfFileSystem(forPath: path) }
  }
  /// `setAttributes`, each time the effect is run.
  public func setAttributesIO(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) -> Task<Void> {
    .invoke { try self.setAttributes(attributes, ofItemAtPath: path) }
  }

  // MARK: Contents of files

  /// `contents`, each time the effect is run.
  public func contentsIO(atPath path: String) -> Task<Data?> { .invoke { self.contents(atPath: path) } }
  /// `contentsEqual`, each time the effect is run.
  public func contentsEqualIO(atPath path: String, andPath other: String) -> Task<Bool> {
    .invoke { self.contentsEqual(atPath: path, andPath: other) }
  }
  /// `changeCurrentDirectoryPath`, each time the effect is run.
  public func changeCurrentDirectoryPathIO(_ path: String) -> Task<Bool> {
    .invoke { self.changeCurrentDirectoryPath(path) }
  }
}
