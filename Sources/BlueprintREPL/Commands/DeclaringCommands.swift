import BlueprintInspector

extension Command {
    /// The commands about declarations, stubs and previews.
    static let declaring: [Command] = [.extract, .inline, .rename, .stub, .textsize, .preview, .previews]

    static let extract = Command(
        "extract",
        group: .build,
        syntax: "REF NAME[(PARAMETER: REF.PROPERTY, …)]",
        summary: "Makes a struct of an element, and puts a use of it in its place.",
        details: """
            The struct is a ProxyElement. Each parameter takes the place of a value in
            the element: title: #10.text is the text of #10, and content: #12 is the
            whole element #12. Everything else stays as it is, also on the screen.
            For an element of the same shape, extract with the name of the struct puts
            another use of it there.
            """,
        example: "extract #2 Badge(title: #2.text)",
        takesSwift: true,
        completions: { words, context in words.count <= 1 ? context.completer.references : [] },
        run: { command, arguments, context in
            let (reference, call) = try arguments.two("element", "name of the component", usage: command.usage)
            let number = try context.resolver.number(of: context.resolver.target(reference))
            let bytes = call.text.utf8
            let name = Word(String(call.text.prefix(while: \.isPartOfName)), at: call.offset)
            let rest = String(decoding: bytes.dropFirst(name.text.utf8.count), as: UTF8.self)
            guard name.text.first?.isUppercase == true, rest.isEmpty || rest.hasPrefix("(") && rest.hasSuffix(")")
            else {
                throw InputError(
                    "'\(call.text)' is not the name of a component with its parameters",
                    fix: .usage("extract #\(number) Card, or extract #\(number) Card(title: #\(number).text)"),
                    at: call.offset
                )
            }
            let start = call.offset + name.text.utf8.count + 1
            let holes = try parameters(String(rest.dropFirst().dropLast()), at: start).map { label, reference in
                try context.editor.parameter(label, reference)
            }
            return .edit(try context.editor.extracting(number, as: name, holes))
        }
    )

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

    static let inline = Command(
        "inline",
        group: .build,
        syntax: "[REF or NAME]",
        mostWords: 1,
        summary: "Replaces a component by its body, with its arguments in it.",
        details: """
            A component is a struct that is a ProxyElement, or a function that makes an
            element. inline #8 replaces one use; inline SettingsRow replaces all uses
            and deletes the declaration. Everything stays as it is on the screen. A
            component with state, with several statements or with other members is
            refused, with the reason.
            """,
        example: "inline #2",
        completions: { words, context in
            guard words.count <= 1 else { return [] }
            let components = context.document.outline.declarations.filter(\.makesElement).map {
                Completion($0.name, summary: "\($0.keyword) of the document", group: "declarations")
            }
            return components + context.completer.references
        },
        run: { _, arguments, context in
            if let word = arguments.words.first, word.text.allSatisfy(\.isPartOfName),
                context.document.outline.declarations.contains(where: {
                    $0.name == word.text && $0.keyword != "extension"
                })
            {
                return .edit(try context.editor.inliningAll(word.text))
            }
            let number = try context.resolver.number(arguments.words.first, to: "inline")
            return .edit(try context.editor.inlining(number))
        }
    )

    static let rename = Command(
        "rename",
        group: .build,
        syntax: "NAME NEWNAME",
        summary: "Gives a declaration another name, in the declaration and all its uses.",
        details: """
            NAME is a type, a variable or a function that the document declares. Labels,
            members and texts that are spelled alike stay as they are, and so does a name
            that a closure or a function declares again.
            """,
        example: "rename Card Tile",
        completions: { words, context in words.count <= 1 ? context.declarationNames(leadsOn: true) : [] },
        run: { command, arguments, context in
            let (old, new) = try arguments.two("name of a declaration", "new name", usage: command.usage)
            return .edit(try context.editor.renaming(old, to: new))
        }
    )

    static let stub = Command(
        "stub",
        group: .build,
        syntax: "NAME WxH",
        summary: "Defines a stub for an element of your app that is not declared here.",
        details: """
            A stub takes any arguments, of any type. They are evaluated, so that a
            misspelled name is an error. Closures do not run, except for the one that
            has the children of a stub with children, row or overlay.
            stub Card 200x80 view             a view-backed stub
            stub Card children                as large as its children, in a column
            stub Card 200x80 row              children side by side; or overlay
            stub Card { constraint in CGSize(width: constraint.width.maximum, height: 44) }
            stub Card off                     deletes it; stub list lists the stubs
            The document keeps it as a comment, // stub Card 200x80: a saved file
            compiles in the app that has the element. A loaded or watched file may
            contain such lines. stubs on makes up all that a file lacks.
            """,
        example: "stub MarketLabel 96x16",
        takesSwift: true,
        completions: { words, context in
            if words.count <= 1 {
                let list = Completion("list", summary: "Lists the stubs.")
                let stubs = context.document.stubs
                return stubs.map { Completion($0.name, summary: "a stub of this document", leadsOn: true) } + [list]
            }
            let known = context.document.stubs.contains { $0.name == words[0] }
            return [
                Completion("view", summary: "A view-backed stub."),
                Completion("children", summary: "Its children in a column."),
                Completion("overlay", summary: "Its children in an overlay."),
                Completion("row", summary: "Its children in a row."),
            ] + (known ? [Completion("off", summary: "Deletes the stub.")] : [])
        },
        run: { _, arguments, context in
            guard let name = arguments.words.first, arguments.text != "list" else {
                return .say(context.answers.stubList)
            }
            if arguments.words.count == 2, arguments.words[1].text == "off" {
                return .edit(try context.editor.unstubbing(name))
            }
            return .edit(try context.editor.stubbing(try Stub(arguments), at: name.offset))
        }
    )

