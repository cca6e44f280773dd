import BlueprintBindings
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
        /// The texts in which words are looked for, besides the name.
        var texts: [String]

        init(_ name: String, _ summary: String, texts: [String]) {
            (self.name, self.summary, self.texts) = (name, summary, texts)
        }

        func isNamed(_ wanted: String) -> Bool { Self.contains(name, wanted) }

        func contains(_ wanted: String) -> Bool {
            isNamed(wanted) || texts.contains { Self.contains($0, wanted) }
        }

        /// Returns true if a text contains words; `safe area` is in `safeAreaInsets`, too.
        private static func contains(_ text: String, _ wanted: String) -> Bool {
            let text = text.lowercased()
            return text.contains(wanted) || wanted.contains(" ") && text.contains(wanted.filter { $0 != " " })
        }
    }

    private var entries: [Entry] {
        let terms = Term.all.map { Entry($0.name, $0.summary, texts: [$0.summary, $0.text] + $0.aliases) }
        let commands = context.commands.all.map { command in
            let details = command.details.split(separator: "\n").joined(separator: " ")
            return Entry(
                command.name,
                command.summary,
                texts: [command.summary, details, command.syntax] + command.aliases
            )
        }
        let pages = Self.pages.map { Entry($0.name, $0.summary, texts: [$0.summary]) }
        let topics = (context.language.topics.names + modifierNames).compactMap { name in
            context.language.topics.topic(name).map { topic in
                Entry(name, topic.summary, texts: [topic.summary, topic.behaviour] + topic.forms.map(\.summary))
            }
        }
        return terms + commands + pages + topics + otherNames
    }

    /// The names that other programs and libraries have for what is here, and those that have no counterpart; they are
    /// looked for by their names.
    private var otherNames: [Entry] {
        let commands = CommandList.synonyms.sorted { $0.key < $1.key }.map {
            Entry($0.key, "The command \($0.value) here.", texts: [])
        }
        let forms = SwiftUIForm.all.filter { !$0.written.isEmpty && context.language.topics.topic($0.bareName) == nil }
            .map {
                Entry($0.bareName, "Of SwiftUI; \($0.written) in Blueprint.", texts: [])
            }
        let absent = ForeignName.all.flatMap { entry in entry.names.map { Entry($0, entry.helpSummary, texts: []) } }
        return commands + forms + absent
    }
}

/// Help about what has another name here, or is written otherwise.
extension HelpTexts {
    /// Returns the texts about a name that differs in its case, is a synonym of a command or is SwiftUI's; nil for any
    /// other word.
    func otherwiseNamed(_ name: String) -> [StyledText]? {
        if let parts = swiftUI({ $0 == name }) { return parts }
        let lowercased = name.lowercased()
        let known = Set(completions.map(\.word))
        if let same = known.sorted().first(where: { $0.lowercased() == lowercased }) { return helpParts(same) }
        if let command = CommandList.synonyms[lowercased] {
            return [StyledText("\(name) is \(command) here", style: .heading)] + helpParts(command)
        }
        return swiftUI { $0.lowercased() == lowercased } ?? absent(lowercased)
    }

    /// Returns the text about a name that is absent here; nil for any other word.
    private func absent(_ name: String) -> [StyledText]? {
        for entry in ForeignName.all {
            guard let known = entry.names.first(where: { $0.drop { $0 == "." }.lowercased() == name }) else { continue }
            var text = StyledText("\(known) \(context.glyphs.dot) not in Blueprint", style: .heading)
            appendHelp(entry.helpSummary, to: &text)
            return [text]
        }
        return nil
    }

    /// Returns the texts about an alias, or about a short name that several commands share; nil for any other word.
    func shortName(_ name: String) -> [StyledText]? {
        if let line = context.settings.aliases[name] {
            return [StyledText("\(name) is an alias of \(line)", style: .heading)]
                + (Word.split(line).first.map { $0.text == name ? [] : helpParts($0.text) } ?? [])
        }
        guard let meant = context.commands.ambiguous[name] else { return nil }
        let names = meant.joined(separator: " or ")
        return [StyledText("\(name) can be \(names); alias \(name) \(meant[0]) decides it", style: .heading)]
            + context.commands.all.filter { meant.contains($0.name) }.map { text(of: $0) }
    }

    /// Returns the texts about what has the place of something in SwiftUI.
    private func swiftUI(_ isName: (String) -> Bool) -> [StyledText]? {
        guard let form = SwiftUIForm.all.first(where: { isName($0.bareName) }) else { return nil }
        let parts = form.written.isEmpty ? [] : helpParts(form.written)
        guard !parts.isEmpty else { return nil }
        return [StyledText("SwiftUI's \(form.bareName) is \(form.written) in Blueprint", style: .heading)] + parts
    }
}

extension ForeignName {
    /// The advice as a sentence.
    var helpSummary: String { (advice ?? "it has no counterpart here").capitalizedSentence }
}

extension SwiftUIForm {
    /// The name of the element or modifier that is written instead.
    var written: String { String(blueprint.drop { $0 == "." }.prefix(while: \.isLetter)) }

    /// The name without the period of a modifier.
    var bareName: String { String(name.drop { $0 == "." }) }
}
