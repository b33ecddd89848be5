extension Pairing {
  /// A writer drives a traced value with its log.
  public static func pairWriterTraced<W>() -> Pairing<WriterPartial<W>, TracedPartial<W>>
  where F == WriterPartial<W>, G == TracedPartial<W> {
    pairWriterTTracedT(Pairing<ForId, ForId>.pairId())
  }

  /// The same over an underlying pairing.
  public static func pairWriterTTracedT<W, M: Functor, N: Functor>(_ pairing: Pairing<M, N>)
    -> Pairing<WriterTPartial<M, W>, TracedTPartial<W, N>>
  where F == WriterTPartial<M, W>, G == TracedTPartial<W, N> {
    Pairing<WriterTPartial<M, W>, TracedTPartial<W, N>>(strategy: WriterTracedStrategy(pairing))
  }

  /// A reader is given the environment that a value carries.
  public static func pairReaderEnv<E>() -> Pairing<ReaderPartial<E>, EnvPartial<E>>
  where F == ReaderPartial<E>, G == EnvPartial<E> {
    pairReaderTEnvT(Pairing<ForId, ForId>.pairId())
  }

  /// The same over an underlying pairing.
  public static func pairReaderTEnvT<E, M: Functor, N: Functor>(_ pairing: Pairing<M, N>)
    -> Pairing<ReaderTPartial<M, E>, EnvTPartial<E, N>>
  where F == ReaderTPartial<M, E>, G == EnvTPartial<E, N> {
    Pairing<ReaderTPartial<M, E>, EnvTPartial<E, N>>(strategy: ReaderEnvStrategy(pairing))
  }

  /// A program for two worlds chooses between them.
  public static func pairCoSumSum<L: Comonad, R: Comonad>() -> Pairing<CoSumPartial<L, R>, SumPartial<L, R>>
  where F == CoSumPartial<L, R>, G == SumPartial<L, R> {
    Pairing<CoSumPartial<L, R>, SumPartial<L, R>>(strategy: CoStrategy())
  }

  /// A program for a world that can be hidden hides and shows it.
  public static func pairCoSumOptSumOpt<R: Comonad>() -> Pairing<CoSumOptPartial<R>, SumOptPartial<R>>
  where F == CoSumOptPartial<R>, G == SumOptPartial<R> {
    Pairing<CoSumOptPartial<R>, SumOptPartial<R>>(strategy: CoStrategy())
  }

  /// A puller moves a zipper's focus.
  public static func pairPullerZipper() -> Pairing<ForPuller, ForZipper> where F == ForPuller, G == ForZipper {
    Pairing<ForPuller, ForZipper>(strategy: CoStrategy())
  }

  /// An action drives a machine.
  public static func pairActionMoore<I>() -> Pairing<ActionPartial<I>, MoorePartial<I>>
  where F == ActionPartial<I>, G == MoorePartial<I> {
    Pairing<ActionPartial<I>, MoorePartial<I>>(strategy: CoStrategy())
  }
}

private final class WriterTracedStrategy<W, M: Functor, N: Functor>: PairingStrategy<
  WriterTPartial<M, W>, TracedTPartial<W, N>
>
{
  let inner: Pairing<M, N>

  init(_ inner: Pairing<M, N>) {
    self.inner = inner
  }

  override func pair<A, B, C>(_ fa: WriterTOf<M, W, A>, _ gb: TracedTOf<W, N, B>, _ f: @escaping (A, B) -> C) -> C {
    inner.pair(fa^.runT, gb^.value) { written, ask in f(written.1, ask(written.0)) }
  }
}

private final class ReaderEnvStrategy<E, M: Functor, N: Functor>: PairingStrategy<
  ReaderTPartial<M, E>, EnvTPartial<E, N>
>
{
  let inner: Pairing<M, N>

  init(_ inner: Pairing<M, N>) {
    self.inner = inner
  }

  override func pair<A, B, C>(_ fa: KleisliOf<M, E, A>, _ gb: EnvTOf<E, N, B>, _ f: @escaping (A, B) -> C) -> C {
    inner.pair(fa^.run(gb^.environment), gb^.lower(), f)
  }
}
