import SwiftInterpreter

/// Sets whether a child of a list may grow and shrink.
struct PriorityCommand: Command {
    let name = "priority"
    let group = CommandGroup.build
    let syntax = "[REF] PRIORITY"
    let summary = "Sets whether a child of a list may grow and shrink."
    let details = """
        REF is the child, by default the selected one: priority #3 fixed. In a Row or Column: fixed, flexible, grows or shrinks. In a Flow: fixed or
        grows. A Swift value of the priority's type works, too.
        """
    let example = "priority fixed"

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let values = ["fixed", "flexible", "grows", "shrinks"].map { word in
            let type: TypeRef = "StackLayout.Child.Priority"
            return Completion(word, summary: context.language.evaluator.table.summary(ofValue: word, of: type))
        }
        return values + (words.count <= 1 ? context.completer.references : [])
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let number = try context.resolver.leadingNumber(of: arguments)
        let arguments = number == nil ? arguments : arguments.dropping(1)
        guard let word = arguments.words.first else {
            throw InputError(
                "the priority is missing",
                fix: "type priority fixed, flexible, grows or shrinks",
                at: arguments.end
            )
        }
        try arguments.atMost(1, usage: "priority fixed, flexible, grows or shrinks")
        return .edit(try context.editor.prioritizing(word, of: number))
    }
}
