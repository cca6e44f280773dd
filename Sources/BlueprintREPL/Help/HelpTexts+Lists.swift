import BlueprintBindings
import BlueprintInspector

/// The screens of `help` that list words.
extension HelpTexts {
    /// The first screen, for beginners.
    var helpOverview: StyledText {
        var text = StyledText()
        appendHelp(
            "Type an element in Swift, then modifiers. Each line draws the tree again.",
            to: &text,
            style: .heading
        )
        let lines = [
            ("Label(text: \"Hello\")", "An element: the first one is the root."),
            ("inset 20", "A modifier: wraps the Label in an Inset."),
            (".box(background: .blue)", "A modifier in Swift: wraps the Inset in a Box."),
        ]
        text.lines += list("", lines).lines.dropFirst()
        text.append("")
        text.append("lesson 1 starts the first lesson; lesson lists all of them", style: .heading)
        text.append("")
        let first = Self.firstCommands.compactMap { context.commands.named($0) }
        text.lines += list("the first commands", first.map { ($0.name, $0.summary) }).lines
        text.append("")
        let lists = [
            ("help WORD", "Explains a word: help underflow, help inset; help search WORD."),
            ("help commands", "Lists all commands."),
            ("help terms", "Lists the words that the output uses."),
            ("help elements", "Lists the elements; help modifiers lists the modifiers."),
            ("help drawing", "Explains the signs of a drawing; help text: style text."),
            ("help language", "Lists the Swift that can be typed."),
            ("WORD ?", "Explains the word: ? after a line, as in inset ? or set ?."),
        ]
        text.lines += list("more help", lists).lines
        return text
    }

    /// The commands of the first ten minutes.
    private static let firstCommands = ["tree", "views", "why", "step", "undo", "swift"]

    /// The second screen: all commands by group.
    var helpCommands: StyledText {
        var text = StyledText(
            "commands \(context.glyphs.dot) help NAME explains one, help GROUP lists a group",
            style: .heading
        )
        let margin = (CommandGroup.allCases.map(\.rawValue.count).max() ?? 0) + 4
        for group in CommandGroup.allCases {
            let names = context.commands.all.filter { $0.group == group }.map(\.name).joined(separator: ", ")
            for (index, line) in TextFitting.wrap(names, columns: context.options.columns - margin, hanging: 2)
                .enumerated()
            {
                let head = index == 0 ? "  " + group.rawValue : ""
                text.append(head.padded(to: margin) + line.drop { $0 == " " })
            }
        }
        return text
    }

    /// The terms by subject, with one line each.
    var helpTerms: StyledText {
        var text = StyledText("terms \(context.glyphs.dot) help TERM explains one and shows it", style: .heading)
        for group in TermGroup.all {
            text.append("")
            text.lines += list(group.title, group.terms.map { ($0.name, $0.summary) }).lines
        }
        return text
    }

    func text(of group: CommandGroup) -> StyledText {
        list(group.rawValue, context.commands.all.filter { $0.group == group }.map { ($0.usage, $0.summary) })
    }

    /// Returns names with a line about each, in two columns if they fit.
    func list(_ title: String, _ entries: [(String, String)]) -> StyledText {
        var text = StyledText()
        appendHelp(title, to: &text, style: .heading)
        if context.settings.style == .text {
            for (name, summary) in entries { text.append("  " + (summary.isEmpty ? name : "\(name): \(summary)")) }
            return text
        }
        let column = min(26, (entries.map(\.0.count).max() ?? 0) + 2)
        let margin = String(repeating: " ", count: column + 2)
        for (name, summary) in entries {
            let head = "  " + name.padded(to: column)
            let fits = name.count < column
            if !fits {
                let parts = TextFitting.wrap("  " + name, columns: context.options.columns, hanging: 2)
                for part in parts { text.append(part) }
            }
            guard !summary.isEmpty else {
                if fits { text.append("  " + name) }
                continue
            }
            for (index, line) in TextFitting.wrap(summary, columns: context.options.columns - column - 2, hanging: 2)
                .enumerated()
            {
                text.append((index == 0 && fits ? head : margin) + line.drop { $0 == " " })
            }
        }
        return text
    }

    func summary(_ name: String) -> (String, String) { (name, context.language.topics.topic(name)?.summary ?? "") }

    /// Appends a paragraph, each of its lines indented by two spaces.
    func appendIndented(_ paragraph: String, to text: inout StyledText) {
        for part in TextFitting.wrap(paragraph, columns: max(20, context.options.columns - 2), hanging: 2) {
            text.append(part.hasPrefix(" ") && !paragraph.hasPrefix(" ") ? part : "  " + part)
        }
    }

