/// Sets an argument or a property of the selected element.
struct SetCommand: Command {
    let name = "set"
    let group = CommandGroup.build
    let syntax = "ARGUMENT VALUE"
    let summary = "Sets an argument or a property of the selected element."
    let details = """
        A property that is not an argument, such as the color of a Label, is set in
        the closure of the call. set also changes the traits of a child of a list:
        set alignmentGuide { $0.height }, set width 40.
        """
    let example = "set minimumSpacing 12"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.arguments(words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard arguments.words.count >= 2 else {
            throw InputError("the argument and its value are missing", fix: "type \(usage)", at: arguments.end)
        }
        return .edit(try context.editor.setting(arguments.words[0], to: arguments.dropping(1)))
    }
}
