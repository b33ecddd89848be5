/// A program that moves a zipper's focus.
public typealias Puller<A> = Co<ForZipper, A>
public typealias ForPuller = CoPartial<ForZipper>
public typealias PullerPartial = ForPuller
public typealias PullerOf<A> = CoOf<ForZipper, A>

extension CoT where W == ForZipper, M == ForId, A == Void {
  public static func moveLeft() -> Puller<Void> { moving { $0.moveLeft() } }
  public static func moveRight() -> Puller<Void> { moving { $0.moveRight() } }
  public static func moveToFirst() -> Puller<Void> { moving { $0.moveToFirst() } }
  public static func moveToLast() -> Puller<Void> { moving { $0.moveToLast() } }

  private static func moving(_ move: @escaping (Zipper<(()) -> Any>) -> Zipper<(()) -> Any>) -> Puller<Void> {
    Puller<Void> { (row: ZipperOf<(()) -> Any>) -> Any in move(row^).focus(()) }
  }
}
