import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Ledgers: how an element's frame came about")
struct LedgerTests {
    private static func trace(_ element: any Element, scale: CGFloat = 1) -> Trace {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 300, height: 160))
        view.environment.displayScale = scale
        view.element = element
        return RenderRecorder(view).record()
    }

    private static func element(_ type: String, _ trace: Trace) -> Int {
        trace.snapshot.elements.firstIndex { $0.typeName == type } ?? -1
    }

    private static func text(_ trace: Trace, _ type: String, isVerbose: Bool = false) -> String {
        InfoReport(trace, labels: trace.labels(names: .paths), isVerbose: isVerbose)
            .text(of: element(type, trace)).plain
    }

    @Test("the wrapper takes what it demands, the list around it the rest, rounding the last bit")
    func shares() throws {
        let column = Column(alignment: .fill) {
            Label(text: "Hello").constrainedTo(width: .atLeast(100))
                .inset(by: UIEdgeInsets(top: 0, left: 0.3, bottom: 0, right: 0))
        }
        let trace = Self.trace(column)
        let label = Self.element("Label", trace)
        let gap = try #require(GapAttribution(.width, of: label, in: trace))
        #expect(gap.start == 40)
        #expect(gap.shares.map(\.taker) == [.element(2), .element(0), .rounding])
        #expect(gap.shares.map(\.from) == [40, 100, 299.7])
        #expect(gap.end == 300)
        #expect(gap.shares.map(\.isFilling) == [true, true, false])
        let lines = Self.text(trace, "Label").split(separator: "\n")
        #expect(lines.contains("  width          40 asked for"))
        #expect(lines.contains("                +60 ConstrainedSize /0/0 (fill)"))
        #expect(lines.contains("             +199.7 Column / (fill)"))
        #expect(lines.contains("               +0.3 rounding"))
    }

    @Test("the rounding of the view around is told apart from one's own")
    func roundingAround() throws {
        let trace = Self.trace(Label(text: "A").inset(uniform: 0.3).box().inset(uniform: 0.4))
        let gap = try #require(GapAttribution(.x, of: Self.element("Label", trace), in: trace))
        #expect(gap.shares.map(\.taker).last == .rounding)
        #expect(gap.shares.map(\.taker).contains(.roundingAround))
        let around = try #require(gap.shares.first { $0.taker == .roundingAround })
        #expect(abs(around.amount - 0.4) < 1e-9)
        #expect(gap.end == 1)
    }

    @Test("an element that was not asked has no way from an answer")
    func notAsked() {
        let trace = Self.trace(Label(text: "A").box())
        #expect(GapAttribution(.width, of: 1, in: trace) == nil)
        #expect(GapAttribution(.x, of: 1, in: trace)?.shares == [])
        #expect(GapAttribution(.x, of: 7, in: trace) == nil)
        #expect(Self.text(trace, "Label").contains("never: nobody asked how big it wants to be"))
    }

    @Test("the table follows the frame through all phases")
    func table() {
        let trace = Self.trace(Label(text: "Hello").centered().inset(uniform: 10))
        #expect(
            Self.text(trace, "Label") == """
                Label /0/0 ■ is 40×16 at 130,72 in v1 BlueprintView
                              width height      x      y  step
                  proposed     ≤280   ≤140                   3  by Centered /0
                  answered       40     16                   4  computed
                  given          40     16    120     62     5  by Centered /0
                  flattened      40     16    130     72     8  in v1 BlueprintView
                  rounded        40     16    130     72     9  no change
                  view           40     16    130     72    11  v2 UILabel
                  shows      "Hello"
                  x          10 Inset / + 120 Centered /0
                  y          10 Inset / + 62 Centered /0
                  measured   once: computed 1
                  update     v2 UILabel is made · step 10
                  path       Inset.1/Centered.1/Label.1
                  identity   Label.1: Label 1 without a key in Centered /0
                """
        )
        #expect(Self.text(trace, "Inset").contains("  hands down                    0      0     6  it has no view"))
    }

    @Test("attributes say who gave them and who handed them down")
    func attributes() {
        let inner = Label(text: "A").opacity(0.5).hidden(true)
        let trace = Self.trace(inner.inset(uniform: 2).opacity(0.5).box())
        let text = Self.text(trace, "Label")
        #expect(
            text.contains(
                "attributes alpha 0.25: alpha 0.5 by Opacity /0, handed down by Inset /0/0,\n"
                    + "               Hidden /0/0/0, Opacity /0*4; alpha 0.5 by Opacity /0*4"
            )
        )
        #expect(text.contains("             hidden by Hidden /0/0/0, handed down by Opacity /0*4"))
        let origins = AttributeOrigin.origins(of: Self.element("Label", trace), in: trace.snapshot)
        #expect(origins.map(\.attribute) == [.alpha, .alpha, .hidden])
        #expect(origins.map(\.through.count) == [3, 0, 1])
    }

    @Test("a verbose one lists every question, and what was written")
    func verbose() {
        let row = Row { Label(text: "One").keyed("a").opacity(0.5) }
        let trace = Self.trace(row)
        let text = Self.text(trace, "Label", isVerbose: true)
        #expect(text.contains("  asked      ≤300 × ≤160 → 24×16, computed · steps"))
        #expect(text.contains("alpha: 1 → 0.5 · step"))
        #expect(Self.text(trace, "Label").contains("written") == false)
        let measured = trace.snapshot.elements.map { ElementLedger(of: $0.index, in: trace) }
        for ledger in measured {
            let sum = ledger.tally.computed + ledger.tally.cached + ledger.tally.deduced
            #expect(ledger.tally.proposals == sum)
            #expect(ledger.proposals.count == ledger.tally.proposals)
        }
    }

    @Test("a ledger is JSON with every stage and its step")
    func json() throws {
        let trace = Self.trace(Label(text: "Hello").opacity(0.5).centered().inset(uniform: 10))
        let exporter = JSONExporter(labels: trace.labels(names: .paths))
        let text = exporter.ledger(of: Self.element("Label", trace), in: trace).text
        for part in [
            #""measured":{"asked":1,"computed":1,"cached":0,"deduced":0}"#,
            #""proposed":{"step":4,"constraint":{"width":280,"height":140}}"#,
            #""answered":{"step":5,"size":{"width":40,"height":16},"origin":"computed"}"#,
            #""given":{"step":8,"frame":{"x":0,"y":0,"width":40,"height":16}}"#,
            #""flattened":{"step":12,"frame":{"x":130,"y":72,"width":40,"height":16}}"#,
            #""viewUpdate":{"step":14,"view":"v2","event":"create"}"#,
            #""x":{"start":0,"end":130,"shares":[{"by":"/0","from":0,"to":120},{"by":"/","from":120,"to":130}]}"#,
            #""origins":[{"attribute":"alpha","value":"alpha 0.5","by":"/0/0"}]"#,
        ] {
            #expect(text.contains(part), "\(part) is not in \(text)")
        }
        #expect(exporter.ledger(of: 99, in: trace) == .null)
    }

    @Test("where a trace ends, the ledger does")
    func partial() throws {
        var trace = Self.trace(Label(text: "Hello").centered())
        let whole = trace
        for position in 0...whole.events.count {
            trace.events = Array(whole.events.prefix(position))
            trace.snapshot = whole.snapshot(at: position)
            let labels = trace.labels(names: .paths)
            for element in trace.snapshot.elements {
                let text = InfoReport(trace, labels: labels).text(of: element.index)
                #expect(text.columns <= 80)
                let ledger = ElementLedger(of: element.index, in: trace)
                #expect((ledger.placed == nil) == (element.stage == .unplaced))
            }
        }
    }
}
