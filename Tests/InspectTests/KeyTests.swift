import BlueprintREPL
import FullScreen
import TestSessions
import Testing

/// The keys of the inspector, each with its effect on the session.
@Suite("Inspector: keys")
struct KeyTests {
    private func text(_ inspected: Inspected, _ line: String) -> String {
        inspected.inspection.session.run(line: line).map(\.text.plain).joined(separator: "\n")
    }

    private func step(_ inspected: Inspected) -> String { inspected.inspection.session.promptWords }

    @Test("arrows step; commas go over proposals; brackets over phases; Home and End to the ends")
    func steps() {
        let inspected = Inspected(Documents.account)
        inspected.press("right right right")
        #expect(step(inspected) == "3/26")
        inspected.press("left")
        #expect(step(inspected) == "2/26")
        inspected.press(".")
        #expect(step(inspected) == "3/26")
        inspected.press(",")
        #expect(step(inspected) == "2/26")
        inspected.press("]")
        #expect(inspected.screen.contains("flatten"))
        inspected.press("[")
        #expect(step(inspected) == "1/26")
        inspected.press("end")
        #expect(step(inspected) == "26/26")
        inspected.press("home")
        #expect(step(inspected) == "0/26")
        inspected.press("l")
        #expect(step(inspected) == "#3")
    }

    @Test("components are one row; Enter unfolds one, i all; the drawing names what is unfolded")
    func components() {
        let inspected = Inspected([
            """
            struct Line: ProxyElement {
                var text: String
                var elementRepresentation: any Element { Row { Label(text: text).inset(uniform: 4) } }
            }
            """,
            "viewport 200x80", "Column { Line(text: \"the first line\"); Line(text: \"another\") }", "select #2",
        ])
        #expect(inspected.screen.contains("▸ Line >#2<"))
        #expect(!inspected.screen.contains("› Label"))
        inspected.press("enter")
        #expect(inspected.screen.contains("▾ Line >#2<") && inspected.screen.contains("    › Label ■"))
        #expect(inspected.screen.contains("┏› Label"), "\(inspected.screen)")
        inspected.press("enter")
        #expect(inspected.screen.contains("▸ Line >#2<") && !inspected.screen.contains("› Label"))
        inspected.press("i")
        #expect(inspected.screen.contains("components are unfolded"))
        #expect(inspected.screen.components(separatedBy: "    › Label ■").count == 3)
        inspected.press("i")
        #expect(inspected.screen.contains("components are folded") && !inspected.screen.contains("    › Label ■"))
        // What is selected is listed, wherever it is.
        _ = inspected.inspection.session.run(line: "select #3/Label")
        #expect(inspected.screen.contains("› >Label< ■"))
        inspected.press("? q")
        #expect(inspected.screen.contains("› >Label< ■"))
    }

    @Test("play goes on by itself, faster and slower, and stops at a breakpoint and at the end")
    func play() {
        let inspected = Inspected(Documents.account + ["break round"])
        inspected.press("space")
        let usual = inspected.inspection.wait
        inspected.press("+")
        #expect((inspected.inspection.wait ?? 9) < (usual ?? 0))
        inspected.press("- -")
        #expect((inspected.inspection.wait ?? 0) > (usual ?? 9))
        while inspected.inspection.wait != nil { inspected.inspection.tick() }
        #expect(inspected.screen.contains("breakpoint 1"))
        let stop = step(inspected)
        inspected.press("space")
        inspected.inspection.tick()
        #expect(step(inspected) != stop)
        inspected.press("ctrl-c")
        #expect(inspected.inspection.wait == nil)
    }

    @Test(
        "y copies the drawing that is shown, or the text in its place",
        arguments: [
            ("", "frames"), ("v", "nest"), ("v v", "render"), ("w", "why"), ("d", "frames before after"),
            ("?", "frames"),
            (": 'tree' enter", "tree"), (": 'why #2 width' enter", "why #2 width"), ("right", "frames"),
        ]
    )
    func copying(keys: String, answer: String) {
        let inspected = Inspected(Documents.account)
        let session = inspected.inspection.session
        session.options.clipboard = .terminal
        inspected.press(keys)
        inspected.press("y")
        let wish = session.wish
        session.wish = nil
        _ = session.run(line: "copy \(answer)")
        guard case .clipboard(let text)? = wish else {
            Issue.record("nothing is copied: \(inspected.screen)")
            return
        }
        #expect(text.count > 20 && session.wish == wish, "\(text)")
    }

