/// Runs programs in a loop: nesting to the left and to the right costs no stack.
///
/// It holds the value that passes from step to step, in one place that fits any type, and the address of the state that a
/// `State` program works on.
struct Machine {
  let state: UnsafeMutableRawPointer
  private var place: UnsafeMutableRawPointer
  private var capacity: Int
  private var ownsPlace = false
  /// The programs that go on later; kept alive by those that hold them.
  private var waiting: [Unmanaged<AnyKind>] = []
  /// The programs that steps have made, each with the number of programs that wait below it.
  private var made: [(program: AnyKind, depth: Int)] = []
  private var scopes: [BindingScope?] = []

  private init(state: UnsafeMutableRawPointer, place: UnsafeMutableRawBufferPointer) {
    self.state = state
    self.place = place.baseAddress.unsafelyUnwrapped
    capacity = place.count
  }

  /// The value of a program that works on the state at `state`.
  static func value<A>(of program: AnyKind, _ state: UnsafeMutableRawPointer, as _: A.Type = A.self) -> A {
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { place in
      var machine = Machine(state: state, place: place)
      machine.run(program)
      let value: A = machine.take()
      if machine.ownsPlace { machine.place.deallocate() }
      return value
    }
  }

  private mutating func run(_ program: AnyKind) {
    descend(program.begin(&self))
    while let last = waiting.popLast() {
      let next = last._withUnsafeGuaranteedRef { $0.resume(&self) }
      while let newest = made.last, newest.depth >= waiting.count { made.removeLast() }
      guard let next else { continue }
      let depth = waiting.count
      let source = next.begin(&self)
      // Whoever waits must be held until it has gone on; a program of one step is done.
      if waiting.count > depth { made.append((next, depth)) }
      descend(source)
    }
    made.removeAll()
  }

  @inline(__always)
  private mutating func descend(_ program: Unmanaged<AnyKind>?) {
    var current = program
    while let program = current { current = program._withUnsafeGuaranteedRef { $0.begin(&self) } }
  }

  // MARK: What programs ask for

  /// Leaves a value for whoever goes on. There must be none.
  @inline(__always)
  mutating func put<A>(_ value: A) {
    if MemoryLayout<A>.size > capacity || MemoryLayout<A>.alignment > 16 { enlarge(for: A.self) }
    place.initializeMemory(as: A.self, to: value)
  }

  /// Takes the value that the step before has left.
  @inline(__always)
  mutating func take<A>(_: A.Type = A.self) -> A {
    place.assumingMemoryBound(to: A.self).move()
  }

  private mutating func enlarge<A>(for _: A.Type) {
    if ownsPlace { place.deallocate() }
    capacity = MemoryLayout<A>.size
    place = .allocate(byteCount: capacity, alignment: max(MemoryLayout<A>.alignment, 16))
    ownsPlace = true
  }

  /// Lets a program go on later. Whoever holds it is held by the machine.
  @inline(__always)
  mutating func wait(_ program: AnyKind) {
    waiting.append(Unmanaged.passUnretained(program))
  }

  /// Lets steps see what a comprehension has bound.
  mutating func enter(_ scope: BindingScope) {
    scopes.append(BindingScope.current)
    BindingScope.current = scope
  }

  mutating func leave() {
    BindingScope.current = scopes.removeLast()
  }
}
