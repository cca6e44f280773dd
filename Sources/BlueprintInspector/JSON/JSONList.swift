/// A list of JSON values that are made one after another, each when it is written.
///
/// A list of all steps of a large render would take more memory than the render.
public struct JSONList: Hashable, Sendable {
    /// The number of values.
    public let count: Int
    private let value: @Sendable (Int) -> JSONValue

    /// Creates a list of a number of values; the function returns the value at a position from 0 on, always the same.
    ///
    /// A count below 0 counts as 0.
    public init(count: Int, _ value: @escaping @Sendable (Int) -> JSONValue) {
        self.count = max(0, count)
        self.value = value
    }

    /// Returns the value at a position; `null` outside the list.
    public subscript(position: Int) -> JSONValue { (0..<count).contains(position) ? value(position) : .null }

    /// True if both lists have equal values.
    public static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && (0..<one.count).allSatisfy { one[$0] == other[$0] }
    }

    /// Hashes the number of values, which is the same for equal lists.
    public func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
