/// Defines a stub for an element of your app that is not declared here.
struct StubCommand: Command {
    let name = "stub"
    let group = CommandGroup.build
    let syntax = "NAME WxH"
    let summary = "Defines a stub for an element of your app that is not declared here."
    let details = """
        A stub takes any arguments, of any type. They are evaluated, so that a
        misspelled name is an error. Closures do not run, except for the one that
        has the children of a stub with children, row or overlay.
        stub Card 200x80 view             a view-backed stub
        stub Card children                as large as its children, in a column
        stub Card 200x80 row              children side by side; or overlay
        stub Card { constraint in CGSize(width: constraint.width.maximum, height: 44) }
        stub Card off                     deletes it; stub list lists the stubs
        The document keeps it as a comment, // stub Card 200x80: a saved file
        compiles in the app that has the element. A loaded or watched file may
        contain such lines. stubs on makes up all that a file lacks.
        """
    let example = "stub MarketLabel 96x16"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.count <= 1 {
            let list = Completion("list", summary: "Lists the stubs.")
            let stubs = context.document.stubs
            return stubs.map { Completion($0.name, summary: "a stub of this document", leadsOn: true) } + [list]
        }
        let known = context.document.stubs.contains { $0.name == words[0] }
        return [
            Completion("view", summary: "A view-backed stub."),
            Completion("children", summary: "Its children in a column."),
            Completion("overlay", summary: "Its children in an overlay."),
            Completion("row", summary: "Its children in a row."),
        ] + (known ? [Completion("off", summary: "Deletes the stub.")] : [])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let name = arguments.words.first, arguments.text != "list" else {
            return .say(context.answers.stubList)
        }
        if arguments.words.count == 2, arguments.words[1].text == "off" {
            return .edit(try context.editor.unstubbing(name))
        }
        return .edit(try context.editor.stubbing(try Stub(arguments), at: name.offset))
    }
}
