/// Shows the changes that an edit would make, without making them.
struct WhatifCommand: Command {
    let name = "whatif"
    let group = CommandGroup.look
    let syntax = "EDIT"
    let summary = "Shows the changes that an edit would make, without making them."
    let details = """
        EDIT is a line that changes the document or a setting of the layout: a
        modifier, an element, set, remove, move, undo, viewport, direction, env and
        so on. + marks a warning that would appear, - one that would disappear.
        """
    let example = "whatif inset 20"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        let line = words.joined(separator: " ")
        return session.complete(line, cursor: line.count).candidates
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard !arguments.isEmpty else {
            throw InputError("the edit is missing", fix: "type \(usage)", at: arguments.end)
        }
        return [try session.whatIf(arguments)]
    }
}
