/// Sets an argument or a property of an element.
struct SetCommand: Command {
    let name = "set"
    let group = CommandGroup.build
    let syntax = "[REF] ARGUMENT VALUE"
    let summary = "Sets an argument or a property of an element."
    let details = """
        REF is the element, by default the selected one: set #5 text "Hello".
        A property that is not an argument, such as the color of a Label, is set in
        the closure of the call. set also changes the traits of a child of a list:
        set alignmentGuide { $0.height }, set width 40.
        """
    let example = "set minimumSpacing 12"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let references = words.count <= 1 ? context.completer.references : []
        return context.completer.arguments(words) + references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let target = try context.resolver.leadingNumber(of: arguments)
        let arguments = target == nil ? arguments : arguments.dropping(1)
        guard arguments.words.count >= 2 else {
            throw InputError("the argument and its value are missing", fix: "type \(usage)", at: arguments.end)
        }
        return .edit(try context.editor.setting(arguments.words[0], to: arguments.dropping(1), of: target))
    }
}
