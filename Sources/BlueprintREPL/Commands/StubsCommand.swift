import BlueprintInspector

/// Sets whether declarations of other modules are made up.
struct StubsCommand: Command {
    let name = "stubs"
    let group = CommandGroup.files
    let syntax = "on or off"
    let summary = "Sets whether load makes up what a file uses of other modules."
    let details = """
        A file of an app uses types of other files and modules. With stubs on, load
        makes them up from their uses, as Swift: an element that shows its text or
        its children, a value, a class, a protocol, a property wrapper, a function.
        What is made up is listed once and written to App.stubs beside the file.
        There it can be corrected: it is read first the next time, and only added
        to. A file without an element and without previews gets previews, with
        values that are made up. A misspelled name of a declaration that is there
        is not made up: the error says which one is meant.
        In a shell: blueprint run FILE --stubs
        stub defines one element by hand.
        """
    let example = "stubs on"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count <= 1 else { return [] }
        return [
            Completion("on", summary: "Makes up what loaded files use and nothing declares."),
            Completion("off", summary: "Makes up nothing."),
        ]
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else { return say(context) }
        try arguments.atMost(1, usage: usage)
        guard word.text == "on" || word.text == "off" else {
            throw InputError("'\(word.text)' is neither on nor off", fix: .usage(usage), at: word.offset)
        }
        context.workspace.settings.makesStubs = word.text == "on"
        return say(context)
    }

    private func say(_ context: CommandContext) -> LineResult {
        .say(Output(.note, StyledText("stubs \(context.settings.makesStubs ? "on" : "off")")))
    }
}
