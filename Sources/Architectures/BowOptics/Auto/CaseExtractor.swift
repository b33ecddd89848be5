import Synchronization

/// Takes out what a case carries, given the function that makes the case.
///
/// Cases are told apart by their tag. The first value of a case is rebuilt with the constructor to see whether it is its
/// case; from then on comparing tags is enough. The constructor must therefore be pure.
final class CaseExtractor<Whole, Part>: @unchecked Sendable {
  private let embed: (Part) -> Whole
  private let layout: EnumLayout?
  private let nothing: Nothing?
  private let mayHoldFunction = FunctionPayload.occurs(in: Part.self)
  /// The tag of the constructor's case, once known.
  private let hit = Atomic<Int>(-1)
  /// The tags below 64 that are known to be other cases.
  private let misses = Atomic<UInt64>(0)

  convenience init(_ embed: @escaping (Part) -> Whole) { self.init(embed, nothing: Nothing(embed)) }

  private init(_ embed: @escaping (Part) -> Whole, nothing: Nothing?) {
    self.embed = embed
    self.nothing = nothing
    layout = EnumLayout(Whole.self)
  }

  /// A part of a type with one value only, which takes no room: the compiler lays its case out as one that carries nothing.
  ///
  /// A class, since the extractor's fields would lie elsewhere for each part.
  private final class Nothing {
    let part: Part
    private let path: [Int]

    init?(_ embed: (Part) -> Whole) {
      guard MemoryLayout<Part>.size == 0, EnumLayout(Whole.self) != nil, !EnumLayout.isUninhabited(Part.self) else {
        return nil
      }
      part = withUnsafeTemporaryAllocation(of: Part.self, capacity: 1) { $0.baseAddress.unsafelyUnwrapped.move() }
      path = CaseExtractor.path(of: embed(part))
    }

    func isIn(_ whole: Whole) -> Bool { CaseExtractor.path(of: whole) == path }
  }

  func extract(_ whole: Whole) -> Part? {
    if MemoryLayout<Part>.size == 0, let nothing { return nothing.isIn(whole) ? nothing.part : nil }
    guard let layout else { return reflect(whole) }
    let tag = withUnsafePointer(to: whole) { layout.tag(at: $0) }
    let known = hit.load(ordering: .relaxed)
    if known >= 0 { return known == tag ? take(whole, tag, layout) : nil }
    if tag < 64, misses.load(ordering: .relaxed) & (1 << UInt64(tag)) != 0 { return nil }
    return learn(whole, tag, layout)
  }

  private func learn(_ whole: Whole, _ tag: Int, _ layout: EnumLayout) -> Part? {
    guard layout.carriesSomething(tag) else { return miss(tag) }
    guard let payload = layout.payloadType(tag) else { return reflect(whole) }
    guard haveSameLayout(payload, Part.self) else {
      guard EnumLayout(payload) != nil || MetadataKind.of(payload) == MetadataKind.existential else { return miss(tag) }
      return descend(whole)
    }
    guard let part = take(whole, tag, layout) else { return miss(tag) }
    guard withUnsafePointer(to: embed(part), { layout.tag(at: $0) }) == tag else { return miss(tag) }
    hit.store(tag, ordering: .relaxed)
    return part
  }

  private func miss(_ tag: Int) -> Part? {
    if tag < 64 { misses.bitwiseOr(1 << UInt64(tag), ordering: .relaxed) }
    return nil
  }

  /// What a case carries; nil for a function of which nobody knows how it is called.
  private func take(_ whole: Whole, _ tag: Int, _ layout: EnumLayout) -> Part? {
    withUnsafeTemporaryAllocation(of: Whole.self, capacity: 1) { buffer in
      let pointer = UnsafeMutableRawPointer(buffer.baseAddress.unsafelyUnwrapped)
      pointer.initializeMemory(as: Whole.self, repeating: whole, count: 1)
      let isOpaque = mayHoldFunction && !layout.carriesTypeParameter(tag)
      guard !isOpaque || FunctionPayload.isKnown(Part.self) else {
        pointer.assumingMemoryBound(to: Whole.self).deinitialize(count: 1)
        return nil
      }
      layout.project(at: pointer)
      guard layout.isIndirect(tag) else {
        return isOpaque ? FunctionPayload.take(from: pointer) : pointer.assumingMemoryBound(to: Part.self).move()
      }
      let box = pointer.load(as: UnsafeRawPointer.self)
      defer { Unmanaged<AnyObject>.fromOpaque(box).release() }
      let content = Runtime.content(ofBox: box)
      return isOpaque ? FunctionPayload.copy(from: content) : content.assumingMemoryBound(to: Part.self).pointee
    }
  }

  // MARK: Composed constructors

  /// Follows the cases inside of cases, and rebuilds to see whether the constructor leads the same way.
  private func descend(_ whole: Whole) -> Part? {
    var path: [Int] = []
    guard let part = Self.walk(whole, &path) else { return nil }
    var rebuilt: [Int] = []
    _ = Self.walk(embed(part), &rebuilt)
    return path == rebuilt ? part : nil
  }

  private static func walk<Value>(_ value: Value, _ path: inout [Int]) -> Part? {
    if haveSameLayout(Value.self, Part.self) {
      return withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: Part.self).pointee }
    }
    guard let layout = EnumLayout(Value.self) else { return value as? Part }
    let tag = withUnsafePointer(to: value) { layout.tag(at: $0) }
    path.append(tag)
    guard let payload = layout.payloadType(tag) else { return nil }
    func open<Payload>(_: Payload.Type) -> Part? {
      CaseExtractor<Value, Payload>.payload(value, tag, layout).flatMap { walk($0, &path) }
    }
    return _openExistential(payload, do: open)
  }

  /// The cases, from outside in, as far as there is an enumeration in an enumeration.
  private static func path<Value>(of value: Value) -> [Int] {
    guard let layout = EnumLayout(Value.self) else { return [] }
    let tag = withUnsafePointer(to: value) { layout.tag(at: $0) }
    guard let payload = layout.payloadType(tag), EnumLayout(payload) != nil else { return [tag] }
    func open<Payload>(_: Payload.Type) -> [Int] {
      CaseExtractor<Value, Payload>.payload(value, tag, layout).map { CaseExtractor<Payload, Part>.path(of: $0) } ?? []
    }
    return [tag] + _openExistential(payload, do: open)
  }

  private static func payload(_ whole: Whole, _ tag: Int, _ layout: EnumLayout) -> Part? {
    CaseExtractor({ _ in whole }, nothing: nil).take(whole, tag, layout)
  }

  // MARK: Where the runtime says nothing

  private func reflect(_ whole: Whole) -> Part? {
    guard let child = Mirror(reflecting: whole).children.first else { return nil }
    let part = child.value as? Part ?? Mirror(reflecting: child.value).children.first?.value as? Part
    guard let part, let rebuilt = Mirror(reflecting: embed(part)).children.first else { return nil }
    return rebuilt.label == child.label ? part : nil
  }
}
