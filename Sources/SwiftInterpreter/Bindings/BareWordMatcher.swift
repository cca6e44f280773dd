/// Converts the words of a command, such as `20 10` after `inset`, to the argument list of the Swift call.
///
/// ```swift
/// let signatures = table.methods(named: "inset", of: element).map(\.signature)
/// try BareWordMatcher(table: table).match(["20", "10"], with: signatures).arguments
/// // "(horizontal: 20, vertical: 10)"
/// ```
package struct BareWordMatcher {
    let table: BindingTable
    let omitted: Set<String>

    /// The Swift call that a command means.
    package struct Match {
        /// The signature that matches the words.
        package var signature: Signature
        /// The argument list as Swift source, in parentheses.
        package var arguments: String
        /// The trailing closure; nil if there is none.
        package var closure: String?

        /// The text that follows the name in a call; empty parentheses are omitted before a closure.
        package var callee: String {
            guard let closure else { return arguments }
            return (arguments == "()" ? " " : arguments + " ") + closure
        }
    }

    /// The reason that no signature matches the words.
    package struct Mismatch: Error, Equatable {
        /// The error message.
        package var message: String
        /// The index of the word that does not match, counted from 0; nil if a word is missing.
        package var wordIndex: Int?
        /// The most similar word that would match.
        package var didYouMean: String?
        /// One line for each form of the command.
        package var usage: [String]
    }

    /// - Parameter omitted: the parameters that the caller supplies, such as the element to wrap.
    ///
    /// Result builder closures are always omitted.
    package init(table: BindingTable, omitting omitted: Set<String> = []) {
        self.table = table
        self.omitted = omitted
    }

    /// Returns the match for the first signature that the words match; throws the ``Mismatch`` of the signature that
    /// matches most words.
    package func match(_ words: [String], with signatures: [Signature]) throws(Mismatch) -> Match {
        let candidates = signatures.filter(\.command.isAvailable)
        let usage = candidates.map { self.usage(of: $0) }
        var nearest = Mismatch(message: "there is no such command", wordIndex: nil, didYouMean: nil, usage: usage)
        var reach = -1
        for signature in candidates {
            var attempt = WordAttempt(signature: signature, parameters: fillable(signature), table: table)
            guard let failure = attempt.run(words) else {
                return Match(
                    signature: signature,
                    arguments: "(\(attempt.argumentList))",
                    closure: attempt.trailingClosure
                )
            }
            if attempt.wordsTaken > reach {
                reach = attempt.wordsTaken
                nearest = failure
                nearest.usage = usage
            }
        }
        throw nearest
    }

    /// Returns Swift source with placeholders if a word names a value whose arguments are missing: `.rounded(radius:
    /// 8)` for `rounded`; nil if none are missing.
    package func completed(_ word: String, as type: WrittenType) -> String? {
        WordValues(table: table).completed([word], as: type)
    }

    /// Returns one line that shows the command form of a signature: `aligned [vertically] [horizontally]`.
    package func usage(of signature: Signature) -> String {
        let parameters = fillable(signature)
        let parts: [String]
        if let positions = signature.command.positions, !positions.isEmpty {
            parts = positions
        } else {
            parts = parameters.map { parameter in
                let text = parameter.label ?? parameter.name
                return parameter.isOptional ? "[\(text)]" : text
            }
        }
        return ([signature.commandName] + parts).joined(separator: " ")
    }

    /// Returns the possible next words, for completion: unused labels, and names of values of the remaining parameters.
    package func completions(after words: [String], with signatures: [Signature]) -> [String] {
        var result: [String] = []
        for signature in signatures where signature.command.isAvailable {
            var attempt = WordAttempt(signature: signature, parameters: fillable(signature), table: table)
            _ = attempt.run(words)
            let taken = attempt.wordsTaken + (attempt.awaited == nil ? 0 : 1)
            let next =
                taken == words.count ? attempt.nextWords : attempt.nextWords(inside: words[attempt.wordsTaken...])
            for word in next where !result.contains(word) { result.append(word) }
        }
        return result
    }

    func fillable(_ signature: Signature) -> [Signature.Parameter] {
        signature.parameters.filter { !$0.isBuilder && !omitted.contains($0.name) }
    }
}

/// An attempt to match the words to one signature.
struct WordAttempt {
    let signature: Signature
    let parameters: [Signature.Parameter]
    let words: WordValues
    var filled: [String: String] = [:]
    var positional = 0
    var wordsTaken = 0
    /// The parameter whose label was the last word.
    var awaited: Signature.Parameter?

    init(signature: Signature, parameters: [Signature.Parameter], table: BindingTable) {
        self.signature = signature
        self.parameters = parameters
        words = WordValues(table: table)
    }

    /// The last parameter, if it takes a closure, which can be written as a trailing closure.
    private var trailing: Signature.Parameter? { signature.parameters.last.flatMap { $0.isClosure ? $0 : nil } }

    var trailingClosure: String? { trailing.flatMap { filled[$0.name] } }

    var argumentList: String {
        signature.parameters.compactMap { parameter in
            if parameter.name == trailing?.name { return nil }
            return filled[parameter.name].map { text in parameter.label.map { "\($0): \(text)" } ?? text }
        }.joined(separator: ", ")
    }

