import BlueprintInspector

/// The pages of `help` about drawings, keys and references.
extension HelpTexts {
    /// The legend of drawings, with a drawing that the program makes.
    var helpDrawing: StyledText {
        let glyphs = context.glyphs
        var text = StyledText()
        appendHelp("drawing \(glyphs.dot) the parts of a drawing of frames", to: &text, style: .heading)
        appendExample(Self.drawnLines, to: &text)
        let isUnicode = context.settings.style == .unicode
        let entries = [
            (isUnicode ? "┏━━┓" : "+==+", "A heavy border: a view-backed element."),
            (isUnicode ? "┌╌╌┐" : "+--+", "A light border: an element that only takes part in layout."),
            (isUnicode ? "║ ══" : "\" ~~", "Two edges with a gap between them that is smaller than a cell."),
            ("Label #2", "The title: the type and the number. Without room for it, #2, or nothing."),
            ("› Label 2", "The title of an element without a number: the second Label in what is around it."),
            ("Box #2 \(glyphs.inside) Inset #1", "Elements whose frames coincide, the outermost first."),
            ("{A #1 | B #2}", "Siblings whose frames coincide, from back to front."),
            (glyphs.viewMark, "A view-backed element, where several share a border, and in lists."),
            ("~#2, +#3, -#4", "In frames before after: changed, new, deleted."),
            (">#2<", "The selection; while stepping, the element of the current step."),
            (glyphs.cut, "The text is truncated: it ends in \(glyphs.ellipsis). One line that is too high is clipped."),
            ("Account\(glyphs.shortened)", "The drawing has too few cells for the text, which is longer in the app."),
            (String(glyphs.free), "The rest of a text's width or height; blank cells are free."),
            ("\(isUnicode ? "⋮" : ":") 9 rows", "Rows like this that have no room in the terminal; frames draws them."),
            ("2 titles \(glyphs.ellipsis)", "The line below counts what has no room; frames --notes lists it."),
        ]
        text.append("")
        text.lines += list("signs", entries).lines
        text.append("")
        appendHelp(
            "A cell is one character. At zoom 1, frames draws 4\(glyphs.times)8 points in a cell, and render 8\(glyphs.times)16. "
                + "A large viewport is drawn smaller, but with a row for each line of text: a text takes the place of the "
                + "title if its frame has no other row, and runs on beside it if the frame is too narrow at that scale. "
                + "zoom changes the size of a cell, focus the part that is drawn, style the "
                + "characters.",
            to: &text
        )
        return text
    }

    /// The lines whose drawing shows most signs.
    private static let drawnLines = [
        "viewport 136x56",
        "Row(minimumSpacing: 8) { Label(text: \"Name\").inset(uniform: 8); Label(text: \"a long text\") { $0.numberOfLines = 1 } }",
        "box background lightGray",
        "select \"Name\"",
        "frames",
    ]

    /// The keys of the line editor.
    var helpKeys: StyledText {
        var text = list(
            "keys \(context.glyphs.dot) while a line is typed",
            [
                ("Tab", "Completes the word, and lists the words that are possible."),
                ("Tab, Shift-Tab", "In that list: the next and the previous word; also Down and Up. Esc closes it."),
                ("Right, End", "Takes the suggestion, dim behind the cursor; without colour, it is a row below."),
                ("Ctrl-Right", "Takes its first word."),
                ("Up, Down", "Earlier and later lines that begin with the text before the cursor."),
                ("", "In an input of several lines, they move by line."),
                ("Ctrl-R", "Searches the history backwards."),
                ("Ctrl-A, Ctrl-E", "To the beginning and to the end of the line."),
                ("Ctrl-Left, Ctrl-Right", "To the previous and to the next word; also Esc b and Esc f."),
                ("Ctrl-W, Ctrl-K", "Deletes the word before the cursor, or the rest of the line."),
                ("Ctrl-L", "Clears the screen."),
                ("Enter", "Runs the line. An open bracket continues it; an empty line repeats the last step."),
                ("Alt-Enter", "Begins a new line of the same input."),
                ("Ctrl-C", "Discards the line, but keeps it in the history; interrupts a long computation."),
                ("Ctrl-Z", "Suspends the program; fg in the shell goes on."),
                ("Ctrl-D", "Ends the session, on an empty line."),
            ]
        )
        appendHelp(
            "The row below the line is the command or the call that is typed; \u{2039} \u{203a} enclose the argument at the cursor. "
                + "~/.editrc sets other keys: \"bind -v\" those of vi. A pasted text runs when Enter is typed.",
            to: &text
        )
        return text
    }

    /// The signs and words that take an answer to a file or to the clipboard.
    var helpRedirection: StyledText {
        var text = list(
            "redirect \(context.glyphs.dot) an answer goes to a file or to the clipboard",
            [
                ("frames > FILE", "Writes the answer to a file: as in a script, without colours, 80 columns wide."),
                ("why #3 > FILE", "So do all commands that only answer, in scripts and transcripts, too."),
                ("frames > FILE --force", "Replaces a file that the command has not written in this session."),
                ("copy", "Puts the output of the last line on the clipboard of the terminal."),
                ("copy frames", "Puts there what frames > FILE would write."),
            ]
        )
        appendHelp(
            "In Swift, > compares, so a line of Swift never writes a file; nor do print, whatif and expect. A path with "
                + "spaces is typed in quotes. In safe mode, no file is written.",
            to: &text
        )
        return text
    }

    /// The references to elements and views.
    var helpReferences: StyledText {
        var text = list(
            "refs \(context.glyphs.dot) what a command takes for REF",
            [
                ("#4", "The element with this number, in all drawings and lists."),
                ("v3", "The element of this view; views lists them."),
                ("\"Account name\"", "The element that shows this text; of several, \"Edit\"[1] is the second."),
                ("Label, Row[2]", "The only element of a type, or the third one: it is counted from 0."),
                ("title", "The element that a let of this name makes."),
                ("#3/Label2", "The second Label that a loop or a component makes in #3: Row #3 › Label 2."),
                ("#3/0/1", "The same by its path below #3: indices of children, which count from 0."),
                ("[REF]", "In brackets: without it, the command uses the selection."),
            ]
        )
        appendHelp("Tab after select lists the references. A number stays with its element.", to: &text)
        return text
    }
}
