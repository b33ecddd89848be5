import Foundation

// The methods of FileManager as effects: each does what the method of its name, without `IO`, does.

extension FileManager {
  public func urlIO(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?,
    create shouldCreate: Bool
  ) -> Task<URL> {
    .invoke { try self.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate) }
  }

  // MARK: Contents of directories

  public func contentsOfDirectoryIO(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions = []
  ) -> Task<[URL]> {
    .invoke { try self.contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: options) }
  }
  public func contentsOfDirectoryIO(atPath path: String) -> Task<[String]> {
    .invoke { try self.contentsOfDirectory(atPath: path) }
  }
  public func subpathsOfDirectoryIO(atPath path: String) -> Task<[String]> {
    .invoke { try self.subpathsOfDirectory(atPath: path) }
  }

  // MARK: Creating and removing

  public func createDirectoryIO(
    at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) -> Task<Void> {
    .invoke {
      try self.createDirectory(at: url, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }
  }
  public func createDirectoryIO(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) -> Task<Void> {
    .invoke {
      try self.createDirectory(atPath: path, withIntermediateDirectories: createIntermediates, attributes: attributes)
    }
  }
  public func createFileIO(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Task<Bool> {
    .invoke { self.createFile(atPath: path, contents: contents, attributes: attributes) }
  }
  public func removeItemIO(at url: URL) -> Task<Void> { .invoke { try self.removeItem(at: url) } }
  public func removeItemIO(atPath path: String) -> Task<Void> { .invoke { try self.removeItem(atPath: path) } }

  // MARK: Moving, copying and linking

  public func copyItemIO(at source: URL, to destination: URL) -> Task<Void> {
    .invoke { try self.copyItem(at: source, to: destination) }
  }
  public func copyItemIO(atPath source: String, toPath destination: String) -> Task<Void> {
    .invoke { try self.copyItem(atPath: source, toPath: destination) }
  }
  public func moveItemIO(at source: URL, to destination: URL) -> Task<Void> {
    .invoke { try self.moveItem(at: source, to: destination) }
  }
  public func moveItemIO(atPath source: String, to destination: String) -> Task<Void> {
    .invoke { try self.moveItem(atPath: source, toPath: destination) }
  }
  public func createSymbolicLinkIO(at url: URL, withDestinationURL destination: URL) -> Task<Void> {
    .invoke { try self.createSymbolicLink(at: url, withDestinationURL: destination) }
  }
  public func createSymbolicLinkIO(atPath path: String, withDestinationPath destination: String) -> Task<Void> {
    .invoke { try self.createSymbolicLink(atPath: path, withDestinationPath: destination) }
  }
  public func linkItemIO(at url: URL, to destination: URL) -> Task<Void> {
    .invoke { try self.linkItem(at: url, to: destination) }
  }
  public func linkItemIO(atPath path: String, toPath destination: String) -> Task<Void> {
    .invoke { try self.linkItem(atPath: path, toPath: destination) }
  }
  public func destinationOfSymbolicLinkIO(atPath path: String) -> Task<String> {
    .invoke { try self.destinationOfSymbolicLink(atPath: path) }
  }

  // MARK: Attributes

  public func componentsToDisplayIO(forPath path: String) -> Task<[String]?> {
    .invoke { self.componentsToDisplay(forPath: path) }
  }
  public func displayNameIO(atPath path: String) -> Task<String> { .invoke { self.displayName(atPath: path) } }
  public func attributesOfItemIO(atPath path: String) -> Task<[FileAttributeKey: Any]> {
    .invoke { try self.attributesOfItem(atPath: path) }
  }
  public func attributesOfFileSystemIO(forPath path: String) -> Task<[FileAttributeKey: Any]> {
    .invoke { try self.attributesOfFileSystem(forPath: path) }
  }
  public func setAttributesIO(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) -> Task<Void> {
    .invoke { try self.setAttributes(attributes, ofItemAtPath: path) }
  }

  // MARK: Contents of files

  public func contentsIO(atPath path: String) -> Task<Data?> { .invoke { self.contents(atPath: path) } }
  public func contentsEqualIO(atPath path: String, andPath other: String) -> Task<Bool> {
    .invoke { self.contentsEqual(atPath: path, andPath: other) }
  }
  public func changeCurrentDirectoryPathIO(_ path: String) -> Task<Bool> {
    .invoke { self.changeCurrentDirectoryPath(path) }
  }
}
