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
    let example = "expect #1 is 96x16 at 102,72"

    func completions(after words: [String], in session: Session) -> [Completion] {
        guard words.count > 1 else {
            return session.referenceCompletions(words) + Expectation.Count.allCases.map { Completion($0.rawValue) }
                + ["no", "warning", "why"].map { Completion($0, leadsOn: true) }
        }
        if words[0] == "why" {
            return WhyCommand().completions(after: Array(words.dropFirst()), in: session) + [Completion("contains")]
        }
        let ofUpdate = Expectation.Count.ofUpdate.map { Completion($0.rawValue) }
        if words[0] == "no" {
            return words.count > 2 ? ofUpdate : Expectation.Count.allCases.map { Completion($0.rawValue) }
        }
        if words[0] == "views" { return words.count > 2 ? [] : ofUpdate }
        return ExpectationParser.words.map { Completion($0) }
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard let failure = try failure(arguments, in: session) else { return [] }
        let error = InputError("expected \(arguments.text), but \(failure)", at: arguments.nameOffset)
        let text = StyledText(
            lines: TextLines.wrap(error.message, columns: session.options.columns).map {
                StyledText.Line($0, style: .error)
            }
        )
        return [Output(.unmet, text, json: ErrorJSON.value(of: error, input: session.input), error: error)]
    }

    private func failure(_ arguments: CommandArguments, in session: Session) throws -> String? {
        if arguments.words.first?.text == "why" {
            let expectation = try WhyExpectation(arguments)
            session.hasLooked = true
            try session.needTree()
            return try expectation.failure(in: session)
        }
        let expectation = try ExpectationParser.parse(arguments)
        session.hasLooked = true
        return try ExpectationCheck(session: session, expectation: expectation).failure()
    }
}
