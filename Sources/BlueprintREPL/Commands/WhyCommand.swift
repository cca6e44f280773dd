import BlueprintInspector

/// Explains each number of the frame of an element.
struct WhyCommand: Command {
    let name = "why"
    let group = CommandGroup.look
    let syntax = "[REF] [width, height, x or y], or gap REF REF, or REF not 200 wide"
    let summary = "Explains each number of the frame of an element."
    let details = """
        why #1 explains each number in a few words, why #1 width the whole chain
        from the viewport down. Each term of a sum has a name: 300 own is the length
        of the element that decides, 96 measured is the measured size of the child.
        The numbers after step are those of trace; goto N goes there.
        why gap #1 #2 explains the space between two elements.
        why #1 not 200 wide names the cause; not 40 high, not 200x40, not at x 10
        and not at 10,20 work, too. A fix after try was tried and works.
        --verbose leaves nothing out.
        """
    let example = "why #1 width"

    private static let states = [
        Completion("wide", summary: "not that wide, in points"),
        Completion("high", summary: "not that high, in points"),
        Completion("at", summary: "not at that place", leadsOn: true),
    ]

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let typed = words.dropLast()
        let measures = context.completer.frameMeasures
        let gap = Completion("gap", summary: "Explains the space between two elements.", leadsOn: true)
        let verbose = [Completion("--verbose", summary: "Leaves nothing out.")]
        if typed.isEmpty {
            return context.completer.references + measures + [gap] + verbose
        }
        if typed.first == "gap" { return typed.count < 3 ? context.completer.references : verbose }
        if let negation = typed.firstIndex(of: "not") {
            if typed[negation...].contains("at") { return measures.filter { ["x", "y"].contains($0.word) } }
            return typed.count == negation + 1 ? Self.states.suffix(1) + measures : Self.states
        }
        let negation = Completion("not", summary: "Names the cause why it is not so.", leadsOn: true)
        return typed.count == 1 ? measures + [negation] + verbose : verbose
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        try context.needTree()
        return .say(try context.answers.why(WhyQuestion(arguments.words, end: arguments.end, usage: usage)))
    }
}
