import BlueprintREPL
import FullScreen
import Testing

/// The mouse in the inspector.
@Suite("Inspector: mouse")
struct MouseTests {
    private func selected(_ inspected: Inspected) -> String { inspected.inspection.session.promptWords }

    @Test("a click selects the innermost frame; again, the one around it; then the innermost again")
    func click() throws {
        let inspected = Inspected(Documents.card)
        let place = try inspected.place(of: "Title··")
        for expected in ["#2", "#3", "#4", "#1", "#2"] {
            inspected.inspection.take(.mouse(MouseEvent(.press, place)))
            inspected.inspection.take(.mouse(MouseEvent(.release, place)))
            #expect(selected(inspected) == expected)
        }
    }

    @Test("a click on a row selects; on the selected row it folds")
    func list() throws {
        let inspected = Inspected(Documents.account + ["root"])
        try inspected.click("Label #2")
        #expect(selected(inspected) == "#2")
        try inspected.click("▾ Row")
        #expect(selected(inspected) == "#1")
        try inspected.click("▾ Row")
        #expect(inspected.screen.contains("▸ Row"))
    }

    @Test("the wheel scrolls the pane under it")
    func wheel() {
        let inspected = Inspected(Documents.rows(5000))
        let before = inspected.screen
        inspected.inspection.take(.mouse(MouseEvent(.wheelDown, CellPlace(column: 50, row: 5))))
        #expect(inspected.screen != before)
        inspected.inspection.take(.mouse(MouseEvent(.wheelUp, CellPlace(column: 50, row: 5))))
        #expect(inspected.screen == before)
    }

    @Test("dragging the time line steps")
    func timeLine() throws {
        let inspected = Inspected(Documents.account)
        let start = try inspected.place(of: "▕layout")
        let places = [2, 10, 20, 60].map { CellPlace(column: start.column + $0, row: start.row) }
        inspected.drag(Array(places.prefix(1)))
        #expect(selected(inspected) == "1/26")
        inspected.drag(places)
        #expect(selected(inspected).hasSuffix("/26"))
        #expect(inspected.screen.contains("●"))
    }

    @Test("dragging the right edge makes the viewport wider, and is one step for undo")
    func edge() throws {
        let inspected = Inspected(Documents.account)
        let corner = try inspected.place(of: "┩")
        let places = [0, -4, -8, -10].map { CellPlace(column: corner.column + $0, row: corner.row + 3) }
        inspected.drag(places)
        #expect(inspected.inspection.session.settings.viewport.width < 215)
        inspected.press("u")
        #expect(inspected.inspection.session.settings.viewport.width == 240)
    }

    @Test("a dragged edge stays under the mouse: the scale is that of when the button went down")
    func scaleOfDrag() throws {
        let inspected = Inspected(["viewport 375x200", "Label(text: \"A\").box()"])
        let corner = try inspected.place(of: "┓")
        func drag(_ columns: Int, _ kind: MouseEvent.Kind = .drag) throws -> Double {
            let place = CellPlace(column: corner.column + columns, row: corner.row + 3)
            inspected.inspection.take(.mouse(MouseEvent(kind, place)))
            if columns <= 0 { #expect(try inspected.place(of: "┓").column == place.column) }
            return inspected.inspection.session.settings.viewport.width
        }
        #expect(try drag(0, .press) == 375)
        let cell = try 375 - drag(-1)
        for columns in 2...10 { #expect(try abs(375 - drag(-columns) - Double(columns) * cell) <= 5) }
        #expect(try drag(4) > 375)
        #expect(try drag(0) == 375)
    }

    @Test("a click on a step of a reason goes there")
    func link() throws {
        let inspected = Inspected(Documents.account)
        inspected.press("w")
        try inspected.click("step 9")
        #expect(selected(inspected) == "9/26")
    }
}
