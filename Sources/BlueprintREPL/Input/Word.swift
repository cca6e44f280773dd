import BlueprintBindings

/// A word of a command line with its offset.
package struct Word: Hashable, Sendable {
    /// The characters.
    package var text: String
    /// The offset in UTF-8 bytes.
    package var offset: Int

    /// Splits a text into words at white space outside quotes and brackets; the name of an element is one word.
    ///
    /// A comment that begins with `//` at the start of a word ends the text.
    package static func split(_ text: String, from start: Int = 0) -> [Word] {
        ElementName.joined(pieces(of: text, from: start))
    }

    /// Splits a text at white space outside quotes and brackets.
    private static func pieces(of text: String, from start: Int = 0) -> [Word] {
        let bytes = Array(text.utf8)
        return CommandWords.ranges(in: bytes).map { range in
            Word(String(decoding: bytes[range], as: UTF8.self), at: start + range.lowerBound)
        }
    }

    /// Returns the text up to a comment that begins at the start of a word.
    static func withoutComment(_ text: String) -> String {
        guard text.contains("//"), let last = pieces(of: text).last else { return text }
        return String(decoding: text.utf8.prefix(last.offset + last.text.utf8.count), as: UTF8.self)
    }

    /// A word at an offset.
    package init(_ text: String, at offset: Int) {
        self.text = text
        self.offset = offset
    }

    /// The text without its quotes, with escapes resolved; the text itself if it is not quoted.
    package var unquoted: String {
        guard isQuoted else { return text }
        var result = ""
        var rest = text.dropFirst().dropLast()
        while let character = rest.popFirst() {
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "0": result.append("\0")
            case "u": result.append(Self.takeScalar(from: &rest) ?? escaped)
            default: result.append(escaped)
            }
        }
        return result
    }

    /// Takes the character with the code in `{1F600}`; if the code is not valid, returns nil and takes nothing.
    private static func takeScalar(from text: inout Substring) -> Character? {
        guard text.first == "{", let end = text.firstIndex(of: "}"),
            let scalar = UInt32(text[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        else { return nil }
        text = text[text.index(after: end)...]
        return Character(scalar)
    }

    /// True if it begins with a quote that is not closed.
    fileprivate var isUnclosed: Bool {
        var (isOpen, isEscaped) = (false, false)
        for character in text {
            if !isEscaped, character == "\"" { isOpen.toggle() }
            isEscaped = !isEscaped && isOpen && character == "\\"
        }
        return isOpen && text.hasPrefix("\"")
    }

    /// The dot before the last name of a word such as `"Edit"[1].width`; nil if there is none outside quotes.
    var lastDot: String.Index? {
        let tail = text.lastIndex(of: "\"") ?? text.startIndex
        return text[tail...].lastIndex(of: ".").flatMap { $0 > text.startIndex ? $0 : nil }
    }

    /// True if it is in quotes.
    package var isQuoted: Bool { text.utf8.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") }
}

extension [Word] {
    /// The error for a word that begins with a quote that is not closed; nil if there is none.
    var unclosedQuote: InputError? {
        guard let word = last, word.isUnclosed else { return nil }
        return InputError(
            "the text \(word.text) is not closed",
            fix: "type \(word.text)\"",
            at: word.offset
        )
    }
}
