import SwiftInterpreter

/// An interpolation that is open at the end of unfinished source: the Swift behind `\(` in a text in quotes.
package struct OpenInterpolation: Equatable {
    /// The UTF-8 offset of the quotation mark, or the number sign, that begins the text.
    package let textStart: Int
    /// The UTF-8 offset behind `\(`.
    package let start: Int

    /// Finds the innermost open interpolation; nil if the source ends elsewhere.
    package init?(in source: String) {
        let open = SwiftTokens.open(atEndOf: source)
        guard let place = open.lastIndex(where: { !$0.isBracket }), case .interpolation(let bracket) = open[place],
            case .string(_, _, let text) = open[place - 1]
        else { return nil }
        (textStart, start) = (text, bracket + 1)
    }

    /// Returns the source with the interpolation in the place of its text, as a value in brackets.
    func replacingText(in source: String) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<textStart] + Array("(".utf8) + bytes[start...], as: UTF8.self)
    }
}
