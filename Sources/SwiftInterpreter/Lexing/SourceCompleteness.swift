/// Determines if the text typed so far is complete or needs more lines.
package struct SourceCompleteness: Sendable {
    /// The scan of the text.
    package private(set) var scan: BracketScan
    private var lastLine: String

    /// Scans text that consists of whole lines, without the end of the last one.
    ///
    /// - Parameter limit: the greatest depth of brackets that is allowed.
    package init(_ text: String, limit: Int = .max) {
        scan = BracketScan(text, limit: limit)
        lastLine = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    }

    /// Appends a line; the earlier text is not scanned again.
    package mutating func append(line: some StringProtocol) {
        scan.append("\n")
        scan.append(line)
        if !line.isEmpty { lastLine = String(line) }
    }

    /// True if the text ends inside brackets, a multi-line string, a comment or an `#if`, so that more lines must
    /// follow.
    ///
    /// False if no further line can complete the text, as with a stray `)`.
    package var needsMore: Bool {
        if scan.stray != nil { return false }
        guard let last = scan.open.last else { return scan.openConditions > 0 || endsWithAttribute }
        if case .string(_, let quotes, _) = last { return quotes == 3 }
        return !scan.open.contains { opener in
            if case .string(_, 1, _) = opener { return true }
            return false
        }
    }

    /// Returns true if a text needs more lines.
    package static func needsMore(_ text: String) -> Bool { SourceCompleteness(text).needsMore }

    /// True if the last line consists of attributes only, whose declaration follows.
    private var endsWithAttribute: Bool {
        let words = lastLine.split { $0 == " " || $0 == "\t" }
        return !words.isEmpty
            && words.allSatisfy { $0.first == "@" && $0.count > 1 && $0.dropFirst().allSatisfy { $0.isLetter } }
    }
}

/// The depth of square brackets that the parser may take for types, counted byte by byte in code.
///
/// At each `[`, swift-syntax 603 looks ahead for a type, which may begin `[count of Element]`, and reads all brackets in
/// it again: its work doubles with each level, up to the first token that no type has. Brackets after such a token count
/// from one.
package struct ArrayRun: Sendable {
    /// The greatest depth that is parsed: a bracket is then read 64 times.
    package static let limit = 6

    /// The depth at the last byte.
    package private(set) var depth = 0
    /// The last eight bytes of the name that ends with the last byte; zero if none does.
    private var word: UInt64 = 0
    /// The byte before that name.
    private var mark: UInt8 = 0
    /// True if the last byte ends a number that is no value of a generic parameter.
    private var isNumber = false
    private var last: UInt8 = 0

    /// Creates a count that begins outside of brackets.
    package init() {}

    /// The words that do not call what stands in the parentheses after them.
    private static let partsOfTypes: Set<UInt64> = Set(
        ["any", "some", "each", "repeat", "inout", "of", "isolated", "sending", "borrowing", "consuming"].map { word in
            word.utf8.reduce(0) { $0 << 8 | UInt64(truncatingIfNeeded: $1) }
        }
    )

    /// True if the last byte ends a name that a call or a subscript can follow.
    private var isCallee: Bool {
        word != 0 && mark != UInt8(ascii: "@") && (mark == UInt8(ascii: ".") || !Self.partsOfTypes.contains(word))
    }

    /// Reads the next byte of code; of string literals only a quotation mark is read, of comments nothing.
    package mutating func read(_ byte: UInt8) {
        defer { last = byte }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 128...:
            if word == 0 { mark = last }
            word = word << 8 | UInt64(truncatingIfNeeded: byte)
            isNumber = false
            return
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if word != 0 {
                word = word << 8 | UInt64(truncatingIfNeeded: byte)
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) {
                isNumber = last != UInt8(ascii: "<")
            }
            return
        case UInt8(ascii: ","), UInt8(ascii: ":"): if isNumber { depth = 0 }
        case UInt8(ascii: "[") where isCallee || last == UInt8(ascii: "]") || last == UInt8(ascii: ")"): depth = 0
        case UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: "(") where isCallee: depth = 0
        case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "+"),
            UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
            depth = 0
        default: break
        }
        (word, isNumber) = (0, false)
    }

    /// Reads a token; returns the offset of the first bracket over the limit, nil if there is none.
    package mutating func excess(of token: SwiftTokens.Token, in bytes: SwiftTokens.Bytes) -> Int? {
        switch token.kind {
        case .comment, .text, .stringEnd: return nil
        case .stringStart: read(UInt8(ascii: "\""))
        default: for offset in token.range { read(bytes[offset]) }
        }
        return depth > Self.limit ? token.range.lowerBound : nil
    }
}
