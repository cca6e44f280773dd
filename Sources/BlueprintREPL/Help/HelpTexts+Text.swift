import BlueprintInspector

/// The page of `help` about output in words.
extension HelpTexts {
    /// The explanation of `style text`, with lines that the program makes.
    var helpText: StyledText {
        var text = list("text \(context.glyphs.dot) output in sentences: style text", Self.textCommands)
        text.append("")
        appendExample(Self.textLines, to: &text)
        text.append("")
        for paragraph in Self.textNotes { appendHelp(paragraph, to: &text) }
        return text
    }

    /// The commands that say what a drawing shows.
    private static let textCommands = [
        ("frames", "Each element's place in the viewport, the free space, gaps and overlaps."),
        ("tree, nest", "Each element's frame in its parent, and its text."),
        ("render", "The contents of the views: text, background, border and image."),
        ("views", "Each view with its element, and the owners of its offset."),
        ("info REF, why REF", "The facts about one element, and the reasons for its frame."),
        ("step, where", "The current step, and the proposals that are open."),
    ]

    /// The lines of the example.
    private static let textLines = [
        "style text", "Row(minimumSpacing: 8) { Label(text: \"Name\"); Label(text: \"Price\") }", "frames",
    ]

    private static let textNotes = [
        "A line begins with the level of the element, its name and its parent. Level 1 is the root. Then come "
            + "its place among its siblings, selected or current step, and view-backed; then the facts.",
        "At a terminal, an edit of a larger tree is followed only by the frames around the selection; frames "
            + "lists all. autoshow off leaves them out. Between quotation marks is your own text.",
        "The inspector is a drawing, so it is not available in style text. BLUEPRINT_STYLE=text, set in the shell, "
            + "lets each session begin in this style.",
    ]
}
