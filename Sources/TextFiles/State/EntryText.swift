/// Entries of several lines written as one line: `\n` is a newline, `\r` a carriage return, `\\` a backslash.
package enum EntryText {
    private static let backslash = UInt8(ascii: "\\")

    /// Returns an entry as one line.
    package static func line(of entry: String) -> String {
        // Bytes, because a combining mark after a newline or a backslash would form one character with it.
        let bytes = entry.utf8.flatMap { byte -> [UInt8] in
            switch byte {
            case backslash: [backslash, backslash]
            case UInt8(ascii: "\n"): [backslash, UInt8(ascii: "n")]
            case UInt8(ascii: "\r"): [backslash, UInt8(ascii: "r")]
            default: [byte]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the entry of a line; a backslash before another character is dropped.
    package static func entry(of line: String) -> String {
        var entry: [UInt8] = []
        var isEscaped = false
        for byte in line.utf8 {
            if isEscaped {
                entry.append(byte == UInt8(ascii: "n") ? 10 : byte == UInt8(ascii: "r") ? 13 : byte)
                isEscaped = false
            } else if byte == backslash {
                isEscaped = true
            } else {
                entry.append(byte)
            }
        }
        return String(decoding: entry, as: UTF8.self)
    }
}
