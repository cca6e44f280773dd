/// The headings under which completions are listed.
extension Completer {
    /// Returns completions group by group, in the order in which the groups first appear.
    static func sortedByGroup(_ candidates: [Completion]) -> [Completion] {
        var order: [String] = []
        var members: [String: [Completion]] = [:]
        for candidate in candidates {
            let group = candidate.group.isEmpty ? "words" : candidate.group
            if members[group] == nil { order.append(group) }
            members[group, default: []].append(candidate.grouped(group))
        }
        return order.flatMap { members[$0] ?? [] }
    }

    /// Returns the heading of a word of Swift that is no modifier.
    func group(ofSwift word: String, among declared: Set<String>) -> String {
        if word.hasSuffix(":") { return "parameters" }
        if declared.contains(word) { return "declared here" }
        guard let first = word.first, first.isLetter, word != "true", word != "false" else { return "values" }
        if first.isUppercase { return language.catalog.elementTypes.contains(word) ? "elements" : "types" }
        return "members and values"
    }
}
