import Bow
import BowEffects
import SwiftUI

// The state–store family: programs are `State`, spaces are `Store`, effects are `IO`.

public typealias StateDispatcher<E, S, I> = EffectDispatcher<IOPartial<Error>, StatePartial<S>, E, I>
public typealias StateHandler<S> = EffectHandler<IOPartial<Error>, StatePartial<S>>
public typealias StoreUI<S, V> = UI<IOPartial<Error>, StatePartial<S>, V>
public typealias StoreComponent<E, S, I, V: View> = EffectStoreComponent<IOPartial<Error>, E, S, I, V>
public typealias Component<W: Comonad, M: Monad, V> = EffectComponent<IOPartial<Error>, W, M, V>
public typealias ComponentView<W: Comonad, M: Monad, V: View> = EffectComponentView<IOPartial<Error>, W, M, V>

public typealias StateTDispatcher<M, E, S, I> = EffectDispatcher<IOPartial<Error>, StateTPartial<M, S>, E, I>
public typealias StateTHandler<M, S> = EffectHandler<IOPartial<Error>, StateTPartial<M, S>>
