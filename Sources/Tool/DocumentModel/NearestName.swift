/// What an unknown name was probably meant to be.
public enum NearestName {
  /// The candidate that the fewest edits separate from a name: letters inserted, removed, replaced or swapped with their
  /// neighbour (the restricted Damerau-Levenshtein distance), letter case aside. Nil when none is near: more than a third of the
  /// letters would have to change.
  public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(name.lowercased())
    let limit = max(1, (written.count + 1) / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(written, Array(candidate.lowercased()))
      if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
