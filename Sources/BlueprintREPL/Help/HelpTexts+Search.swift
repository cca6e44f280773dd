import BlueprintInspector

/// The search for a word in all help.
extension HelpTexts {
    /// The largest number of results.
    private static let mostResults = 40

    /// Returns the words whose help contains a text, with their summaries.
    ///
    /// - Throws: an ``InputError`` if there are none.
    func search(_ words: [Word]) throws -> StyledText {
        guard let first = words.first else {
            return list("search", [("help search WORD", "Lists the words whose help contains a word.")])
        }
        let wanted = words.map(\.unquoted).joined(separator: " ").lowercased()
        var seen: Set<String> = []
        let found = entries.filter { $0.contains(wanted) && seen.insert($0.name).inserted }
        guard !found.isEmpty else {
            throw InputError("no help contains '\(wanted)'", fix: "type help terms to list the words", at: first.offset)
        }
        // A word that contains the text is likelier to be meant than one whose help does.
        let sorted = found.filter { $0.isNamed(wanted) } + found.filter { !$0.isNamed(wanted) }
        let count = Phrasing.count(found.count, "result")
        var text = list(
            "\(count) \(context.glyphs.dot) help NAME explains one",
            sorted.prefix(Self.mostResults).map { ($0.name, $0.summary) }
        )
        if found.count > Self.mostResults { text.append("  \(context.glyphs.ellipsis)", style: .dim) }
        return text
    }

    /// A word with its help.
    private struct Entry {
        var name: String
        var summary: String
        var more: [String] = []

        func isNamed(_ wanted: String) -> Bool { name.lowercased().contains(wanted) }

        func contains(_ wanted: String) -> Bool {
            isNamed(wanted) || ([summary] + more).contains { $0.lowercased().contains(wanted) }
        }
    }

    private var entries: [Entry] {
        let terms = Term.all.map { Entry(name: $0.name, summary: $0.summary, more: [$0.text] + $0.aliases) }
        let commands = context.commands.all.map { command in
            let details = command.details.split(separator: "\n").joined(separator: " ")
            return Entry(
                name: command.name,
                summary: command.summary,
                more: [details, command.syntax] + command.aliases
            )
        }
        let pages = Self.pages.map { Entry(name: $0.name, summary: $0.summary) }
        let topics = (context.language.topics.names + modifierNames).compactMap { name in
            context.language.topics.topic(name).map { topic in
                Entry(name: name, summary: topic.summary, more: [topic.behaviour] + topic.forms.map(\.summary))
            }
        }
        return terms + commands + pages + topics
    }
}
