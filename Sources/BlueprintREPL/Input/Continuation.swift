/// Whether typed text is cut off: a bracket, a text literal of several lines or a comment is still open.
public enum Continuation {
    private enum Context {
        case bracket
        case interpolation
        case text
        case longText
    }

    /// Whether another line belongs to the text.
    ///
    /// A text literal of one line that is not closed is not waited for: it is an error.
    public static func needsMore(after text: String) -> Bool {
        var scanner = Scanner(bytes: Array(text.utf8))
        return scanner.isOpenAtEnd()
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0
        var open: [Context] = []
        var openComments = 0

        mutating func isOpenAtEnd() -> Bool {
            while position < bytes.count {
                switch open.last {
                case .text: scanText()
                case .longText: scanLongText()
                default: scanCode()
                }
            }
            return !open.isEmpty || openComments > 0
        }

        private func at(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard position + count <= bytes.count else { return false }
            return word.withUTF8Buffer { buffer in bytes[position..<position + count].elementsEqual(buffer) }
        }

        private mutating func scanCode() {
            if openComments > 0 {
                scanComment()
            } else if at("//") {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if at("/*") {
                openComments += 1
                position += 2
            } else if at("\"\"\"") {
                open.append(.longText)
                position += 3
            } else {
                scanByte()
            }
        }

        private mutating func scanByte() {
            switch bytes[position] {
            case UInt8(ascii: "\""): open.append(.text)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(.bracket)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
            default: break
            }
            position += 1
        }

        private mutating func scanComment() {
            if at("*/") {
                openComments -= 1
                position += 2
            } else if at("/*") {
                openComments += 1
                position += 2
            } else {
                position += 1
            }
        }

        private mutating func scanText() {
            if at("\\(") {
                open.append(.interpolation)
                position += 2
            } else if at("\\") {
                position += 2
            } else {
                if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "\n") { open.removeLast() }
                position += 1
            }
            if position >= bytes.count, open.last == .text { open.removeLast() }
        }

        private mutating func scanLongText() {
            if at("\"\"\"") {
                open.removeLast()
                position += 3
            } else if at("\\(") {
                open.append(.interpolation)
                position += 2
            } else {
                position += at("\\") ? 2 : 1
            }
        }
    }
}
