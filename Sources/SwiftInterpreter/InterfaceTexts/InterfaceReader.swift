/// A parser of whole declarations and interfaces in Swift's notation: what a type has, without bodies.
///
/// It reads the interface of the standard library and those of bindings, at launch, and so works on bytes.
struct InterfaceReader {
    let text: [UInt8]
    var position = 0
    /// The end of what is read.
    var end: Int

    init(_ text: String) {
        self.text = Array(text.utf8)
        end = self.text.count
    }

    /// Creates a reader of a part of a text.
    init(_ text: [UInt8], _ range: Range<Int>) {
        self.text = text
        (position, end) = (range.lowerBound, range.upperBound)
    }

    /// The line that could not be read, for messages.
    var line: String {
        let place = min(position, end)
        let start = text[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
        let stop = text[place...].firstIndex(of: 10) ?? text.count
        return String(decoding: text[start..<stop], as: UTF8.self).trimmingSpaces
    }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position >= end
        }
    }

    // MARK: - Characters

    /// The next byte, which may be space; 0 at the end.
    var byte: UInt8 { position < end ? text[position] : 0 }

    /// Skips spaces, line breaks and comments.
    mutating func skipSpace() {
        while position < end {
            switch text[position] {
            case 32, 10, 9, 13, 59: position += 1
            case 47 where position + 1 < end && text[position + 1] == 47:
                while position < end, text[position] != 10 { position += 1 }
            default: return
            }
        }
    }

    /// Reads the text if it comes next.
    mutating func take(_ token: StaticString) -> Bool {
        skipSpace()
        guard starts(with: token) else { return false }
        position += token.utf8CodeUnitCount
        return true
    }

    /// Returns true if the text comes next, without space before it.
    func starts(with token: StaticString) -> Bool {
        let count = token.utf8CodeUnitCount
        guard position + count <= end else { return false }
        return token.withUTF8Buffer { wanted in
            for index in 0..<count where wanted[index] != text[position + index] { return false }
            return true
        }
    }

    /// Reads a keyword if it comes next.
    mutating func takeWord(_ word: StaticString) -> Bool {
        skipSpace()
        let after = position + word.utf8CodeUnitCount
        guard starts(with: word), after >= end || !Self.isIdentifier(text[after]) else { return false }
        position = after
        return true
    }

    /// Reads a name, without its backticks.
    mutating func identifier() -> String? {
        skipSpace()
        let isQuoted = byte == 96
        if isQuoted { position += 1 }
        let start = position
        while position < end, Self.isIdentifier(text[position]) { position += 1 }
        guard position > start else { return nil }
        let name = String(decoding: text[start..<position], as: UTF8.self)
        if isQuoted { position += 1 }
        return name
    }

    /// Reads the characters of an operator.
    mutating func operatorName() -> String? {
        skipSpace()
        let start = position
        while position < end, Self.isOperator(text[position]) { position += 1 }
        return position > start ? String(decoding: text[start..<position], as: UTF8.self) : nil
    }

    static func isIdentifier(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95 || byte > 127
    }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        // ! % & * + - . / < = > ? ^ | ~
        case 33, 37, 38, 42, 43, 45, 46, 47, 60, 61, 62, 63, 94, 124, 126: true
        default: false
        }
    }

    // MARK: - Parts that are not read

    /// Skips a default value or an initial value: up to a comma or bracket that is not in brackets, or the line's end.
    mutating func skipValue(untilLineEnd: Bool) {
        var depth = 0
        while position < end {
            switch text[position] {
            case 34: skipString()
            case 40, 91, 123: depth += 1
            case 41, 93, 125:
                if depth == 0 { return }
                depth -= 1
            case 44 where depth == 0 && !untilLineEnd: return
            case 10 where depth == 0 && untilLineEnd: return
            default: break
            }
            position += 1
        }
    }

    /// Moves from the opening quote of a string to its closing one.
    mutating func skipString() {
        position += 1
        while position < end, text[position] != 34 { position += text[position] == 92 ? 2 : 1 }
    }

    /// Skips what is in braces, the opening one of which is read; returns the range of the inside.
    mutating func skipBraces() -> Range<Int>? {
        let start = position
        var depth = 1
        while position < end {
            switch text[position] {
            case 34: skipString()
            case 47 where position + 1 < end && text[position + 1] == 47:
                while position < end, text[position] != 10 { position += 1 }
                continue
            case 123: depth += 1
            case 125: depth -= 1
            default: break
            }
            position += 1
            if depth == 0 { return start..<position - 1 }
        }
        return nil
    }
}
