/// A picture of a user interface, as a page shows it.
public struct RenderedPicture {
  public var svg: String
  /// The accessibility outline, for readers who see no picture.
  public var outline: String
  /// In points.
  public var width: Double
  public var height: Double

  public init(svg: String, outline: String, width: Double, height: Double) {
    self.svg = svg
    self.outline = outline
    self.width = width
    self.height = height
  }
}

/// How values become pictures. SwiftUI and UIKit register here; this module knows neither.
public enum Presenters {
  nonisolated(unsafe) private static var presenters: [(Any) -> (() -> RenderedPicture)?] = []

  /// Adds a presenter: given a value that it can show, it answers with what renders it, else with nil at little cost.
  /// Called on the main thread, before the page runs.
  public static func register(_ presenter: @escaping (Any) -> (() -> RenderedPicture)?) {
    presenters.append(presenter)
  }

  /// What renders the value, when some presenter can.
  public static func renderer(for value: Any) -> (() -> RenderedPicture)? {
    for presenter in presenters {
      if let render = presenter(value) { return render }
    }
    return nil
  }
}
