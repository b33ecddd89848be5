/// The witness of `Function1`.
public final class ForFunction1 {}
/// `Function1` with all parameters but the last.
public final class Function1Partial<I>: Kind<ForFunction1, I> {}
/// The kind of `Function1`.
public typealias Function1Of<I, O> = Kind<Function1Partial<I>, O>

/// A function, as a member of the family of kinds: a container of its answers.
public final class Function1<I, O>: Function1Of<I, O> {
  let reader: Reader<I, O>

  init(_ reader: Reader<I, O>) {
    self.reader = reader
  }

  /// From a function.
  public convenience init(_ f: @escaping (I) -> O) {
    self.init(Reader { Id(f($0)) })
  }

  /// The type that a kind stands for.
  public static func fix(_ fa: Function1Of<I, O>) -> Function1<I, O> { downcast(fa) }
  /// Calls the function.
  public func invoke(_ input: I) -> O { reader.run(input)^.value }
  /// The same as calling it by name.
  public func callAsFunction(_ input: I) -> O { invoke(input) }

  /// This function after `f`.
  public func compose<A>(_ f: Function1<A, I>) -> Function1<A, O> { Function1<A, O> { self.invoke(f.invoke($0)) } }
  /// This function before `f`.
  public func andThen<A>(_ f: Function1<O, A>) -> Function1<I, A> { f.compose(self) }
  /// The same function where another type can be turned into its input.
  public func contramap<A>(_ f: @escaping (A) -> I) -> Function1<A, O> { Function1<A, O> { self.invoke(f($0)) } }
}

/// The type that a kind stands for.
public postfix func ^ <I, O>(_ fa: Function1Of<I, O>) -> Function1<I, O> { Function1.fix(fa) }

/// Answers are joined input by input.
extension Function1: Semigroup where O: Semigroup {
  public func combine(_ other: Function1<I, O>) -> Function1<I, O> {
    Function1 { self.invoke($0).combine(other.invoke($0)) }
  }
}

extension Function1: Monoid where O: Monoid {
  public static func empty() -> Function1<I, O> { Function1 { _ in O.empty() } }
}

extension Function1Partial: Invariant, Functor, Applicative, Selective, Monad {
  public static func map<A, B>(_ fa: Function1Of<I, A>, _ f: @escaping (A) -> B) -> Function1Of<I, B> {
    Function1(fa^.reader.map(f)^)
  }
  public static func pure<A>(_ a: A) -> Function1Of<I, A> { Function1(Reader.pure(a)^) }
  public static func flatMap<A, B>(_ fa: Function1Of<I, A>, _ f: @escaping (A) -> Function1Of<I, B>)
    -> Function1Of<I, B>
  {
    Function1(fa^.reader.flatMap { f($0)^.reader }^)
  }
  public static func tailRecM<A, B>(_ a: A, _ f: @escaping (A) -> Function1Of<I, Either<A, B>>) -> Function1Of<I, B> {
    Function1(Reader<I, B>.tailRecM(a) { f($0)^.reader }^)
  }
}

extension Function1Partial: MonadReader {
  public typealias D = I
  public static func ask() -> Function1Of<I, I> { Function1(id) }
  public static func local<A>(_ fa: Function1Of<I, A>, _ f: @escaping (I) -> I) -> Function1Of<I, A> {
    fa^.contramap(f)
  }
}
