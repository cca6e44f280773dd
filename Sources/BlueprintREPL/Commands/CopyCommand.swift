import BlueprintInspector

/// Puts the output of the last line, or the answer of a command, on the clipboard.
struct CopyCommand: Command {
    let name = "copy"
    let group = CommandGroup.session
    let syntax = "[COMMAND]"
    let summary = "Puts the last output, or the answer of a command, on the clipboard."
    let details = """
        copy frames puts there what frames > FILE would write. The text is sent to
        the terminal, without colours; some terminals do not take text from
        programs, and none says whether it did. tmux passes the text on after this
        command in a shell: tmux set -g set-clipboard on. One copy has at most
        \(ClipboardAccess.mostBytes / 1024) KiB. In the inspector, y copies what it shows.
        """
    let example = "copy frames"
    let transcription = Transcription.needsTerminal

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count > 1, let command = context.commands.named(words[0]) else {
            return context.commands.all.filter(\.answers).map {
                Completion($0.name, summary: $0.summary, group: "commands", leadsOn: !$0.syntax.isEmpty)
            }
        }
        return command.answers ? command.completions(after: Array(words.dropFirst()), in: context) : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
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
}
