import BlueprintInspector

/// Tells why an element is where it is and as large as it is.
struct WhyCommand: Command {
    let name = "why"
    let group = CommandGroup.look
    let syntax = "[REF] [width, height, x or y], or gap REF REF, or REF not 200 wide"
    let summary = "tells why an element has its frame: who decided it, when, from which numbers"
    let details = """
        why #1 says a few words on each number, why #1 width all from the viewport
        down; sums are written with what each number is: 300 own is the length of the
        element that decides, 96 asked for is what the child answered. Numbers behind
        step are those of trace; goto N goes there.
        why gap #1 #2 tells what the space between two elements is made of.
        why #1 not 200 wide names what keeps it from that; not 40 high, not 200x40,
        not at x 10 and not at 10,20 do as well. A fix behind try was tried and helps.
        --verbose leaves nothing out.
        """
    let example = "why #1 width"

    private static let states = ["wide", "high", "at"]

    func completions(after words: [String], in session: Session) -> [Completion] {
        // Dashes end a word for completion, so what follows them is all there is of it.
        if words.last?.hasPrefix("--") == true { return [Completion("verbose")] }
        let typed = words.dropLast()
        let measures = FrameMeasure.allCases.map { Completion($0.rawValue) }
        let verbose = [Completion("--verbose", summary: "leaves nothing out")]
        if typed.isEmpty {
            return session.referenceCompletions(words) + measures + [Completion("gap", leadsOn: true)] + verbose
        }
        if typed.first == "gap" { return typed.count < 3 ? session.referenceCompletions(words) : verbose }
        if let negation = typed.firstIndex(of: "not") {
            if typed[negation...].contains("at") { return [Completion("x"), Completion("y")] }
            return typed.count == negation + 1
                ? [Completion("at", leadsOn: true)] + measures
                : Self.states.map { Completion($0) }
        }
        return typed.count == 1 ? measures + [Completion("not", leadsOn: true)] + verbose : verbose
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try session.needTree()
        return [try session.why(WhyQuestion(arguments.words, end: arguments.end, usage: usage))]
    }
}