    static let textsize = Command(
        "textsize",
        group: .settings,
        syntax: "\"TEXT\" WxH",
        summary: "Sets the size that a text has in the font of your app.",
        details: """
            It is the size in points of the text on one line, for every Label with
            exactly this text; in less width the text wraps in proportion.
            AttributedLabel, TextField and SegmentedControl are always measured in the
            headless font. Content size categories (Dynamic Type) are not supported.
            textsize "Account name" off deletes it; textsize list lists them.
            The document keeps it as a comment, which undo, save and load respect.
            """,
        example: "textsize \"Account name\" 91.5x19.5",
        completions: { words, context in
            if words.count <= 1 {
                return context.completer.shownTexts + [Completion("list", summary: "Lists the sizes.")]
            }
            return [Completion("off", summary: "Deletes the size.")]
        },
        run: { _, arguments, context in
            guard let text = arguments.words.first, arguments.text != "list" else {
                return .say(context.answers.textSizeList)
            }
            if arguments.words.count == 2, arguments.words[1].text == "off", text.isQuoted {
                return .edit(try context.editor.unsizing(text))
            }
            return .edit(try context.editor.sizing(try TextSize(arguments)))
        }
    )

    static let preview = Command(
        "preview",
        group: .build,
        syntax: "NAME or N … [--notes], or preview all",
        summary: "Shows a preview: makes it the root, in a viewport of its size.",
        details: """
            The document declares previews as an app does: #Preview("wide") { Card() },
            and each ElementPreview of a PreviewProvider. previews lists their names and
            numbers. Several names draw these previews side by side if the terminal is
            wide enough, and preview all draws all; the root then stays as it is.
            A number in quotes is a name: preview "1".
            What a drawing has no room for is counted below it; --notes lists it.
            A preview without a size has that of the viewport; if no viewport was typed,
            it is 375 points wide and as high as its element. undo takes the root and
            the viewport back. An edit of the root changes the preview, too.
            """,
        example: "preview \"wide\"",
        completions: { words, context in
            let all = context.document.previews
            let isQuoted = words.last?.hasPrefix("\"") == true
            let counts = Dictionary(all.map { ($0.title.lowercased(), 1) }, uniquingKeysWith: +)
            return all.map { preview in
                let place = context.document.placeWords(at: preview.offset)
                // Only their numbers tell previews of one name apart.
                guard counts[preview.title.lowercased()] == 1 else {
                    let summary = "\(preview.quotedTitle), \(place)"
                    return Completion("\(preview.number)", summary: summary, group: "previews")
                }
                let isPlain =
                    !isQuoted && preview.title.allSatisfy(\.isPartOfName) && !preview.title.allSatisfy(\.isNumber)
                return Completion(isPlain ? preview.title : preview.quotedTitle, summary: place, group: "previews")
            }
        },
        run: { command, arguments, context in
            guard !arguments.isEmpty else {
                let all = context.document.previews
                guard !all.isEmpty else { throw Document.noPreviews }
                throw InputError("the name of the preview is missing", fix: .advice("there are \(all.titles)"))
            }
            let words = arguments.words.filter { $0.text != "--notes" }
            let listsNotes = words.count < arguments.words.count
            if words.map(\.text) == ["all"] {
                let all = context.document.previews
                guard !all.isEmpty else { throw Document.noPreviews }
                return .say(context.answers.drawings(of: all, command.name, listsNotes: listsNotes))
            }
            let document = context.document
            let whole = Word(arguments.text, at: arguments.offset)
            // A name may have several words.
            let named =
                try words.count > 1 && document.previews.contains { $0.title == whole.text }
                ? [document.preview(whole)] : document.previews(words)
            guard named.count == 1, !listsNotes else {
                return .say(context.answers.drawings(of: named, command.name, listsNotes: listsNotes))
            }
            return try context.show(named[0])
        }
    )

    static let previews = Command(
        "previews",
        group: .look,
        summary: "Lists the previews that the document declares.",
        details: """
            Each has a number, a name, its place and its size: points, a device, or fits
            for the measured size of its element. A preview without a name has that of
            what it shows. preview 1 shows one, and preview all draws all.
            Previews are #Preview("name", traits: …) { … } with the traits .fixedLayout,
            .sizeThatFitsLayout, .landscapeLeft and .landscapeRight, and ElementPreview
            with the sizes .fixed, .device and .thatFits, whose padding is outside of
            the view. Its code runs only when it is shown.
            """,
        example: "previews",
        run: { command, _, context in .say(context.answers.previews(command.name)) }
    )
}
