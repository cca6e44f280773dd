/// Makes a component of an element.
struct ExtractCommand: Command {
    let name = "extract"
    let group = CommandGroup.build
    let syntax = "REF NAME[(PARAMETER: REF.PROPERTY, …)]"
    let summary = "Makes a struct of an element, and puts a use of it in its place."
    let details = """
        The struct is a ProxyElement. Each parameter takes the place of a value in
        the element: title: #10.text is the text of #10, and content: #12 is the
        whole element #12. Everything else stays as it is, also on the screen.
        For an element of the same shape, extract with the name of the struct puts
        another use of it there.
        """
    let example = "extract #2 Badge(title: #2.text)"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        words.count <= 1 ? context.completer.references : []
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let (reference, call) = try arguments.two("element", "name of the component", usage: usage)
        let number = try context.resolver.number(of: context.resolver.target(reference))
        let bytes = call.text.utf8
        let name = Word(String(call.text.prefix(while: \.isPartOfName)), at: call.offset)
        let rest = String(decoding: bytes.dropFirst(name.text.utf8.count), as: UTF8.self)
        guard name.text.first?.isUppercase == true, rest.isEmpty || rest.hasPrefix("(") && rest.hasSuffix(")") else {
            throw InputError(
                "'\(call.text)' is not the name of a component with its parameters",
                fix: .usage("extract #\(number) Card, or extract #\(number) Card(title: #\(number).text)"),
                at: call.offset
            )
        }
        let start = call.offset + name.text.utf8.count + 1
        let holes = try Self.parameters(String(rest.dropFirst().dropLast()), at: start).map { label, reference in
            try context.editor.parameter(label, reference)
        }
        return .edit(try context.editor.extracting(number, as: name, holes))
    }

    /// Returns the labels of a list of parameters, with their references.
    private static func parameters(_ text: String, at start: Int) throws -> [(label: Word, reference: Word)] {
        var words = Word.split(text, from: start)[...]
        var found: [(Word, Word)] = []
        while let label = words.popFirst() {
            guard label.text.hasSuffix(":"), var reference = words.popFirst() else {
                throw InputError("'\(label.text)' is not a parameter", fix: .usage("NAME: #10.text"), at: label.offset)
            }
            if reference.text.hasSuffix(",") {
                reference.text.removeLast()
            } else if let next = words.first {
                throw InputError("a comma is missing before '\(next.text)'", at: next.offset)
            }
            found.append((Word(String(label.text.dropLast()), at: label.offset), reference))
        }
        return found
    }
}
