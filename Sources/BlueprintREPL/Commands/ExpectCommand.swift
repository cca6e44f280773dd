import BlueprintInspector

/// Checks what the tree must be.
struct ExpectCommand: Command {
    let name = "expect"
    let group = CommandGroup.learn
    let syntax = "CLAIM"
    let summary = "checks a claim about the tree; what does not hold is reported, and the script goes on"
    let details = """
        \((ExpectationParser.forms + WhyExpectation.forms).joined(separator: "\n"))
        A size and a place are those of the element's view in the view around it;
        without a view, its place in the nearest view around it. Numbers compare at
        the precision typed; x is ×. removed says that the element has no view of
        its own. views counts those below BlueprintView v1; views created, reused,
        removed and moved (in the order) those of the last update. asked counts the
        questions of the last render to the element; computed, cached and deduced
        say how it came to its answers. A warning is expected by a part of the line
        that warnings prints for it.
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
        return [Output(.unmet, text, json: ErrorJSON.text(of: error, input: session.input), error: error)]
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