    @Test("y says why nothing can be copied")
    func noClipboard() {
        let inspected = Inspected(Documents.account)
        inspected.press("y")
        #expect(inspected.screen.contains("nothing can be copied: copy needs the prompt of a session at a terminal"))
    }

    @Test("space stops play, too, and the next space goes on")
    func pause() {
        let inspected = Inspected(Documents.account)
        inspected.press("space")
        inspected.inspection.tick()
        inspected.press("space")
        #expect(inspected.inspection.wait == nil)
        #expect(step(inspected) == "1/26")
        inspected.press("space")
        inspected.inspection.tick()
        #expect(step(inspected) == "2/26")
    }

    @Test("a step shows its own state, not that of a comparison", arguments: ["right", "space", "home"])
    func stepOutOfComparison(key: String) {
        let inspected = Inspected(Documents.account)
        inspected.press("> d")
        #expect(inspected.screen.contains("the last edit"))
        inspected.press(key)
        #expect(!inspected.screen.contains("the last edit"))
    }

    @Test("the name of a phase makes room for the step and for breakpoints, where there is any")
    func phaseNames() {
        let inspected = Inspected(Documents.account + ["break #3"])
        for _ in 0..<27 {
            inspected.press("right")
            #expect(inspected.screen.contains("layout"), "\(inspected.screen)")
        }
    }

    @Test("up and down select; Enter folds and unfolds")
    func selection() {
        let inspected = Inspected(Documents.account + ["root"])
        inspected.press("down")
        #expect(step(inspected) == "#2")
        inspected.press("down down down")
        #expect(step(inspected) == "#3")
        inspected.press("up up up")
        #expect(step(inspected) == "#1")
        #expect(inspected.screen.contains("▾ Row"))
        inspected.press("enter")
        #expect(inspected.screen.contains("▸ Row"))
        inspected.press("down")
        #expect(step(inspected) == "#1")
        inspected.press("enter down")
        #expect(step(inspected) == "#2")
    }

    @Test("Enter unfolds like siblings; a selection in a fold unfolds it")
    func folding() {
        let inspected = Inspected(Documents.rows(60))
        #expect(inspected.screen.contains("59 more like"))
        inspected.press("/ 'row 40' enter")
        #expect(inspected.screen.contains("\"row 40\""))
        #expect(!inspected.screen.contains("59 more like"))
        #expect(inspected.screen.contains("1 of 1 with"))
    }

    @Test("the search goes on from match to match")
    func search() {
        let inspected = Inspected(Documents.account + ["root"])
        inspected.press("/ 'label' enter")
        #expect(step(inspected) == "#2")
        inspected.press("/ enter")
        #expect(step(inspected) == "#3")
        inspected.press("/ enter")
        #expect(step(inspected) == "#2")
        inspected.press("/ 'nobody' enter")
        #expect(inspected.screen.contains("error"))
    }

    @Test("n goes from warning to warning")
    func warnings() {
        let inspected = Inspected(Documents.account + ["viewport 100x20"])
        inspected.press("n")
        #expect(inspected.screen.contains("! Label #"))
        #expect(Inspected(Documents.account).screen.contains("no warnings"))
    }

    @Test("angle brackets change the viewport, and what changes in kind is said")
    func viewport() {
        let inspected = Inspected(Documents.account)
        inspected.press("> }")
        #expect(inspected.inspection.session.settings.viewport.width == 251)
        inspected.press("< { ) (")
        #expect(inspected.inspection.session.settings.viewport.width == 240)
        let words = (0..<7).map { _ in
            inspected.press("{")
            return inspected.screen
        }
        #expect(words.contains { $0.contains("Label #3 has 3 lines") })
        inspected.press("u")
        #expect(inspected.inspection.session.settings.viewport.width == 240)
        inspected.press("r")
        #expect(inspected.inspection.session.settings.viewport.width == 170)
    }

    @Test("the viewport is never smaller than a point")
    func smallest() {
        let inspected = Inspected(["viewport 5x5", "Label(text: \"a\")"])
        inspected.press("{ { < (")
        #expect(inspected.inspection.session.settings.viewport.width == 1)
        #expect(inspected.inspection.session.settings.viewport.height == 4)
    }

