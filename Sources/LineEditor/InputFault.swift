/// Why bytes that were read are not lines of text.
public enum InputFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line (counted from 1) is not UTF-8 from this byte of the line (counted from 1) on.
    case notUTF8(line: Int, byte: Int)
    /// The line (counted from 1) holds a NUL at this byte of the line (counted from 1).
    case containsNUL(line: Int, byte: Int)
    /// The line (counted from 1) has more bytes than the limit.
    case tooLong(line: Int, limit: Int)
    /// The system refused to read; the text is its reason.
    case unreadable(String)

    /// The line at fault, counted from 1; nil if nothing could be read.
    public var line: Int? {
        switch self {
        case .notUTF8(let line, _), .containsNUL(let line, _), .tooLong(let line, _): line
        case .unreadable: nil
        }
    }

    /// The byte of the line at fault, counted from 1; 1 if the whole line is.
    public var column: Int {
        switch self {
        case .notUTF8(_, let byte), .containsNUL(_, let byte): byte
        case .tooLong, .unreadable: 1
        }
    }

    /// What is wrong, as a sentence without the place.
    public var description: String {
        switch self {
        case .notUTF8(_, let byte): "not text in UTF-8 from byte \(byte) of the line on"
        case .containsNUL(_, let byte): "binary input: byte \(byte) of the line is NUL"
        case .tooLong(_, let limit): "the line is longer than \(limit) bytes"
        case .unreadable(let reason): reason
        }
    }
}
