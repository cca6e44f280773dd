/// A linear-time scanner that tracks brackets, strings and comments without parsing; it cannot fail.
struct BracketScanner {
    /// An opening delimiter that is not closed yet.
    enum Opener: Equatable {
        case bracket(closer: UInt8, offset: Int)
        /// A string; `hashes` and `quotes` are the counts that its closing delimiter must have.
        case string(hashes: Int, quotes: Int, offset: Int)
        case comment(offset: Int)
    }

    /// The delimiters that are still open at the end.
    private(set) var open: [Opener] = []
    /// The offset at which brackets exceed the maximum depth, if they do.
    private(set) var tooDeep: Int?
    /// The offset at which square brackets exceed the limit of ``ArrayRun``, if they do.
    private(set) var tooDeepArray: Int?
    /// The offset of a closing bracket without a matching opening bracket, if there is one.
    private(set) var stray: Int?
    /// The number of `#if` directives without `#endif`.
    private(set) var openConditions = 0
    private var bytes: [UInt8] = []
    private var index = 0
    private var arrays = ArrayRun()
    private let maximumDepth: Int

    init(_ text: String = "", maximumDepth: Int) {
        self.maximumDepth = maximumDepth
        append(text)
    }

    /// Continues with more text; whole lines, since the meaning of a quote or slash can depend on the characters after
    /// it.
    mutating func append(_ text: some StringProtocol) {
        bytes += text.utf8
        while index < bytes.count, tooDeep == nil, stray == nil { step() }
    }

    private func at(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func step() {
        switch open.last {
        case .comment: stepInComment()
        case .string(let hashes, let quotes, _): stepInString(hashes, quotes)
        default: stepInCode()
        }
    }

    private mutating func stepInComment() {
        if at(index) == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
            open.removeLast()
            index += 2
        } else if at(index) == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
            push(.comment(offset: index))
            index += 2
        } else {
            index += 1
        }
    }

    private mutating func stepInString(_ hashes: Int, _ quotes: Int) {
        let byte = at(index)
        if byte == UInt8(ascii: "\\"), count(UInt8(ascii: "#"), from: index + 1) >= hashes {
            index += 1 + hashes
            if at(index) == UInt8(ascii: "(") {
                push(.bracket(closer: UInt8(ascii: ")"), offset: index))
            }
            index += 1
        } else if byte == UInt8(ascii: "\""), count(byte, from: index) >= quotes,
            count(UInt8(ascii: "#"), from: index + quotes) >= hashes
        {
            open.removeLast()
            index += quotes + hashes
        } else if quotes == 1, byte == 10 {
            // A single-line string ends with its line; the parser reports the error.
            open.removeLast()
            index += 1
        } else {
            index += 1
        }
    }

    private mutating func stepInCode() {
        let byte = at(index)
        let isComment = byte == UInt8(ascii: "/") && (at(index + 1) == byte || at(index + 1) == UInt8(ascii: "*"))
        if !isComment { readArrays(byte) }
        switch byte {
        case UInt8(ascii: "("): pushBracket(UInt8(ascii: ")"))
        case UInt8(ascii: "["): pushBracket(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): pushBracket(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): pop(byte)
        case UInt8(ascii: "/") where at(index + 1) == byte:
            while index < bytes.count, at(index) != 10 { index += 1 }
        case UInt8(ascii: "/") where at(index + 1) == UInt8(ascii: "*"):
            push(.comment(offset: index))
            index += 2
        case UInt8(ascii: "#"):
            let hashes = count(byte, from: index)
            if at(index + hashes) == UInt8(ascii: "\"") {
                openString(hashes: hashes, at: index + hashes)
            } else {
                noteCondition(at: index)
                index += hashes
            }
        case UInt8(ascii: "\""): openString(hashes: 0, at: index)
        default: index += 1
        }
    }

    private mutating func readArrays(_ byte: UInt8) {
        arrays.read(byte)
        if arrays.depth > ArrayRun.limit, tooDeepArray == nil { tooDeepArray = index }
    }

    private mutating func noteCondition(at hash: Int) {
        if isWord("if", at: hash + 1) {
            openConditions += 1
        } else if isWord("endif", at: hash + 1), openConditions > 0 {
            openConditions -= 1
        }
    }

    private func isWord(_ word: StaticString, at start: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard (0..<length).allSatisfy({ at(start + $0) == word.utf8Start[$0] }) else { return false }
        switch at(start + length) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 128...: return false
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): return false
        default: return true
        }
    }

    private mutating func openString(hashes: Int, at quote: Int) {
        readArrays(UInt8(ascii: "\""))
        let quotes = count(UInt8(ascii: "\""), from: quote) >= 3 ? 3 : 1
        push(.string(hashes: hashes, quotes: quotes, offset: quote))
        index = quote + quotes
    }

    private func count(_ byte: UInt8, from start: Int) -> Int {
        var end = start
        while at(end) == byte, end < bytes.count { end += 1 }
        return end - start
    }

    private mutating func pushBracket(_ closer: UInt8) {
        push(.bracket(closer: closer, offset: index))
        index += 1
    }

    private mutating func push(_ opener: Opener) {
        open.append(opener)
        if open.count > maximumDepth { tooDeep = index }
    }

    private mutating func pop(_ closer: UInt8) {
        if case .bracket(closer, _)? = open.last {
            open.removeLast()
        } else {
            stray = index
        }
        index += 1
    }
}
