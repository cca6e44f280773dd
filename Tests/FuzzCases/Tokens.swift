import RandomNumbers

/// The tokens of a source, roughly, since it may be broken: words, literals, whitespace and punctuation.
struct Tokens {
    var all: [String] = []

    init(_ text: String) {
        var rest = Substring(text)
        while let first = rest.first {
            let end: Substring.Index
            switch first {
            case _ where first.isLetter || first.isNumber || first == "_":
                end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
            case _ where first.isWhitespace:
                end = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
            case "\"":
                let inner = rest.dropFirst()
                let close = inner.firstIndex { $0 == "\"" || $0.isNewline } ?? inner.endIndex
                end = close < inner.endIndex && inner[close] == "\"" ? inner.index(after: close) : close
            default:
                end = rest.index(after: rest.startIndex)
            }
            all.append(String(rest[..<end]))
            rest = rest[end...]
        }
    }

    var text: String { all.joined() }

    /// Returns the indices of the tokens that satisfy a predicate.
    func places(where isWanted: (String) -> Bool) -> [Int] {
        all.indices.filter { isWanted(all[$0]) }
    }

    static func isWord(_ token: String) -> Bool {
        token.first.map { $0.isLetter || $0 == "_" } ?? false
    }

    static func isNumber(_ token: String) -> Bool {
        token.first?.isNumber ?? false
    }
}
