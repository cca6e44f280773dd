/// Sets an argument or a property of an element.
struct SetCommand: Command {
    let name = "set"
    let group = CommandGroup.build
    let syntax = "[REF] ARGUMENT VALUE"
    let summary = "Sets an argument or a property of an element."
    let details = """
        REF is the element, by default the selected one: set #5 text "Hello", or
        #5.text = "Hello".
        A property that is not an argument, such as the color of a Label, is set in
        the closure of the call. set also changes the traits of a child of a list:
        set alignmentGuide { $0.height }, set width 40.
        For an element in the body of a declared one, such as #14/0, set changes the
        declaration, and so all of its uses.
        """
    let example = "set minimumSpacing 12"
    let takesSwift = true

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        let references = words.count <= 1 ? context.completer.references : []
        return context.completer.arguments(words) + references
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
        let assignment = arguments.assignment
        let subject = try Subject(assignment?.target ?? arguments, in: context)
        let value = assignment?.value ?? subject.rest
        guard let name = subject.name else {
            let number = subject.number.map { "#\($0)" }
            throw InputError(
                "the argument and its value are missing",
                fix: .usage(number.map { "\(self.name) \($0) ARGUMENT VALUE" } ?? usage),
                at: arguments.end
            )
        }
        let editor = context.editor
        guard !value.isEmpty else { throw try editor.missingValue(of: name, of: subject.number, at: arguments.end) }
        if subject.number == nil, let error = editor.misplacedReference(name, value) { throw error }
        return .edit(try editor.setting(name, to: value, of: subject.number))
    }

    /// The setting of an element before its value: `#5 text`, `#5.text` or `text`.
    private struct Subject {
        /// The element; nil for the selected one.
        var number: Int?
        var name: Word?
        /// The words after the name.
        var rest: CommandArguments

        init(_ arguments: CommandArguments, in context: CommandContext) throws {
            if let word = arguments.words.first, let question = PropertyQuestion(word) {
                number = try context.resolver.number(of: context.resolver.target(question.reference))
                (name, rest) = (question.name, arguments.dropping(1))
                return
            }
            number = try context.resolver.leadingNumber(of: arguments)
            let arguments = number == nil ? arguments : arguments.dropping(1)
            (name, rest) = (arguments.words.first, arguments.dropping(1))
        }
    }
}

extension CommandArguments {
    /// The words before and after an equals sign that follows the name of a setting; nil if there is none.
    fileprivate var assignment: (target: CommandArguments, value: CommandArguments)? {
        guard let sign = equalsSign else { return nil }
        let bytes = Array(text.utf8)
        let target = CommandArguments(
            String(decoding: bytes[..<sign], as: UTF8.self),
            at: offset,
            nameOffset: nameOffset
        )
        let value = CommandArguments(
            String(decoding: bytes[(sign + 1)...], as: UTF8.self),
            at: offset + sign + 1,
            nameOffset: nameOffset
        )
        let isNamed = target.words.count == 2 && target.words.first.map(Resolver.isReference) == true
        return target.words.count == 1 || isNamed ? (target, value) : nil
    }

    /// The offset in the text of the first equals sign that assigns; nil if there is none.
    private var equalsSign: Int? {
        var isInText = false
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isInText.toggle() }
            guard byte == UInt8(ascii: "="), !isInText else { continue }
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            let before = index > 0 ? bytes[index - 1] : 0
            return next == byte || "=!<>".utf8.contains(before) ? nil : index
        }
        return nil
    }
}
