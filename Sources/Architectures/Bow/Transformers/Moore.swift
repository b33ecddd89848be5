/// The witness of `Moore`.
public final class ForMoore {}
/// `Moore` with all parameters but the last.
public final class MoorePartial<E>: Kind<ForMoore, E> {}
/// The kind of `Moore`.
public typealias MooreOf<E, V> = Kind<MoorePartial<E>, V>

/// A machine that shows something and reacts to inputs.
public final class Moore<E, V>: MooreOf<E, V> {
  /// What the machine shows.
  public let view: V
  private let react: (E) -> Moore<E, V>

  /// From what it shows and how it reacts.
  public init(view: V, handle: @escaping (E) -> Moore<E, V>) {
    self.view = view
    react = handle
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: MooreOf<E, V>) -> Moore<E, V> { downcast(fa) }

  /// The machine after an input.
  public func handle(_ input: E) -> Moore<E, V> { react(input) }

  /// A machine with a hidden state: what each state shows, and where an input leads from it.
  public static func unfold<S>(_ state: S, _ next: @escaping (S) -> (V, (E) -> S)) -> Moore<E, V> {
    let (view, transition) = next(state)
    return Moore(view: view, handle: { unfold(transition($0), next) })
  }

  /// A machine with a hidden state: what it shows, and where an input leads.
  public static func from<S>(
    initialState: S, render: @escaping (S) -> V, update: @escaping (S, E) -> S
  ) -> Moore<E, V> {
    unfold(initialState) { s in (render(s), { update(s, $0) }) }
  }

  /// The reaction described as a state program, whose result is let go.
  public static func from<S, A>(
    initialState: S, render: @escaping (S) -> V, update: @escaping (E) -> State<S, A>
  ) -> Moore<E, V> {
    from(initialState: initialState, render: render) { s, input in update(input).runS(s) }
  }

  /// The same for inputs that can be turned into this one's.
  public func contramapInput<EE>(_ f: @escaping (EE) -> E) -> Moore<EE, V> {
    Moore<EE, V>(view: view, handle: { self.handle(f($0)).contramapInput(f) })
  }
}

extension Moore where E: Monoid, V == E {
  /// Shows everything that it was told.
  public static var log: Moore<E, E> {
    unfold(E.empty()) { s in (s, { s.combine($0) }) }
  }
}

/// The type that a kind stands for.
public postfix func ^ <E, V>(_ fa: MooreOf<E, V>) -> Moore<E, V> { Moore.fix(fa) }

extension MoorePartial: Invariant, Functor, Comonad {
  public static func map<A, B>(_ fa: MooreOf<E, A>, _ f: @escaping (A) -> B) -> MooreOf<E, B> {
    Moore<E, B>(view: f(fa^.view), handle: { map(fa^.handle($0), f)^ })
  }
  public static func extract<A>(_ fa: MooreOf<E, A>) -> A { fa^.view }
  public static func coflatMap<A, B>(_ fa: MooreOf<E, A>, _ f: @escaping (MooreOf<E, A>) -> B) -> MooreOf<E, B> {
    Moore<E, B>(view: f(fa), handle: { coflatMap(fa^.handle($0), f)^ })
  }
}
