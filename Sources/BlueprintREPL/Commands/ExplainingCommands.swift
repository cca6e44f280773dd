import BlueprintInspector

extension Command {
    /// The commands that explain the tree and print its values.
    static let explaining: [Command] = [.why, .info, .print, .swift, .warnings, .accessibility]

    static let why = Command(
        "why",
        group: .look,
        syntax: "[REF] [width, height, x or y], or gap REF REF, or REF not 200 wide",
        summary: "Explains each number of the frame of an element.",
        details: """
            why #1 explains each number in a few words, why #1 width the whole chain
            from the viewport down. Each term of a sum has a name: 300 own is the length
            of the element that decides, 96 measured is the measured size of the child.
            The numbers after step are those of trace; goto N goes there.
            why gap #1 #2 explains the space between two elements.
            why #1 not 200 wide names the cause; not 40 high, not 200x40, not at x 10
            and not at 10,20 work, too. A fix after try was tried and works.
            --verbose leaves nothing out.
            """,
        example: "why #1 width",
        completions: { words, context in
            let typed = words.dropLast()
            let measures = context.completer.frameMeasures
            let gap = Completion("gap", summary: "Explains the space between two elements.", leadsOn: true)
            let verbose = [Completion("--verbose", summary: "Leaves nothing out.")]
            if typed.isEmpty {
                return context.completer.references + measures + [gap] + verbose
            }
            if typed.first == "gap" { return typed.count < 3 ? context.completer.references : verbose }
            if let negation = typed.firstIndex(of: "not") {
                if typed[negation...].contains("at") { return measures.filter { ["x", "y"].contains($0.word) } }
                return typed.count == negation + 1 ? negatedStates.suffix(1) + measures : negatedStates
            }
            let negation = Completion("not", summary: "Names the cause why it is not so.", leadsOn: true)
            return typed.count == 1 ? measures + [negation] + verbose : verbose
        },
        run: { command, arguments, context in
            try context.needTree()
            return .say(try context.answers.why(WhyQuestion(arguments.words, end: arguments.end, usage: command.usage)))
        }
    )

    private static let negatedStates = [
        Completion("wide", summary: "not that wide, in points"),
        Completion("high", summary: "not that high, in points"),
        Completion("at", summary: "not at that place", leadsOn: true),
    ]

    static let info = Command(
        "info",
        group: .look,
        syntax: "[REF] [--verbose]",
        summary: "Shows all the facts about one element.",
        details: """
            The table follows the frame through the render: the proposed constraint, the
            measured size, the placed frame, and the frame after flattening, rounding
            and the update, each with its step. Below, a sum leads from the measured
            width and height to those of the view; each term names the element that
            added it. --verbose lists every proposal and every property written to the
            view. A warning names an element that one render measures more than 1,000
            times. A Row or Column measures each child twice or more: for its width,
            then for its height at the width it gets. In nested lists that overflow,
            this multiplies by two or more for each level. A fixed size on both axes
            (constrained 100 50) around one of them prevents this: the layout outside
            does not measure the list inside.
            """,
        example: "info #1",
        completions: { words, context in
            let flag = Completion("--verbose", summary: "Lists every proposal.")
            return words.count <= 1 ? context.completer.references + [flag] : [flag]
        },
        run: { command, arguments, context in
            let words = arguments.words.filter { $0.text != "--verbose" }
            if words.count > 1 {
                throw InputError("unexpected '\(words[1].text)'", fix: .usage(command.usage), at: words[1].offset)
            }
            try context.needTree()
            let target = try context.resolver.targetOrSelection(words.first)
            guard !target.elements.isEmpty else {
                let subject = words.first?.text ?? "the selection"
                throw InputError("\(subject) has no element in this tree", at: words.first?.offset)
            }
            return .say(try context.answers.info(target.elements, isVerbose: words.count < arguments.words.count))
        }
    )

