import SwiftInterpreter

extension Command {
    /// The commands that set what an element has.
    static let arguments: [Command] = [.set, .key, .priority, .sort]

    static let set = Command(
        "set",
        group: .build,
        syntax: "[REF] ARGUMENT VALUE",
        summary: "Sets an argument or a property of an element.",
        details: """
            REF is the element, by default the selected one: set #5 text "Hello", or
            #5.text = "Hello".
            A property that is not an argument, such as the color of a Label, is set in
            the closure of the call. set also changes the traits of a child of a list:
            set alignmentGuide { $0.height }, set width 40.
            For an element in the body of a declared one, such as #14/0, set changes the
            declaration, and so all of its uses.
            """,
        example: "set minimumSpacing 12",
        takesSwift: true,
        completions: { words, context in
            let references = words.count <= 1 ? context.completer.references : []
            return context.completer.arguments(words) + references
        },
        run: { command, arguments, context in
            let assignment = arguments.assignment
            let subject = try Subject(assignment?.target ?? arguments, in: context)
            let value = assignment?.value ?? subject.rest
            guard let name = subject.name else {
                let number = subject.number.map { "#\($0)" }
                throw InputError(
                    "the argument and its value are missing",
                    fix: .usage(number.map { "\(command.name) \($0) ARGUMENT VALUE" } ?? command.usage),
                    at: arguments.end
                )
            }
            let editor = context.editor
            guard !value.isEmpty else { throw try editor.missingValue(of: name, of: subject.number, at: arguments.end) }
            if subject.number == nil, let error = editor.misplacedReference(name, value) { throw error }
            return .edit(try editor.setting(name, to: value, of: subject.number))
        }
    )

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

    static let key = Command(
        "key",
        group: .build,
        syntax: "TEXT",
        mostWords: 1,
        summary: "Gives the selected child a key, which keeps its view when it moves.",
        details: """
            In a Row, Column or Overlay the key is a trait of the child. Elsewhere the
            child is wrapped in Keyed.
            """,
        example: "key title",
        run: { command, arguments, context in
            let word = try arguments.first("key", usage: command.usage)
            return .edit(try context.editor.keying(word))
        }
    )

    static let priority = Command(
        "priority",
        group: .build,
        syntax: "[REF] PRIORITY",
        summary: "Sets whether a child of a list may grow and shrink.",
        details: """
            REF is the child, by default the selected one: priority #3 fixed. In a Row or Column: fixed, flexible, grows or shrinks. In a Flow: fixed or
            grows. A Swift value of the priority's type works, too.
            """,
        example: "priority fixed",
        completions: { words, context in
            let values = ["fixed", "flexible", "grows", "shrinks"].map { word in
                let type: WrittenType = "StackLayout.Child.Priority"
                return Completion(word, summary: context.language.evaluator.table.summary(ofValue: word, of: type))
            }
            return values + (words.count <= 1 ? context.completer.references : [])
        },
        run: { _, arguments, context in
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
    )

    static let sort = Command(
        "sort",
        group: .build,
        syntax: "[REF] [PROPERTY]",
        mostWords: 2,
        summary: "Sorts the children of a list by a property, text if none is named.",
        details: """
            REF is the list, by default the one at the selection. A child is sorted by
            the first element in it that has the property: an argument such as text, or
            width, height, x and y of the frame. Numbers come before texts, 2 before 10,
            and upper and lower case are equal. Comments move with their lines.
            """,
        example: "sort #1 text",
        completions: { words, context in
            let measures = context.completer.frameMeasures
            let names = Set(context.document.outline.nodes.flatMap(\.arguments).compactMap(\.label)).sorted()
            let properties =
                names.map { Completion($0, summary: "argument of an element", group: "arguments") } + measures
            switch words.count {
            case ...1: return context.completer.references + properties
            case 2: return properties
            default: return []
            }
        },
        run: { command, arguments, context in
            let named = try context.resolver.leadingNumber(of: arguments)
            let rest = named == nil ? arguments : arguments.dropping(1)
            try rest.atMost(1, usage: command.usage)
            let number = try named ?? selectedList(in: context)
            let property = rest.words.first ?? Word("text", at: arguments.end)
            if let edit = try context.editor.sorting(number, by: property) { return .edit(edit) }
            let list = context.document.label(number)
            return .say(
                Output(.note, context.wrapped(["the children of \(list) are sorted by \(property.text) already"]))
            )
        }
    )

    private static func selectedList(in context: CommandContext) throws -> Int {
        let number = try context.resolver.selectedNumber(to: "sort")
        guard let (list, _) = context.document.nearestList(from: number) else {
            throw InputError(
                "\(context.document.label(number)) is in no list",
                fix: "type sort and the number of a list"
            )
        }
        return list.number
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
