import BlueprintBindings
import BlueprintInspector
import SwiftInterpreter

/// The `help` command: its texts come from the lists of commands and terms, and from the table of bindings.
extension Session {
    func help(_ arguments: CommandArguments) throws -> [Output] {
        guard let word = arguments.words.first else { return [Output(.result, helpOverview)] }
        let name = arguments.text.hasPrefix(".") ? String(arguments.text.dropFirst()) : arguments.text
        if let list = helpList(name) { return [Output(.result, list)] }
        let parts = helpParts(name)
        guard parts.isEmpty else {
            var text = StyledText()
            for (index, part) in parts.enumerated() {
                if index > 0 { text.append("") }
                text.lines += part.lines
            }
            return [Output(.result, text)]
        }
        let near = language.nearest(to: name, among: Array(Set(helpCompletions().map(\.word))).sorted())
        throw InputError(
            "there is no help about '\(arguments.text)'",
            fix: near.map { "did you mean \($0)?" } ?? "type help commands or help terms to list the words",
            at: word.offset
        )
    }

    /// Returns the texts about a word: as a term, a command, a stub, a type, an argument, a value.
    private func helpParts(_ name: String) -> [StyledText] {
        var parts: [StyledText] = []
        let term = Term.byWord[name] ?? Term.byWord[name.lowercased()]
        if let term { parts.append(text(of: term)) }
        let command = Commands.named(name)
        if let command { parts.append(text(of: command)) }
        if let group = CommandGroup.allCases.first(where: { $0.rawValue == name }), command == nil {
            parts.append(text(of: group))
        }
        if let stub = document.stubs.first(where: { $0.name == name }) {
            parts.append(text(of: stub))
        } else if let summary = shownValue?.summary(ofTypeNamed: name) {
            parts.append(text(of: summary))
        } else if let topic = language.topics.topic(name), Term.byWord[name] == nil || topic.name == name {
            parts.append(text(of: topic))
        }
        // An argument of a term's name is often another thing, such as the phase of a LayoutWriter.
        guard term?.listsValues ?? true else { return parts }
        let uses = language.topics.arguments(named: name)
        parts += uses.filter(\.isEnum).map { text(of: $0, name: term?.name ?? name) }
        let values = language.topics.values(named: name)
        if !values.isEmpty { parts.append(text(of: values, name: name)) }
        if parts.isEmpty { parts += uses.map { text(of: $0, name: name) } }
        return parts
    }

    /// The lists that help can print.
    static let helpLists = ["all", "commands", "elements", "language", "limits", "modifiers", "terms"]

    private func helpList(_ name: String) -> StyledText? {
        switch name {
        case "all", "commands": helpCommands
        case "elements": list("elements", language.catalog.elementTypes.map(summary))
        case "language": LanguageHelp.text(columns: options.columns)
        case "limits": LimitsHelp.text(options.limits, columns: options.columns)
        case "modifiers": list("modifiers", language.commands.names.map(summary))
        case "terms": helpTerms
        default: nil
        }
    }

    // MARK: - Completion

    /// The words that help can explain, each once.
    func helpCompletions() -> [Completion] {
        var known: Set<String> = []
        var result: [Completion] = []
        func add(_ word: String, _ summary: @autoclosure () -> String) {
            if known.insert(word).inserted { result.append(Completion(word, summary: summary())) }
        }
        for list in Self.helpLists { add(list, "") }
        for command in Commands.all { add(command.name, command.summary) }
        for term in Term.all { add(term.name, term.summary) }
        for group in CommandGroup.allCases { add(group.rawValue, "") }
        let topics = language.topics
        for name in topics.names + language.commands.names { add(name, topics.topic(name)?.summary ?? "") }
        for stub in document.stubs { add(stub.name, "stub") }
        for declaration in document.outline.declarations where Self.typeKeywords.contains(declaration.keyword) {
            add(declaration.name, declaration.keyword)
        }
        for name in topics.memberNames {
            add(name, topics.values(named: name).first?.summary ?? topics.arguments(named: name).first?.summary ?? "")
        }
        return result
    }

    /// Returns the completions of the last part of a word or of several words, such as `attributes` of `layout attributes`.
    func helpCompletions(after words: [String]) -> [Completion] {
        let typed = words.joined(separator: " ")
        let head = typed.lastIndex { " -.".contains($0) }.map { String(typed[...$0]) } ?? ""
        let bare = head.hasPrefix(".") ? String(head.dropFirst()) : head
        return helpCompletions().filter { $0.word.hasPrefix(bare) }.map {
            Completion(String($0.word.dropFirst(bare.count)), summary: $0.summary)
        }
    }

    private static let typeKeywords: Set<String> = ["class", "enum", "protocol", "struct"]
}
