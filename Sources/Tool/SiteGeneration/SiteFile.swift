/// A file of a generated site.
public struct SiteFile: Sendable, Equatable {
  /// What happens when the output folder already holds something at the path.
  public enum Policy: Sendable, Equatable {
    /// Always generated. A file there that was not generated stops the writer.
    case generated
    /// A starting point for the site's owner: left out when the owner has a file at the path or at one of the alternatives,
    /// and no longer updated once the owner has edited it.
    case fallback(alternatives: [String])
  }

  /// Relative to the output folder, `/`-separated.
  public var path: String
  public var bytes: [UInt8]
  public var policy: Policy

  public init(path: String, bytes: [UInt8], policy: Policy = .generated) {
    self.path = path
    self.bytes = bytes
    self.policy = policy
  }

  public init(path: String, text: String, policy: Policy = .generated) {
    self.init(path: path, bytes: Array(text.utf8), policy: policy)
  }
}
