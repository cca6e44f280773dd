import BlueprintInspector

extension Command {
    /// The commands about the session and its lines.
    static let session: [Command] = [.history, .rerun, .alias, .copy, .sessions, .resume, .clear, .quit]

    static let history = Command(
        "history",
        group: .session,
        syntax: "[N or TEXT]",
        summary: "Lists the lines that were typed last, with the numbers for rerun.",
        details: """
            history lists 20 lines, history 50 lists 50, history Label those with that
            text. The lines of earlier sessions are among them. rerun 12 runs line 12
            again; the up key recalls lines one by one, Ctrl-R searches them.
            """,
        example: "history 10",
        answers: true,
        run: { command, arguments, context in
            let typed = try context.typedLines(for: command.name)
            var numbered = Array(zip(typed.first..., typed.lines))
            let count = arguments.words.count == 1 ? Int(arguments.text, radix: 10) : nil
            if count == nil, !arguments.isEmpty {
                let text = arguments.words.count == 1 ? arguments.words[0].unquoted : arguments.text
                numbered = numbered.dropLast().filter { $0.1.localizedCaseInsensitiveContains(text) }
                guard !numbered.isEmpty else {
                    throw InputError("no line contains \(Quoted.literal(text))", at: arguments.offset)
                }
            }
            let shown = numbered.suffix(max(1, count ?? usualHistory))
            let width = String(shown.last?.0 ?? 0).count
            var text = StyledText()
            for (number, line) in shown {
                let head = String(number)
                let margin = String(repeating: " ", count: width - head.count) + head + "  "
                let rows = line.split(whereSeparator: \.isNewline)
                let row = (rows.first.map(String.init) ?? "") + (rows.count > 1 ? " \(context.glyphs.ellipsis)" : "")
                text.append(
                    margin + TextFitting.cut(row, to: max(10, context.options.columns - margin.count)),
                    style: .source
                )
            }
            return .say(Output(.result, text))
        }
    )

    private static let usualHistory = 20

    static let rerun = Command(
        RerunLine.name,
        group: .session,
        syntax: "[N]",
        mostWords: 1,
        summary: "Runs a line of the history again; without a number, the last one.",
        details: """
            history lists the lines with their numbers. The line is printed first.
            """,
        example: "rerun 12",
        completions: { words, context in
            guard words.count <= 1, let typed = context.files.typedLines else { return [] }
            return zip(typed.first..., typed.lines).suffix(20).reversed().map { number, line in
                Completion(String(number), summary: String(line.prefix { !$0.isNewline }))
            }
        },
        // Throws the error of a line that cannot be run again; a line that can was put in its place before it was read.
        run: { command, arguments, context in
            let typed = try context.typedLines(for: command.name)
            guard let word = arguments.words.first else {
                throw InputError("there is no line to run again", at: arguments.nameOffset)
            }
            guard let number = Int(word.text, radix: 10), typed.line(number) != nil else {
                throw InputError(
                    "there is no line \(word.text)",
                    fix: "type history to list the lines with their numbers",
                    at: word.offset
                )
            }
            throw InputError(
                "line \(number) itself runs a line again",
                fix: "type the number of that line",
                at: word.offset
            )
        }
    )

    static let alias = Command(
        "alias",
        group: .settings,
        syntax: "[NAME LINE], or delete NAME",
        summary: "Gives a line a short name, or lists these names.",
        details: """
            Words after the name come after the line: with alias w why, w #1 is
            why #1. A word that is a command, a modifier or an element cannot be an
            alias; a short name such as b can. An alias lasts for the session; one in
            the config file, for all.
            """,
        example: "alias b back",
        takesSwift: true,
        completions: { words, context in
            switch words.count {
            case 0, 1:
                let delete = Completion("delete", summary: "Deletes an alias.", leadsOn: true)
                return context.settings.aliases.isEmpty ? [] : [delete] + context.completer.aliases
            case 2 where words[0] == "delete": return context.completer.aliases
            default:
                let line = words.dropFirst().joined(separator: " ")
                return context.completer.completions(of: line, cursor: line.count).candidates
            }
        },
        run: { command, arguments, context in
            guard let word = arguments.words.first else { return .say(Output(.note, aliasList(in: context))) }
            let line = arguments.dropping(1)
            if word.text == "delete" { return try deleteAlias(line, in: &context) }
            guard !line.isEmpty else {
                guard let known = context.settings.aliases[word.text] else {
                    let fix: Fix = "type alias \(word.text) and the line, as in \(command.example)"
                    throw InputError("the line of the alias is missing", fix: fix, at: arguments.end)
                }
                return .say(Output(.note, StyledText("alias \(word.text) \(known)")))
            }
            try checkAliasName(word, in: context)
            try checkAliasEnd(of: word, line, in: context)
            context.workspace.settings.aliases[word.text] = line.text
            return .say(Output(.note, StyledText("alias \(word.text) \(line.text)")))
        }
    )

