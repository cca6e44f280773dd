import BlueprintInspector

extension Command {
    /// The commands that step through a render.
    static let stepping: [Command] = [
        .step, .back, .over, .out, .continue, .reverse, .goto, .phase, .where, .live, .mark, .trace, .break, .watch,
        .delete,
    ]

    static let step = Command(
        "step",
        aliases: ["s"],
        group: .step,
        syntax: "[N]",
        summary: "Goes to the next step of the trace, or n steps further.",
        details: """
            The first step command goes to step 1. At a terminal an empty line repeats
            the last one.
            """,
        example: "step",
        repeats: true,
        run: { command, arguments, context in
            let count = try arguments.stepCount(usage: command.usage)
            let start = context.cursor?.position ?? 0
            return try context.step(remark: context.remark(steppingBy: count, from: start)) { $0.step(count) }
        }
    )

    static let back = Command(
        "back",
        aliases: ["b"],
        group: .step,
        syntax: "[N]",
        summary: "Goes back one step, or n steps.",
        example: "back",
        repeats: true,
        run: { command, arguments, context in
            let count = try arguments.stepCount(usage: command.usage)
            return try context.step(fromEnd: true) { $0.back(count) }
        }
    )

    static let over = Command(
        "over",
        aliases: ["o"],
        group: .step,
        summary: "Goes to the measured size that ends the current proposal.",
        example: "over",
        repeats: true,
        run: { _, _, context in try context.step { $0.over() } }
    )

    static let out = Command(
        "out",
        group: .step,
        summary: "Goes to the measured size that ends the enclosing proposal.",
        example: "out",
        repeats: true,
        run: { _, _, context in try context.step { $0.out() } }
    )

    static let `continue` = Command(
        "continue",
        aliases: ["c"],
        group: .step,
        summary: "Goes on to the next breakpoint, or to the last step.",
        example: "continue",
        repeats: true,
        run: { _, _, context in try context.continueToBreakpoint() }
    )

    static let reverse = Command(
        "reverse",
        group: .step,
        summary: "Goes back to the previous breakpoint, or to the start.",
        details: """
            Before the first step it begins at the end of the trace: watch #1.width,
            then reverse, leads to the step that decided the width.
            """,
        example: "reverse",
        repeats: true,
        run: { _, _, context in try context.reverseToBreakpoint() }
    )

    static let goto = Command(
        "goto",
        group: .step,
        syntax: "N, MARK or PHASE",
        mostWords: 1,
        summary: "Goes to a step by its number, by a mark, or to a phase.",
        details: """
            goto 0 goes before the first step, goto end to the last one, goto flatten to
            the first step of a phase, as phase flatten does.
            """,
        example: "goto 7",
        completions: { words, context in
            guard words.count <= 1 else { return [] }
            let phases = TracePhase.allCases.map {
                Completion($0.rawValue, summary: "the first step of this phase", group: "phases")
            }
            return context.steps.markNames + phases + [Completion("end", summary: "the last step")]
        },
        run: { command, arguments, context in
            let word = try arguments.first("step number or mark", usage: command.usage)
            if let phase = TracePhase(rawValue: word.text) { return try context.goto(phase, word) }
            return try context.goto(word)
        }
    )

    static let phase = Command(
        "phase",
        group: .step,
        syntax: "layout, flatten, round or update",
        summary: "Goes to the first step of a phase.",
        example: "phase flatten",
        completions: { _, _ in TracePhase.allCases.map { Completion($0.rawValue, summary: $0.summary) } },
        run: { command, arguments, context in
            guard let word = arguments.words.first, let phase = TracePhase(rawValue: word.text) else {
                let word = arguments.words.first
                let message = word.map { "'\($0.text)' is not a phase" } ?? "the phase is missing"
                let near = word.flatMap { NearWord.nearest(to: $0.text, among: TracePhase.allCases.map(\.rawValue)) }
                let fix = near.map(Fix.didYouMean) ?? "type \(command.usage)"
                throw InputError(message, fix: fix, at: word?.offset ?? arguments.end)
            }
            try arguments.atMost(1, usage: command.usage)
            return try context.goto(phase, word)
        }
    )

    static let `where` = Command(
        "where",
        group: .step,
        summary: "Shows the current step and the open proposals.",
        details: """
            The innermost proposal comes first. Placing, flattening and updating have no
            open proposals.
            """,
        example: "where",
        answers: true,
        run: { _, _, context in .say(try context.steps.whereabouts()) }
    )

