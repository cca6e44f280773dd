import BlueprintInspector

/// Tells everything about one element.
struct InfoCommand: Command {
    let name = "info"
    let group = CommandGroup.look
    let syntax = "[REF] [--verbose]"
    let summary = "tells everything about one element, and how its frame came about"
    let details = """
        The table follows its frame: what was proposed, what it answered, what it
        was given in its parent, what flattening, rounding and the update made of
        that, and in which steps. Below it stands who took how much of the way: an
        element that only wraps takes what its child got beyond its answer and it
        did not; one that shares its room between children takes the rest. fill says
        that all of one's own length is given. --verbose lists every question and
        all that was written to the view.
        An edit warns of an element that one render measures more than 1,000 times.
        A Row or Column asks each child twice or more: how big it wants to be, and
        how high it is at the width that it gets. Lists in lists that overflow thus
        multiply, by two or more for each level. A fixed size on both axes around one
        of them (constrained 100 50) ends it: what is in it is not asked from outside.
        """
    let example = "info #1"

    func completions(after words: [String], in session: Session) -> [Completion] {
        // Dashes end a word for completion, so what follows them is all there is of it.
        if words.last?.hasPrefix("--") == true { return [Completion("verbose")] }
        let flag = Completion("--verbose", summary: "with every question")
        return words.count <= 1 ? session.referenceCompletions(words) + [flag] : [flag]
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let words = arguments.words.filter { $0.text != "--verbose" }
        if words.count > 1 {
            throw InputError("unexpected '\(words[1].text)'", fix: "type \(usage)", at: words[1].offset)
        }
        try session.needTree()
        let target = try session.targetOrSelection(words.first)
        guard !target.elements.isEmpty else {
            throw InputError("it makes no element in this tree", at: words.first?.offset)
        }
        return [session.info(target.elements, isVerbose: words.count < arguments.words.count)]
    }
}
