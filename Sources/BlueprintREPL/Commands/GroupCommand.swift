/// Puts neighbours in a list into a list of their own.
struct GroupCommand: Command {
    let name = "group"
    let group = CommandGroup.build
    let syntax = "REF REF LIST"
    let summary = "Puts the elements from one to another into a list of their own."
    let details = """
        The list is in Swift or in words: group #2 #4 Row(alignment: .center), or
        group #2 #4 row center. To wrap a single element, select it and type row.
        """
    let example = "group #2 #3 Row"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        if words.count <= 2 { return context.completer.references }
        guard words.count == 3 else { return [] }
        return context.language.catalog.listTypes.map {
            let summary = context.language.topics.topic($0)?.summary ?? ""
            return Completion($0, summary: summary, group: "elements")
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard arguments.words.count > 2 else {
            throw InputError(
                arguments.words.count < 2 ? "two elements of a list are missing" : "the list is missing",
                fix: .usage(usage),
                at: arguments.end
            )
        }
        let numbers = try arguments.words.prefix(2).map { word in
            try context.resolver.number(of: context.resolver.target(word))
        }
        let list = try Self.list(arguments.dropping(2), in: context)
        return .edit(try context.editor.grouping(numbers[0], numbers[1], inList: list))
    }

    /// Returns the Swift of a list without its closure.
    private static func list(_ arguments: CommandArguments, in context: CommandContext) throws -> String {
        let text = arguments.text
        let catalog = context.language.catalog
        if text.first?.isUppercase == true {
            let name = String(text.prefix(while: \.isPartOfName))
            guard catalog.isListType(name), text == name || text.dropFirst(name.count).hasPrefix("("), text.last != "}"
            else {
                throw InputError(
                    "'\(text)' is not a list",
                    fix: .advice("type one of \(catalog.listTypes.joined(separator: ", "))"),
                    at: arguments.offset
                )
            }
            return text
        }
        do {
            if case .list(let list) = try context.language.meaning(of: text) { return list }
        } catch var error as InputError {
            error.offset = error.offset.map { $0 + arguments.offset }
            throw error
        }
        throw InputError("'\(text)' makes no list", fix: .usage("row, column or overlay"), at: arguments.offset)
    }
}
