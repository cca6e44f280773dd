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
        var all = entries.filter { $0.contains(wanted) }
        if all.isEmpty {
            all = entries.filter { entry in words.allSatisfy { entry.contains($0.unquoted.lowercased()) } }
        }
        // What has the place of a name of another program is the best result, and the name only says so.
        let meant = Set(all.filter { $0.isExactly(wanted) }.compactMap(\.meant))
        all += entries.filter { $0.kind != .foreign && meant.contains($0.name) }
        guard !all.isEmpty else {
            throw InputError("no help contains '\(wanted)'", fix: "type help terms to list the words", at: first.offset)
        }
        var seen: Set<String> = []
        let found = Entry.Rank.allCases.flatMap { rank in
            all.filter { $0.rank(of: wanted, meant) == rank && seen.insert($0.name).inserted }
        }
        let count = Phrasing.count(found.count, "result")
        var text = list(
            "\(count) \(context.glyphs.dot) help NAME explains one",
            found.prefix(Self.mostResults).map { ($0.name, $0.summary) }
        )
        if found.count > Self.mostResults { text.append("  \(context.glyphs.ellipsis)", style: .dim) }
        return text
    }

    /// A word with its help.
    private struct Entry {
        /// The kinds of words.
        enum Kind { case usual, nestedType, foreign }

        /// The likelihood of being meant, the best first.
        enum Rank: CaseIterable { case exact, foreignExact, name, text, nestedType, foreign }

        var name: String
        var summary: String
        /// The texts in which words are looked for, besides the name.
        var texts: [String] = []
        var kind = Kind.usual
        /// The name here of what a foreign name names; nil if there is none.
        var meant: String?

        func isExactly(_ wanted: String) -> Bool {
            Self.joined(name.drop { $0 == "." }.lowercased()) == Self.joined(wanted)
        }

        func contains(_ wanted: String) -> Bool { ([name] + texts).contains { Self.contains($0, wanted) } }

        /// Returns the likelihood that a text means this.
        ///
        /// - Parameter meant: the names that have the place of what the text names.
        func rank(of wanted: String, _ meant: Set<String>) -> Rank {
            switch kind {
            case .foreign: isExactly(wanted) ? .foreignExact : .foreign
            case _ where isExactly(wanted) || meant.contains(name): .exact
            case .nestedType: .nestedType
            case .usual: Self.contains(name, wanted) ? .name : .text
            }
        }

        /// Returns true if a text contains words; `safe area` is in `safeAreaInsets`, too, and `z-index` in `zIndex`.
        private static func contains(_ text: String, _ wanted: String) -> Bool {
            let text = text.lowercased()
            return text.contains(wanted)
                || wanted.contains { " -".contains($0) } && text.contains(joined(wanted))
        }

        private static func joined(_ words: String) -> String { words.filter { !" -".contains($0) } }
    }

    private var entries: [Entry] {
        let terms = Term.all.map {
            Entry(name: $0.name, summary: $0.summary, texts: [$0.summary, $0.text] + $0.aliases)
        }
        let commands = context.commands.all.map { command in
            let details = command.details.split(separator: "\n").joined(separator: " ")
            return Entry(
                name: command.name,
                summary: command.summary,
                texts: [command.summary, details, command.syntax] + command.aliases
            )
        }
        let pages = Self.pages.map { Entry(name: $0.name, summary: $0.summary, texts: [$0.summary]) }
        let topics = (context.language.topics.names + modifierNames).compactMap { name in
            context.language.topics.topic(name).map { topic in
                Entry(
                    name: name,
                    summary: topic.summary,
                    texts: [topic.summary, topic.behaviour] + topic.forms.map(\.summary),
                    kind: name.contains(".") ? .nestedType : .usual
                )
            }
        }
        return terms + commands + pages + topics + otherNames
    }

    /// The names that other programs and libraries have for what is here, and those that have no counterpart; they are
    /// looked for by their names.
    private var otherNames: [Entry] {
        let commands = CommandList.synonyms.sorted { $0.key < $1.key }.map {
            Entry(name: $0.key, summary: "The command \($0.value) here.", kind: .foreign, meant: $0.value)
        }
        let forms = SwiftUIForm.all.filter { !$0.written.isEmpty && context.language.topics.topic($0.bareName) == nil }
            .map {
                Entry(
                    name: $0.bareName,
                    summary: "Of SwiftUI; \($0.written) in Blueprint.",
                    kind: .foreign,
                    meant: $0.written
                )
            }
        let absent = ForeignName.all.flatMap { entry in
            entry.names.map { Entry(name: $0, summary: entry.helpSummary, kind: .foreign) }
        }
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
