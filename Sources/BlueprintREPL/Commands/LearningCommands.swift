import BlueprintInspector

extension Command {
    /// The commands that explain and ask.
    static let learning: [Command] = [.help, .lesson, .quiz, .predict, .expect]

    static let help = Command(
        "help",
        group: .learn,
        syntax: "[WORD or search WORD]",
        summary: "Explains a command, an element, a modifier, a value or a term.",
        details: """
            A question mark after a line asks about it: inset ?, set alignment ?,
            Label ?. help drawing is the legend of drawings; help keys lists the keys,
            help refs the references; help search WORD searches all help.
            """,
        example: "help inset",
        answers: true,
        completions: { words, context in context.help.completions(after: words) },
        run: { _, arguments, context in try .say(context.help.text(about: arguments)) }
    )

    static let lesson = Command(
        "lesson",
        aliases: ["lessons", "learn"],
        group: .learn,
        syntax: "[N]",
        mostWords: 1,
        summary: "Gives a lesson, or lists the lessons.",
        details: """
            A lesson shows pages and asks questions; Enter turns the page. Its lines run
            in a session of its own, so your tree stays as it is. In a lesson: next,
            back, hint, skip, again, try LINE (undone afterwards), keep (takes the
            lesson's tree to your session), leave. A lesson that you left goes on where
            it was. In a script, lesson N prints the whole lesson.
            """,
        example: "lesson 1",
        transcription: .needsTerminal,
        completions: { _, _ in Lesson.all.map { Completion(String($0.number), summary: $0.title) } },
        run: { _, arguments, context in
            guard let word = arguments.words.first else {
                return .say(
                    Output(.result, Lesson.list(columns: context.options.columns, marks: context.files.lessonMarks))
                )
            }
            guard let number = Int(word.text, radix: 10), let lesson = Lesson.all.first(where: { $0.number == number })
            else {
                throw InputError(
                    "there is no lesson '\(word.text)'",
                    fix: "type lesson to list the lessons",
                    at: word.offset
                )
            }
            guard context.options.isInteractive else {
                return .say(Output(.result, lesson.text(columns: context.options.columns)))
            }
            return .wish(.lesson(number))
        }
    )

    static let quiz = Command(
        "quiz",
        group: .learn,
        syntax: "[N] [easy | medium | hard] [seed N]",
        summary: "Asks for numbers of random trees.",
        details: """
            Without a number, a quiz has 5 questions; the kinds of trees that were
            missed most come most often. With the same seed it has the same
            questions everywhere, as for a class.
            """,
        example: "quiz 5",
        transcription: .needsTerminal,
        completions: { words, _ in
            if words.dropLast().last == "seed" { return [] }
            let names = Difficulty.allCases.map { Completion($0.rawValue, summary: $0.summary) }
            return names + [Completion("seed", summary: "Asks the same questions for the same number.", leadsOn: true)]
        },
        run: { command, arguments, context in
            var (count, difficulty, seed): (Int?, Difficulty?, UInt64?) = (nil, nil, nil)
            var words = arguments.words[...]
            while let word = words.popFirst() {
                if word.text == "seed" {
                    guard let number = words.popFirst().flatMap({ UInt64($0.text, radix: 10) }) else {
                        throw InputError("the number after seed is missing", fix: "type quiz 5 seed 1", at: word.offset)
                    }
                    seed = number
                } else if let number = Int(word.text, radix: 10), count == nil {
                    guard (1...mostQuestions).contains(number) else {
                        throw InputError(
                            "a quiz has 1 to \(mostQuestions) questions",
                            fix: "type quiz 5",
                            at: word.offset
                        )
                    }
                    count = number
                } else {
                    difficulty = try Difficulty.named(word)
                }
            }
            try context.needTerminal(for: command.name)
            return .wish(.quiz(count: count ?? usualQuestions, difficulty: difficulty, seed: seed))
        }
    )

    private static let usualQuestions = 5

    private static let mostQuestions = 100

    static let predict = Command(
        "predict",
        group: .learn,
        syntax: "[easy | medium | hard]",
        mostWords: 1,
        summary: "Asks for a number of a frame before it is shown.",
        details: """
            Without a word, the question is about your own tree, as a text or a type
            names its elements. With a word, it is about a random tree: the difficulty
            is the number of decisions that lead to the number. A wrong number is
            answered with the mistake that leads to it, if it is a known one; the right
            one with the reason.
            """,
        example: "predict",
        transcription: .needsTerminal,
        completions: { words, _ in
            words.count <= 1 ? Difficulty.allCases.map { Completion($0.rawValue, summary: $0.summary) } : []
        },
        run: { command, arguments, context in
            try context.needTerminal(for: command.name)
            guard let word = arguments.words.first else {
                try context.needTree()
                return .wish(.prediction)
            }
            return .wish(.quiz(count: 1, difficulty: try Difficulty.named(word), seed: nil))
        }
    )

