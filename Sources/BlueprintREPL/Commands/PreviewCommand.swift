import BlueprintInspector

/// Shows a preview: makes it the root, in a viewport of its size.
struct PreviewCommand: Command {
    let name = "preview"
    let group = CommandGroup.build
    let syntax = "NAME or N … [--notes], or preview all"
    let summary = "Shows a preview: makes it the root, in a viewport of its size."
    let details = """
        The document declares previews as an app does: #Preview("wide") { Card() },
        and each ElementPreview of a PreviewProvider. previews lists their names and
        numbers. Several names draw these previews side by side if the terminal is
        wide enough, and preview all draws all; the root then stays as it is.
        A number in quotes is a name: preview "1".
        What a drawing has no room for is counted below it; --notes lists it.
        A preview without a size has that of the viewport; if no viewport was typed,
        it is 375 points wide and as high as its element. undo takes the root and
        the viewport back. An edit changes the root, and not the preview.
        """
    let example = "preview \"wide\""

    func completions(after words: [String], in context: CommandContext) -> [Completion] {
        context.document.previews.map { preview in
            let isPlain = preview.title.allSatisfy(\.isPartOfName) && !preview.title.allSatisfy(\.isNumber)
            let title = isPlain ? preview.title : preview.quotedTitle
            return Completion(title, summary: context.document.placeWords(at: preview.offset), group: "previews")
        }
    }

    func run(_ arguments: CommandArguments, in context: inout CommandContext) throws -> LineResult {
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
            return .say(context.answers.drawings(of: all, name, listsNotes: listsNotes))
        }
        let document = context.document
        let whole = Word(arguments.text, at: arguments.offset)
        // A name may have several words.
        let named =
            try words.count > 1 && document.previews.contains { $0.title == whole.text }
            ? [document.preview(whole)] : document.previews(words)
        guard named.count == 1, !listsNotes else {
            return .say(context.answers.drawings(of: named, name, listsNotes: listsNotes))
        }
        return try context.show(named[0])
    }
}
