/// Sets an argument or a property of the selected element.
struct SetCommand: Command {
    let name = "set"
    let group = CommandGroup.build
    let syntax = "ARGUMENT VALUE"
    let summary = "Sets an argument or a property of the selected element."
    let details = """
        A property that is not an argument, such as the color of a Label, is set in
        the closure of the call. set also changes the traits of a child of a list:
        set alignmentGuide { $0.height }, set width 40.
        """
    let example = "set minimumSpacing 12"
    let takesSwift = true

    func completions(after words: [String], in session: Session) -> [Completion] {
        session.argumentCompletions(words)
    }

    func run(_ arguments: CommandArguments, in session: Session) throws -> [Output] {
        guard arguments.words.count >= 2 else {
            throw InputError("the argument and its value are missing", fix: "type \(usage)", at: arguments.end)
        }
        return try session.set(arguments.words[0], to: arguments.dropping(1))
    }
}
