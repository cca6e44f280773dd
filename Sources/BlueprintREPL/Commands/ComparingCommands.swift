import BlueprintInspector

extension Command {
    /// The commands that show changes, also those that have not been made.
    static let comparing: [Command] = [.diff, .sweep, .whatif]

    static let diff = Command(
        "diff",
        group: .look,
        syntax: "[--all]",
        summary: "Shows the changes that the last edit made to the tree and its views.",
        details: """
            + marks a new element, - a deleted one, ~ one of which something differs: its
            frame, its text, its place in the tree, or a property such as fill or alpha.
            For each view that was created or removed, diff says why: a view is reused only
            if an element with the same class of view is at the same path (see help path).
            In a long list, changes that are alike share a line; --all lists each.
            """,
        example: "diff",
        completions: { words, _ in words.count <= 1 ? [Answers.allCompletion] : [] },
        run: { command, arguments, context in
            var words = arguments.words
            let folds = !Answers.takeAll(&words)
            if let extra = words.first {
                throw InputError("unexpected '\(extra.text)'", fix: .usage(command.usage), at: extra.offset)
            }
            let difference = context.answers.difference(folds: folds)
            return .say(
                context.look(command.name, difference.text, context.answers.membersBeforeAndAfter + difference.members)
            )
        }
    )

    static let sweep = Command(
        "sweep",
        group: .look,
        syntax: "width, height or REF.ARGUMENT A...B",
        summary: "Finds the widths, heights or values at which the layout changes.",
        details: """
            width and height are those of the viewport. For an argument of the
            selection, leave out REF. sweep tries at least 33 values, fewer of a tree
            with more than 18,000 elements, and bisects between two whose layouts
            differ. It can miss a change that is reversed before the next value. It
            reports another number of lines, text that becomes truncated or no longer
            is, and an element that extends beyond its parent, is clipped, has no size,
            appears, disappears, or changes sides with a sibling.
            The document is not changed.
            """,
        example: "sweep width 80...400",
        completions: { words, context in
            guard words.count <= 1 else { return [] }
            if let word = words.last, word.contains(".") { return context.completer.numbers(word) }
            return ["width", "height"].map {
                Completion($0, summary: "of the viewport", group: "the viewport", leadsOn: true)
            }
                + context.completer.numbersOfSelection + context.completer.references
        },
        run: { command, arguments, context in
            var words = arguments.words
            // Two numbers are the ends of a range.
            if words.count == 3, SizeText.number(words[1].text) != nil, SizeText.number(words[2].text) != nil {
                words = [words[0], Word("\(words[1].text)...\(words[2].text)", at: words[1].offset)]
            } else {
                try arguments.atMost(2, usage: command.usage)
            }
            try context.needTree()
            guard words.count == 2 else { throw try sweepFault(in: arguments, of: command, in: context) }
            return .say(try context.answers.sweep(words[0], over: words[1]))
        }
    )

    private static func sweepFault(in arguments: CommandArguments, of command: Command, in context: CommandContext)
        throws -> InputError
    {
        guard let word = arguments.words.first else {
            return InputError(
                "the quantity and its range are missing",
                fix: "type \(command.example)",
                at: arguments.end
            )
        }
        guard let range = RangeText.range(word.text) else {
            return try context.answers.missingRange(of: word, at: arguments.end)
        }
        let text = RangeText.text(range)
        let fix: Fix = "type sweep width \(text) or sweep height \(text)"
        return InputError("the quantity is missing", fix: fix, at: word.offset)
    }

    static let whatif = Command(
        "whatif",
        group: .look,
        syntax: "[REF] EDIT",
        summary: "Shows the changes that an edit would make, without making them.",
        details: """
            EDIT is a line that changes the document or a setting of the layout: a
            modifier, an element, set, remove, move, undo, viewport, direction, env and
            so on. It applies to REF, by default to the selection: whatif #3 inset 20.
            + marks a warning that would appear, - one that would disappear.
            """,
        example: "whatif inset 20",
        takesSwift: true,
        completions: { words, context in
            var words = words[...]
            while words.count > 1, words.first?.wholeMatch(of: leadingReference) != nil { words.removeFirst() }
            let line = words.joined(separator: " ")
            if line.hasPrefix("#"), words.count == 1 { return context.completer.references }
            let all = context.completer.completions(of: line, cursor: line.count).candidates
            return words.count > 1 ? all : all.filter { isEdit($0.word, in: context) }
        },
        run: { command, arguments, context in
            guard !arguments.isEmpty else {
                throw InputError("the edit is missing", fix: .usage(command.usage), at: arguments.end)
            }
            let subject = try whatIfSubject(of: arguments, in: context)
            let edit = subject == nil ? arguments : arguments.dropping(1)
            try checkEdit(edit, in: context)
            return .say(try context.answers.whatIf(edit, of: subject))
        }
    )

    /// Returns false for a command that changes neither the document nor a setting.
    private static func isEdit(_ word: String, in context: CommandContext) -> Bool {
        guard let command = context.commands.named(word) else { return true }
        return command.group == .build || command.group == .settings
    }

    /// The number of an element before the edit.
    private static var leadingReference: Regex<Substring> { /#[0-9]+/ }

    /// Returns the number of the node that the edit applies to, if it begins with one that another word follows.
    private static func whatIfSubject(of arguments: CommandArguments, in context: CommandContext) throws -> Int? {
        guard let word = arguments.words.first, arguments.words.count > 1,
            word.text.wholeMatch(of: leadingReference) != nil
        else { return nil }
        return try context.resolver.leadingNumber(of: arguments)
    }

    /// Throws an error for a command that does not change the tree.
    private static func checkEdit(_ arguments: CommandArguments, in context: CommandContext) throws {
        let line = context.reader.classify(arguments.text)
        if case .unknown(let word) = line, let fix = editFix(of: word, arguments, in: context) {
            throw InputError("'\(word.text)' alone is not an edit", fix: fix, at: arguments.offset)
        }
        guard case .command(let name, let rest) = line, let command = context.commands.named(name) else { return }
        guard command.group == .build || command.group == .settings && !rest.isEmpty else {
            throw InputError(
                "'\(name)' does not change the tree",
                fix: "type an edit, such as whatif inset 20",
                at: arguments.offset
            )
        }
    }

    /// Returns the fix of an edit that begins with a setting's name, or a side of the viewport, instead of a command.
    private static func editFix(of word: Word, _ arguments: CommandArguments, in context: CommandContext) -> Fix? {
        let value = arguments.dropping(1).text
        let (line, selected) = ("\(word.text) \(value.isEmpty ? "VALUE" : value)", context.selection.number)
        let holders = context.document.outline.nodes.filter { context.settingNames(of: $0).contains(word.text) }
        if holders.contains(where: { $0.number == selected }) { return .usage("whatif set \(line)") }
        if let holder = holders.first {
            let label = context.document.label(holder.number)
            return "\(label) has \(word.text): type whatif set #\(holder.number) \(line)"
        }
        guard let length = SizeText.number(value), ["width", "height"].contains(word.text) else { return nil }
        var size = context.settings.viewport
        if word.text == "width" { size.width = length } else { size.height = length }
        return "for a viewport of this \(word.text), type whatif viewport \(SizeText.text(size))"
    }
}
