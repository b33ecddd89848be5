/// A program for two worlds side by side.
public typealias CoSum<F: Comonad, G: Comonad, A> = Co<SumPartial<F, G>, A>
/// `CoSum` with all parameters but the last.
public typealias CoSumPartial<F: Comonad, G: Comonad> = CoPartial<SumPartial<F, G>>
/// The kind of `CoSum`.
public typealias CoSumOf<F: Comonad, G: Comonad, A> = CoOf<SumPartial<F, G>, A>

/// A program for a world that can be hidden.
public typealias CoSumOpt<G: Comonad, A> = CoSum<ForId, G, A>
/// `CoSumOpt` with all parameters but the last.
public typealias CoSumOptPartial<G: Comonad> = CoSumPartial<ForId, G>
/// The kind of `CoSumOpt`.
public typealias CoSumOptOf<G: Comonad, A> = CoSumOf<ForId, G, A>

extension CoT where M == ForId {
  /// Looks at the left world.
  public static func moveLeft<F: Comonad, G: Comonad>() -> CoSum<F, G, Void>
  where W == SumPartial<F, G>, A == Void {
    onSum { $0.left.extract()(()) }
  }

  /// Looks at the right world.
  public static func moveRight<F: Comonad, G: Comonad>() -> CoSum<F, G, Void>
  where W == SumPartial<F, G>, A == Void {
    onSum { $0.right.extract()(()) }
  }

  /// The same program for the left one of two worlds.
  public func liftLeft<G: Comonad>() -> CoSum<W, G, A> where W: Comonad {
    CoT.onSum { self.run($0.left) }
  }

  /// The same program for the right one of two worlds.
  public func liftRight<F: Comonad>() -> CoSum<F, W, A> where W: Comonad {
    CoT.onSum { self.run($0.right) }
  }

  /// The same program for a world that can be hidden.
  public func liftSumOpt() -> CoSumOpt<W, A> where W: Comonad { liftRight() }

  /// Hides the world.
  public static func hide<G: Comonad>() -> CoSumOpt<G, Void> where W == SumOptPartial<G>, A == Void { moveLeft() }
  /// Shows the world.
  public static func show<G: Comonad>() -> CoSumOpt<G, Void> where W == SumOptPartial<G>, A == Void { moveRight() }
  /// Hides what is shown, shows what is hidden.
  public static func toggle<G: Comonad>() -> CoSumOpt<G, Void> where W == SumOptPartial<G>, A == Void {
    onSum { $0.extractOther()(()) }
  }

  private static func onSum<F: Comonad, G: Comonad, B>(_ choose: @escaping (Sum<F, G, (B) -> Any>) -> Any)
    -> CoSum<F, G, B>
  {
    CoSum<F, G, B> { (worlds: SumOf<F, G, (B) -> Any>) -> Any in choose(worlds^) }
  }
}
