/// Text as one byte per character, the form that line breaking needs.
///
/// A space and a line break are themselves. A byte above the space is a character of one column, so plain ASCII text
/// needs no conversion; any other byte is a number of columns.
enum TextUnits {
    static let space: UInt8 = 0x20
    static let lineBreak: UInt8 = 0x0A
    private static let maximumColumns = 9

    /// Returns the columns of a unit that is neither a space nor a line break.
    @inline(__always)
    static func columns(_ unit: UInt8) -> Int {
        unit > space ? 1 : Int(truncatingIfNeeded: unit)
    }

    /// Calls the body with the units of a text; `isPlain` is true if all units but spaces and line breaks take one
    /// column.
    static func withUnits<Result>(
        of text: String,
        _ body: (_ units: UnsafeBufferPointer<UInt8>, _ isPlain: Bool) -> Result
    ) -> Result {
        let result = text.utf8.withContiguousStorageIfAvailable { bytes in
            isPlain(bytes) ? body(bytes, true) : nil
        }
        if let result, let value = result { return value }
        return text.map(unit).withUnsafeBufferPointer { body($0, false) }
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = UnsafeRawPointer(bytes.baseAddress) else { return true }
        var index = 0
        // Checks eight bytes at a time as long as they are between space and tilde, as in most text.
        while index + 8 <= bytes.count {
            let word = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let outside = word | (word &+ 0x0101_0101_0101_0101) | (word &- 0x2020_2020_2020_2020)
            guard outside & 0x8080_8080_8080_8080 == 0 else { break }
            index += 8
        }
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == lineBreak || (byte >= space && byte < 0x7F) else { return false }
            index += 1
        }
        return true
    }

    private static func unit(of character: Character) -> UInt8 {
        switch character {
        case " ": return space
        case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": return lineBreak
        default: return UInt8(clamping: min(character.displayColumns, maximumColumns))
        }
    }
}
