/// Text as one byte a character: what the breaking of lines needs to know of it.
///
/// A space and a line break are themselves; a byte above the space is a character of one column, so that plain ASCII
/// text needs no conversion; any other byte is the number of columns.
enum TextUnits {
    static let space: UInt8 = 0x20
    static let lineBreak: UInt8 = 0x0A
    private static let mostColumns = 9

    /// The columns of a unit that is neither a space nor a line break.
    @inline(__always)
    static func columns(_ unit: UInt8) -> Int {
        unit > space ? 1 : Int(unit)
    }

    /// Calls the body with the units of a text.
    static func withUnits<Result>(
        of text: String,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let result = text.utf8.withContiguousStorageIfAvailable { bytes in
            isPlain(bytes) ? body(bytes) : nil
        }
        if let result, let value = result { return value }
        return text.map(unit).withUnsafeBufferPointer(body)
    }

    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for byte in bytes where (byte < space && byte != lineBreak) || byte >= 0x7F {
            return false
        }
        return true
    }

    private static func unit(of character: Character) -> UInt8 {
        switch character {
        case " ": return space
        case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": return lineBreak
        default: return UInt8(min(character.displayColumns, mostColumns))
        }
    }
}
