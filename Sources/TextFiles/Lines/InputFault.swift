/// An error in input that is not lines of text.
package enum InputFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line (counted from 1) is not UTF-8 at this byte of the line (counted from 1).
    case notUTF8(line: Int, byte: Int)
    /// The line (counted from 1) contains a NUL at this byte of the line (counted from 1).
    case containsNUL(line: Int, byte: Int)
    /// The line (counted from 1) has more bytes than the limit.
    case tooLong(line: Int, limit: Int)
    /// The whole input has more bytes than the limit.
    case tooManyBytes(limit: Int)
    /// The system could not read; the text is its reason.
    case unreadable(String)

    /// The number of the line, counted from 1; nil if no line is concerned.
    package var line: Int? {
        switch self {
        case .notUTF8(let line, _), .containsNUL(let line, _), .tooLong(let line, _): line
        case .tooManyBytes, .unreadable: nil
        }
    }

    /// The byte in the line, counted from 1; 1 if the whole line is concerned.
    package var column: Int {
        switch self {
        case .notUTF8(_, let byte), .containsNUL(_, let byte): byte
        case .tooLong, .tooManyBytes, .unreadable: 1
        }
    }

    /// The reason, without the line.
    package var description: String {
        switch self {
        case .notUTF8(_, let byte): "not UTF-8 text at byte \(byte) of the line"
        case .containsNUL(_, let byte): "binary input: NUL at byte \(byte) of the line"
        case .tooLong(_, let limit): "the line is longer than \(limit) bytes"
        case .tooManyBytes(let limit): "the input is longer than \(limit) bytes"
        case .unreadable(let reason): reason
        }
    }
}