    private static func deleteAlias(_ arguments: CommandArguments, in context: inout CommandContext) throws
        -> LineResult
    {
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
    private static func checkAliasName(_ word: Word, in context: CommandContext) throws {
        let isCommand = context.commands.all.contains { $0.name == word.text }
        let isModifier = context.language.isCommand(word.text)
        let isKeyword = InputLine.keywords.contains(word.text)
        guard word.text.wholeMatch(of: /\p{L}[\p{L}\p{N}_-]*/) != nil, !isKeyword else {
            throw InputError(
                "'\(word.text)' cannot be the name of an alias",
                fix: word.text.hasPrefix("-")
                    ? "to delete an alias, type alias delete NAME"
                    : isKeyword ? "it is a keyword of Swift; choose another name" : aliasRule,
                at: word.offset
            )
        }
        guard !isCommand, !isModifier, !context.language.catalog.elementTypes.contains(word.text) else {
            let kind = isCommand ? "a command" : isModifier ? "a modifier" : "an element"
            throw InputError("'\(word.text)' is \(kind)", fix: "choose another name", at: word.offset)
        }
    }

    /// Throws an error for a line whose aliases lead back to its name.
    private static func checkAliasEnd(of word: Word, _ line: CommandArguments, in context: CommandContext) throws {
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

    private static let aliasRule: Fix = "a name begins with a letter; letters, digits, _ and - follow"

    private static func aliasList(in context: CommandContext) -> StyledText {
        let aliases = context.settings.aliases.sorted { $0.key < $1.key }
        guard !aliases.isEmpty else { return StyledText("there are no aliases; alias NAME LINE makes one") }
        return StyledText(lines: aliases.map { StyledText.Line("alias \($0.key) \($0.value)", style: .source) })
    }

    static let copy = Command(
        "copy",
        group: .session,
        syntax: "[COMMAND]",
        summary: "Puts the last output, or the answer of a command, on the clipboard.",
        details: """
            copy frames puts there what frames > FILE would write. The text is sent to
            the terminal, without colours; some terminals do not take text from
            programs, and none says whether it did. tmux passes the text on after this
            command in a shell: tmux set -g set-clipboard on. One copy has at most
            \(ClipboardAccess.mostBytes / 1024) KiB. In the inspector, y copies what it shows.
            """,
        example: "copy frames",
        transcription: .needsTerminal,
        completions: { words, context in
            guard words.count > 1, let command = context.commands.named(words[0]) else {
                return context.commands.all.filter(\.answers).map {
                    Completion($0.name, summary: $0.summary, group: "commands", leadsOn: !$0.syntax.isEmpty)
                }
            }
            return command.answers ? command.completions(after: Array(words.dropFirst()), in: context) : []
        },
        run: { command, arguments, context in
            if case .none(let reason) = context.options.clipboard {
                throw InputError(
                    "nothing can be copied: \(reason)",
                    fix: "type frames > FILE to write an answer to a file",
                    at: arguments.nameOffset
                )
            }
            guard let word = arguments.words.first else { return .copy(nil) }
            guard let command = context.commands.named(word.text), command.answers else {
                throw InputError(
                    "'\(word.text)' is no command that answers",
                    fix: "type copy for the output of the last line, or a command such as copy frames",
                    at: word.offset
                )
            }
            return .copy(try context.plainAnswer(of: command, arguments.dropping(1)))
        }
    )

    static let sessions = Command(
        "sessions",
        group: .files,
        summary: "Lists the sessions that can be resumed.",
        details: """
            A session is kept if it is interrupted, or if it ends with an unsaved
            document. resume resumes the one used last, resume 2 the one with the
            number 2, and blueprint --drop 2 deletes it.
            """,
        example: "sessions",
        usesFiles: true,
        answers: true,
        run: { command, _, context in
            return .say(Output(.note, context.answers.list(of: try context.keptSessions(for: command.name))))
        }
    )

    static let resume = Command(
        "resume",
        group: .files,
        syntax: "[NUMBER]",
        mostWords: 1,
        summary: "Resumes a kept session, and leaves this one.",
        details: """
            sessions lists the kept sessions. Without a number, resume takes the one used
            last. If the document of this session is not saved, this session is kept too.
            """,
        example: "resume 2",
        usesFiles: true,
        transcription: .omitted,
        completions: { words, context in
            guard words.count <= 1 else { return [] }
            return (context.files.keptSessions ?? []).map { session in
                Completion(
                    "\(session.number)",
                    summary: "\(session.time), \(Phrasing.count(session.lines.count, "line"))"
                )
            }
        },
        run: { command, arguments, context in
            let sessions = try context.keptSessions(for: command.name)
            guard let word = arguments.words.first else {
                guard let last = sessions.first else { throw InputError("there are no other sessions to resume") }
                return .resume(last.number)
            }
            let number = Int(word.text, radix: 10)
            guard let number, sessions.contains(where: { $0.number == number }) else {
                let reason = number.map(context.files.refusal) ?? "there is no kept session \(word.text)"
                throw InputError(reason, fix: "type sessions to list them", at: word.offset)
            }
            return .resume(number)
        }
    )

    static let clear = Command(
        "clear",
        group: .session,
        summary: "Clears the screen; the tree stays as it is.",
        details: """
            reset clears the tree.
            """,
        example: "clear",
        transcription: .needsTerminal,
        run: { _, arguments, context in
            guard context.options.fillsScreen else {
                throw InputError(
                    "there is no screen to clear here",
                    fix: "reset clears the tree",
                    at: arguments.nameOffset
                )
            }
            return .wish(.clearScreen)
        }
    )

    static let quit = Command(
        "quit",
        aliases: ["exit", "q"],
        group: .session,
        summary: "Ends the session.",
        example: "quit",
        run: { _, _, _ in .quit }
    )
}
