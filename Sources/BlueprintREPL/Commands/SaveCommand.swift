import BlueprintInspector

/// Writes the document to a Swift file that compiles in an app.
struct SaveCommand: Command {
    let name = "save"
    let group = CommandGroup.files
    let syntax = "FILE [expression]"
    let summary = "Writes the document to a Swift file that compiles in an app."
    let details = """
        The file contains the imports, the declarations, and a ProxyElement for the
        tree. With the word expression after its name, it contains only what swift
        prints. load reads both. A program that gives its element to a view is saved
        unchanged.
        """
    let example = "save card.swift"
    let usesFiles = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.completer.paths(words)
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var arguments = arguments
        let isBare = arguments.words.count > 1 && arguments.words.last?.text == "expression"
        if isBare { arguments = arguments.droppingLast() }
        let path = try arguments.path(usage: usage)
        let document = context.document
        if document.isEmpty { try context.needTree() }
        let text = isBare ? document.source + "\n" : document.fileText
        let shape =
            isBare
            ? "the document" : document.isProgram ? "the program" : "struct \(document.savedName)"
        let words = "\(path) is written: \(shape) with \(document.contents)"
        return .write({ try $0(text) }, path: path, then: Output(.note, context.wrapped([words])))
    }
}
