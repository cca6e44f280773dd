import BlueprintInspector

/// Checks a claim about the tree and reports a claim that does not hold.
struct ExpectCommand: Command {
    let name = "expect"
    let group = CommandGroup.learn
    let syntax = "CLAIM"
    let summary = "Checks a claim about the tree and reports a claim that does not hold."
    let details = """
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
        """
    let looks = true
    let example = "expect #1 is 96x16 at 102,72"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let hasMeasure = words[0].hasPrefix("#") && words[0].contains(".")
        if hasMeasure {
            switch words.count {
            case 1: return context.completer.frameMeasures.map(\.leadingOn)
            case 2: return Self.comparisons
            default: return []
            }
        }
        guard words.count > 1 else {
            return context.completer.references + Self.counts + [
                Completion("accessibility", summary: "an element that VoiceOver reads, by its words", leadsOn: true),
                Completion("no", summary: "none of these, such as no warnings", leadsOn: true),
                Completion("warning", summary: "a warning with a part of its line", leadsOn: true),
                Completion("why", summary: "an explanation that contains a text", leadsOn: true),
            ]
        }
        if words[0] == "why" {
            return WhyCommand().completions(after: Array(words.dropFirst()), in: context)
                + [Completion("contains", summary: "a text in quotes", leadsOn: true)]
        }
        let ofUpdate = Expectation.Count.ofUpdate.map(Self.count)
        let accessibility = [Completion("warnings", summary: Self.count(.accessibilityWarnings).summary, leadsOn: true)]
        if words[0] == "accessibility" { return words.count > 2 ? [] : accessibility }
        if words[0] == "no" {
            guard words.count < 3 else { return words[1] == "accessibility" ? accessibility : ofUpdate }
            return Self.counts + [Completion("accessibility", summary: "none of its warnings", leadsOn: true)]
        }
        if words[0] == "views" { return words.count > 2 ? [] : ofUpdate }
        return ExpectationParser.words.map {
            Completion($0, summary: Self.claims[$0] ?? "")
        }
    }

    private static let comparisons = ["=", "!=", "<", "<=", ">", ">="].map {
        Completion($0, summary: "a comparison with a number", leadsOn: true)
    }

    private static let counts = Expectation.Count.allCases.filter { $0 != .accessibilityWarnings }.map(count)

    private static func count(_ count: Expectation.Count) -> Completion {
        let isOfUpdate = Expectation.Count.ofUpdate.contains(count)
        let what = isOfUpdate ? "the views \(count.rawValue) by the last update" : "the number of \(count.rawValue)"
        return Completion(count.rawValue, summary: what, leadsOn: true)
    }

    /// The words of a claim about an element.
    private static let claims = [
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

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let finding = try finding(arguments, in: context)
        let columns = context.options.columns
        guard !finding.holds else {
            // A script says only what does not hold.
            guard context.options.isInteractive else { return .say(Output(.met, StyledText())) }
            return .say(Output(.note, Self.text("holds: " + finding.fact, .success, columns)))
        }
        let error = InputError(
            "expected \(arguments.text), but \(finding.fact)",
            fix: finding.fix,
            at: arguments.nameOffset
        )
        var text = Self.text(error.message, .error, columns)
        if let fix = finding.fix {
            for line in TextFitting.wrap("  " + fix.text, columns: columns, hanging: 2) { text.append(line) }
        }
        let json = ErrorJSON.value(of: error, input: context.input, isUnmet: true)
        return .say(Output(.unmet, text, json: json, error: error))
    }

    private static func text(_ sentence: String, _ style: TextStyle, _ columns: Int) -> StyledText {
        StyledText(
            lines: TextFitting.wrap(sentence, columns: columns, hanging: 2).map { StyledText.Line($0, style: style) }
        )
    }

    private func finding(_ arguments: CommandArguments, in context: CommandContext) throws -> ExpectationFinding {
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
