import BlueprintInspector

/// Puts the Swift of an element or a declaration on the prompt, as the line that replaces it.
struct EditCommand: Command {
    let name = "edit"
    let group = CommandGroup.build
    let syntax = "[--editor] [REF or NAME]"
    let summary = "Puts the Swift of an element or a declaration on the prompt, to change it."
    let details = """
        The prompt begins with replace, the number of the element and its Swift,
        several lines as they are: Return replaces the element, Ctrl-C leaves it,
        and undo takes the change back. With --editor, the Swift is opened in the
        program that VISUAL or EDITOR names, and replaces the element when it ends.
        edit Card puts the declaration of Card on the prompt; Return declares it again.
        For an element of a declared type, type its number, or Card[0] for the first.
        """
    let example = "edit #2"
    let transcription = Transcription.needsTerminal

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let options =
            words.count <= 1
            ? [Completion(Self.editorOption, summary: "Opens the editor in EDITOR.", leadsOn: true)] : []
        return words.count <= 1 || words[0] == Self.editorOption && words.count == 2
            ? options + context.completer.references + context.declarationNames() : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let opensEditor = arguments.words.first?.text == Self.editorOption
        let arguments = opensEditor ? arguments.dropping(1) : arguments
        try arguments.atMost(1, usage: usage)
        let (beginning, swift) = try Self.subject(arguments.words.first, in: context)
        guard context.options.isInteractive else {
            throw InputError(
                "'edit' changes a line at a prompt, and there is none here",
                fix: .usage(beginning.isEmpty ? "the declaration again" : beginning + "ELEMENT"),
                at: arguments.nameOffset
            )
        }
        guard opensEditor else { return .wish(.line(beginning + swift)) }
        guard !context.options.isSafe else {
            throw InputError(
                SafeMode.refusal(of: "'edit \(Self.editorOption)' writes a file and runs a program"),
                at: arguments.nameOffset
            )
        }
        return .wish(.editor(swift: swift, behind: beginning))
    }

    /// Returns the Swift of an element or of a declaration, and the beginning of the line that replaces it.
    private static func subject(
        _ word: Word?,
        in context: CommandContext
    ) throws -> (beginning: String, swift: String) {
        if let declared = context.declaration(named: word) { return ("", context.document.text(declared.range)) }
        let resolver = context.resolver
        let number = try resolver.number(of: resolver.targetOrSelection(word))
        return ("replace #\(number) ", context.document.ownLines(of: number))
    }

    private static let editorOption = "--editor"
}
