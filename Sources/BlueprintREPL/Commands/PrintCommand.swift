import BlueprintInspector

/// Prints a property of an element, or the value of an expression.
struct PrintCommand: Command {
    let name = "print"
    let group = CommandGroup.look
    let syntax = "REF.PROPERTY or EXPRESSION"
    let summary = "Prints a property of an element, or the value of an expression."
    let details = """
        REF.PROPERTY is an argument or property of the element, such as #1.text, or
        a number of its frame: width, height, x, y. #1.text alone on a line does the
        same. print REF prints the Swift of the element.
        """
    let example = "print #1.text"
    let takesSwift = true
    // A value is no drawing.
    let looks = false

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let word = words.last ?? ""
        let completer = context.completer
        if word.hasPrefix("#") { return words.count <= 1 ? completer.properties(word) : [] }
        if word.contains(".") { return completer.swift(words.joined(separator: " ")) }
        return completer.namesInScope + (words.count <= 1 ? completer.references : [])
    }

    /// Returns true for a text that begins with an own name, an element of which Swift knows.
    private func isDeclared(_ word: Word, in context: CommandContext) -> Bool {
        let name = word.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isSubscript = word.text.dropFirst(name.count).first == "["
        return isSubscript && context.document.outline.declarations.contains { $0.name == name }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        guard let word = arguments.words.first else {
            throw InputError("the expression is missing", fix: .usage(usage), at: arguments.end)
        }
        if arguments.words.count == 1 {
            if let question = PropertyQuestion(word), question.isPlausible(in: context), !isDeclared(word, in: context)
            {
                return .say(try question.answer(in: context))
            }
            if word.text.hasPrefix("#") {
                let number = try context.resolver.number(of: context.resolver.target(word))
                let source = context.document.outline.node(number).map { context.document.text($0.range) } ?? ""
                return .say(Output(.result, StyledText(source, style: .source)))
            }
        }
        let isCall = arguments.text.hasPrefix("(")
        let text = isCall ? name + arguments.text : arguments.text
        let typed = try SwiftInput(
            text,
            catalog: context.document.vocabulary,
            at: isCall ? arguments.nameOffset : arguments.offset
        )
        if isCall { return try context.editor.take(typed) }
        guard typed.kind == .expression, let answer = try context.editor.answering(typed) else {
            throw InputError("this is not a value", fix: "type \(example)", at: arguments.offset)
        }
        return answer
    }
}
