/// A JSON value whose members keep their order, so that equal values have equal text.
public enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number; one that is not finite is printed as the string `"inf"`, `"-inf"` or `"nan"`.
    case number(Double)
    /// A string.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// A list whose values are made when they are written.
    case list(JSONList)
    /// Members in order.
    case object([Member])

    /// A member of an object.
    public struct Member: Hashable, Sendable {
        /// The name.
        public var name: String
        /// The value.
        public var value: JSONValue

        /// Creates a member with a name and a value.
        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Returns an object with members in order, without those whose value is nil.
    public static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name, $0) } })
    }

    /// Returns a whole number.
    public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// Returns a list of a number of values, each made by a function when it is written.
    public static func list(count: Int, _ value: @escaping @Sendable (Int) -> JSONValue) -> JSONValue {
        .list(JSONList(count: count, value))
    }

    /// The value on one line, without spaces; everything outside ASCII is kept, control characters are escaped.
    public var text: String {
        var text = ""
        write { text += $0 }
        return text
    }

    /// Calls a function with the pieces of the text, one after another.
    public func write(_ put: (String) throws -> Void) rethrows {
        var writer = JSONWriter(self)
        while let piece = writer.next() { try put(piece) }
    }
}
