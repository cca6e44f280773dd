import BlueprintInspector
import SwiftInterpreter

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

/// The text of `help language`: the parts of Swift that can be typed, loaded and run.
enum LanguageHelp {
    /// The parts of the text, each with a title.
    private static let parts: [(title: String, text: String)] = [
        (
            "declares",
            "let, var, func, struct, enum, class, actor, protocol, extension, typealias; generics, subscripts, operators, "
                + "default arguments, observers, property wrappers, result builders, default implementations"
        ),
        (
            "runs",
            "if, guard, switch, for, while, repeat, defer, do and catch, throw, try, async, await, async let; closures with captures, inout, "
                + "key paths, patterns, #if"
        ),
        (
            "values",
            "Int, UInt8 and other integers, Double, CGFloat, Bool, String, Character, arrays, dictionaries, sets, "
                + "tuples, ranges, optionals; map, filter, reduce, sorted and similar functions; String(format:), NumberFormatter, "
                + "Date, Calendar, DateFormatter, Decimal, URL, Data, JSONDecoder. The present is January 1, 2026, 12:00 UTC, and the "
                + "locale en_US"
        ),
        (
            "library",
            "BlueprintUI and UIKit: see help elements, help modifiers and help WORD. Your classes can inherit from "
                + "UIView, UIControl, UIButton, UIImageView, UILabel, UIViewController and UIResponder; draw(_:) is never "
                + "called. A view controller at the end of a file or at the prompt shows the element of its BlueprintView"
        ),
        (
            "refuses",
            "macros, for await, task groups, regular expressions, random numbers, files, network, Combine, "
                + "UITabBarController, layout constraints between views; the error names the one that is refused and "
                + "its position"
        ),
        (
            "prompt",
            "an element is added to the tree; any other expression prints its value, and stays in the document only "
                + "if it changes a variable; a new declaration replaces the one of the same name"
        ),
        (
            "later",
            "a Task runs after the lines of the document, in the order of the session's clock: Task.sleep lets the clock "
                + "go on, and waits for no one. What still sleeps after 10 seconds of it is left asleep"
        ),
        (
            "stops",
            "endless loops and recursion, an index out of range, unwrapping nil and division by zero are errors that "
                + "show the calls that led to them; Ctrl-C interrupts a long computation"
        ),
        (
            "prints",
            "print prints once for each edit; code that the layout calls, such as content, runs when the tree is shown"
        ),
        (
            "your app",
            "the import of any module stays in the file; stub defines a stub for an element of your app, textsize "
                + "sets the size of a text in its font; load, save and blueprint watch read and write its files"
        ),
    ]

    /// The column at which the text of each part begins.
    private static let margin = 12

    /// Returns the text in lines that fit into a number of columns.
    static func text(columns: Int) -> StyledText {
        var text = StyledText("language \u{b7} the Swift that can be typed, loaded and run", style: .heading)
        for (title, words) in parts {
            for (index, line) in TextFitting.wrap(words, columns: max(20, columns - margin), hanging: 2).enumerated() {
                let head = index == 0 ? "  " + title : ""
                text.append(head.padded(to: margin) + line.drop { $0 == " " })
            }
        }
        return text
    }
}

/// The text of `help limits`: what a session takes at most, and what happens beyond.
enum LimitsHelp {
    /// A limit with its number.
    private struct Row {
        var name: String
        var limit: String
        var beyond: String
    }

    private static func rows(_ limits: SessionLimits) -> [Row] {
        func row(_ name: String, _ limit: Int, _ beyond: String, bytes: Bool = false) -> Row {
            Row(name: name, limit: bytes ? size(limit) : Phrasing.grouped(limit), beyond: beyond)
        }
        return [
            row("length of a line", limits.lineBytes, "the line is not read", bytes: true),
            row("length of a script", limits.scriptBytes, "the script ends there", bytes: true),
            row("length of an input", limits.inputBytes, "the input is refused", bytes: true),
            row("length of a document", limits.documentBytes, "the edit is refused", bytes: true),
            row("depth of brackets", limits.brackets, "the input is refused"),
            row("depth of arrays", ArrayRun.limit, "the input is refused"),
            row("depth of calls", limits.calls, "the edit is refused, with the calls"),
            row("steps of an evaluation", limits.steps, "the edit is refused, with the calls"),
            row("elements of a value", limits.count, "the edit is refused"),
            row("steps of a layout", limits.layoutSteps, "refused: this bounds the time"),
            row("elements of a tree", limits.elements, "refused: this bounds the memory"),
            row("scripts in scripts", limits.nestedScripts, "the line is refused"),
            row("steps for undo", limits.undoneEdits, "the oldest is dropped"),
            row("lines of the history", limits.historyLines, "the oldest is dropped"),
            row("waiting inputs of a pipe", limits.waitingInputs, "all of them run"),
            row("interrupted sessions", limits.keptSessions, "the oldest is dropped, and named"),
        ]
    }

    /// Returns a number of bytes: `64 MiB`, or grouped digits.
    private static func size(_ bytes: Int) -> String {
        bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(Phrasing.grouped(bytes)) bytes"
    }

    /// Returns the limits in lines that fit into a number of columns.
    static func text(_ limits: SessionLimits, columns: Int) -> StyledText {
        let rows = rows(limits)
        let names = (rows.map(\.name.count).max() ?? 0) + 2
        let numbers = (rows.map(\.limit.count).max() ?? 0) + 2
        var text = StyledText("limits \u{b7} beyond each of them nothing is lost", style: .heading)
        for row in rows {
            let head = "  " + row.name.padded(to: names) + row.limit.padded(to: numbers)
            let room = columns - names - numbers - 2
            guard room >= row.beyond.count else {
                text.append("  " + row.name.padded(to: names) + row.limit)
                for line in TextFitting.wrap("    " + row.beyond, columns: columns, hanging: 2) { text.append(line) }
                continue
            }
            text.append(head + row.beyond)
        }
        return text
    }
}
