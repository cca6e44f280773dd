import BlueprintInspector

/// Gives a line a short name, or lists these names.
struct AliasCommand: Command {
    let name = "alias"
    let group = CommandGroup.settings
    let syntax = "[NAME LINE], or delete NAME"
    let summary = "Gives a line a short name, or lists these names."
    let details = """
        Words after the name come after the line: with alias w why, w #1 is
        why #1. A word that is a command, a modifier or an element cannot be an
        alias; a short name such as b can. An alias lasts for the session; one in
        the config file, for all.
        """
    let example = "alias b back"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        switch words.count {
        case 0, 1:
            let delete = Completion("delete", summary: "Deletes an alias.", leadsOn: true)
            return context.settings.aliases.isEmpty ? [] : [delete] + context.completer.aliases
        case 2 where words[0] == "delete": return context.completer.aliases
        default:
            let line = words.dropFirst().joined(separator: " ")
            return context.completer.completions(of: line, cursor: line.count).candidates
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else { return .say(Output(.note, Self.list(in: context))) }
        let line = arguments.dropping(1)
        if word.text == "delete" { return try delete(line, in: &context) }
        guard !line.isEmpty else {
            guard let known = context.settings.aliases[word.text] else {
                let fix: Fix = "type alias \(word.text) and the line, as in \(example)"
                throw InputError("the line of the alias is missing", fix: fix, at: arguments.end)
            }
            return .say(Output(.note, StyledText("alias \(word.text) \(known)")))
        }
        try check(word, in: context)
        try checkEnd(of: word, line, in: context)
        context.workspace.settings.aliases[word.text] = line.text
        return .say(Output(.note, StyledText("alias \(word.text) \(line.text)")))
    }

    private func delete(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(1, usage: "alias delete NAME")
        guard let word = arguments.words.first else {
            throw InputError("the name is missing", fix: "type alias delete NAME", at: arguments.end)
        }
        guard context.workspace.settings.aliases.removeValue(forKey: word.text) != nil else {
            throw InputError("'\(word.text)' is no alias", fix: "type alias to list them", at: word.offset)
        }
        return .say(Output(.note, StyledText("alias \(word.text) deleted")))
    }

    /// Throws an error for a word that has another meaning at the start of a line.
    private func check(_ word: Word, in context: CommandContext) throws {
        let isCommand = context.commands.all.contains { $0.name == word.text }
        let isModifier = context.language.isCommand(word.text)
        let isKeyword = InputLine.keywords.contains(word.text)
        guard word.text.wholeMatch(of: /\p{L}[\p{L}\p{N}_-]*/) != nil, !isKeyword else {
            throw InputError(
                "'\(word.text)' cannot be the name of an alias",
                fix: word.text.hasPrefix("-")
                    ? "to delete an alias, type alias delete NAME"
                    : isKeyword ? "it is a keyword of Swift; choose another name" : Self.rule,
                at: word.offset
            )
        }
        guard !isCommand, !isModifier, !context.language.catalog.elementTypes.contains(word.text) else {
            let kind = isCommand ? "a command" : isModifier ? "a modifier" : "an element"
            throw InputError("'\(word.text)' is \(kind)", fix: "choose another name", at: word.offset)
        }
    }

    /// Throws an error for a line whose aliases lead back to its name.
    private func checkEnd(of word: Word, _ line: CommandArguments, in context: CommandContext) throws {
        var others = context.settings.aliases
        others[word.text] = nil
        let end = LineExpansion(aliases: others, typedLines: nil).expanded(line.text)
        guard Word.split(end).first?.text == word.text else { return }
        throw InputError(
            "the line of the alias '\(word.text)' leads back to '\(word.text)'",
            fix: "begin the line with a command",
            at: line.offset
        )
    }

    private static let rule: Fix = "a name begins with a letter; letters, digits, _ and - follow"

    private static func list(in context: CommandContext) -> StyledText {
        let aliases = context.settings.aliases.sorted { $0.key < $1.key }
        guard !aliases.isEmpty else { return StyledText("there are no aliases; alias NAME LINE makes one") }
        return StyledText(lines: aliases.map { StyledText.Line("alias \($0.key) \($0.value)", style: .source) })
    }
}