    @Test("while stepping, a change of the viewport keeps the place")
    func place() {
        let inspected = Inspected(Documents.account)
        inspected.press("right right right right right right right right")
        let words = "proposes ≤171.429 × ≤120 to Label #3"
        #expect(inspected.screen.contains(words))
        inspected.press("}")
        #expect(step(inspected).hasPrefix("8/"))
        #expect(inspected.screen.contains("to Label #3"))
        #expect(!inspected.screen.contains(words))
    }

    @Test("a link of a reason goes to its step, and Backspace back")
    func links() {
        let inspected = Inspected(Documents.account)
        inspected.press("w tab enter")
        #expect(step(inspected) == "11/26")
        inspected.press("backspace")
        #expect(step(inspected) == "#3")
        #expect(inspected.screen.contains("share of the"))
        inspected.press("w")
        #expect(!inspected.screen.contains("share of the overflow"))
    }

    @Test("v, z, t, f, d change what is seen")
    func looks() {
        let inspected = Inspected(Documents.account)
        inspected.press("f")
        #expect(inspected.screen.contains("only the selection"))
        inspected.press("f")
        #expect(inspected.screen.contains("the whole tree"))
        inspected.press("z")
        #expect(inspected.screen.contains("zoom fit"))
        inspected.press("z")
        #expect(inspected.screen.contains("zoom 2"))
        inspected.press("z")
        #expect(inspected.screen.contains("zoom readable"))
        inspected.press("d")
        #expect(inspected.screen.contains("after the last edit"))
        inspected.press("escape")
        #expect(!inspected.screen.contains("after the last edit"))
        #expect(inspected.inspection.end == nil)
    }

    @Test("marks and breakpoints are set at the step")
    func marks() {
        let inspected = Inspected(Documents.account)
        inspected.press("m")
        #expect(inspected.screen.contains("go to a step first"))
        inspected.press("right right m right b")
        #expect(text(inspected, "mark").contains("m1: 2"))
        #expect(text(inspected, "break list").contains("break #2 measure"))
        inspected.press("l b")
        #expect(text(inspected, "break list").contains("break #3"))
    }

    @Test("a typed line runs; its change is marked, and undo takes it back")
    func line() {
        let inspected = Inspected(Documents.account)
        inspected.press(": 'inset 8' enter")
        #expect(inspected.screen.contains("Inset #4 wraps Label #3"))
        inspected.press("u")
        #expect(inspected.screen.contains("undid: inset 8"))
        #expect(!inspected.screen.contains("Inset"))
        inspected.press("r")
        #expect(inspected.screen.contains("Inset #4"))
    }

    @Test("a line has completion, history and editing keys")
    func lineEditing() {
        let inspected = Inspected(Documents.account)
        inspected.press(": 'viewpo' tab '300x90' enter")
        #expect(inspected.inspection.session.settings.viewport.width == 300)
        #expect(inspected.inspection.history == ["viewport 300x90"])
        inspected.press(": up")
        #expect(inspected.screen.contains(":viewport 300x90"))
        inspected.press("down")
        #expect(inspected.screen.hasSuffix("\n:"))
        inspected.press("'xx' ctrl-u 'undoo' backspace enter")
        #expect(inspected.inspection.session.settings.viewport.width == 240)
        inspected.press(": 'abc' left left delete home 'x' escape")
        #expect(inspected.inspection.end == nil)
        inspected.press(": 're' tab")
        #expect(inspected.screen.contains("redo"))
    }

    @Test("a long answer takes the place of the drawing, and scrolls")
    func answers() {
        let inspected = Inspected(Documents.account)
        inspected.press(": 'help' enter")
        #expect(inspected.screen.contains("more below"))
        inspected.press("pagedown pagedown")
        inspected.press("escape")
        #expect(inspected.screen.contains("┏Label"))
    }

    @Test("the top line says that the session is being recorded")
    func recording() {
        let files = KeptFiles()
        let session = Session.sharing(files: files, options: SessionOptions(givesJSON: false))
        let inspection = Inspection(session)
        _ = session.run(line: "Label(text: \"a\")")
        #expect(!inspection.grid(columns: 80, rows: 24).text.contains("recording"))
        _ = session.run(line: "record a.md")
        #expect(inspection.grid(columns: 80, rows: 24).text.contains("recording · viewport"))
    }

