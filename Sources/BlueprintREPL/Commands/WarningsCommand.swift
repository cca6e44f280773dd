import BlueprintInspector

/// Lists likely mistakes in the tree, each with a fix.
struct WarningsCommand: Command {
    let name = "warnings"
    let group = CommandGroup.look
    let syntax = ""
    let summary = "Lists likely mistakes in the tree, each with a fix."
    let details = """
        It warns of \(WarningRule.all.map(\.summary).joined(separator: ",\n")).
        A negative spacing may make siblings overlap; that is not reported. An
        element of your own is measured with many constraints if its subtree is
        small. Each line after try has been tried: the warning disappears, and no
        other warning appears or gets worse. In a long list only the first warnings
        about truncated text say what decides its other length; why says it of all.
        """
    let example = "warnings"

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(0, usage: usage)
        try context.needTree()
        return .say(context.answers.warningList)
    }
}
