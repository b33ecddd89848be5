import Bow
import Foundation

extension KleisliPartial: MonadDefer where F: MonadDefer {
  public static func `defer`<A>(_ fa: @escaping () -> KleisliOf<F, D, A>) -> KleisliOf<F, D, A> {
    Kleisli { d in F.defer { fa()^.run(d) } }
  }
  public static func later<A>(_ f: @escaping () throws -> A) -> KleisliOf<F, D, A> { Kleisli { _ in F.later(f) } }
}

extension KleisliPartial: Async where F: Async {
  public static func asyncF<A>(_ procedure: @escaping ProcF<KleisliPartial<F, D>, F.E, A>) -> KleisliOf<F, D, A> {
    Kleisli { d in F.asyncF { procedure($0)^.run(d) } }
  }
  public static func continueOn<A>(_ fa: KleisliOf<F, D, A>, _ queue: DispatchQueue) -> KleisliOf<F, D, A> {
    // Asked for inside, so that long chains cost no stack.
    Kleisli { d in F.continueOn(F.defer { fa^.run(d) }, queue) }
  }
}

extension KleisliPartial: Concurrent where F: Concurrent {
  public static func race<A, B>(_ fa: KleisliOf<F, D, A>, _ fb: KleisliOf<F, D, B>) -> KleisliOf<F, D, Either<A, B>> {
    Kleisli { d in F.race(fa^.run(d), fb^.run(d)) }
  }
  public static func parZip<A, B>(_ fa: KleisliOf<F, D, A>, _ fb: KleisliOf<F, D, B>) -> KleisliOf<F, D, (A, B)> {
    Kleisli { d in F.parZip(fa^.run(d), fb^.run(d)) }
  }
  public static func parSequence<A>(_ effects: [KleisliOf<F, D, A>]) -> KleisliOf<F, D, [A]> {
    Kleisli { d in F.parSequence(effects.map { $0^.run(d) }) }
  }
}

extension KleisliPartial: Bracket where F: Bracket {
  public static func bracketCase<A, B>(
    acquire: KleisliOf<F, D, A>, release: @escaping (A, ExitCase<F.E>) -> KleisliOf<F, D, Void>,
    use: @escaping (A) throws -> KleisliOf<F, D, B>
  ) -> KleisliOf<F, D, B> {
    Kleisli { d in
      F.bracketCase(
        acquire: acquire^.run(d), release: { release($0, $1)^.run(d) }, use: { try use($0)^.run(d) })
    }
  }
  public static func uncancelable<A>(_ fa: KleisliOf<F, D, A>) -> KleisliOf<F, D, A> {
    Kleisli { d in F.uncancelable(fa^.run(d)) }
  }
}
