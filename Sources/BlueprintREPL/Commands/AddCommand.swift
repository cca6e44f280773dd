/// Adds an element to the selected list, or to an empty Box.
struct AddCommand: Command {
    let name = "add"
    let group = CommandGroup.build
    let syntax = "ELEMENT"
    let summary = "Adds an element to the selected list, or to an empty Box."
    let details = """
        An element alone on a line is added to a list, too. Only add fills an empty
        Box.
        """
    let example = "add Label(text: \"Hello\")"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.swiftCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        let typed = try session.swift(in: arguments, usage: usage)
        if let filled = try session.filling(typed) { return filled }
        return try session.add(typed)
    }
}
