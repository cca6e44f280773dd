import BlueprintInspector

extension Command {
    /// The commands that change the tree.
    static let building: [Command] = [
        .add, .after, .before, .end, .replace, .remove, .duplicate, .move, .unwrap, .group, .edit, .reset, .undo, .redo,
    ]

    static let add = Command(
        "add",
        group: .build,
        syntax: "ELEMENT",
        summary: "Adds an element to the selected list, or to an empty Box.",
        details: """
            An element alone on a line is added to a list, too. Only add fills an empty
            Box.
            """,
        example: "add Label(text: \"Hello\")",
        takesSwift: true,
        completions: { words, context in context.completer.elements(words) },
        run: { command, arguments, context in
            let typed = try arguments.element(in: context, usage: command.usage)
            if let filled = try context.editor.filling(typed) { return .edit(filled) }
            return try context.editor.adding(typed)
        }
    )

    static let after: Command = adding("after") { .after($0) }
    static let before: Command = adding("before") { .before($0) }

    /// Returns the command that adds an element on one side of the selected child.
    private static func adding(_ side: String, _ place: @escaping @Sendable (Int) -> Document.ListPosition) -> Command {
        Command(
            side,
            group: .build,
            syntax: "ELEMENT",
            summary: "Adds an element \(side) the selected child of a list.",
            example: "\(side) Label(text: \"Hello\")",
            takesSwift: true,
            completions: { words, context in context.completer.elements(words) },
            run: { command, arguments, context in
                let typed = try arguments.element(in: context, usage: command.usage)
                return .edit(try context.editor.addingNext(typed, at: place))
            }
        )
    }

    static let end = Command(
        "end",
        group: .build,
        summary: "Leaves the list; the next line wraps the list or adds after it.",
        example: "end",
        run: { _, _, context in try context.leaveList() }
    )

    static let replace = Command(
        "replace",
        group: .build,
        syntax: "[#N] ELEMENT",
        summary: "Replaces an element and its subtree with another element.",
        details: """
            #N is the element that is replaced, by default the selected one. edit puts
            such a line with the Swift of an element on the prompt.
            """,
        example: "replace Spacer(8)",
        takesSwift: true,
        completions: { words, context in
            if words.count == 2, words[0].hasPrefix("#") { return context.completer.elements([words[1]]) }
            return context.completer.elements(words) + (words.count <= 1 ? context.completer.references : [])
        },
        run: { command, arguments, context in
            guard let word = arguments.words.first, word.text.hasPrefix("#") else {
                return .edit(try context.editor.replacing(with: arguments.element(in: context, usage: command.usage)))
            }
            let resolver = context.resolver
            let number = try resolver.number(of: resolver.target(word))
            let element = try arguments.dropping(1).element(in: context, usage: command.usage)
            return .edit(try context.editor.replacing(number, with: element))
        }
    )

    static let remove = Command(
        "remove",
        group: .build,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Deletes the selected element, or another one, from the tree.",
        details: """
            A wrapper that would be left empty is deleted with it.
            """,
        example: "remove #4",
        completions: { words, context in words.count <= 1 ? context.completer.references : [] },
        run: editing { try $0.removing($1) }
    )

    static let duplicate = Command(
        "duplicate",
        group: .build,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Adds a copy of an element behind it in its list.",
        example: "duplicate #2",
        completions: { words, context in words.count <= 1 ? context.completer.references : [] },
        run: editing { try $0.duplicating($1) }
    )

    /// Returns the run of a command that edits the element of its first word, by default the selected one.
    private static func editing(_ edit: @escaping @Sendable (Editor, Int) throws -> ProposedEdit) -> Run {
        { command, arguments, context in
            let number = try context.resolver.number(arguments.words.first, to: command.name)
            return .edit(try edit(context.editor, number))
        }
    }

    static let move = Command(
        "move",
        group: .build,
        syntax: "[REF] before, after or into REF",
        mostWords: 3,
        summary: "Moves a child of a list with its whole subtree.",
        example: "move #2 after #4",
        completions: { words, context in
            let places = ["before", "after", "into"]
            if let last = words.dropLast().last, places.contains(last) { return context.completer.references }
            guard words.count < 3, !words.dropLast().contains(where: places.contains) else { return [] }
            return [
                Completion("before", summary: "Moves it before that element.", leadsOn: true),
                Completion("after", summary: "Moves it after that element.", leadsOn: true),
                Completion("into", summary: "Moves it to the end of that list.", leadsOn: true),
            ] + (words.count <= 1 ? context.completer.references : [])
        },
        run: { command, arguments, context in
            var words = arguments.words
            var moved: Word?
            if words.count == 3 { moved = words.removeFirst() }
            guard words.count == 2, ["before", "after", "into"].contains(words[0].text) else {
                let wrong = moved == nil ? nil : words.first
                throw InputError(
                    wrong.map { "unexpected '\($0.text)'" } ?? "the destination is missing",
                    fix: .usage(command.usage),
                    at: wrong?.offset ?? arguments.end
                )
            }
            let number = try context.resolver.number(moved, to: "move")
            return .edit(try context.editor.moving(number, words[0].text, words[1]))
        }
    )

    static let unwrap = Command(
        "unwrap",
        group: .build,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Deletes a wrapper and keeps the element that it wraps.",
        example: "unwrap #2",
        completions: { _, context in context.completer.references },
        run: editing { try $0.unwrapping($1) }
    )

