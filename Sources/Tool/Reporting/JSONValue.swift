/// A JSON document that is written in one way: keys in the order given, two spaces a level.
///
/// Standard encoders either sort keys or leave their order open; reports promise theirs.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([JSONValue])
  case object([Member])

  struct Member: Equatable {
    var key: String
    var value: JSONValue
  }

  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The text, with a final line end.
  var text: String {
    var output = ""
    write(to: &output, indentation: 0)
    return output + "\n"
  }

  private func write(to output: inout String, indentation: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let flag): output += flag ? "true" : "false"
    case .int(let number): output += String(number)
    case .string(let text): Self.write(text, to: &output)
    case .list(let items):
      Self.write(items, between: ("[", "]"), to: &output, indentation) { item, output, indentation in
        item.write(to: &output, indentation: indentation)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &output, indentation) { member, output, indentation in
        Self.write(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, indentation: indentation)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], between brackets: (String, String), to output: inout String, _ indentation: Int,
    item write: (Item, inout String, Int) -> Void
  ) {
    output += brackets.0
    for (index, item) in items.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      output += String(repeating: "  ", count: indentation + 1)
      write(item, &output, indentation + 1)
    }
    if !items.isEmpty { output += "\n" + String(repeating: "  ", count: indentation) }
    output += brackets.1
  }

  /// Control characters are escaped, the line separators that JavaScript once took for line ends, and the byte-order mark, which
  /// some readers drop.
  private static func write(_ text: String, to output: inout String) {
    output += "\""
    text.write(to: &output) { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}": hexadecimal(scalar)
      default: nil
      }
    }
    output += "\""
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
