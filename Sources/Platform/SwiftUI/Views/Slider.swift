import Headless

/// A control for a number between two others.
public struct Slider<Label: View> {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    step = nil
    self.label = label()
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
    self.label = label()
  }
}

extension Slider where Label == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}

extension Slider: View {
  public var body: some View {
    let (value, bounds, step) = (value, bounds, step)
    let now = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    let span = bounds.upperBound - bounds.lowerBound
    let move: (Double) -> Void = { number in
      var number = min(max(number, bounds.lowerBound), bounds.upperBound)
      if let step, step > 0 {
        number = min(bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step, bounds.upperBound)
      }
      value.wrappedValue = number
    }
    let stride = step ?? span / 10
    ZStack {
      label.modifier(SpokenOnly())
      SliderFace(part: span > 0 ? (now - bounds.lowerBound) / span : 0)
    }
    .element {
      $0.role = .slider
      $0.value = .number(now)
      $0.actions.setNumber = move
      $0.actions.increment = { move(now + stride) }
      $0.actions.decrement = { move(now - stride) }
    }
  }
}

/// Takes no room and is not drawn: words for those who cannot see.
struct SpokenOnly {}

extension SpokenOnly: BoxModifier {
  nonisolated func makeBox(_ environment: EnvironmentValues) -> SpokenNode { SpokenNode() }
  nonisolated func update(_ box: SpokenNode, _ environment: EnvironmentValues) {}
}

final class SpokenNode: WrapperNode {
  override func sizeThatFits(_ proposal: Proposal) -> CGSize { .zero }
  override func render(into list: inout DisplayList, at origin: CGPoint) {}
}

private struct SliderFace: View {
  /// From 0 to 1.
  let part: Double

  var body: some View {
    GeometryReader { proxy in
      let middle = 13.5 + (proxy.size.width - 27) * CGFloat(part)
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.system(.fill))).frame(height: 4)
        Capsule().fill(TintShapeStyle()).frame(width: max(0, middle), height: 4)
        Circle().fill(Color.white).shadow(color: Color.black.opacity(0.25), radius: 3, y: 1)
          .overlay { Circle().strokeBorder(Color.black.opacity(0.06), lineWidth: 0.5) }
          .frame(width: 27, height: 27).offset(x: middle - 13.5)
      }
      .frame(height: 31)
    }
    .frame(height: 31)
    .frame(minWidth: 60, idealWidth: 160)
  }
}
