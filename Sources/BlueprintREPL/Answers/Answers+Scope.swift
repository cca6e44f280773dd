import BlueprintInspector

/// The part of the tree that a look command is asked about.
extension Answers {
    /// The arguments of a list: `REF`, `--depth N` and `--all`, in any order.
    static let scopeSyntax = "[REF] [--depth N] [--all]"

    /// The words about those arguments in help.
    static let scopeDetails = """
        With a reference, only that element and those inside it are listed.
        --depth 2 lists two levels below the first. In a long list, siblings that
        are alike share a line, such as 11 more like Inset #2; --all lists each.
        """

    /// The completions of the arguments of a list.
    func scopeCompletions(after words: [String]) -> [Completion] {
        let flags = [
            Completion("--depth", summary: "The number of levels.", leadsOn: true),
            Self.allCompletion,
        ]
        // A number follows.
        guard words.dropLast().last != "--depth" else { return [] }
        return (words.count <= 1 ? context.completer.references : []) + flags
    }

    /// The completion of the argument that lists each line.
    static let allCompletion = Completion("--all", summary: "Each line, without folding.")

    /// The words in help about what components have inside.
    static let insideDetails = """
        A component is an element of a type that you declare. What is inside of it
        has a name in it, such as SettingsRow #3 › Label 2, the second Label there;
        typed in one word, that is #3/Label2.
        """

    /// The completion of the argument that shows what components have inside.
    static let insideCompletion = Completion("--inside", summary: "The elements inside of components, too.")

    /// Removes the argument that lists each line; returns true if it was there.
    static func takeAll(_ words: inout [Word]) -> Bool { take("--all", from: &words) }

    /// Removes the argument that shows what components have inside; returns true if it was there.
    static func takeInside(_ words: inout [Word]) -> Bool { take("--inside", from: &words) }

    private static func take(_ argument: String, from words: inout [Word]) -> Bool {
        let count = words.count
        words.removeAll { $0.text == argument }
        return words.count < count
    }

    /// Returns the options of a list for its arguments.
    func scope(_ words: [Word], usage: String) throws -> DrawingOptions {
        var options = context.drawingOptions
        var words = words
        options.list.folds = !Self.takeAll(&words)
        if !options.list.folds { options.list.inside = true }
        var rest = words[...]
        var hasReference = false
        while let word = rest.popFirst() {
            switch word.text {
            case "--depth":
                guard let number = rest.popFirst() else {
                    throw InputError("the number of levels is missing", fix: "type --depth 2", at: word.offset)
                }
                guard let depth = Int(number.text, radix: 10), depth >= 0 else {
                    throw InputError(
                        "'\(number.text)' is not a number of levels",
                        fix: "type a whole number, such as --depth 2",
                        at: number.offset
                    )
                }
                options.list.depth = depth
            default:
                if hasReference || word.text.hasPrefix("--") {
                    throw InputError("unexpected '\(word.text)'", fix: .usage(usage), at: word.offset)
                }
                hasReference = true
                options.focus = try part(word).focus
            }
        }
        return options
    }

    /// Returns the options of a drawing of the element that a word names; without one, or for the viewport, of all that
    /// is in focus.
    func part(_ word: Word?) throws -> DrawingOptions {
        var options = context.drawingOptions
        guard let word else { return options }
        let target = try context.resolver.target(word)
        if target.view == 1 { return options }
        guard let element = target.element else {
            throw InputError("\(word.text) has no element in this tree", at: word.offset)
        }
        options.focus = element
        return options
    }

    /// Returns the viewport and the elements of a part of the tree.
    func elementMembers(_ options: DrawingOptions) -> [JSONValue.Member] {
        guard let focus = options.focus else { return elementMembers }
        let snapshot = context.snapshot
        return [
            .init("viewport", .size(snapshot.viewport)), .init("scale", .number(snapshot.scale)),
            .init("elements", elements(Array(snapshot.range(focus: focus)))),
        ]
    }
}
