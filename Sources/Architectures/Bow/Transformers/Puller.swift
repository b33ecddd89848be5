/// A program that moves a zipper's focus.
public typealias Puller<A> = Co<ForZipper, A>
/// The witness of `Puller`.
public typealias ForPuller = CoPartial<ForZipper>
/// `Puller` with all parameters but the last.
public typealias PullerPartial = ForPuller
/// The kind of `Puller`.
public typealias PullerOf<A> = CoOf<ForZipper, A>

extension CoT where W == ForZipper, M == ForId, A == Void {
  /// One to the left.
  public static func moveLeft() -> Puller<Void> { moving { $0.moveLeft() } }
  /// One to the right.
  public static func moveRight() -> Puller<Void> { moving { $0.moveRight() } }
  /// To the first element.
  public static func moveToFirst() -> Puller<Void> { moving { $0.moveToFirst() } }
  /// To the last element.
  public static func moveToLast() -> Puller<Void> { moving { $0.moveToLast() } }

  private static func moving(_ move: @escaping (Zipper<(()) -> Any>) -> Zipper<(()) -> Any>) -> Puller<Void> {
    Puller<Void> { (row: ZipperOf<(()) -> Any>) -> Any in move(row^).focus(()) }
  }
}