    /// Appends lines to type, and the output of the last one.
    func appendExample(_ lines: [String], to text: inout StyledText) {
        let prompt = context.settings.style == .text ? "  type: " : "  > "
        for line in lines { appendHelp(prompt + line, to: &text, style: .source) }
        for line in context.example(lines, context.options.columns - 2).lines {
            text.lines.append(StyledText.Line(spans: [StyledText.Span("  ")] + line.spans))
        }
    }

    /// Appends a line, its continuations indented further.
    func appendHelp(_ line: String, to text: inout StyledText, style: TextStyle = .plain) {
        for part in TextFitting.wrap(line, columns: context.options.columns, hanging: 2) {
            text.append(part, style: style)
        }
    }
}

extension String {
    /// The text padded with spaces to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

/// The page about lessons: taking them, and writing one.
extension HelpTexts {
    /// The commands of a lesson, and the format of a file.
    var helpLessons: StyledText {
        var text = list(
            "lessons \(context.glyphs.dot) to take one",
            [
                ("lesson N", "Gives a lesson in a session of its own; blueprint learn does the same in a shell."),
                ("Enter, next", "Turns to the next page; previous turns to the page before."),
                ("a number, a word", "Answers the question of the page."),
                ("hint, skip", "Gives a hint; shows the answer."),
                ("try LINE", "Runs a line and undoes it."),
                ("again", "Begins the page again."),
                ("keep", "Takes the lesson's tree to your session."),
                ("leave", "Leaves the lesson, which goes on there the next time."),
                ("inspect", "Fills the screen with the tree and the question; : takes answers, e shows the page."),
                ("predict, quiz 5", "Asks about your own tree; about random trees."),
            ]
        )
        text.append("")
        text.lines +=
            list(
                "to write one: Markdown with sessions and comments",
                [
                    ("# Title", "The title; ## begins a section. Rule: begins the sentence to remember."),
                    ("> LINE", "A line of a session, in a fence; its output below."),
                    ("<!-- run LINE -->", "Runs a line without showing it."),
                    ("<!-- predict NAME -->", "Begins a prediction: > expect \"AB\" is ?x16 in a fence."),
                    ("<!-- goal NAME -->", "Begins a goal: edits until each > expect in the fence holds."),
                    ("<!-- choice NAME -->", "Begins a choice: lines that begin with - are its answers."),
                    ("<!-- explain NAME -->", "Begins a question for a decision: > blame \"AB\" width."),
                    ("<!-- free NAME -->", "Begins a page to try things; <!-- end --> ends it."),
                    ("<!-- hint TEXT -->", "A hint, given after a wrong answer or on request."),
                    ("<!-- answer 138 -->", "The answer; for a goal, the lines that reach it."),
                    ("<!-- wrong 146 TEXT -->", "A remark on an expected wrong answer."),
                    ("<!-- then LINE -->", "Runs a line after the right answer, such as why."),
                ]
            ).lines
        text.append("")
        appendHelp("A lesson of ten lines:", to: &text)
        for line in Self.shortLesson { appendHelp("  " + line, to: &text, style: .source) }
        text.append("")
        appendHelp(
            "blueprint check FILE plays the answers and fails where one is wrong; blueprint learn FOLDER gives its lessons in "
                + "the order of their names, with --report FILE a line of JSON for each exercise; blueprint learn --handout "
                + "FILE prints them without answers, with --answers with them. Numbers are compared to one decimal.",
            to: &text
        )
        return text
    }

    /// The question for the element or the step that decided a number.
    var helpBlame: StyledText {
        var text = StyledText("blame \(context.glyphs.dot) a question of lessons", style: .heading)
        appendHelp(
            "blame \"AB\" width asks what decided the width of \"AB\". The answer is the element that placed it, its parent in "
                + "the tree: #1 or Row #1, or viewport for the root. The number of the step in which it did so is an answer, "
                + "too: step 10. Instead of width there can be height, x or y.",
            to: &text
        )
        appendHelp(
            "blame is no command: why \"AB\" width names the element and the step, and trace lists the steps.",
            to: &text
        )
        return text
    }

    /// A lesson that `blueprint check` accepts.
    private static let shortLesson = [
        "# The gap",
        "The viewport is 100x40. What a row has left over becomes gaps.",
        "<!-- run viewport 100x40 -->",
        "<!-- predict gap -->",
        "```",
        "> Row { Label(text: \"AB\"); Label(text: \"CDEF\") }",
        "…",
        "> expect \"CDEF\".x = ?",
        "```",
        "<!-- answer 68 -->",
    ]
}
