/// Text made safe for a terminal: characters that would control it, or that cannot be seen, are replaced.
package enum TerminalText {
    /// Returns the text with a symbol in place of each character that is not shown as itself, for output that nobody
    /// edits: prompts, hints and candidates.
    ///
    /// A dotted circle precedes a combining mark at the very start, so that it cannot change the text before it.
    package static func symbols(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if result.isEmpty, isCombining(scalar) { result.append(dottedCircle) }
            result.append(symbol(for: scalar))
        }
        return String(result)
    }

    /// Returns the symbol of a character that is not shown as itself, or the character.
    package static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? dottedCircle
        case 0x7f: "␡"
        case 0x80...0x9f: "␦"
        case 0x2028, 0x2029: "␤"
        case _ where isBidirectionalControl(scalar): "⇄"
        default: isHidden(scalar) ? dottedCircle : scalar
        }
    }

    /// Returns the text with a Swift escape, such as `\u{202E}`, in place of each hidden character and of NUL.
    ///
    /// In a string literal, the escape has the same meaning. In this form, a text can be edited and run as it is shown.
    package static func typed(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isHidden($0) || $0.value == 0 }) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isHidden(scalar) || scalar.value == 0 {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Returns a line as the editor shows it: control characters such as `^A`, and tabs as they are.
    package static func echo(of line: String) -> String {
        typed(line).unicodeScalars.reduce(into: "") { result, scalar in
            guard scalar.value < 0x20 || scalar.value == 0x7f, scalar != "\t" else {
                result.unicodeScalars.append(scalar)
                return
            }
            result += "^"
            result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
        }
    }

    /// Returns true for a character that libedit would write as it is although it cannot be seen: it controls the
    /// terminal or the direction of text, or it only formats.
    ///
    /// Joiners and tags are not hidden, because emoji contain them.
    package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x80: false
        case 0x80...0x9f, 0x2028, 0x2029: true
        case 0x200c, 0x200d, 0xe0020...0xe007f: false
        default: scalar.properties.generalCategory == .format
        }
    }

    /// Returns true if a word with this text can be typed: it has no hidden and no control characters.
    package static func canBeTyped(_ text: String) -> Bool {
        !text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f || isHidden($0) }
    }

    private static let dottedCircle: Unicode.Scalar = "◌"

    private static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
        default: false
        }
    }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x7f && scalar.properties.isGraphemeExtend
    }
}
