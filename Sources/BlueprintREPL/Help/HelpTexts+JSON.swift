import BlueprintInspector

/// The page about the documents of `run --json`.
extension HelpTexts {
    /// The members of these documents.
    var helpJSON: StyledText {
        var text = StyledText()
        appendHelp("json \(context.glyphs.dot) what run --json prints", to: &text, style: .heading)
        appendHelp(
            "Each look at the tree, each printed line and each failure is one line with a JSON object. Lengths are in "
                + "points. What is absent has no member, or null.",
            to: &text
        )
        text.append("")
        text.lines += list("members", Self.members).lines
        text.append("")
        appendHelp(
            "export json prints the whole last render, with its steps, in the same terms. A number that changes means "
                + "another format: members may be added without one. blueprint schema prints a JSON schema of all of them.",
            to: &text
        )
        return text
    }

    private static let members = [
        ("version", "The number of the format, now \(JSONExporter.version)."),
        ("command", "The look that was asked for: tree, views, warnings, trace; value for an expression."),
        ("file, line", "The script and the line of the input; in an error, also its column."),
        ("printed", "A line that the document printed."),
        ("error, fix", "What is wrong, and what to type instead, if that is known."),
        ("code", "What is wrong, in one word that stays the same: unknownName, labels, usage."),
        ("type, names", "Of the fix, the lines that work instead, and the names that may be meant."),
        ("kind", "error, or expectation for one that does not hold."),
        ("source, calls", "In an error, the line of the document or file that failed, and the calls that led there."),
        ("others, omitted", "The further errors of the same input, and the number of those that are left out."),
        ("findings", "Of blueprint check --json: the inputs that differ, and the faults of lessons."),
        ("index, parent", "The place of an element in the list, and that of its parent; the root has no parent."),
        ("reference", "What commands call the element or view: #3, #3/0/1, v2."),
        ("name", "The name of an element without a number, as people read it: SettingsRow #3 › Label 2."),
        ("component", "True for an element of a type that the app declares."),
        ("identifier", "The type of an element and its number among siblings of that type, or its key."),
        ("frame", "x and y count from the parent's top left corner; for a view, from its superview's."),
        ("words", "A step in a sentence; of what an edit changed, the sentences."),
        ("explanation", "Of an element in export json: for each number of its frame, the terms and the rule."),
        ("source, line", "In export json, the source, and the line that made an element."),
        ("before, changes", "In export json, the elements before the last edit, and the difference."),
        ("previews", "The number, title, file and line of each; drawn ones have their elements, too."),
        ("viewBacked", "True if the element has a view, which view and class name."),
        ("content", "What the view shows: its text, in lines with their frames, an image, a colour."),
        ("turns", "Of a trace, the turns of the main run loop taken for what updates had set; absent for none."),
        ("expectations", "In the last line: how many were checked; unmet and errors are the failures."),
    ]
}