    mutating func run(_ input: [String]) -> BareWordMatcher.Mismatch? {
        while wordsTaken < input.count {
            let rest = input[wordsTaken...]
            guard let taken = takeLabelled(rest) ?? takePositional(rest) else { return mismatch(rest) }
            wordsTaken += taken
        }
        for parameter in parameters where filled[parameter.name] == nil && !parameter.isOptional {
            filled[parameter.name] = words.emptyClosure(for: parameter.type)
        }
        let positions = signature.command.positions ?? []
        if positional > 0, positional < positions.count {
            return missing(positions[positional])
        }
        return parameters.first { filled[$0.name] == nil && !$0.isOptional }.flatMap { missing($0.name) }
    }

    private mutating func takeLabelled(_ rest: ArraySlice<String>) -> Int? {
        guard var word = rest.first else { return nil }
        var after = rest.dropFirst()
        if let colon = word.firstIndex(of: ":"), !word.hasPrefix("\"") {
            let value = word[word.index(after: colon)...]
            if !value.isEmpty { after = [String(value)] + after }
            word = String(word[..<colon])
        }
        guard let parameter = parameters.first(where: { $0.label == word || $0.name == word }),
            filled[parameter.name] == nil
        else { return nil }
        if let value = words.value(after, as: parameter.type) {
            filled[parameter.name] = value.text
            return rest.count - after.count + value.count
        }
        if parameter.type == "Bool" {
            filled[parameter.name] = "true"
            return 1
        }
        if after.isEmpty { awaited = parameter }
        return nil
    }

    private mutating func takePositional(_ rest: ArraySlice<String>) -> Int? {
        for parameter in unlabelledCandidates {
            guard let value = words.value(rest, as: parameter.type) else { continue }
            filled[parameter.name] = value.text
            positional += 1
            return value.count
        }
        return nil
    }

    var unlabelledCandidates: [Signature.Parameter] {
        guard let positions = signature.command.positions else {
            return parameters.filter { filled[$0.name] == nil }
        }
        guard positional < positions.count else { return [] }
        return parameters.filter { $0.name == positions[positional] && filled[$0.name] == nil }
    }

    var nextWords: [String] {
        if let awaited { return words.names(for: awaited.type) }
        return unlabelledCandidates.flatMap { words.names(for: $0.type) }
            + parameters.filter { filled[$0.name] == nil && !$0.isClosure }.compactMap(\.label)
    }

    /// Returns the words that can continue an incomplete value, such as `corner` of a position.
    func nextWords(inside rest: ArraySlice<String>) -> [String] {
        var rest = rest
        var candidates = unlabelledCandidates
        if let label = rest.first, let parameter = parameters.first(where: { $0.label == label }) {
            rest = rest.dropFirst()
            candidates = [parameter]
        }
        return candidates.lazy.map { words.names(after: rest, for: $0.type) }.first { !$0.isEmpty } ?? []
    }

    private func missing(_ name: String) -> BareWordMatcher.Mismatch? {
        guard let parameter = signature.parameter(named: name) else { return nil }
        return .init(
            message:
                "'\(signature.commandName)' also needs \(parameter.label ?? name): \(words.expectation(parameter.type))",
            wordIndex: nil,
            didYouMean: nil,
            usage: []
        )
    }

    private func mismatch(_ rest: ArraySlice<String>) -> BareWordMatcher.Mismatch {
        let word = rest.first ?? ""
        if let awaited {
            return .init(
                message: "'\(word)' must be followed by \(words.expectation(awaited.type))",
                wordIndex: wordsTaken,
                didYouMean: nil,
                usage: []
            )
        }
        let free = unlabelledCandidates
        if let text = free.lazy.compactMap({ words.completed([word], as: $0.type) }).first {
            return .init(
                message: "'\(word)' needs a value after it",
                wordIndex: wordsTaken,
                didYouMean: text,
                usage: []
            )
        }
        let message: String
        if free.isEmpty {
            message = "unexpected '\(word)'"
        } else {
            let wanted = free.map { "\($0.label ?? $0.name) (\(words.expectation($0.type)))" }
            message = "'\(word)' is not a value for \(wanted.joined(separator: " or "))"
        }
        return .init(
            message: message,
            wordIndex: wordsTaken,
            didYouMean: Self.meant(by: word, among: nextWords),
            usage: []
        )
    }

    /// Returns the word that another one means: at most two edits away, or ending with it, as `minimumSpacing` does for
    /// `spacing`; nil if none is.
    private static func meant(by word: String, among names: [String]) -> String? {
        let lower = word.lowercased()
        if let near = NearestName.nearest(to: word, among: names),
            NearestName.distance(Array(lower.utf8), Array(near.lowercased().utf8)) <= 2 || near.hasPrefix(word)
        {
            return near
        }
        return word.count > 3 ? names.first { $0.count > word.count && $0.lowercased().hasSuffix(lower) } : nil
    }
}

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
    fileprivate func isBegun(by words: ArraySlice<String>, as type: WrittenType) -> Bool {
        !words.isEmpty && (completed(words, as: type) != nil || !names(after: words, for: type).isEmpty)
    }
}
