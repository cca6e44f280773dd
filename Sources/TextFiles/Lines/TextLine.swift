/// A line of bytes, which may not be text.
package struct TextLine: Equatable, Sendable {
    /// The number of the line, counted from 1.
    package let number: Int
    /// The bytes without the `\n`; empty if the line is too long.
    package let bytes: ArraySlice<UInt8>
    /// True if a `\n` follows; false for the last line of a text that does not end in one.
    package let isEnded: Bool

    /// The limit that the line exceeds; nil if it does not.
    let exceeded: Int?

    /// Returns the text without the `\r` of a line break `\r\n`.
    ///
    /// - Throws: ``InputFault`` if the line is too long, contains NUL or is not UTF-8; bytes are never replaced.
    package func text() throws(InputFault) -> String {
        if let exceeded { throw .tooLong(line: number, limit: exceeded) }
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        if let index = line.firstIndex(of: 0) { throw .containsNUL(line: number, byte: index - line.startIndex + 1) }
        guard let text = String(validating: line, as: UTF8.self) else {
            throw .notUTF8(line: number, byte: Self.firstInvalidByte(of: line))
        }
        return text
    }

    private static func firstInvalidByte(of line: ArraySlice<UInt8>) -> Int {
        var parser = Unicode.UTF8.ForwardParser()
        var rest = line.makeIterator()
        var valid = 0
        while case .valid(let scalar) = parser.parseScalar(from: &rest) { valid += scalar.count }
        return valid + 1
    }
}
