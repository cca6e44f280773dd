import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// The tables of layouts: distributions and lines.
@Suite struct ReasonTableTests {
    @Test func aRowWithoutEnoughRoom() {
        let row = Row(minimumSpacing: 3) {
            Spacer(width: 100, height: 10)
            Spacer(width: 60, height: 10)
            Spacer(width: 80, height: 10).stackLayoutChild(priority: .fixed)
        }
        #expect(
            table(of: "Row", in: row, width: 200) == [
                "needs 246 and has 200: overflow 46, shared by priority × measured width (condenseProportionally; total "
                    + "weight 0.667)",
                "measured, priority, weight, share, placed",
                "0: 100, 1, 0.417, 28.75, 71.25",
                "1: 60, 1, 0.25, 17.25, 42.75",
                "2: 80, 0, 0, 0, 80 (fixed)",
            ]
        )
    }

    @Test func aRowThatCutsAtNothing() {
        let row = Row(overflow: .condenseUniformly) {
            Spacer(width: 100, height: 10)
            Spacer(width: 10, height: 10)
        }
        #expect(
            table(of: "Row", in: row, width: 50) == [
                "needs 110 and has 50: overflow 60, shared by priority (condenseUniformly)",
                "measured, priority, share, placed",
                "0: 100, 1, 30, 70 (proposed ≤50)",
                "1: 10, 1, 30, 0 (at least 0)",
            ]
        )
    }

    @Test func aRowWithRoomToSpare() {
        let row = Row {
            Spacer(width: 20, height: 10)
            Spacer(width: 30, height: 10)
            Spacer(width: 40, height: 10)
        }
        #expect(
            table(of: "Row", in: row, width: 200) == [
                "needs 90 and has 200: underflow 110, each gap is 55 (spaceEvenly)",
                "measured, placed", "0: 20, 20", "1: 30, 30", "2: 40, 40",
            ]
        )
        var growing = row
        growing.horizontalUnderflow = .growUniformly
        #expect(
            table(of: "Row", in: growing, width: 120) == [
                "needs 90 and has 120: underflow 30, shared by priority (growUniformly)",
                "measured, priority, share, placed", "0: 20, 1, 10, 30", "1: 30, 1, 10, 40", "2: 40, 1, 10, 50",
            ]
        )
    }

    @Test func aFlowBreaksIntoLines() {
        let flow = Flow(itemSpacing: 8) {
            Spacer(width: 60, height: 10)
            Spacer(width: 30, height: 20)
            Spacer(width: 50, height: 10).flowChild(priority: .grows)
        }
        #expect(
            table(of: "Flow", in: flow, width: 100) == [
                "breaks into 2 lines within 100", "line, measured, filled, placed",
                "0: 1, 60, , 60", "1: 1, 30, 98, 30",
                "2: 2, 50, 50, 100 (grows, new line: 98 + 8 + 50 > 100)",
            ]
        )
    }

    @Test func aGridRowSharesWhatIsLeft() {
        let row = GridRow(spacing: 10) {
            Spacer(width: 1, height: 1).gridRowChild(width: .absolute(50))
            Spacer(width: 1, height: 1).gridRowChild(width: .proportional(1))
            Spacer(width: 1, height: 1).gridRowChild(width: .proportional(3))
        }
        #expect(
            table(of: "GridRow", in: row, width: 150) == [
                "shares the remaining width: one share is 20",
                "kind, width, placed", "0: absolute, 50, 50", "1: proportional, 1, 20", "2: proportional, 3, 60",
            ]
        )
    }

    @Test func aLabelBreaksItsText() {
        let label = Label(text: "first words\nand then unbreakable ones") { $0.numberOfLines = 4 }
        #expect(
            table(of: "Label", in: label.aligned(vertically: .top), width: 80) == [
                "breaks its text into 5 lines within 80 and may show 4", "text, characters, width",
                ": first, 5, 40 (“words” does not fit: 5 + 1 + 5 > 10)",
                ": words, 5, 40 (line break in the text)",
                ": and then, 8, 64 (“unbreakable” does not fit: 8 + 1 + 11 > 10)",
                ": unbreakab…, 10, 80 (truncated: 1 more line is needed)",
            ]
        )
    }

    @Test func theRulesOfARow() throws {
        let row = Row(alignment: .center, minimumSpacing: 3) {
            Spacer(width: 100, height: 10)
            Spacer(width: 60, height: 10)
        }
        let found = try #require(lastDecision(of: "Row", in: row, width: 100, .frames))
        let frame = try #require(found.frame(ofChild: 1))
        #expect(frame.x.rule == "starts it where the previous child ends, plus the spacing")
        #expect(frame.y.rule == "centres it")
        #expect(frame.width.rule == "gives it its measured width minus its share of the overflow")
        #expect(frame.width.derivation.value == 36.375)
    }

    // MARK: -

    /// Returns the last decision of an element of a type, in a view with a width.
    private func lastDecision(
        of type: String,
        in element: any Element,
        width: CGFloat,
        _ subject: DecisionSubject? = nil
    ) -> (any LayoutDecision)? {
        let view = BlueprintView(element: element)
        view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        let trace = RenderRecorder(view).record()
        return trace.decisions.last {
            trace.nodes[$0.node].typeName == type && $0.decision.table != nil && $0.subject == subject ?? $0.subject
        }?.decision
    }

    /// Returns the table of that decision as lines.
    private func table(of type: String, in element: any Element, width: CGFloat) -> [String] {
        guard let table = lastDecision(of: type, in: element, width: width)?.table else { return [] }
        return [table.title, table.columns.joined(separator: ", ")]
            + table.rows.map { row in
                let cells = row.cells.map { cell in
                    switch cell {
                    case .number(let derivation): Phrasing.number(derivation.value)
                    case .words(let words): words
                    }
                }
                let child = row.child.map(String.init) ?? ""
                return "\(child): \(cells.joined(separator: ", "))" + (row.remark.map { " (\($0))" } ?? "")
            }
    }
}
