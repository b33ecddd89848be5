import Foundation

/// Standard input and output as effects.
public enum ConsoleIO {
  /// `Swift.print`, each time the effect is run; what is printed is computed then.
  public static func print<E: Error>(
    _ line: @escaping @autoclosure () -> Any, separator: @escaping @autoclosure () -> CustomStringConvertible = " ",
    terminator: @escaping @autoclosure () -> CustomStringConvertible = "\n"
  ) -> IO<E, Void> {
    IO.invoke { Swift.print(line(), separator: "\(separator())", terminator: "\(terminator())") }
  }

  /// `Swift.readLine`, each time the effect is run; nil at the end of the input.
  public static func readLine<E: Error>(strippingNewline: Bool = true) -> IO<E, String?> {
    IO.invoke { Swift.readLine(strippingNewline: strippingNewline) }
  }
}
