import Bow

// Optics are kinds over their last parameter. The witnesses of the one-type forms are those of the general ones.

/// The witness of `PIso`.
public final class ForPIso {}
/// `PIso` with all parameters but the last.
public final class PIsoPartial<S, T, A>: Kind3<ForPIso, S, T, A> {}
/// The kind of `PIso`.
public typealias PIsoOf<S, T, A, B> = Kind<PIsoPartial<S, T, A>, B>
/// The witness of `Iso`.
public typealias ForIso = ForPIso
/// `Iso` with all parameters but the last.
public typealias IsoPartial<S> = Kind<ForIso, S>

/// The witness of `PLens`.
public final class ForPLens {}
/// `PLens` with all parameters but the last.
public final class PLensPartial<S, T, A>: Kind3<ForPLens, S, T, A> {}
/// The kind of `PLens`.
public typealias PLensOf<S, T, A, B> = Kind<PLensPartial<S, T, A>, B>
/// The witness of `Lens`.
public typealias ForLens = ForPLens
/// `Lens` with all parameters but the last.
public typealias LensPartial<S> = Kind<ForLens, S>

/// The witness of `PPrism`.
public final class ForPPrism {}
/// `PPrism` with all parameters but the last.
public final class PPrismPartial<S, T, A>: Kind3<ForPPrism, S, T, A> {}
/// The kind of `PPrism`.
public typealias PPrismOf<S, T, A, B> = Kind<PPrismPartial<S, T, A>, B>
/// The witness of `Prism`.
public typealias ForPrism = ForPPrism
/// `Prism` with all parameters but the last.
public typealias PrismPartial<S> = Kind<ForPrism, S>

/// The witness of `POptional`.
public final class ForPOptional {}
/// `POptional` with all parameters but the last.
public final class POptionalPartial<S, T, A>: Kind3<ForPOptional, S, T, A> {}
/// The kind of `POptional`.
public typealias POptionalOf<S, T, A, B> = Kind<POptionalPartial<S, T, A>, B>
/// The witness of `Optional`.
public typealias ForOptional = ForPOptional
/// `Optional` with all parameters but the last.
public typealias OptionalPartial<S> = Kind<ForOptional, S>
/// The witness of `PAffineTraversal`.
public typealias ForPAffineTraversal = ForPOptional
/// `PAffineTraversal` with all parameters but the last.
public typealias PAffineTraversalPartial<S, T, A> = POptionalPartial<S, T, A>
/// The kind of `PAffineTraversal`.
public typealias PAffineTraversalOf<S, T, A, B> = POptionalOf<S, T, A, B>
/// The witness of `AffineTraversal`.
public typealias ForAffineTraversal = ForPOptional
/// `AffineTraversal` with all parameters but the last.
public typealias AffineTraversalPartial<S> = OptionalPartial<S>

/// The witness of `PSetter`.
public final class ForPSetter {}
/// `PSetter` with all parameters but the last.
public final class PSetterPartial<S, T, A>: Kind3<ForPSetter, S, T, A> {}
/// The kind of `PSetter`.
public typealias PSetterOf<S, T, A, B> = Kind<PSetterPartial<S, T, A>, B>
/// The witness of `Setter`.
public typealias ForSetter = ForPSetter
/// `Setter` with all parameters but the last.
public typealias SetterPartial<S> = Kind<ForSetter, S>

/// The witness of `PTraversal`.
public final class ForPTraversal {}
/// `PTraversal` with all parameters but the last.
public final class PTraversalPartial<S, T, A>: Kind3<ForPTraversal, S, T, A> {}
/// The kind of `PTraversal`.
public typealias PTraversalOf<S, T, A, B> = Kind<PTraversalPartial<S, T, A>, B>
/// The witness of `Traversal`.
public typealias ForTraversal = ForPTraversal
/// `Traversal` with all parameters but the last.
public typealias TraversalPartial<S> = Kind<ForTraversal, S>

/// The witness of `Getter`.
public final class ForGetter {}
/// `Getter` with all parameters but the last.
public final class GetterPartial<S>: Kind<ForGetter, S> {}
/// The kind of `Getter`.
public typealias GetterOf<S, A> = Kind<GetterPartial<S>, A>

/// The witness of `Fold`.
public final class ForFold {}
/// `Fold` with all parameters but the last.
public final class FoldPartial<S>: Kind<ForFold, S> {}
/// The kind of `Fold`.
public typealias FoldOf<S, A> = Kind<FoldPartial<S>, A>