    @Test("an open bracket keeps the line")
    func openLine() {
        let inspected = Inspected([])
        inspected.press(": 'Column {' enter")
        #expect(inspected.screen.hasSuffix(":Column {"))
        inspected.press("' Label(text: \"a\") }' enter")
        #expect(inspected.screen.contains("Column"))
    }

    @Test("a paste is a line")
    func paste() {
        let inspected = Inspected([])
        inspected.inspection.take(.paste("Column {\n    Label(text: \"a\")\n}\n"))
        inspected.press("enter")
        #expect(inspected.screen.contains("Column #1"))
    }

    @Test("q and Escape leave; quit ends the session")
    func leaving() {
        for (keys, end) in [("q", Inspection.End.left), ("escape", .left), (": 'quit' enter", .quit)] {
            let inspected = Inspected(Documents.account)
            inspected.press(keys)
            #expect(inspected.inspection.end == end)
        }
    }

    @Test("a key without an effect says where the keys are")
    func unknown() {
        let inspected = Inspected(Documents.account)
        inspected.press("x")
        #expect(inspected.screen.contains("? shows the keys"))
    }

    @Test("what an element prints and what goes wrong in it is said")
    func ownElement() {
        let inspected = Inspected([])
        inspected.press(": 'struct A: ProxyElement { var elementRepresentation: any Element { while true {} } }' enter")
        inspected.press(": 'A()' enter")
        #expect(inspected.screen.contains("error"))
    }

    @Test("Tab lists completions of a typed line, the next one moves in the list, and nothing is said quietly")
    func completing() {
        let inspected = Inspected(Documents.account)
        inspected.press("':un' tab")
        #expect(inspected.screen.contains("undo") && inspected.screen.contains(":un"))
        inspected.press("tab")
        #expect(inspected.screen.contains(":undo") && inspected.screen.contains(">undo<"))
        inspected.press("tab")
        #expect(inspected.screen.contains(":unwrap") && inspected.screen.contains(">unwrap<"))
        inspected.press("escape")
        inspected.press("':undo' left left tab")
        #expect(inspected.screen.contains(":undo") && !inspected.screen.contains(":undodo"))
        inspected.press("tab tab")
        #expect(inspected.screen.contains(":unwrap") && !inspected.screen.contains(":unwrapdo"))
        inspected.press("escape")
        inspected.press("':viewport 300x90' home right right right right right tab enter")
        #expect(inspected.inspection.session.settings.viewport.width == 300)
        inspected.press("escape")
        inspected.press("':zzqq' tab")
        #expect(inspected.screen.contains("no completions"))
    }

    @Test("an interrupted completion leaves the typed line as it was")
    func interruptedCompletion() {
        let inspected = Inspected(Documents.account)
        inspected.press("':viewp'")
        let before = inspected.screen
        inspected.inspection.session.options.isInterrupted = { true }
        inspected.press("tab")
        inspected.inspection.session.options.isInterrupted = { false }
        #expect(inspected.screen == before)
        inspected.press("tab")
        #expect(inspected.screen.contains(":viewport"))
    }

    @Test("an interrupted reason closes, and is whole the next time", arguments: ["w", "d"])
    func interruptedPage(_ key: String) {
        let inspected = Inspected(Documents.account)
        let whole = Inspected(Documents.account)
        inspected.inspection.session.options.isInterrupted = { true }
        inspected.inspection.take(.key(.character(Character(key))))
        let screen = inspected.screen
        #expect(screen.contains("interrupted") && inspected.inspection.takeInterrupted(), "\(screen)")
        #expect(!inspected.inspection.takeInterrupted())
        inspected.inspection.session.options.isInterrupted = { false }
        inspected.press(key)
        whole.press(key)
        #expect(inspected.screen == whole.screen && !inspected.inspection.takeInterrupted())
        #expect(inspected.screen != screen)
    }
}

/// Files in memory.
private final class KeptFiles: SessionFiles {
    private var texts: [String: String] = [:]

    func read(_ path: String) throws -> String { texts[path] ?? "" }
    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        var text = ""
        try body { text += $0 }
        texts[path] = text
    }
    func keeps(_ path: String) -> Bool { texts[path] != nil }
    func paths(startingWith prefix: String) -> [String] { texts.keys.filter { $0.hasPrefix(prefix) } }
}
