/// A type whose values are nearly always the default.
protocol MostlyDefault: Hashable, Sendable {
    /// The default value.
    static var usual: Self { get }
}

/// A value that takes no more than a pointer while it has its default.
///
/// A trace holds tens of thousands of such values; copying their parts would take most of the time of recording.
struct RareValue<Value: MostlyDefault>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    init() {}

    /// Creates a value in a box of its own, unless it is the default.
    init(_ value: Value) {
        if value != .usual { box = Box(value) }
    }

    /// Creates a value that is known to differ from the default.
    init(changed value: Value) {
        box = Box(value)
    }

    /// The value.
    var value: Value {
        get { box?.value ?? .usual }
        set { self = RareValue(newValue) }
    }

    /// Returns a part of the value without a copy of the whole; nil if it has its default.
    @inline(__always)
    func part<Part>(_ read: (Value) -> Part) -> Part? {
        guard let box else { return nil }
        // Read for each element of a screen, and retained by this value meanwhile.
        return Unmanaged.passUnretained(box)._withUnsafeGuaranteedRef { read($0.value) }
    }

    /// Returns true if both are the same stored value, or the default.
    @inline(__always)
    func isShared(with other: Self) -> Bool { box === other.box }

    /// True if the value is the default.
    var isUnchanged: Bool { box == nil }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.box === rhs.box || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
