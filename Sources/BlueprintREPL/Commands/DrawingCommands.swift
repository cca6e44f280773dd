import BlueprintInspector

extension Command {
    /// The commands that draw and list the tree.
    static let drawing: [Command] = [.frames, .render, .nest, .tree, .flatten, .views, .pictures, .inspect]

    static let frames = Command(
        "frames",
        group: .look,
        syntax: "[REF] [WxH …] [--notes] [--inside], or frames before after",
        summary: "Draws every frame to scale.",
        details: """
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
            """,
        example: "frames",
        completions: { words, context in
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
        },
        run: { command, arguments, context in
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
                    command.name,
                    listsNotes: listsNotes,
                    inside: showsInside
                )
                return .say(output)
            }
            try context.needTree()
            // `--size 320x160` and `320x160` have the same meaning.
            let words = typed.filter { $0.text != "--size" }
            let (sizes, others) = try partedSizes(words)
            guard others.count <= 1 else {
                throw InputError("unexpected '\(others[1].text)'", fix: .usage(command.usage), at: others[1].offset)
            }
            if sizes.isEmpty, words.count < typed.count {
                throw InputError("the size is missing", fix: "type frames --size 320x160", at: arguments.end)
            }
            var options = try framesPart(others.first, in: context)
            options.listsNotes = listsNotes
            options.list.inside = showsInside
            guard sizes.isEmpty else {
                return .say(
                    try context.answers.frames(
                        at: sizes,
                        of: others.first,
                        command.name,
                        listsNotes: listsNotes,
                        inside: showsInside
                    )
                )
            }
            let text = FramesDrawing(context.snapshot, labels: context.labels, options: options).text
            return .say(context.drawing(command.name, text, context.answers.elementMembers(options)))
        }
    )

    /// Returns the options for an element; if there is none, a device with a similar name may be meant.
    private static func framesPart(_ word: Word?, in context: CommandContext) throws -> DrawingOptions {
        do {
            return try context.answers.part(word)
        } catch var error as InputError {
            if let word, let device = ViewportSize.suggestion(for: word.text) { error.fix = device }
            throw error
        }
    }

    /// Returns the sizes among some words, and the other words.
    private static func partedSizes(_ words: [Word]) throws -> (sizes: [ViewportSize], others: [Word]) {
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

    static let render = Command(
        "render",
        group: .look,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Draws only the content of the views.",
        details: """
            A character cell is 8×16 points.
            """,
        example: "render",
        completions: { words, context in words.count <= 1 ? context.completer.references : [] },
        run: { command, arguments, context in
            try context.needTree()
            let options = try context.answers.part(arguments.words.first)
            let text = RenderDrawing(context.snapshot, labels: context.labels, options: options).text
            return .say(context.drawing(command.name, text, context.answers.viewMembers(options)))
        }
    )

    static let nest = Command(
        "nest",
        group: .look,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Draws every element as a box inside its parent, not to scale.",
        example: "nest",
        completions: { words, context in words.count <= 1 ? context.completer.references : [] },
        run: { command, arguments, context in
            try context.needTree()
            let options = try context.answers.part(arguments.words.first)
            let text = NestDrawing(context.snapshot, labels: context.labels, options: options).text
            return .say(context.drawing(command.name, text, context.answers.elementMembers(options)))
        }
    )

    static let tree = Command(
        "tree",
        group: .look,
        syntax: "[constraints] [--inside] " + Answers.scopeSyntax,
        summary: "Lists the elements with their frames.",
        details: """
            tree constraints lists, for each element, the proposed constraint, the
            measured size and the placed size.
            x,y are relative to the parent element, before rounding to pixels. why and
            expect name what theirs are relative to: the nearest view around, as in
            views.
            \(Answers.scopeDetails)
            A component is one line, unless all is inside of it; --inside lists what is
            in it, too, and so does its reference, as in tree #3.
            \(Answers.insideDetails)
            """,
        example: "tree",
        completions: { words, context in
            let scope = context.answers.scopeCompletions(after: words)
            // A number follows.
            let flags = words.dropLast().last == "--depth" ? scope : scope + [Answers.insideCompletion]
            guard words.count <= 1, words.last?.hasPrefix("--") != true else { return flags }
            return [Completion("constraints", summary: "The proposed constraint, the measured and the placed size.")]
                + flags
        },
        run: { command, arguments, context in
            try context.needTree()
            let isAboutConstraints = arguments.words.first?.text == "constraints"
            var words = Array(arguments.words.dropFirst(isAboutConstraints ? 1 : 0))
            let showsInside = Answers.takeInside(&words) || isAboutConstraints
            var options = try context.answers.scope(words, usage: command.usage)
            if showsInside { options.list.inside = true }
            guard isAboutConstraints else {
                return .say(
                    context.look(
                        command.name,
                        TreeReport(context.snapshot, labels: context.labels, options: options).text,
                        context.answers.elementMembers(options)
                    )
                )
            }
            let trace = context.renderSoFar
            try context.screen.goOn()
            let report = ConstraintsReport(trace, labels: context.traceLabels, options: options)
            return .say(
                context.look(
                    "tree constraints",
                    report.text,
                    context.answers.elementMembers(options) + context.answers.eventMembers(.layout)
                )
            )
        }
    )

    static let flatten = Command(
        "flatten",
        group: .look,
        syntax: Answers.scopeSyntax,
        summary: "Lists the elements and marks those that are flattened.",
        details: """
            For a flattened element, it shows the views to which its origin is applied.
            \(Answers.scopeDetails)
            """,
        example: "flatten",
        completions: { words, context in context.answers.scopeCompletions(after: words) },
        run: listing { FlattenReport($0, labels: $1, options: $2).text }
    )

    /// Returns the run of a command that lists elements and views of a scope.
    private static func listing(
        _ report: @escaping @Sendable (RenderSnapshot, NodeLabels, DrawingOptions) -> StyledText
    ) -> Run {
        { command, arguments, context in
            try context.needTree()
            let options = try context.answers.scope(arguments.words, usage: command.usage)
            let text = report(context.snapshot, context.labels, options)
            let members = context.answers.elementMembers(options) + context.answers.viewMembers(options)
            return .say(context.look(command.name, text, members))
        }
    }

    static let views = Command(
        "views",
        group: .look,
        syntax: Answers.scopeSyntax + ", or views advice",
        summary: "Lists the views, each with its element and the terms of its origin.",
        details: """
            \(Answers.scopeDetails)
            views advice counts the views of each component, and tries edits that save
            some: unwrap for each wrapper without arguments whose view shows nothing,
            such as a box without a background, border or corner. It lists those after
            which all other views are the same, and read alike, with the line to type.
            """,
        example: "views",
        completions: { words, context in
            let scope = context.answers.scopeCompletions(after: words)
            return words.count <= 1
                ? [Completion("advice", summary: "The views of each component, and edits that save some.")] + scope
                : scope
        },
        run: { command, arguments, context in
            try context.needTree()
            if arguments.words.first?.text == "advice" {
                try arguments.atMost(1, usage: "views advice")
                return .say(try context.answers.viewsAdvice())
            }
            let options = try context.answers.scope(arguments.words, usage: command.usage)
            let text = ViewsReport(context.snapshot, labels: context.labels, options: options).text
            return .say(context.look(command.name, text, context.answers.viewMembers(options)))
        }
    )

    static let pictures = Command(
        "pictures",
        group: .look,
        syntax: Answers.scopeSyntax,
        summary: "Draws the elements, the view-backed ones and the views beside each other.",
        details: """
            Each element keeps its row in all three pictures; dots lead from an element to
            its view. In a terminal of less than \(PicturesReport.leastColumns) columns the pictures are below each other.
            \(Answers.scopeDetails)
            """,
        example: "pictures",
        completions: { words, context in context.answers.scopeCompletions(after: words) },
        run: listing { PicturesReport($0, labels: $1, options: $2).text }
    )

    static let inspect = Command(
        "inspect",
        group: .look,
        syntax: "[REF]",
        mostWords: 1,
        summary: "Fills the screen with a live inspector: frames, reasons and steps.",
        details: """
            The tree, the drawing, the numbers of the selection and the steps of the
            last render stay on the screen and follow each key: left and right step,
            up and down select, < and > change the viewport, w tells why, : takes any
            line, ? shows all keys, and q comes back to the prompt with selection,
            step and document as they are. inspect #4 selects that element first. In a
            lesson, the question stays above the tree, : takes answers, and e shows the
            page. blueprint inspect FILE follows files.
            """,
        example: "inspect",
        transcription: .needsTerminal,
        // A script cannot use it instead of a drawing.
        looks: false,
        completions: { words, context in words.count <= 1 ? context.completer.referencesAndTexts : [] },
        run: { _, arguments, context in
            guard context.settings.style != .text else { throw InputError.noDrawingsInWords }
            guard context.options.fillsScreen else {
                throw InputError(
                    "the inspector fills the screen of a terminal, and there is none here",
                    fix: "frames, tree, why and step show the same"
                )
            }
            if let word = arguments.words.first { _ = try context.select(word) }
            return .wish(.inspector)
        }
    )
}
