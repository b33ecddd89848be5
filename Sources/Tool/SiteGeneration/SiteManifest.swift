import FoundationEssentials

/// The list of generated files that the writer leaves in the output folder: what it made, and in which form.
struct SiteManifest: Codable, Equatable {
  /// Jekyll passes over names that begin with a point.
  static let path = ".arch-docs-site.json"

  var version = 1
  /// Fingerprints by path.
  var files: [String: String] = [:]

  /// The manifest in a folder; an empty one when there is none.
  static func read(from folder: String) throws -> SiteManifest {
    let path = "\(folder)/\(SiteManifest.path)"
    guard let data = FileManager.default.contents(atPath: path) else { return SiteManifest() }
    guard let manifest = try? JSONDecoder().decode(SiteManifest.self, from: data), manifest.version == 1,
      manifest.files.keys.allSatisfy(SitePath.isContained)
    else { throw SiteError.unreadableManifest(path: path) }
    return manifest
  }

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try Array(encoder.encode(self)) + [0x0A]
  }

  /// Tells an edited file from a generated one: length and FNV-1a. No protection against anybody who means harm.
  static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(bytes.count)-\(String(hash, radix: 16))"
  }
}
