import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Answers to what people expect from other programs, or from an earlier line.
@Suite struct HabitTests {
    private func plain(_ text: String) -> String { text.replacing(/\s+/, with: " ") }

    @Test("a Spacer that pushes nothing is said, with the lines that let it push")
    func spacer() throws {
        let row = "Row { Label(text: \"a\"); Spacer(); Label(text: \"b\") }"
        let printed = plain(try lastOutput(row))
        #expect(printed.contains("note: Spacer #3 has no size of its own and pushes nothing"), "\(printed)")
        #expect(printed.contains("set #1 underflow .growUniformly"), "\(printed)")
        let grown = try run([
            row, "set #1 underflow .growUniformly", "select #2", "priority fixed", "select #4", "priority fixed",
            "expect #3.width is 284",
        ])
        #expect(grown[6].isEmpty, "\(grown)")
        #expect(!grown[1].contains("note: Spacer"))
        #expect(!(try session("Column()", "Spacer()").contains("pushes nothing")))
        #expect(!(try session("Row { Label(text: \"a\"); Spacer(8) }").contains("pushes nothing")))
    }

    @Test("a list that is typed with its children says how to go on after it")
    func closedList() throws {
        let printed = try run([
            "Column()", "Row { Label(text: \"a\") }", "Label(text: \"in\")", "select #2", "end",
            "Label(text: \"after\")",
        ])
        #expect(
            printed[1].contains("Row #2 added to Column #1 (1 of 1) · next: into it; after it: end"),
            "\(printed[1])"
        )
        #expect(printed[2].contains("added to Row #2 (2 of 2)"))
        #expect(printed[5].contains("added to Column #1 (2 of 2)"))
        #expect(!printed[0].contains("after it"))
    }

    @Test("traits in Swift are answered as what they set")
    func traits() throws {
        let printed = try run([
            "Row { Label(text: \"a\"); Label(text: \"b\") }", "select #2", ".stackLayoutChild(priority: .fixed)",
        ])
        #expect(printed[2].hasPrefix("Label #2 has priority .fixed in Row #1"), "\(printed[2])")
    }

    @Test("where code makes all elements, nothing says that there are none")
    func numberless() throws {
        let printed = try run([
            "let cards = [\"a\"].map { Label(text: $0) }", "cards[0]", "select #9", "set text x",
        ])
        #expect(plain(printed[2]).contains("they have paths instead of numbers: type tree"), "\(printed[2])")
        #expect(printed[3].contains("no element is selected to set"), "\(printed[3])")
    }

    @Test("where only declarations are, the fix names the declared element")
    func declared() throws {
        let card =
            "struct Card: ProxyElement { let title: String; "
            + "var elementRepresentation: any Element { Label(text: title) } }"
        #expect(try lastOutput(card, "tree").contains("type an element, such as Card(…)"))
    }

    @Test("a step beyond the last one says that it is the last")
    func lastStep() throws {
        let printed = try run(["Label(text: \"a\")", "step 1000", "goto 2", "step 3", "back"])
        #expect(printed[1].contains("this is the last step, after "), "\(printed[1])")
        #expect(!printed[3].contains("last step"))
    }

    @Test("predict keeps the numbers of the tree, has hints, and is called a prediction")
    func prediction() throws {
        try onBigStack {
            let session = Session.sharing()
            for line in [
                "Label(text: \"a\")", "inset 4", "row", "Label(text: \"b\")", "remove #1", "Label(text: \"c\")",
            ] {
                _ = session.run(line: line)
            }
            var quiz = Quiz(seed: 1)
            let question = quiz.question(about: session.linesOfTree, numbered: session.numbering)
            let plan = try #require(question)
            let run = LessonRun(plan, in: LessonSessions(), canKeep: true, sharingNamesOf: .namesOfThread)
            for other in [session, run.session] { _ = other.run(line: "select #4") }
            #expect(run.session.run(line: "tree").first?.text.plain == session.run(line: "tree").first?.text.plain)
            #expect(run.page.plain.contains("A prediction · question 1 of 1"))
            let hints = (0..<2).map { _ in run.take("hint").first?.text.plain ?? "" }
            #expect(hints[0].contains("decision") && !hints[1].isEmpty && hints[1] != hints[0], "\(hints)")
            #expect(
                run.take("lesson 3").map(\.text.plain) == ["this is a prediction; leave ends it, then type lesson 3"]
            )
            #expect(run.take("skip").map(\.text.plain).contains("Enter: the end of the prediction"))
        }
    }

    @Test("a larger viewport is tried before one that is larger in both directions")
    func smallestViewport() throws {
        let printed = try run([
            "viewport 100x40",
            "Column { Label(text: \"a somewhat longer text that does not fit\"); Label(text: \"and again\"); Label(text: \"x\") }",
            "why #2",
        ])
        #expect(printed[2].contains("\n  try: viewport 100x"), "\(printed[2])")
    }

    @Test("render shows a text beside a rule that is near to it, and equal rules as equal lines")
    func renderedRules() throws {
        let rule = "Rule(orientation: .horizontal, color: .gray)"
        let rows = "Label(text: \"A\"); \(rule); Label(text: \"B\"); \(rule); Label(text: \"C\")"
        let printed = try run([
            "viewport 200x100", "Column(alignment: .fill, underflow: .justifyToStart, minimumSpacing: 4) { \(rows) }",
            "render", "style ascii", "render",
        ])
        for (drawing, line) in [(printed[2], "─"), (printed[4], "-")] {
            #expect(["A", "B", "C"].allSatisfy { drawing.contains($0) }, "\(drawing)")
            #expect(!drawing.contains("no room"), "\(drawing)")
            let inside = drawing.split(separator: "\n").dropFirst().dropLast()
            #expect(inside.count { $0.contains(line) } == 2, "\(drawing)")
        }
    }

    @Test("folded rows with separators name both kinds")
    func foldedRows() throws {
        let rows =
            "Column { for i in 0..<30 { Label(text: \"\\(i)\").inset(uniform: 4); Rule(orientation: .horizontal, color: .gray) } }"
        #expect(try lastOutput(rows, "tree").contains("58 more like › Inset 1 and › Rule 1: › Inset 2 … › Rule 30"))
    }

    @Test("drawings say that they are not to scale, and that texts overlap")
    func overlaps() throws {
        let printed = try run(["Overlay { Label(text: \"Hello\"); Label(text: \"World\") }", "nest", "frames", "reset"])
        #expect(printed[1].contains("not to scale: the upper borders show the sizes"))
        #expect(printed[1].contains("drawn apart, although they overlap: Label #2, Label #3"))
        #expect(printed[2].contains("drawn in another row, as texts overlap: Label #2"), "\(printed[2])")
        let apart = try lastOutput("Column { Label(text: \"Hello\"); Label(text: \"World\") }", "frames")
        #expect(!apart.contains("overlap"))
    }

    @Test("drawings of several viewports have one scale")
    func oneScale() throws {
        let printed = try lastOutput("Label(text: \"a\")", "frames 100x50 600x160")
        #expect(printed.matches(of: /1 cell is [0-9.]+×[0-9.]+ pt/).map { String($0.output) }.count == 2, "\(printed)")
        #expect(Set(printed.matches(of: /1 cell is [0-9.]+×[0-9.]+ pt/).map { String($0.output) }).count == 1)
        #expect(printed.matches(of: /drawn smaller to fit: 1 cell/).count == 2, "\(printed)")
    }
}
