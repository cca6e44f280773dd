import BlueprintInspector

/// Draws every frame to scale.
struct FramesCommand: Command {
    let name = "frames"
    let group = CommandGroup.look
    let syntax = "[REF] [WxH …] [--notes] [--inside], or frames before after"
    let summary = "Draws every frame to scale."
    let details = """
        A character cell is 4×8 points; zoom changes that. Heavy borders mark
        view-backed elements; light ones only take part in layout.
        frames #3 draws only that element and those inside it.
        frames 320x160 375x160 draws the tree in other viewports, side by side if
        the terminal is wide enough; the viewport stays as it is.
        What the drawing has no room for is counted below it; --notes lists it.
        A component has a title, and what is inside of it has none, unless all is
        inside of it; --inside gives titles to all, and frames #3 to all in it.
        \(Answers.insideDetails)
        frames before after draws the states before and after the last edit. A ~ in
        a title marks a changed element, a + a new one, a - a deleted one.
        """
    let example = "frames"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        switch words.dropLast() {
        case []:
            context.completer.references + [
                Completion("before", summary: "The last edit.", leadsOn: true),
                Completion("--notes", summary: "Lists what the drawing has no room for."),
                Completion("--inside", summary: "Titles for the elements inside of components, too."),
            ]
        case ["before"]: [Completion("after", summary: "The last edit, drawn before and after.")]
        default: []
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        var named = arguments.words
        let showsInside = Answers.takeInside(&named)
        let typed = named.filter { $0.text != "--notes" }
        let listsNotes = typed.count < named.count
        if typed.first?.text == "before" {
            try arguments.atMost(listsNotes ? 3 : 2, usage: "frames before after")
            guard typed.last?.text == "after" else {
                throw InputError("the word after is missing", fix: "type frames before after", at: arguments.end)
            }
            let output = context.answers.framesBeforeAndAfter(
                name,
                listsNotes: listsNotes,
                inside: showsInside
            )
            return .say(output)
        }
        try context.needTree()
        // `--size 320x160` and `320x160` have the same meaning.
        let words = typed.filter { $0.text != "--size" }
        let (sizes, others) = try Self.parted(words)
        guard others.count <= 1 else {
            throw InputError("unexpected '\(others[1].text)'", fix: .usage(usage), at: others[1].offset)
        }
        if sizes.isEmpty, words.count < typed.count {
            throw InputError("the size is missing", fix: "type frames --size 320x160", at: arguments.end)
        }
        var options = try Self.part(others.first, in: context)
        options.listsNotes = listsNotes
        options.list.inside = showsInside
        guard sizes.isEmpty else {
            return .say(
                try context.answers.frames(
                    at: sizes,
                    of: others.first,
                    name,
                    listsNotes: listsNotes,
                    inside: showsInside
                )
            )
        }
        let text = FramesDrawing(context.snapshot, labels: context.labels, options: options).text
        return .say(context.drawing(name, text, context.answers.elementMembers(options)))
    }

    /// Returns the options for an element; if there is none, a device with a similar name may be meant.
    private static func part(_ word: Word?, in context: CommandContext) throws -> DrawingOptions {
        do {
            return try context.answers.part(word)
        } catch var error as InputError {
            if let word, let device = ViewportSize.suggestion(for: word.text) { error.fix = device }
            throw error
        }
    }

    /// Returns the sizes among some words, and the other words.
    private static func parted(_ words: [Word]) throws -> (sizes: [ViewportSize], others: [Word]) {
        var (sizes, others): ([ViewportSize], [Word]) = ([], [])
        for word in words {
            if ViewportSize.isMeant(by: word) {
                sizes += try ViewportSize.list(word)
            } else {
                others.append(word)
            }
        }
        return (sizes, others)
    }
}