    static let group = Command(
        "group",
        group: .build,
        syntax: "REF REF LIST",
        summary: "Puts the elements from one to another into a list of their own.",
        details: """
            The list is in Swift or in words: group #2 #4 Row(alignment: .center), or
            group #2 #4 row center. To wrap a single element, select it and type row.
            """,
        example: "group #2 #3 Row",
        takesSwift: true,
        completions: { words, context in
            if words.count <= 2 { return context.completer.references }
            guard words.count == 3 else { return [] }
            return context.language.catalog.listTypes.map {
                let summary = context.language.topics.topic($0)?.summary ?? ""
                return Completion($0, summary: summary, group: "elements")
            }
        },
        run: { command, arguments, context in
            guard arguments.words.count > 2 else {
                throw InputError(
                    arguments.words.count < 2 ? "two elements of a list are missing" : "the list is missing",
                    fix: .usage(command.usage),
                    at: arguments.end
                )
            }
            let numbers = try arguments.words.prefix(2).map { word in
                try context.resolver.number(of: context.resolver.target(word))
            }
            let list = try groupList(arguments.dropping(2), in: context)
            return .edit(try context.editor.grouping(numbers[0], numbers[1], inList: list))
        }
    )

    /// Returns the Swift of a list without its closure.
    private static func groupList(_ arguments: CommandArguments, in context: CommandContext) throws -> String {
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

    static let edit = Command(
        "edit",
        group: .build,
        syntax: "[--editor] [REF or NAME]",
        summary: "Puts the Swift of an element or a declaration on the prompt, to change it.",
        details: """
            The prompt begins with replace, the number of the element and its Swift,
            several lines as they are: Return replaces the element, Ctrl-C leaves it,
            and undo takes the change back. With --editor, the Swift is opened in the
            program that VISUAL or EDITOR names, and replaces the element when it ends.
            edit Card puts the declaration of Card on the prompt; Return declares it again.
            For an element of a declared type, type its number, or Card[0] for the first.
            """,
        example: "edit #2",
        transcription: .needsTerminal,
        completions: { words, context in
            let options =
                words.count <= 1
                ? [Completion(editorOption, summary: "Opens the editor in EDITOR.", leadsOn: true)] : []
            return words.count <= 1 || words[0] == editorOption && words.count == 2
                ? options + context.completer.references + context.declarationNames() : []
        },
        run: { command, arguments, context in
            let opensEditor = arguments.words.first?.text == editorOption
            let arguments = opensEditor ? arguments.dropping(1) : arguments
            try arguments.atMost(1, usage: command.usage)
            let (beginning, swift) = try editSubject(arguments.words.first, in: context)
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
                    SafeMode.refusal(of: "'edit \(editorOption)' writes a file and runs a program"),
                    at: arguments.nameOffset
                )
            }
            return .wish(.editor(swift: swift, behind: beginning))
        }
    )

    /// Returns the Swift of an element or of a declaration, and the beginning of the line that replaces it.
    private static func editSubject(
        _ word: Word?,
        in context: CommandContext
    ) throws -> (beginning: String, swift: String) {
        if let declared = context.declaration(named: word) { return ("", context.document.text(declared.range)) }
        let resolver = context.resolver
        let number = try resolver.number(of: resolver.targetOrSelection(word))
        return ("replace #\(number) ", context.document.ownLines(of: number))
    }

    private static let editorOption = "--editor"

    static let reset = Command(
        "reset",
        group: .build,
        syntax: "[all]",
        mostWords: 1,
        summary: "Clears the tree; reset all clears declarations too.",
        details: """
            Numbers begin at 1 again, or after those of elements in declarations that are
            kept, so that breakpoints on numbered elements are deleted, too.
            undo restores all of it.
            """,
        example: "reset",
        completions: { _, _ in [Completion("all", summary: "Clears declarations, too.")] },
        run: { command, arguments, context in
            if let word = arguments.words.first, word.text != "all" {
                throw InputError("unexpected '\(word.text)'", fix: .usage(command.usage), at: word.offset)
            }
            context.workspace.focus = nil
            context.workspace.breakpoints.removeNumbered()
            return .edit(try context.editor.clearing(everything: !arguments.isEmpty))
        }
    )

    static let undo = Command(
        "undo",
        group: .build,
        syntax: "[N]",
        mostWords: 1,
        summary: "Undoes the last line that changed the tree or a setting, or the last N.",
        details: """
            It brings back everything: the document, the settings, the focus, the
            breakpoints, and the selection as it was before that line. Moves of the
            selection are no lines to undo; select brings one back. Stepping and written
            files are not undone. redo does it again.
            """,
        example: "undo",
        run: { command, arguments, _ in .undo(count: try arguments.lineCount(of: command)) }
    )

    static let redo = Command(
        "redo",
        group: .build,
        syntax: "[N]",
        mostWords: 1,
        summary: "Redoes the line that was undone last, or the last N.",
        details: """
            After an edit or a changed setting, undone lines can no longer be redone;
            moves of the selection keep them.
            """,
        example: "redo",
        run: { command, arguments, _ in .redo(count: try arguments.lineCount(of: command)) }
    )
}

extension CommandArguments {
    /// Returns the number of lines to undo or redo; 1 if it is left out.
    fileprivate func lineCount(of command: Command) throws -> Int {
        guard let word = words.first else { return 1 }
        guard let count = Int(word.text, radix: 10), count > 0 else {
            throw InputError(
                "'\(word.text)' is not a number of lines",
                fix: "type \(command.name), or \(command.name) 2 for two lines",
                at: word.offset
            )
        }
        return count
    }
}
