import DocumentModel

/// What commands of a playground page have begun and not ended, outermost first.
struct OpenRegions {
  enum Region {
    case header, hidden
    case docs(BlockAttributes)
  }

  struct OpenRegion {
    var region: Region
    var line: Int
    var offset: Int
    /// Whether its begin is at fault, which is told already.
    var isReported = false

    var isDocs: Bool { if case .docs = region { true } else { false } }
    var isHidden: Bool { if case .hidden = region { true } else { false } }
    var isHeader: Bool { if case .header = region { true } else { false } }
  }

  private var regions: [OpenRegion] = []
  private var hiddenCount = 0
  private var headerCount = 0
  /// The attributes of each open `docs:begin`.
  private var docs: [BlockAttributes] = []
  private var isOutermostHeader = false

  var isEmpty: Bool { regions.isEmpty }
  var innermost: OpenRegion? { regions.last }
  var isInDocs: Bool { !docs.isEmpty }
  var isInHidden: Bool { hiddenCount > 0 }
  var hasHeader: Bool { headerCount > 0 }
  /// Whether lines belong to a header: a hidden part around one takes them for itself.
  var isInHeader: Bool { isOutermostHeader }
  var isInHiddenOrHeader: Bool { hiddenCount + headerCount > 0 }
  /// Whether the innermost, which is no `docs:begin`, lies in another such.
  var isInnermostInAnother: Bool { hiddenCount + headerCount > 1 }
  /// Of the innermost `docs:begin`.
  var attributes: BlockAttributes? { docs.last }

  mutating func open(_ region: OpenRegion) {
    switch region.region {
    case .docs(let attributes): docs.append(attributes)
    case .header:
      if !isInHiddenOrHeader { isOutermostHeader = true }
      headerCount += 1
    case .hidden: hiddenCount += 1
    }
    regions.append(region)
  }

  /// Ends the innermost.
  mutating func close() {
    switch regions.popLast()?.region {
    case .docs: docs.removeLast()
    case .header: headerCount -= 1
    case .hidden: hiddenCount -= 1
    case nil: break
    }
    if !isInHiddenOrHeader { isOutermostHeader = false }
  }
}
