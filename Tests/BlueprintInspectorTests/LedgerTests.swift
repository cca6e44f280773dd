import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Ledgers: the steps behind an element's frame")
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

    @Test("each part of a width belongs to the wrapper, the list around it, or rounding")
    func shares() throws {
        let column = Column(alignment: .fill) {
            Label(text: "Hello").constrainedTo(width: .atLeast(100))
                .inset(by: UIEdgeInsets(top: 0, left: 0.3, bottom: 0, right: 0))
        }
        let trace = Self.trace(column)
        let label = Self.element("Label", trace)
        let sum = try #require(FrameSum(.width, of: label, in: trace))
        #expect(sum.start == 40)
        #expect(sum.terms.map(\.owner) == [.element(2), .element(0), .rounding])
        #expect(sum.terms.map(\.from) == [40, 100, 299.7])
        #expect(sum.end == 300)
        #expect(sum.terms.map(\.isFilling) == [true, true, false])
        let lines = Self.text(trace, "Label").split(separator: "\n")
        #expect(lines.contains("  width          40 measured"))
        #expect(lines.contains("                +60 Column › ConstrainedSize (fills it)"))
        #expect(lines.contains("             +199.7 Column / (fills it)"))
        #expect(lines.contains("               +0.3 rounding"))
    }

    @Test("each offset belongs to the element whose own frame has it")
    func owners() throws {
        let trace = Self.trace(Label(text: "A").centered().inset(uniform: 10).box())
        let label = Self.element("Label", trace)
        let sum = try #require(FrameSum(.x, of: label, in: trace))
        #expect(sum.terms.map(\.owner) == [.element(Self.element("Centered", trace)), .element(label)])
        #expect(sum.terms.map(\.amount) == [10, 136])
        #expect(sum.end == 146)
    }

    @Test("a view standardises a negative length, and the element does not")
    func negativeLengths() throws {
        let trace = Self.trace(
            Column(alignment: .leading) {
                Box(backgroundColor: .red).inset(uniform: 80).constrainedTo(
                    width: .absolute(100),
                    height: .absolute(100)
                )
            }
        )
        let box = Self.element("Box", trace)
        #expect(trace.snapshot.elements[box].frame == CGRect(x: 80, y: 80, width: -60, height: -60))
        let width = FrameSum(.width, of: box, in: trace)
        #expect(width == nil || width?.end == 60)
        let sum = try #require(FrameSum(.x, of: box, in: trace))
        #expect(sum.terms.map(\.owner) == [.element(box), .standardizing])
        #expect(sum.terms.map(\.to) == [80, 20])
        let text = Self.text(trace, "Box")
        #expect(text.contains("placed        -60    -60     80     80"))
        #expect(text.contains("negative length standardised"))
        #expect(text.contains("  x          80 own - 60 standardised"))
    }

    @Test("the rounding of a view and of those around it is one term")
    func rounding() throws {
        let trace = Self.trace(Label(text: "A").inset(uniform: 0.3).box().inset(uniform: 0.4))
        let sum = try #require(FrameSum(.x, of: Self.element("Label", trace), in: trace))
        #expect(sum.terms.map(\.owner).last == .rounding)
        #expect(sum.end == 1)
    }

    @Test("an element that was not measured has no sum of its lengths")
    func notMeasured() {
        let trace = Self.trace(Label(text: "A").box())
        #expect(FrameSum(.width, of: 1, in: trace) == nil)
        #expect(FrameSum(.x, of: 1, in: trace)?.terms == [])
        #expect(FrameSum(.x, of: 7, in: trace) == nil)
        #expect(Self.text(trace, "Label").contains("proposals  none: placed without measuring it"))
    }

    @Test("the table follows the frame through all phases")
    func table() {
        let trace = Self.trace(Label(text: "Hello").centered().inset(uniform: 10))
        #expect(
            Self.text(trace, "Label") == """
                Inset › Label ■ is 40×16 at 130,72 in v1 BlueprintView
                              width height      x      y  step
                  proposed     ≤280   ≤140                   3  by Inset › Centered
                  measured       40     16                   4  computed
                  placed         40     16    120     62     5  by Inset › Centered
                  view-backed    40     16    130     72     8  in v1 BlueprintView
                  rounded        40     16    130     72     9  no change
                  view           40     16    130     72    11  v2 UILabel
                  shows      "Hello"
                  x          10 Inset › Centered + 120 own
                  y          10 Inset › Centered + 62 own
                  proposals  1 (computed 1)
                  update     v2 UILabel is created · step 10
                  path       Inset.1/Centered.1/Label.1
                  identifier Label.1: Label 1 without a key in Inset › Centered
                """
        )
        #expect(Self.text(trace, "Inset").contains("flattened                     0      0     6  applied to"))
    }

    @Test("an attribute belongs to the element whose layout attributes have it")
    func attributes() {
        let inner = Label(text: "A").opacity(0.5).hidden(true)
        let trace = Self.trace(inner.inset(uniform: 2).opacity(0.5).box())
        let text = Self.text(trace, "Label")
        #expect(
            text.contains(
                "attributes alpha 0.25: alpha 0.5 of Box › Inset, set by Box › Opacity 1;\n"
                    + "               alpha 0.5 own, set by Box › Opacity 2"
            ),
            "\(text)"
        )
        #expect(text.contains("             hidden of Box › Opacity 2, set by Box › Hidden"))
        let origins = AttributeOrigin.origins(of: Self.element("Label", trace), in: trace.snapshot)
        #expect(origins.map(\.attribute) == [.alpha, .alpha, .hidden])
    }

    @Test("a verbose report lists every proposal and every property written")
    func verbose() {
        let row = Row { Label(text: "One").keyed("a").opacity(0.5) }
        let trace = Self.trace(row)
        let text = Self.text(trace, "Label", isVerbose: true)
        #expect(text.contains("  proposed   ≤300 × ≤160 → 24×16, computed · steps"))
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
            #""measurements":{"proposals":1,"computed":1,"cached":0,"deduced":0}"#,
            #""proposed":{"step":4,"constraint":{"width":280,"height":140}}"#,
            #""measured":{"step":5,"size":{"width":40,"height":16},"source":"computed"}"#,
            #""placed":{"step":8,"frame":{"x":0,"y":0,"width":40,"height":16}}"#,
            #""unrounded":{"step":12,"frame":{"x":130,"y":72,"width":40,"height":16}}"#,
            #""viewUpdate":{"step":14,"view":"v2","kind":"create"}"#,
            #""x":{"start":0,"end":130,"terms":[{"owner":"/0","from":0,"to":10},"#,
            #"{"owner":"/0/0","from":10,"to":130}]}"#,
            #""origins":[{"attribute":"alpha","value":"alpha 0.5","owner":"/0/0/0","setBy":"/0/0"}]"#,
        ] {
            #expect(text.contains(part), "\(part) is not in \(text)")
        }
        #expect(exporter.ledger(of: 99, in: trace) == .null)
    }

    @Test("a ledger ends where its trace ends")
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
