/// Opens Swift files as the document.
struct LoadCommand: Command {
    let name = "load"
    let group = CommandGroup.files
    let syntax = "FILE…"
    let summary = "Opens a Swift file, or the files of a module, as the document."
    let details = """
        The file may come from save or from an app. All of it is kept, with imports,
        comments and #if; its statements run again after each edit. The root is the
        last element of the file. Without one, it is the element of a BlueprintView,
        or of the view or view controller at the end. A comment such as
        // stub MarketLabel 96x16 has the effect of the command.
        Several files, or a folder, are one module: their declarations see each other
        in any order, and only main.swift has statements. A relative path counts
        from the folder in which blueprint was started.
        """
    let example = "load card.swift"
    let usesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.paths(words, ["swift"])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let files = context.files
        let paths = try arguments.paths(usage: usage) { path in
            files.paths(startingWith: path).contains { $0 == path || $0 == path + "/" }
        }
        return .edit(try context.editor.loading(paths))
    }
}
