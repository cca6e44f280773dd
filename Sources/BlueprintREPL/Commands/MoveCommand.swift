/// Moves a child of a list with its whole subtree.
struct MoveCommand: Command {
    let name = "move"
    let group = CommandGroup.build
    let syntax = "[REF] before, after or into REF"
    let summary = "Moves a child of a list with its whole subtree."
    let example = "move #2 after #4"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let places = ["before", "after", "into"]
        if let last = words.dropLast().last, places.contains(last) { return context.completer.references }
        guard words.count < 3, !words.dropLast().contains(where: places.contains) else { return [] }
        return [
            Completion("before", summary: "Moves it before that element.", leadsOn: true),
            Completion("after", summary: "Moves it after that element.", leadsOn: true),
            Completion("into", summary: "Moves it to the end of that list.", leadsOn: true),
        ] + (words.count <= 1 ? context.completer.references : [])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(3, usage: usage)
        var words = arguments.words
        var moved: Word?
        if words.count == 3 { moved = words.removeFirst() }
        guard words.count == 2, ["before", "after", "into"].contains(words[0].text) else {
            let wrong = moved == nil ? nil : words.first
            throw InputError(
                wrong.map { "unexpected '\($0.text)'" } ?? "the destination is missing",
                fix: .usage(usage),
                at: wrong?.offset ?? arguments.end
            )
        }
        let number = try context.resolver.number(moved, to: "move")
        return .edit(try context.editor.moving(number, words[0].text, words[1]))
    }
}
