import Bow

// Optics are kinds over their last parameter. The witnesses of the one-type forms are those of the general ones.

public final class ForPIso {}
public final class PIsoPartial<S, T, A>: Kind3<ForPIso, S, T, A> {}
public typealias PIsoOf<S, T, A, B> = Kind<PIsoPartial<S, T, A>, B>
public typealias ForIso = ForPIso
public typealias IsoPartial<S> = Kind<ForIso, S>

public final class ForPLens {}
public final class PLensPartial<S, T, A>: Kind3<ForPLens, S, T, A> {}
public typealias PLensOf<S, T, A, B> = Kind<PLensPartial<S, T, A>, B>
public typealias ForLens = ForPLens
public typealias LensPartial<S> = Kind<ForLens, S>

public final class ForPPrism {}
public final class PPrismPartial<S, T, A>: Kind3<ForPPrism, S, T, A> {}
public typealias PPrismOf<S, T, A, B> = Kind<PPrismPartial<S, T, A>, B>
public typealias ForPrism = ForPPrism
public typealias PrismPartial<S> = Kind<ForPrism, S>

public final class ForPOptional {}
public final class POptionalPartial<S, T, A>: Kind3<ForPOptional, S, T, A> {}
public typealias POptionalOf<S, T, A, B> = Kind<POptionalPartial<S, T, A>, B>
public typealias ForOptional = ForPOptional
public typealias OptionalPartial<S> = Kind<ForOptional, S>
public typealias ForPAffineTraversal = ForPOptional
public typealias PAffineTraversalPartial<S, T, A> = POptionalPartial<S, T, A>
public typealias PAffineTraversalOf<S, T, A, B> = POptionalOf<S, T, A, B>
public typealias ForAffineTraversal = ForPOptional
public typealias AffineTraversalPartial<S> = OptionalPartial<S>

public final class ForPSetter {}
public final class PSetterPartial<S, T, A>: Kind3<ForPSetter, S, T, A> {}
public typealias PSetterOf<S, T, A, B> = Kind<PSetterPartial<S, T, A>, B>
public typealias ForSetter = ForPSetter
public typealias SetterPartial<S> = Kind<ForSetter, S>

public final class ForPTraversal {}
public final class PTraversalPartial<S, T, A>: Kind3<ForPTraversal, S, T, A> {}
public typealias PTraversalOf<S, T, A, B> = Kind<PTraversalPartial<S, T, A>, B>
public typealias ForTraversal = ForPTraversal
public typealias TraversalPartial<S> = Kind<ForTraversal, S>

public final class ForGetter {}
public final class GetterPartial<S>: Kind<ForGetter, S> {}
public typealias GetterOf<S, A> = Kind<GetterPartial<S>, A>

public final class ForFold {}
public final class FoldPartial<S>: Kind<ForFold, S> {}
public typealias FoldOf<S, A> = Kind<FoldPartial<S>, A>
