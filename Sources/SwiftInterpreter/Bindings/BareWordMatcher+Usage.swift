/// The forms of a command while its words are typed.
extension BareWordMatcher {
    /// Returns the command form of a signature with `‹` and `›` around the parameter that the next word is for; nil if the
    /// words do not fit the form, or fill it.
    ///
    /// - Parameter words: the complete words after the name.
    package func usage(of signature: Signature, after words: [String]) -> String? {
        var attempt = WordAttempt(signature: signature, parameters: fillable(signature), table: table)
        _ = attempt.run(words)
        guard let current = attempt.current(after: words) else { return nil }
        let names = [current.name, current.label].compactMap(\.self)
        let parts = usage(of: signature).split(separator: " ").dropFirst().map { part in
            let isCurrent = names.contains { $0 == part || "[\($0)]" == part }
            return isCurrent ? "‹\(part)›" : String(part)
        }
        return parts.joined(separator: " ")
    }
}

extension WordAttempt {
    /// Returns the parameter that the word after some words is for; nil if they do not fit, or fill all parameters.
    fileprivate func current(after input: [String]) -> Signature.Parameter? {
        var rest = input[wordsTaken...]
        if let awaited, rest.count == 1 { return awaited }
        guard let word = rest.first else { return unlabelledCandidates.first ?? parameters.first(where: isUnfilled) }
        var candidates = unlabelledCandidates
        if let labelled = parameters.first(where: { $0.label == word || $0.name == word }), isUnfilled(labelled) {
            rest = rest.dropFirst()
            candidates = [labelled]
        }
        return candidates.first { words.isBegun(by: rest, as: $0.type) }
    }

    private func isUnfilled(_ parameter: Signature.Parameter) -> Bool { filled[parameter.name] == nil }
}

extension WordValues {
    /// Returns true if some words begin a value that needs more of them: `rounded`, whose radius follows.
    fileprivate func isBegun(by words: ArraySlice<String>, as type: TypeRef) -> Bool {
        !words.isEmpty && (completed(words, as: type) != nil || !names(after: words, for: type).isEmpty)
    }
}
