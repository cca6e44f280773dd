import BlueprintInspector

/// Tells everything about one element.
struct InfoCommand: Command {
    let name = "info"
    let group = CommandGroup.look
    let syntax = "[REF]"
    let summary = "tells everything about one element"
    let details = """
        An edit warns of an element that one render measures more than 1,000 times.
        A Row or Column asks each child twice or more: how big it wants to be, and
        how high it is at the width that it gets. Lists in lists that overflow thus
        multiply, by two or more for each level. A fixed size on both axes around one
        of them (constrained 100 50) ends it: what is in it is not asked from outside.
        """
    let example = "info #1"

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.referenceCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        try arguments.atMost(1, usage: usage)
        try session.needTree()
        let target = try session.targetOrSelection(arguments.words.first)
        guard !target.elements.isEmpty else {
            throw InputError("it makes no element in this tree", at: arguments.words.first?.offset)
        }
        var text = StyledText()
        for element in target.elements {
            if !text.isEmpty { text.append("") }
            text.append(session.info(element))
        }
        return [session.look(name, text, [.init("elements", session.elements(target.elements))])]
    }
}
