/// Numbers as the words of a command.
enum CommandNumber {
    /// Whether the word is a number as Swift writes it.
    static func isNumber(_ word: String) -> Bool {
        guard let first = word.utf8.first, "-0123456789".utf8.contains(first) else { return false }
        return !word.hasSuffix(".") && !word.contains("x") && Double(word)?.isFinite == true
    }

    /// Whether the word is a closed range of numbers, such as `20...30`, that is not empty.
    static func isRange(_ word: String) -> Bool {
        guard let dots = word.firstRange(of: "...") else { return false }
        let lower = String(word[..<dots.lowerBound])
        let upper = String(word[dots.upperBound...])
        guard isNumber(lower), isNumber(upper), let low = Double(lower), let high = Double(upper) else { return false }
        return low <= high
    }
}
