/// Comparisons that no white space sets off, as in `#1.width=300`.
extension Word {
    /// The word, or its parts before, in and behind the comparisons outside quotes.
    var separatedByComparison: [Word] {
        var parts: [Word] = []
        var isQuoted = false
        var isEscaped = false
        var wasComparison = false
        var place = offset
        for character in text {
            let isComparison = !isQuoted && "=<>!≤≥≠".contains(character)
            if parts.isEmpty || isComparison != wasComparison {
                parts.append(Word("", at: place))
            }
            parts[parts.count - 1].text.append(character)
            if character == "\"", !isEscaped { isQuoted.toggle() }
            isEscaped = character == "\\" && !isEscaped
            wasComparison = isComparison
            place += character.utf8.count
        }
        return parts.isEmpty ? [self] : parts
    }
}