    static let live = Command(
        "live",
        group: .step,
        summary: "Leaves stepping: the look commands show the whole render again.",
        details: """
            Breakpoints and marks stay. An edit leaves stepping, too.
            """,
        example: "live",
        run: { _, _, context in
            guard let cursor = context.cursor else {
                return .say(Output(.note, context.wrapped(["not stepping; step goes to the first step"])))
            }
            context.workspace.stepper.cursor = nil
            let parts = ["left step \(cursor.position) of \(cursor.count)", "goto \(cursor.position) returns to it"]
            return .say(Output(.note, context.wrapped(parts)))
        }
    )

    static let mark = Command(
        "mark",
        group: .step,
        syntax: "[NAME]",
        mostWords: 1,
        summary: "Names the current step for goto; without a name, lists the marks.",
        details: """
            An edit starts a new trace, which has no marks.
            """,
        example: "mark here",
        run: { _, arguments, context in
            guard let word = arguments.words.first else { return .say(context.steps.markList) }
            return try context.mark(word)
        }
    )

    static let trace = Command(
        "trace",
        group: .step,
        syntax: "[REF or TYPE] [PHASE] [KIND], or --measures",
        summary: "Lists the steps of the last render.",
        details: """
            KIND is \(TraceEvent.Verb.allCases.map(\.rawValue).joined(separator: ", ")).
            All the words must match: trace #4 place. A repeated proposal whose size
            comes from the cache is counted with the first one. --measures lists the
            elements that are measured most often. As JSON, trace alone is the whole
            render: all steps, and the state before them.
            """,
        example: "trace layout",
        looks: true,
        answers: true,
        completions: { words, context in
            let measures = Completion("--measures", summary: "Lists the elements that are measured most often.")
            return context.steps.conditionWords + (words.count <= 1 ? [measures] : [])
        },
        run: { command, arguments, context in
            if arguments.words.first?.text == "--measures" {
                try arguments.atMost(1, usage: "trace --measures")
                return .say(try context.steps.measures())
            }
            return .say(try context.steps.list(arguments.words, usage: command.usage))
        }
    )

    static let `break` = Command(
        "break",
        aliases: ["b"],
        group: .step,
        syntax: "[REF or TYPE] [PHASE] [KIND], list or delete BREAKPOINT",
        summary: "Sets a breakpoint at the matching steps.",
        details: """
            PHASE is layout, flatten, round or update. KIND is
            \(TraceEvent.Verb.allCases.map(\.rawValue).joined(separator: ", ")).
            All the words must match: break #4 place stops where #4 is placed. A
            breakpoint stays when the tree changes; if its element is deleted, it waits
            for undo.
            """,
        example: "break #1 place",
        completions: { words, context in
            if words.count > 1, words.first == "delete" { return delete.completions(after: [], in: context) }
            let own = [
                Completion("list", summary: "Lists the breakpoints and watchpoints."),
                Completion("delete", summary: "Deletes one by its number.", leadsOn: true),
            ]
            return (words.count <= 1 ? own : []) + context.steps.conditionWords
        },
        run: { command, arguments, context in
            guard let first = arguments.words.first else { return .say(context.steps.breakpointList) }
            switch first.text {
            case "list":
                try arguments.atMost(1, usage: "break list")
                return .say(context.steps.breakpointList)
            case "delete": return try context.deleteBreakpoint(arguments.dropping(1), usage: "break delete BREAKPOINT")
            default: return context.stop(at: .event(try context.steps.condition(arguments.words, usage: command.usage)))
            }
        }
    )

    static let watch = Command(
        "watch",
        group: .step,
        syntax: "REF.width, .height, .x or .y",
        summary: "Sets a watchpoint at the steps that decide a number of a frame.",
        details: """
            The number is decided when the element is placed, when flattening turns that
            frame into the frame of a view, and when the frame is rounded to pixels.
            Steps that do not change it are skipped. break list lists watchpoints, too;
            delete BREAKPOINT deletes them.
            """,
        example: "watch #1.width",
        completions: { words, context in
            if words.last?.contains(".") == true { return context.completer.frameMeasures }
            return context.completer.references
        },
        run: { command, arguments, context in
            guard !arguments.isEmpty else { return .say(context.steps.breakpointList) }
            try context.needTree()
            return context.stop(at: try context.steps.watched(arguments, usage: command.usage))
        }
    )

    static let delete = Command(
        "delete",
        group: .step,
        syntax: "BREAKPOINT or all",
        summary: "Deletes a breakpoint or a watchpoint by its number.",
        details: """
            break list shows the number of each BREAKPOINT. To delete an element, use
            remove.
            """,
        example: "delete 1",
        completions: { words, context in
            guard words.count <= 1 else { return [] }
            return context.steps.breakpointNumbers + [Completion("all", summary: "Deletes all of them.")]
        },
        run: { command, arguments, context in try context.deleteBreakpoint(arguments, usage: command.usage) }
    )
}
