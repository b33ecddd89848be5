extension String {
  /// Writes the text with some scalars replaced. What lies between them is copied as it is: most of a report needs nothing.
  ///
  /// - Parameter replacement: What is written for a scalar; nil leaves it.
  func write(to output: inout String, replacing replacement: (Unicode.Scalar) -> String?) {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if let text = replacement(scalars[index]) {
        output += self[start..<index]
        output += text
        start = next
      }
      index = next
    }
    output += self[start...]
  }
}
