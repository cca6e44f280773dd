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

    /// The number of bytes from which a piece of text is passed on.
    private static let pieceLength = 1 << 16

    /// Calls a function with the pieces of the text, one after another.
    public func write(_ put: (String) throws -> Void) rethrows {
        var text = ""
        // A list of pending values instead of recursion, because values may be nested deeply.
        var remaining: [Piece] = [.value(self)]
        while let piece = remaining.popLast() {
            switch piece {
            case .text(let fixed): text += fixed
            case .value(let value): value.print(into: &text, remaining: &remaining)
            case .rest(let list, let start):
                if start > 0 { text += "," }
                if start + 1 < list.count { remaining.append(.rest(list, from: start + 1)) }
                list[start].print(into: &text, remaining: &remaining)
            }
            if text.utf8.count >= Self.pieceLength {
                try put(text)
                text = ""
            }
        }
        try put(text)
    }

    private enum Piece {
        case text(String)
        case value(JSONValue)
        /// The values of a list from a position on.
        case rest(JSONList, from: Int)
    }

    private func print(into text: inout String, remaining: inout [Piece]) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.number(value)
        case .string(let value): text += Self.quoted(value)
        case .array(let values):
            text += "["
            remaining.append(.text("]"))
            for (index, value) in values.enumerated().reversed() {
                remaining.append(.value(value))
                if index > 0 { remaining.append(.text(",")) }
            }
        case .list(let list):
            text += "["
            remaining.append(.text("]"))
            if list.count > 0 { remaining.append(.rest(list, from: 0)) }
        case .object(let members):
            text += "{"
            remaining.append(.text("}"))
            for (index, member) in members.enumerated().reversed() {
                remaining.append(.value(member.value))
                remaining.append(.text((index > 0 ? "," : "") + Self.quoted(member.name) + ":"))
            }
        }
    }

    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return quoted(Phrasing.number(value)) }
        if let whole = Int(exactly: value) { return String(whole) }
        return "\(value)"
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default: text += needsEscape(scalar) ? escaped(scalar) : String(scalar)
            }
        }
        return text + "\""
    }

    /// JSON may be printed to a terminal, so all control characters are escaped, not only those that JSON requires.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value >= 0x20, scalar.value < 0x7F { return false }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
