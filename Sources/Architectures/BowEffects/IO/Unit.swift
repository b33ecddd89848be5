/// The type with one value, as schedules without a state spell it.
public typealias Unit = Void
