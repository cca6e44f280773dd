/// Sorts the children of a list.
struct SortCommand: Command {
    let name = "sort"
    let group = CommandGroup.build
    let syntax = "[REF] [PROPERTY]"
    let summary = "Sorts the children of a list by a property, text if none is named."
    let details = """
        REF is the list, by default the one at the selection. A child is sorted by
        the first element in it that has the property: an argument such as text, or
        width, height, x and y of the frame. Numbers come before texts, 2 before 10,
        and upper and lower case are equal. Comments move with their lines.
        """
    let example = "sort #1 text"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let measures = context.completer.frameMeasures
        let names = Set(context.document.outline.nodes.flatMap(\.arguments).compactMap(\.label)).sorted()
        let properties = names.map { Completion($0, summary: "argument of an element", group: "arguments") } + measures
        switch words.count {
        case ...1: return context.completer.references + properties
        case 2: return properties
        default: return []
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try arguments.atMost(2, usage: usage)
        let named = try context.resolver.leadingNumber(of: arguments)
        let rest = named == nil ? arguments : arguments.dropping(1)
        try rest.atMost(1, usage: usage)
        let number = try named ?? Self.selectedList(in: context)
        let property = rest.words.first ?? Word("text", at: arguments.end)
        if let edit = try context.editor.sorting(number, by: property) { return .edit(edit) }
        let list = context.document.label(number)
        return .say(Output(.note, context.wrapped(["the children of \(list) are sorted by \(property.text) already"])))
    }

    private static func selectedList(in context: CommandContext) throws -> Int {
        let number = try context.resolver.selectedNumber(to: "sort")
        guard let (list, _) = context.document.nearestList(from: number) else {
            throw InputError(
                "\(context.document.label(number)) is in no list",
                fix: "type sort and the number of a list"
            )
        }
        return list.number
    }
}
