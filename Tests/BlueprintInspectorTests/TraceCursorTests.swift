import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Moving through a trace")
struct TraceCursorTests {
    private func trace() throws -> Trace {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
        view.element = Row(alignment: .center, minimumSpacing: 8) {
            Label(text: "One").inset(uniform: 4)
            Label(text: "Two").box(background: .blue)
        }
        let recorder = RenderRecorder(view)
        return recorder.record()
    }

    @Test("back goes through the same steps in reverse, and shows the same frames")
    func backAndForth() throws {
        var moved = false
        var cursor = TraceCursor(try trace())
        var seen: [(TraceEvent?, RenderSnapshot)] = [(cursor.event, cursor.snapshot)]
        while cursor.step() { seen.append((cursor.event, cursor.snapshot)) }
        #expect(cursor.position == cursor.count)
        #expect(seen.count == cursor.count + 1)
        for (event, snapshot) in seen.reversed() {
            #expect(cursor.event == event)
            #expect(cursor.snapshot == snapshot)
            cursor.back()
        }
        #expect(cursor.position == 0)
        moved = cursor.back()
        #expect(!moved)
    }

    @Test("over goes to the measurement of the current proposal, out to that of the one around it")
    func overAndOut() throws {
        var moved = false
        let trace = try trace()
        var cursor = TraceCursor(trace)
        let inner = try #require(
            trace.events.first { event in
                if case .proposed = event.kind { return event.enclosing != nil }
                return false
            }
        )
        cursor.goto(inner.number)
        #expect(cursor.openProposals.map(\.number) == [inner.number, inner.enclosing])
        var other = cursor
        moved = cursor.over()
        #expect(moved)
        #expect(cursor.position == inner.partner)
        #expect(cursor.openProposals.map(\.number) == [inner.enclosing])
        let outer = try #require(trace.event(inner.enclosing))
        moved = other.out()
        #expect(moved)
        #expect(other.position == outer.partner)
        #expect(other.openProposals.isEmpty)
        moved = other.out()
        #expect(!moved)
        moved = other.over()
        #expect(moved)
        #expect(other.position == (outer.partner ?? 0) + 1)
    }

    @Test("phases begin at their first step; numbers beyond the ends stop there")
    func places() throws {
        var moved = false
        let trace = try trace()
        var cursor = TraceCursor(trace)
        for phase in TracePhase.allCases {
            moved = cursor.goto(phase)
            #expect(moved)
            #expect(cursor.event?.phase == phase)
            #expect(trace.event(cursor.position - 1)?.phase != phase)
        }
        moved = cursor.goto(.max)
        #expect(moved)
        #expect(cursor.position == trace.events.count)
        moved = cursor.step(.max)
        #expect(!moved)
        moved = cursor.back(.max)
        #expect(moved)
        #expect(cursor.position == 0)
        moved = cursor.goto(-1)
        #expect(!moved)
        moved = cursor.step(-3)
        #expect(!moved)
    }

    @Test("proposals and measurements pair, and every measurement follows its proposal")
    func pairs() throws {
        let trace = try trace()
        for event in trace.events {
            switch event.kind {
            case .proposed:
                #expect((event.partner ?? 0) > event.number)
                #expect(trace.event(event.partner)?.partner == event.number)
                #expect(trace.event(event.partner)?.node == event.node)
            case .measured: #expect((event.partner ?? .max) < event.number)
            default: #expect(event.partner == nil)
            }
        }
    }

    @Test("a step in the middle: the frames so far, with light borders until flattening")
    func middle() throws {
        let trace = try trace()
        let labels = trace.labels(names: .paths)
        func frames(_ position: Int) -> StyledText {
            let snapshot = trace.snapshot(at: position)
            return FramesDrawing(snapshot, labels: labels, options: DrawingOptions(marked: trace.event(position)?.node))
                .text
        }
        let layout = try #require(trace.range(of: .layout))
        let flatten = try #require(trace.range(of: .flatten))
        expectGolden(frames(layout.upperBound), "step-layout")
        expectGolden(frames(flatten.upperBound - 1), "step-flatten")
        expectGolden(frames(2), "step-question")
        let half = trace.snapshot(at: layout.upperBound - 2)
        expectGolden(TreeReport(half, labels: labels).text, "step-tree")
        expectGolden(FlattenReport(trace.snapshot(at: flatten.lowerBound + 1), labels: labels).text, "step-vanishing")
        let update = try #require(trace.range(of: .update))
        expectGolden(ViewsReport(trace.snapshot(at: update.lowerBound + 2), labels: labels).text, "step-views")
        #expect(frames(0).plain == "nothing is placed yet")
    }
}
