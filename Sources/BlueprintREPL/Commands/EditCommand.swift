import BlueprintInspector

/// Puts the Swift of an element on the prompt, as the line that replaces it.
struct EditCommand: Command {
    let name = "edit"
    let group = CommandGroup.build
    let syntax = "[--editor] [REF]"
    let summary = "Puts the Swift of an element on the prompt, to change and replace it."
    let details = """
        The prompt begins with replace, the number of the element and its Swift,
        several lines as they are: Return replaces the element, Ctrl-C leaves it,
        and undo takes the change back. With --editor, the Swift is opened in the
        program that VISUAL or EDITOR names, and replaces the element when it ends.
        """
    let example = "edit #2"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let options =
            words.count <= 1
            ? [Completion(Self.editorOption, summary: "Opens the editor in EDITOR.", leadsOn: true)] : []
        return words.count <= 1 || words[0] == Self.editorOption && words.count == 2
            ? options + context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let opensEditor = arguments.words.first?.text == Self.editorOption
        let arguments = opensEditor ? arguments.dropping(1) : arguments
        try arguments.atMost(1, usage: usage)
        let resolver = context.resolver
        let number = try resolver.number(of: resolver.targetOrSelection(arguments.words.first))
        guard context.options.isInteractive else {
            throw InputError(
                "'edit' changes a line at a prompt, and there is none here",
                fix: "type replace #\(number) ELEMENT",
                at: arguments.nameOffset
            )
        }
        let swift = context.document.ownLines(of: number)
        guard opensEditor else { return .wish(.line("replace #\(number) \(swift)")) }
        guard !context.options.isSafe else {
            throw InputError(
                "'edit \(Self.editorOption)' writes a file and runs a program, which is refused in safe mode",
                at: arguments.nameOffset
            )
        }
        return .wish(.editor(number: number, swift: swift))
    }

    private static let editorOption = "--editor"
}