    static let expect = Command(
        "expect",
        group: .learn,
        syntax: "CLAIM",
        summary: "Checks a claim about the tree and reports a claim that does not hold.",
        details: """
            \((ExpectationParser.forms + WhyExpectation.forms).joined(separator: "\n"))
            The frame of a view-backed element is that of its view in the parent view;
            the frame of a flattened element is in the nearest view around it. Numbers
            are compared at the precision typed; a size has an x. views counts the views
            below BlueprintView v1; views created, reused, removed and moved (to another
            index) count those of the last update. measured counts how often the element
            was measured in the last render; computed, cached and deduced count only the
            sizes from that source; lines counts the lines of text that it shows.
            warnings counts what warnings lists, accessibility warnings what
            accessibility does. For a warning, type a part of its line; for
            accessibility, what is read of an element, or its start up to a comma. At a
            terminal, a claim that holds is confirmed with the fact; a script says
            nothing about it. A script continues after a claim that does not hold, or
            whose element is missing, and fails at its end.
            """,
        example: "expect #1 is 96x16 at 102,72",
        looks: true,
        completions: { words, context in
            let hasMeasure = words[0].hasPrefix("#") && words[0].contains(".")
            if hasMeasure {
                switch words.count {
                case 1: return context.completer.frameMeasures.map(\.leadingOn)
                case 2: return comparisons
                default: return []
                }
            }
            guard words.count > 1 else {
                return context.completer.references + counts + [
                    Completion(
                        "accessibility",
                        summary: "an element that VoiceOver reads, by its words",
                        leadsOn: true
                    ),
                    Completion("no", summary: "none of these, such as no warnings", leadsOn: true),
                    Completion("warning", summary: "a warning with a part of its line", leadsOn: true),
                    Completion("why", summary: "an explanation that contains a text", leadsOn: true),
                ]
            }
            if words[0] == "why" {
                return why.completions(after: Array(words.dropFirst()), in: context)
                    + [Completion("contains", summary: "a text in quotes", leadsOn: true)]
            }
            let ofUpdate = Expectation.Count.ofUpdate.map(completion)
            let accessibility = [
                Completion("warnings", summary: completion(of: .accessibilityWarnings).summary, leadsOn: true)
            ]
            if words[0] == "accessibility" { return words.count > 2 ? [] : accessibility }
            if words[0] == "no" {
                guard words.count < 3 else { return words[1] == "accessibility" ? accessibility : ofUpdate }
                return counts + [Completion("accessibility", summary: "none of its warnings", leadsOn: true)]
            }
            if words[0] == "views" { return words.count > 2 ? [] : ofUpdate }
            return ExpectationParser.words.map {
                Completion($0, summary: claimWords[$0] ?? "")
            }
        },
        run: { _, arguments, context in
            let finding = try expectationFinding(arguments, in: context)
            let columns = context.options.columns
            guard !finding.holds else {
                // A script says only what does not hold.
                guard context.options.isInteractive else { return .say(Output(.met, StyledText())) }
                return .say(Output(.note, said("holds: " + finding.fact, .success, columns)))
            }
            let error = InputError(
                "expected \(arguments.text), but \(finding.fact)",
                fix: finding.fix,
                at: arguments.nameOffset
            )
            var text = said(error.message, .error, columns)
            if let fix = finding.fix {
                for line in TextFitting.wrap("  " + fix.text, columns: columns, hanging: 2) { text.append(line) }
            }
            let json = ErrorJSON.value(of: error, input: context.input, isUnmet: true)
            return .say(Output(.unmet, text, json: json, error: error))
        }
    )

    private static let comparisons = ["=", "!=", "<", "<=", ">", ">="].map {
        Completion($0, summary: "a comparison with a number", leadsOn: true)
    }

    private static let counts = Expectation.Count.allCases.filter { $0 != .accessibilityWarnings }.map(completion)

    private static func completion(of count: Expectation.Count) -> Completion {
        let isOfUpdate = Expectation.Count.ofUpdate.contains(count)
        let what = isOfUpdate ? "the views \(count.rawValue) by the last update" : "the number of \(count.rawValue)"
        return Completion(count.rawValue, summary: what, leadsOn: true)
    }

    /// The words of a claim about an element.
    private static let claimWords = [
        "is": "its size, such as 96x16", "at": "its place, such as 10,20", "text": "the text that it shows",
        "lines": "the number of lines of its text",
        "not": "The claim does not hold.", "truncated": "Its text does not fit.", "hidden": "It is not visible.",
        "flattened": "It is not view-backed.", "view-backed": "It is view-backed.",
        "gone": "The tree has no such element.",
        "there": "The tree has such an element.",
        "measured": "the number of times it was measured in the last render",
        "computed": "the number of its sizes that its layout computed",
        "cached": "the number of its sizes from the cache",
        "deduced": "the number of its sizes deduced from those within other constraints",
    ]

    private static func said(_ sentence: String, _ style: TextStyle, _ columns: Int) -> StyledText {
        StyledText(
            lines: TextFitting.wrap(sentence, columns: columns, hanging: 2).map { StyledText.Line($0, style: style) }
        )
    }

    private static func expectationFinding(_ arguments: CommandArguments, in context: CommandContext) throws
        -> ExpectationFinding
    {
        if arguments.words.first?.text == "why" {
            let expectation = try WhyExpectation(arguments)
            return try .finding {
                try context.needTree()
                return try expectation.finding(in: context)
            }
        }
        let check = ExpectationCheck(context: context, expectation: try ExpectationParser.parse(arguments))
        try check.checkSubject()
        return try .finding(check.finding)
    }
}
