import Bow

/// The value of an effect that is known to do nothing but have one.
///
/// Whoever asks may go on at once, without a run and without the queue that it would happen on.
package func knownValue<F, A>(of fa: Kind<F, A>) -> A? {
  (fa as? any EffectWithKnownValue)?.knownValue.map { unbox($0) }
}

protocol EffectWithKnownValue {
  var knownValue: AnyObject? { get }
}

extension IO: EffectWithKnownValue {
  var knownValue: AnyObject? { node.kind == .pure ? node.content : nil }
}
