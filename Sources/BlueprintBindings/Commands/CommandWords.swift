/// A command line split into words; quotes and brackets keep a word together.
package struct CommandWords {
    /// The words, without a comma at the end.
    private(set) var words: [String] = []
    /// The UTF-8 offset of each word in the line.
    private(set) var offsets: [Int] = []

    init(_ line: String) {
        let bytes = Array(line.utf8)
        for range in Self.ranges(in: bytes) {
            let end = bytes[range].last == UInt8(ascii: ",") ? range.upperBound - 1 : range.upperBound
            guard end > range.lowerBound else { continue }
            words.append(String(decoding: bytes[range.lowerBound..<end], as: UTF8.self))
            offsets.append(range.lowerBound)
        }
    }

    /// Returns the places of words: what white space outside of quotes and brackets separates.
    ///
    /// A comment that begins with `//` at the start of a word ends the text.
    package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for (offset, byte) in bytes.enumerated() {
            if !isQuoted, depth == 0, [UInt8(ascii: " "), UInt8(ascii: "\t"), 10, 13].contains(byte) {
                if let begin = start { result.append(begin..<offset) }
                start = nil
                continue
            }
            if start == nil {
                if bytes[offset...].starts(with: "//".utf8) { return result }
                start = offset
            }
            if isEscaped {
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = isQuoted
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isQuoted { depth += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isQuoted { depth = max(0, depth - 1) }
            default: break
            }
        }
        if let begin = start { result.append(begin..<bytes.count) }
        return result
    }
}
