import BlueprintREPL
import FullScreen
import Testing

/// The screens of the inspector, pane by pane.
@Suite("Inspector: screens")
struct ScreenTests {
    @Test("the live tree, with the numbers and the reason of the selection")
    func live() {
        expectScreen(Inspected(Documents.account), "live")
    }

    @Test("a proposal under way is a dotted frame of its size")
    func proposal() {
        let inspected = Inspected(Documents.account)
        inspected.press("right right right right right right right right")
        expectScreen(inspected, "proposal")
    }

    @Test("what a step has not reached is not drawn; the last step shows everything")
    func steps() {
        let inspected = Inspected(Documents.account)
        inspected.press("] ]")
        expectScreen(inspected, "round")
        inspected.press("end")
        expectScreen(inspected, "last-step")
    }

    @Test("the reason, whole, with a link selected")
    func why() {
        let inspected = Inspected(Documents.account)
        inspected.press("w tab tab")
        expectScreen(inspected, "why")
    }

    @Test("the views; an element without a view points to the one that got its attributes")
    func views() {
        let inspected = Inspected(Documents.card + ["select #2"])
        inspected.press("t")
        expectScreen(inspected, "views")
    }

    @Test("nest, render")
    func pictures() {
        let inspected = Inspected(Documents.card)
        inspected.press("v")
        expectScreen(inspected, "nest")
        inspected.press("v")
        expectScreen(inspected, "render")
    }

    @Test("before and after: side by side where there is room, else one after the other")
    func comparison() {
        var inspected = Inspected(Documents.account + ["inset 8"], columns: 160, rows: 30)
        inspected.press("d")
        expectScreen(inspected, "before-and-after")
        #expect(inspected.inspection.wait == nil)
        inspected.columns = 90
        inspected.rows = 24
        #expect(inspected.screen.contains("after the last edit"))
        #expect(inspected.inspection.wait != nil)
        inspected.inspection.tick()
        #expect(inspected.screen.contains("before the last edit"))
    }

    @Test("keys")
    func keys() {
        let inspected = Inspected(Documents.account, columns: 150, rows: 40)
        inspected.press("?")
        expectScreen(inspected, "keys")
    }

    @Test("in ASCII", arguments: ["", "right right right right right right right right", "w", "?"])
    func ascii(keys: String) {
        let inspected = Inspected(Documents.account, style: "ascii")
        inspected.press(keys)
        if keys.isEmpty { expectScreen(inspected, "ascii") }
        #expect(inspected.screen.allSatisfy { $0.isASCII })
    }

    @Test("small, wide and too small", arguments: [(60, 20), (200, 60), (40, 12), (30, 8), (1, 1)])
    func sizes(columns: Int, rows: Int) {
        let inspected = Inspected(Documents.account, columns: columns, rows: rows)
        let lines = inspected.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == rows)
        if columns >= 40 { expectScreen(inspected, "size-\(columns)x\(rows)") }
    }

    @Test("a folded list of 10,000 rows")
    func long() {
        let inspected = Inspected(Documents.rows(5000))
        expectScreen(inspected, "folded")
    }

    @Test("no tree yet")
    func empty() {
        expectScreen(Inspected([]), "empty")
    }

    @Test("an error stands where the ledger was, and the drawing stays")
    func fault() {
        let inspected = Inspected(Documents.account)
        inspected.press(": 'set texd 3' enter")
        expectScreen(inspected, "error")
    }

    @Test("a long error takes the rows of the time line, so that its fix is seen")
    func longFault() {
        let inspected = Inspected(Documents.account)
        inspected.press(": 'Label(text: \"a\", colour: .red)' enter")
        expectScreen(inspected, "long-error")
    }
}
