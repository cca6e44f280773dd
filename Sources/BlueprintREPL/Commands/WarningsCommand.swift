import BlueprintInspector

/// Lists likely mistakes in the tree, each with a fix.
struct WarningsCommand: Command {
    let name = "warnings"
    let group = CommandGroup.look
    let syntax = "[REF] [--all]"
    let summary = "Lists likely mistakes in the tree, each with a fix."
    let details = """
        It warns of \(WarningRule.all.map(\.summary).joined(separator: ",\n")).
        A negative spacing may make siblings overlap; that is not reported. An
        element of your own is measured with many constraints if its subtree is
        small. Each line after try has been tried: the warning disappears, and no
        other warning appears or gets worse. In a long list only the first warnings
        about truncated text say what decides its other length; why says it of all.
        With a reference, only the warnings about that element and those inside it
        are listed. In a long list, warnings of the same rule about elements of the
        same source share their lines; --all lists each.
        """
    let example = "warnings"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.answers.scopeCompletions(after: words).filter { !$0.word.hasSuffix("depth") }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        if let word = arguments.words.first(where: { $0.text == "--depth" }) {
            throw InputError("unexpected '--depth'", fix: .usage(usage), at: word.offset)
        }
        try context.needTree()
        return .say(try context.answers.warnings(context.answers.scope(arguments.words, usage: usage)))
    }
}
