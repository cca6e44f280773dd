/// Makes text safe to print: characters that control a terminal become symbols.
public enum VisibleText {
    /// Returns the text with a symbol in place of each control character, bidirectional override and line break.
    ///
    /// A dotted circle precedes a combining mark at the very start, so that it cannot change the text before it.
    public static func symbols(_ text: String) -> String {
        if text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if result.isEmpty, isCombining(scalar) { result.append(dottedCircle) }
            result.append(symbol(for: scalar))
        }
        return String(result)
    }

    /// Returns true for a text in UTF-8 of printable scalars below U+0300, which is most texts.
    private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
        var lead: UInt8?
        return bytes.allSatisfy { byte in
            guard let first = lead else {
                if byte >= 0xC2, byte < 0xCC { lead = byte }
                return byte >= 0x20 && byte < 0x7F || lead != nil
            }
            lead = nil
            // U+0080 to U+009F are control characters, and U+00AD is a hyphen that is not shown.
            return first > 0xC2 || byte >= 0xA0 && byte != 0xAD
        }
    }

    private static let dottedCircle: Unicode.Scalar = "◌"

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x7F && scalar.properties.isGraphemeExtend
    }

    private static func symbol(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20...0x7E: return scalar
        case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value) ?? dottedCircle
        case 0x7F: return "␡"
        case 0x80...0x9F: return "␦"
        case 0x2028, 0x2029: return "␤"
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return "⇄"
        case 0x200C, 0x200D, 0xE0020...0xE007F: return scalar
        default:
            return scalar.properties.generalCategory == .format ? dottedCircle : scalar
        }
    }
}
