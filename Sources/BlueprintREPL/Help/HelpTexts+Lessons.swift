import BlueprintInspector

/// The page about lessons: taking them, and writing one.
extension HelpTexts {
    /// The commands of a lesson, and the format of a file.
    var helpLessons: StyledText {
        var text = list(
            "lessons \(context.glyphs.dot) to take one",
            [
                ("lesson N", "Gives a lesson in a session of its own; blueprint learn does the same in a shell."),
                ("Enter, next", "Turns to the next page; back turns to the page before."),
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