    static let print = Command(
        "print",
        group: .look,
        syntax: "REF.PROPERTY or EXPRESSION",
        summary: "Prints a property of an element, or the value of an expression.",
        details: """
            REF.PROPERTY is an argument or property of the element, such as #1.text, or
            a number of its frame: width, height, x, y. #1.text alone on a line does the
            same. print REF prints the Swift of the element.
            """,
        example: "print #1.text",
        takesSwift: true,
        // A value is no drawing.
        looks: false,
        completions: { words, context in
            let word = words.last ?? ""
            let completer = context.completer
            if word.hasPrefix("#") { return words.count <= 1 ? completer.properties(word) : [] }
            if word.contains(".") { return completer.swift(words.joined(separator: " ")) }
            return completer.namesInScope + (words.count <= 1 ? completer.references : [])
        },
        run: { command, arguments, context in
            let word = try arguments.first("expression", usage: command.usage)
            if arguments.words.count == 1 {
                if let question = PropertyQuestion(word), question.isPlausible(in: context),
                    !isOwnSubscript(word, in: context)
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
            let text = isCall ? command.name + arguments.text : arguments.text
            let typed = try SwiftInput(
                text,
                catalog: context.document.vocabulary,
                at: isCall ? arguments.nameOffset : arguments.offset
            )
            if isCall { return try context.editor.take(typed) }
            guard typed.kind == .expression, let answer = try context.editor.answering(typed) else {
                throw InputError("this is not a value", fix: "type \(command.example)", at: arguments.offset)
            }
            return answer
        }
    )

    /// Returns true for a text that begins with an own name, an element of which Swift knows.
    private static func isOwnSubscript(_ word: Word, in context: CommandContext) -> Bool {
        let name = word.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isSubscript = word.text.dropFirst(name.count).first == "["
        return isSubscript && context.document.outline.declarations.contains { $0.name == name }
    }

    static let swift = Command(
        "swift",
        group: .look,
        syntax: "[REF, NAME or all]",
        mostWords: 1,
        summary: "Prints the document as Swift.",
        details: """
            swift #3 prints only the source of that element, swift Card the declaration of
            Card. For an element of a declared type, type its number, or Card[0].
            Of several files, it prints what is shown, and the declarations with edits
            that are not saved; swift all prints all of the files.
            """,
        example: "swift",
        completions: { words, context in
            words.count <= 1 ? context.completer.references + context.declarationNames() + [allFiles] : []
        },
        run: { command, arguments, context in
            let word = arguments.words.first
            let part = word == nil ? partOfFiles(in: context) : nil
            let source = try part ?? swiftSource(word, in: context)
            let text = source.isEmpty ? StyledText("document cleared") : StyledText(source, style: .source)
            let look = context.look(command.name, text, [.init("source", .string(source))])
            let remark = "this is what is shown and not saved; for all files, type swift all"
            return .say(part == nil ? [look] : [look, Output(.note, context.wrapped([remark]))])
        }
    )

    private static let allFiles = Completion("all", summary: "Prints all of several files.")

    /// Returns the source of what is shown and the declarations that are in no file, of a document of several files; nil
    /// for other documents, and if nothing is shown.
    private static func partOfFiles(in context: CommandContext) -> String? {
        let document = context.document
        guard let own = context.workspace.ownFiles, own.module.sources.count > 1, let files = own.document,
            let shown = document.rootPreview?.statement ?? document.outline.rootStatement
        else { return nil }
        let saved = Set(files.outline.declarations.map { files.text($0.range) })
        let parts = document.outline.declarations.map { document.text($0.range) }.filter { !saved.contains($0) }
        return (parts + [document.text(shown)]).joined(separator: "\n\n")
    }

    private static func swiftSource(_ word: Word?, in context: CommandContext) throws -> String {
        guard let word, word.text != allFiles.word else { return context.document.source }
        if let declared = context.declaration(named: word) { return context.document.text(declared.range) }
        let target = try context.resolver.target(word)
        do {
            return context.document.source(of: try context.resolver.number(of: target))
        } catch let error as InputError {
            // The call in a declaration that makes an element without a number.
            guard let source = context.source(of: error.generated) else { throw error }
            return source
        }
    }

    static let warnings = Command(
        "warnings",
        group: .look,
        syntax: "[REF] [--all]",
        summary: "Lists likely mistakes in the tree, each with a fix.",
        details: """
            It warns of \(WarningRule.all.map(\.summary).joined(separator: ",\n")).
            A negative spacing may make siblings overlap; that is not reported. An
            element of your own is measured with many constraints if its subtree is
            small. Each line after try has been tried: the warning disappears, and no
            other warning appears or gets worse. In a long list only the first warnings
            about truncated text say what decides its other length; why says it of all.
            With a reference, only the warnings about that element and those inside it
            are listed. In a long list, warnings of the same rule about elements of the
            same source share their lines; --all lists each.
            """,
        example: "warnings",
        completions: { words, context in
            context.answers.scopeCompletions(after: words).filter { !$0.word.hasSuffix("depth") }
        },
        run: { command, arguments, context in
            if let word = arguments.words.first(where: { $0.text == "--depth" }) {
                throw InputError("unexpected '--depth'", fix: .usage(command.usage), at: word.offset)
            }
            try context.needTree()
            return .say(try context.answers.warnings(context.answers.scope(arguments.words, usage: command.usage)))
        }
    )

    static let accessibility = Command(
        "accessibility",
        group: .look,
        syntax: "[REF] [--all]",
        summary: "Lists the elements that VoiceOver reads, in its order, with their words.",
        details: """
            Each line has the words that are read: label, value, traits and hint; then
            the element and its frame in the viewport. An element that is read as one
            contains elements that are merged into it; these and hidden ones are listed
            below, with the element that merges or hides them.
            It warns of elements that can be tapped but have no label, groups inside an
            element that is read as one, and areas under 44×44 that can be tapped.
            With a reference, only that element and those inside it are listed. In a
            long list, elements that are alike share a line; --all lists each.
            """,
        example: "accessibility",
        completions: { words, context in
            (words.count <= 1 ? context.completer.references : []) + [Answers.allCompletion]
        },
        run: { command, arguments, context in
            var words = arguments.words
            let folds = !Answers.takeAll(&words)
            if let extra = words.dropFirst().first {
                throw InputError("unexpected '\(extra.text)'", fix: .usage(command.usage), at: extra.offset)
            }
            try context.needTree()
            var options = try context.answers.part(words.first)
            options.list.folds = folds
            return .say(try context.answers.accessibility(options))
        }
    )
}
