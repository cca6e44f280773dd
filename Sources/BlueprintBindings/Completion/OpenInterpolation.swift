/// An interpolation that is open at the end of unfinished source: the Swift behind `\(` in a text in quotes.
package struct OpenInterpolation: Equatable {
    /// The UTF-8 offset of the quotation mark that begins the text.
    package let textStart: Int
    /// The UTF-8 offset behind `\(`.
    package let start: Int

    /// Finds the innermost open interpolation; nil if the source ends elsewhere.
    package init?(in source: String) {
        guard let found = Self.innermost(Array(source.utf8)) else { return nil }
        self = found
    }

    private init(textStart: Int, start: Int) {
        (self.textStart, self.start) = (textStart, start)
    }

    /// Returns the source with the interpolation in the place of its text, as a value in brackets.
    func replacingText(in source: String) -> String {
        let bytes = Array(source.utf8)
        return String(decoding: bytes[..<textStart] + Array("(".utf8) + bytes[start...], as: UTF8.self)
    }

    /// The part of a source around a byte.
    private enum Part {
        case text(start: Int)
        case interpolation(OpenInterpolation, openBrackets: Int)
    }

    private static func innermost(_ source: [UInt8]) -> OpenInterpolation? {
        var parts: [Part] = []
        var index = 0
        while index < source.count {
            let byte = source[index]
            let next = index + 1 < source.count ? source[index + 1] : 0
            switch parts.last {
            case .text(let start):
                if byte == UInt8(ascii: "\\") {
                    index += 1
                    guard next == UInt8(ascii: "(") else { break }
                    let opened = OpenInterpolation(textStart: start, start: index + 1)
                    parts.append(.interpolation(opened, openBrackets: 0))
                } else if byte == UInt8(ascii: "\"") {
                    parts.removeLast()
                }
            case .interpolation(let opened, let count) where byte == UInt8(ascii: "("):
                parts[parts.count - 1] = .interpolation(opened, openBrackets: count + 1)
            case .interpolation(let opened, let count) where byte == UInt8(ascii: ")"):
                parts.removeLast()
                if count > 0 { parts.append(.interpolation(opened, openBrackets: count - 1)) }
            case nil where byte == UInt8(ascii: "/") && next == byte:
                while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
            default: if byte == UInt8(ascii: "\"") { parts.append(.text(start: index)) }
            }
            index += 1
        }
        guard case .interpolation(let opened, _)? = parts.last else { return nil }
        return opened
    }
}
