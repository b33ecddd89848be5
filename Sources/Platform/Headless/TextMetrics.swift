import Foundation

/// Widths of characters, from Inter's tables, in ems.
enum TextMetrics {
  /// The tracking that brings Inter's widths to those of San Francisco, by size, in thousandths of an em.
  private static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (10, 12), (12, 0), (13, -6), (17, -26), (28, 14),
  ]

  /// In thousandths of an em; between the table's sizes on a straight line, beyond them as at the ends.
  static func tracking(at size: CGFloat) -> CGFloat {
    guard let upper = trackingTable.firstIndex(where: { $0.size >= size }) else {
      return trackingTable[trackingTable.count - 1].tracking
    }
    if upper == 0 { return trackingTable[0].tracking }
    let (low, high) = (trackingTable[upper - 1], trackingTable[upper])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }

  static func advance(of character: Character, weight: Int, digits: Bool) -> CGFloat {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    if first.value < 0x20 || first.properties.generalCategory == .format { return 0 }
    let second = scalars.next()
    if first.properties.isEmojiPresentation || second?.value == 0xFE0F { return 1.25 }
    if digits, (0x30...0x39).contains(first.value), let zero = tabulated(0x34, weight: weight) { return zero }
    if let width = tabulated(first.value, weight: weight) { return width }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // Another script: one em for those of full width, as East Asian type has it, a letter's mean width for the rest.
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return 1
    default: return 0.6
    }
  }

  private static func tabulated(_ scalar: UInt32, weight: Int) -> CGFloat? {
    var start = 0
    for range in InterWidths.ranges {
      if scalar < range.lowerBound { return nil }
      if range.contains(scalar) { return width(at: start + Int(scalar - range.lowerBound), weight: weight) }
      start += range.count
    }
    return nil
  }

  private static func width(at index: Int, weight: Int) -> CGFloat? {
    let regular = CGFloat(InterWidths.regular[index])
    if regular == 0 { return nil }
    let units = CGFloat(InterWidths.unitsPerEm)
    if weight == 400 { return regular / units }
    let other = CGFloat(weight < 400 ? InterWidths.thin[index] : InterWidths.black[index])
    let share = weight < 400 ? CGFloat(400 - weight) / 300 : CGFloat(weight - 400) / 500
    return (regular + (other - regular) * share) / units
  }
}
