/// Values that are the same almost everywhere, until a few of them are changed.
protocol SeldomChanged: Hashable, Sendable {
    /// The value that they have almost everywhere.
    static var usual: Self { get }
}

/// A value that takes no more than a pointer as long as it is what it is almost everywhere.
///
/// A trace holds tens of thousands of such values, and copying their parts is what recording would spend its time on.
struct Seldom<Value: SeldomChanged>: Hashable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var box: Box?

    init() {}

    /// The value in a box of its own, unless it is what it is almost everywhere.
    init(_ value: Value) {
        if value != .usual { box = Box(value) }
    }

    /// A value that is known to be another than almost everywhere.
    init(changed value: Value) {
        box = Box(value)
    }

    /// The value.
    var value: Value {
        get { box?.value ?? .usual }
        set { self = Seldom(newValue) }
    }

    /// Whether the value is what it is almost everywhere.
    var isUnchanged: Bool { box == nil }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.box === rhs.box || lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
