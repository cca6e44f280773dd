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
        are compared at the precision typed; type x for ×. views counts the views
        below BlueprintView v1; views created, reused, removed and moved (to another
        index) count those of the last update. measured counts how often the element
        was measured in the last render; computed, cached and deduced count only the
        sizes from that source. For a warning, type a part of its line. A script
        continues after a claim that does not hold, and fails at its end.
        """
    let looks = true
    let example = "expect #1 is 96x16 at 102,72"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        guard words.count > 1 else {
            return context.completer.references + Expectation.Count.allCases.map { Completion($0.rawValue) }
                + ["no", "warning", "why"].map { Completion($0, leadsOn: true) }
        }
        if words[0] == "why" {
            return WhyCommand().completions(after: Array(words.dropFirst()), in: context) + [Completion("contains")]
        }
        let ofUpdate = Expectation.Count.ofUpdate.map { Completion($0.rawValue) }
        if words[0] == "no" {
            return words.count > 2 ? ofUpdate : Expectation.Count.allCases.map { Completion($0.rawValue) }
        }
        if words[0] == "views" { return words.count > 2 ? [] : ofUpdate }
        return ExpectationParser.words.map { Completion($0) }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let failure = try failure(arguments, in: context) else { return .say([]) }
        let error = InputError("expected \(arguments.text), but \(failure)", at: arguments.nameOffset)
        let text = StyledText(
            lines: TextFitting.wrap(error.message, columns: context.options.columns, hanging: 2).map {
                StyledText.Line($0, style: .error)
            }
        )
        return .say(Output(.unmet, text, json: ErrorJSON.value(of: error, input: context.input), error: error))
    }

    private func failure(_ arguments: CommandArguments, in context: CommandContext) throws -> String? {
        if arguments.words.first?.text == "why" {
            let expectation = try WhyExpectation(arguments)
            try context.needTree()
            return try expectation.failure(in: context)
        }
        let expectation = try ExpectationParser.parse(arguments)
        return try ExpectationCheck(context: context, expectation: expectation).failure()
    }
}
