/// Writes a value as JSON, piece by piece.
///
/// The text of a large render has hundreds of megabytes, so it is written as bytes.
struct JSONWriter {
    /// A list or object that is being written.
    private struct Open {
        let value: JSONValue
        /// The position of the part that is written next.
        var next = 0
    }

    /// The number of bytes from which a piece of text is passed on.
    private static let pieceLength = 1 << 16

    /// The text of the next piece, in UTF-8.
    private var bytes: [UInt8] = []
    // A list of open values instead of recursion, because values may be nested deeply.
    private var open: [Open] = []

    /// Begins a value.
    init(_ value: JSONValue) {
        bytes.reserveCapacity(2 * Self.pieceLength)
        begin(value)
    }

    /// Returns the next piece of the text; nil at its end.
    mutating func next() -> String? {
        while bytes.count < Self.pieceLength, let last = open.popLast() { write(last) }
        guard !bytes.isEmpty else { return nil }
        defer { bytes.removeAll(keepingCapacity: true) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the parts of a list or object up to the first that has parts itself, or to the end of a piece.
    private mutating func write(_ last: Open) {
        var last = last
        let count = last.value.partCount
        while last.next < count, bytes.count < Self.pieceLength {
            let position = last.next
            last.next += 1
            if position > 0 { bytes.append(UInt8(ascii: ",")) }
            switch last.value {
            case .array(let values): if begin(values[position], in: last) { return }
            case .list(let list): if begin(list[position], in: last) { return }
            case .object(let members):
                quote(members[position].name)
                bytes.append(UInt8(ascii: ":"))
                if begin(members[position].value, in: last) { return }
            default: break
            }
        }
        if last.next < count {
            open.append(last)
        } else if case .object = last.value {
            bytes.append(UInt8(ascii: "}"))
        } else {
            bytes.append(UInt8(ascii: "]"))
        }
    }

    /// Begins a part of an open value; returns true if it has parts itself, which come before the rest.
    private mutating func begin(_ value: JSONValue, in outer: Open) -> Bool {
        guard value.partCount > 0 else {
            begin(value)
            return false
        }
        open.append(outer)
        begin(value)
        return true
    }

    /// Writes a value without parts, or the start of another one.
    private mutating func begin(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): add(value)
        case .string(let value): quote(value)
        case .array, .list: begin(value, "[]")
        case .object: begin(value, "{}")
        }
    }

    private mutating func begin(_ value: JSONValue, _ brackets: String) {
        guard value.partCount > 0 else { return bytes += brackets.utf8 }
        bytes += brackets.utf8.prefix(1)
        open.append(Open(value: value))
    }

    private mutating func add(_ value: Double) {
        if !value.isFinite {
            quote(Phrasing.number(value))
        } else if let whole = Int(exactly: value) {
            bytes += String(whole).utf8
        } else {
            bytes += "\(value)".utf8
        }
    }

    private mutating func quote(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = string
        text.withUTF8 { utf8 in
            // The part that is not added yet ends where a character needs an escape, or at the end.
            var start = 0
            var end = 0
            let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
            for scalar in isPlain ? "".unicodeScalars : string.unicodeScalars {
                let next = end + UTF8.width(scalar)
                if Self.needsEscape(scalar) {
                    bytes += utf8[start..<end]
                    escape(scalar)
                    start = next
                }
                end = next
            }
            bytes += utf8[start...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes += "\\\"".utf8
        case "\\": bytes += "\\\\".utf8
        case "\n": bytes += "\\n".utf8
        case "\r": bytes += "\\r".utf8
        case "\t": bytes += "\\t".utf8
        default:
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
            }
        }
    }

    /// JSON may be printed to a terminal, so all control characters are escaped, not only those that JSON requires.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value >= 0x20, scalar.value < 0x7F { return scalar == "\"" || scalar == "\\" }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}

extension JSONValue {
    /// The number of values in a list, or of members in an object; 0 for other values.
    fileprivate var partCount: Int {
        switch self {
        case .array(let values): values.count
        case .list(let list): list.count
        case .object(let members): members.count
        default: 0
        }
    }
}
