import BlueprintInspector
import BlueprintREPL
import FullScreen
import TestSessions
import Testing

/// A lesson that is taken in the inspector.
@Suite("Inspector: lessons")
struct LessonTests {
    private static let lesson = """
        # Extra width

        <!-- run viewport 160x48 -->
        Rule: a stack measures first; only then it shares the underflow.

        <!-- predict width -->
        The row is 160 wide, its spacing 8. Both labels get the same amount of the underflow, whatever they measured.
        Predict the width of AB:

        ```
        > Row(underflow: .growUniformly, minimumSpacing: 8) { Label(text: "AB"); Label(text: "CDEF") }
        …
        > expect "AB" is ?x16 at 0,0
        ```
        <!-- hint The children measure 16 and 32, the spacing is 8. -->
        <!-- answer 68 -->
        <!-- wrong 80 This is half of the row, but the spacing and the measured widths are not shared. -->
        <!-- then why "AB" width -->

        <!-- choice views -->
        How many views does the tree make?

        - one
        - two,
          one for each label
        <!-- answer 2 -->

        A page that only tells something.

        <!-- goal right -->
        Move both labels to the right edge, without making them wider.

        ```
        > expect "AB" is 16x16 at 104,0
        > expect "CDEF" is 32x16 at 128,0
        ```
        <!-- answer select #1 -->
        <!-- answer set underflow .justifyToEnd -->
        """

    private static let screens: [(columns: Int, style: DrawingStyle)] = [
        (80, .unicode), (60, .unicode), (60, .ascii),
    ]

    @Test("the question stands above the tree, and the page in place of it", arguments: Self.screens)
    func panes(columns: Int, style: DrawingStyle) throws {
        let inspected = try Inspected(lesson: Self.lesson, columns: columns, style: style)
        let name = "lesson-\(columns)-\(style.rawValue)"
        expectScreen(inspected, "\(name)-question")
        inspected.press("e")
        expectScreen(inspected, "\(name)-page")
        inspected.press(": '80' enter e")
        #expect(inspected.screen.contains("hint: ") == false)
        inspected.press(": '80' enter")
        expectScreen(inspected, "\(name)-wrong")
        inspected.press(": '68' enter")
        expectScreen(inspected, "\(name)-right")
        inspected.press("enter : '2' enter enter e")
        expectScreen(inspected, "\(name)-goal")
        #expect(style == .unicode || inspected.screen.allSatisfy { $0.isASCII })
    }

    @Test("a goal is reached by lines, and its frames are drawn until then; then the lesson ends")
    func goal() throws {
        let inspected = try Inspected(lesson: Self.lesson)
        inspected.press(": 'skip' enter enter : 'skip' enter enter e")
        #expect(inspected.screen.contains("┊"))
        inspected.press(": 'set underflow .justifyToCenter' enter")
        #expect(inspected.screen.contains("0 of 2 goals reached"))
        inspected.press(": 'set underflow .justifyToEnd' enter")
        #expect(inspected.screen.contains("✓ right: all goals are reached"))
        inspected.press("e")
        #expect(!inspected.screen.contains("┊"))
        #expect(inspected.inspection.end == nil)
        inspected.press("e enter")
        #expect(inspected.inspection.end == .left)
    }

    @Test("wrong answers, hints and lines are answered beside the tree; keys of the tree are none of a page")
    func lines() throws {
        let inspected = try Inspected(lesson: Self.lesson)
        inspected.press(": '80' enter")
        #expect(inspected.screen.contains("✗ the width of Label #2 is not 80: This is half of the row"))
        #expect(inspected.screen.contains("hint: The children measure") && inspected.screen.contains("viewport 160×48"))
        inspected.press("right")
        #expect(!inspected.screen.contains("✗"))
        inspected.press(": enter")
        #expect(inspected.screen.contains("this page asks something"))
        inspected.press(": 'help why' enter")
        #expect(inspected.screen.contains("Esc tree"))
        inspected.press("right")
        #expect(inspected.screen.contains("e shows the tree, to which this key belongs"))
        inspected.press("e : 'set texd 1' enter")
        #expect(inspected.screen.contains("error"))
        inspected.press(": 'lea' tab enter")
        #expect(inspected.inspection.end == .left)
    }

    @Test("a page that is turned to does not show the tree; seeing it is noted")
    func looking() throws {
        let run = LessonRun(try LessonPlan(Self.lesson), in: LessonSessions(), sharingNamesOf: .namesOfThread)
        let inspection = Inspection(run)
        func press(_ keys: [Key]) { for key in keys { inspection.take(.key(key)) } }
        #expect(run.attempts["width"]?.hasLooked == true)
        press([.character(":")] + "68".map { .character($0) } + [.enter, .enter])
        #expect(run.exercise?.name == "views")
        #expect(!inspection.grid(columns: 80, rows: 24).text.contains("viewport 160×48"))
        #expect(run.attempts["views"]?.hasLooked == false)
        press([.character("e")])
        #expect(inspection.grid(columns: 80, rows: 24).text.contains("viewport 160×48"))
        #expect(run.attempts["views"]?.hasLooked == true)
    }

    @Test("small screens", arguments: [(40, 12), (80, 16), (30, 8), (200, 60)])
    func sizes(columns: Int, rows: Int) throws {
        let inspected = try Inspected(lesson: Self.lesson, columns: columns, rows: rows)
        for keys in ["e", "e", ": '80' enter", ": 'skip' enter", "enter"] {
            #expect(inspected.screen.split(separator: "\n", omittingEmptySubsequences: false).count == rows)
            inspected.press(keys)
        }
    }
}
