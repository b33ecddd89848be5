extension Pairing {
  /// A state program moves a store.
  public static func pairStateStore<S>() -> Pairing<StatePartial<S>, StorePartial<S>>
  where F == StatePartial<S>, G == StorePartial<S> {
    Pairing<StatePartial<S>, StorePartial<S>>(strategy: StateStoreStrategy())
  }

  /// The same over an underlying pairing.
  public static func pairStateTStoreT<S, H: Monad, W: Comonad>(_ pairing: Pairing<H, W>)
    -> Pairing<StateTPartial<H, S>, StoreTPartial<S, W>>
  where F == StateTPartial<H, S>, G == StoreTPartial<S, W> {
    Pairing<StateTPartial<H, S>, StoreTPartial<S, W>>(strategy: StateTStoreTStrategy(pairing))
  }

  /// A value and a value.
  public static func pairId() -> Pairing<ForId, ForId> where F == ForId, G == ForId {
    Pairing<ForId, ForId>(strategy: IdStrategy())
  }
}

private final class StateStoreStrategy<S>: PairingStrategy<StatePartial<S>, StorePartial<S>> {
  override func pair<A, B, C>(_ fa: StateOf<S, A>, _ gb: StoreOf<S, B>, _ f: @escaping (A, B) -> C) -> C {
    let store = gb^
    let (next, a) = fa^.run(store.state)
    return f(a, store.render^.value(next))
  }
}

private final class StateTStoreTStrategy<S, H: Monad, W: Comonad>: PairingStrategy<
  StateTPartial<H, S>, StoreTPartial<S, W>
>
{
  let inner: Pairing<H, W>

  init(_ inner: Pairing<H, W>) {
    self.inner = inner
  }

  override func pair<A, B, C>(_ fa: StateTOf<H, S, A>, _ gb: StoreTOf<S, W, B>, _ f: @escaping (A, B) -> C) -> C {
    inner.pair(fa^.runM(gb^.state), gb^.render) { step, render in f(step.1, render(step.0)) }
  }
}

private final class IdStrategy: PairingStrategy<ForId, ForId> {
  override func pair<A, B, C>(_ fa: IdOf<A>, _ gb: IdOf<B>, _ f: @escaping (A, B) -> C) -> C {
    f(fa^.value, gb^.value)
  }
}
