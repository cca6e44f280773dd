import BlueprintInspector

extension Command {
    /// The commands that move the selection.
    static let moving: [Command] = [.select, .up, .down, .next, .previous, .root, .find, .focus]

    static let select = Command(
        "select",
        group: .move,
        syntax: "REF",
        mostWords: 1,
        summary: "Selects an element; the next line wraps it or adds after it.",
        details: """
            REF is #4 (an element), v3 (a view), "its text", Row[0] (counted from 0), a
            type or a declared name if only one element matches, or a path such as
            #3/0/1 to an element that a loop or a custom element creates.
            """,
        example: "select #2",
        completions: { words, context in words.count <= 1 ? context.completer.referencesAndTexts : [] },
        run: { command, arguments, context in
            try context.select(try arguments.first("reference", usage: command.usage))
        }
    )

    static let up: Command = step("up", .up, summary: "Selects the parent of the selection.")
    static let down: Command = step("down", .down, summary: "Selects the first child of the selection.")
    static let next: Command = step("next", .next, summary: "Selects the next sibling of the selection.")
    static let previous: Command = step(
        "previous",
        .previous,
        summary: "Selects the previous sibling of the selection."
    )

    private static func step(_ name: String, _ step: Resolver.Direction, summary: String) -> Command {
        Command(
            name,
            group: .move,
            summary: summary,
            example: name,
            run: { _, _, context in context.select(try context.resolver.item(step)) }
        )
    }

    static let root = Command(
        "root",
        group: .move,
        summary: "Selects the root element.",
        example: "root",
        run: { _, _, context in
            try context.needTree()
            return context.select(context.outermost)
        }
    )

    static let find = Command(
        "find",
        group: .move,
        syntax: "TEXT",
        summary: "Lists the elements with this text or name, and selects a single match.",
        example: "find \"Hello\"",
        completions: { words, context in
            words.count <= 1 ? context.completer.shownTexts + context.completer.foundTypes : []
        },
        run: { command, arguments, context in
            let word = try arguments.first("text", usage: command.usage)
            let text = arguments.text == word.text ? word.unquoted : arguments.text
            return try context.find(text, at: arguments.offset)
        }
    )

    static let focus = Command(
        "focus",
        group: .move,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Limits drawings and reports to one subtree.",
        details: """
            focus alone shows the whole tree again.
            """,
        example: "focus #2",
        completions: { _, context in context.completer.references },
        run: { _, arguments, context in
            guard let word = arguments.words.first else {
                context.workspace.focus = nil
                return .say(Output(.note, StyledText("the whole tree is shown")))
            }
            let target = try context.resolver.target(word)
            guard let selection = context.resolver.selection(of: target), let element = target.element else {
                throw InputError("\(word.text) has no element in this tree", at: word.offset)
            }
            context.workspace.focus = selection
            let label = context.labels[element].full
            return .say(
                Output(.note, StyledText("only \(label) and its subtree are shown; focus alone shows all"))
            )
        }
    )
}
