// How containers show up inside of arrays and other collections, where values are shown in their debugging form.

extension Id: CustomDebugStringConvertible where A: CustomDebugStringConvertible {
  public var debugDescription: String { "Id(\(value.debugDescription))" }
}

extension Option: CustomDebugStringConvertible where A: CustomDebugStringConvertible {
  public var debugDescription: String { fold({ "None" }, { "Some(\($0.debugDescription))" }) }
}

extension Either: CustomDebugStringConvertible where L: CustomDebugStringConvertible, R: CustomDebugStringConvertible {
  public var debugDescription: String {
    fold({ "Left(\($0.debugDescription))" }, { "Right(\($0.debugDescription))" })
  }
}

extension Validated: CustomDebugStringConvertible
where E: CustomDebugStringConvertible, A: CustomDebugStringConvertible {
  public var debugDescription: String {
    fold({ "Invalid(\($0.debugDescription))" }, { "Valid(\($0.debugDescription))" })
  }
}

extension Ior: CustomDebugStringConvertible where A: CustomDebugStringConvertible, B: CustomDebugStringConvertible {
  public var debugDescription: String {
    fold(
      { "Left(\($0.debugDescription))" }, { "Right(\($0.debugDescription))" },
      { "Both(\($0.debugDescription), \($1.debugDescription))" })
  }
}

extension Try: CustomDebugStringConvertible where A: CustomDebugStringConvertible {
  public var debugDescription: String { fold({ "Failure(\($0))" }, { "Success(\($0.debugDescription))" }) }
}

extension Const: CustomDebugStringConvertible where A: CustomDebugStringConvertible {
  public var debugDescription: String { "Const(\(value.debugDescription))" }
}

extension ArrayK: CustomDebugStringConvertible where A: CustomDebugStringConvertible {
  public var debugDescription: String { "ArrayK(\(asArray.map(\.debugDescription).joined(separator: ", ")))" }
}

extension NonEmptyArray: CustomDebugStringConvertible where A: CustomDebugStringConvertible {
  public var debugDescription: String { "NonEmptyArray(\(all().map(\.debugDescription).joined(separator: ", ")))" }
}
