/// The error that says no more than that something failed, and the state of schedules that have none.
///
/// Foundation has a class of this name: write `BowEffects.Unit` where both are imported.
public enum Unit: Error {
  case unit
}
