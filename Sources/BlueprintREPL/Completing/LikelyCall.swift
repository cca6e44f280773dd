import BlueprintBindings

/// Rewrites an element that is typed without its brackets, its label or its quotes: `Label "Hi"`, `Label("Hi")`,
/// `Label(text: Hi)`.
struct LikelyCall {
    /// The names of the types of elements.
    let types: [String]
    /// Returns the label of the argument that a type needs first; nil if it needs none.
    let label: (String) -> String?

    /// Returns the line as a call; nil if it is not of this form.
    func rewritten(_ line: String) -> String? {
        let form =
            /\s*(add\s+|replace\s+|before\s+|after\s+)?([A-Za-z]+)(?:\s+|\s*\(\s*)(?:\w+:\s*)?("[^"]*"|[^"(){}:]+?)\s*\)?\s*/
        guard let match = line.wholeMatch(of: form),
            let type = types.first(where: { $0.lowercased() == match.2.lowercased() }), let label = label(type)
        else { return nil }
        // Nothing is no text.
        guard match.3 != "nil" else { return nil }
        let value = match.3.hasPrefix("\"") ? String(match.3) : Quoted.literal(String(match.3))
        let call = "\(match.1 ?? "")\(type)(\(label): \(value))"
        return call == line ? nil : call
    }
}

extension Completer {
    /// Returns the lines that a line probably means, the likeliest first.
    ///
    /// - Parameter isNear: true if the error of the line names a similar word.
    func likelyCalls(for line: String, isNear: Bool) -> [String] {
        let labels = LikelyLabels(labels: language.labels(of:))
        let contents = LikelyContents(
            isElement: { language.catalog.elementTypes.contains($0) },
            isList: language.catalog.isListType,
            labels: language.labels(of:)
        )
        let modifier = LikelyModifier(isModifier: language.isCommand)
        let calls = [
            labels.rewritten(line), contents.rewritten(line), LikelyStatements().rewritten(line),
            LikelyText().rewritten(line),
        ]
        return (calls + modifier.lines(for: line) + (isNear ? [] : [likelyCall(for: line)]))
            .compactMap(\.self)
    }

    /// Returns a line as the call of an element that it probably means; nil for other lines.
    private func likelyCall(for line: String) -> String? {
        let call = LikelyCall(types: language.catalog.elementTypes) { type in
            requiredLabel(after: type + "(", prefix: "").map { String($0.prefix { $0 != ":" }) }
        }
        return call.rewritten(line) ?? PropertyArguments(isProperty: language.isOnlyProperty).rewritten(line)
    }
}
