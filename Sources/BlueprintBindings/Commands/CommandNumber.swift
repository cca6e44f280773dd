/// Numbers as the words of a command.
enum CommandNumber {
    /// Returns true if the word is a Swift number literal.
    static func isNumber(_ word: String) -> Bool {
        guard let first = word.utf8.first, "-0123456789".utf8.contains(first) else { return false }
        return !word.hasSuffix(".") && !word.contains("x") && Double(word)?.isFinite == true
    }

    /// Returns the first `count` words if all of them are numbers; nil otherwise.
    static func numbers(_ words: ArraySlice<String>, count: Int) -> [String]? {
        let first = words.prefix(count)
        return first.count == count && first.allSatisfy(isNumber) ? Array(first) : nil
    }

    /// Returns true if the word is a closed range of numbers that is not empty, such as `20...30`.
    static func isRange(_ word: String) -> Bool {
        guard let dots = word.firstRange(of: "...") else { return false }
        let lower = String(word[..<dots.lowerBound])
        let upper = String(word[dots.upperBound...])
        guard isNumber(lower), isNumber(upper), let low = Double(lower), let high = Double(upper) else { return false }
        return low <= high
    }
}
