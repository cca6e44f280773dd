import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Stops while stepping through a trace")
struct StopTests {
    private func trace(_ element: any Element, scale: Double = 1) -> Trace {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: 301, height: 161))
        view.environment.displayScale = scale
        view.element = element
        return RenderRecorder(view).record()
    }

    private var row: Trace {
        trace(
            Row(alignment: .center, minimumSpacing: 8) {
                Label(text: "One").inset(uniform: 4)
                Label(text: "Two").box(background: .blue)
            }
        )
    }

    /// Nested columns, each measured by the one around it.
    private func nest(_ depth: Int) -> any Element {
        depth == 0
            ? Label(text: "in the middle")
            : Column(alignment: .leading, minimumSpacing: 4.3) {
                nest(depth - 1)
                Label(text: "level \(depth)").centered()
            }
    }

    @Test("every step has the phase of its verb, and a pattern of its parts matches only it among similar steps")
    func patterns() {
        let trace = row
        #expect(EventPattern().fits(trace.events[0]))
        for event in trace.events {
            let pattern = EventPattern(
                nodes: event.node.map { [$0] },
                view: event.view,
                phase: event.phase,
                verb: event.verb
            )
            #expect(pattern.fits(event))
            for other in trace.events where pattern.fits(other) {
                #expect(other.node == event.node)
                #expect(other.verb == event.verb)
            }
        }
        #expect(trace.events.filter(EventPattern(phase: .flatten).fits).count == 5)
        #expect(trace.events.filter(EventPattern(verb: .place).fits).count == 5)
        #expect(trace.events.filter(EventPattern(view: 2).fits).count == 5)
        #expect(trace.events.filter(EventPattern(nodes: [0]).fits).count == 2)
        #expect(!trace.events.contains(where: EventPattern(nodes: []).fits))
        #expect(!trace.events.contains(where: EventPattern(phase: .round, verb: .place).fits))
    }

    @Test("the last decision on a number gives the frame's number", arguments: [1, 2, 3])
    func decisions(scale: Double) {
        for trace in [row, trace(nest(4), scale: scale), trace(Label(text: "A").centered(), scale: scale)] {
            for element in trace.snapshot.elements {
                let frame = trace.snapshot.view(of: element.index)?.frame ?? element.frame
                for measure in FrameMeasure.allCases {
                    let decisions = trace.decisions(on: measure, ofNodes: [element.index])
                    #expect(decisions.first?.from == nil)
                    #expect(decisions.last.map { abs($0.to - measure.value(in: frame)) < 0.001 } == true)
                    #expect(
                        zip(decisions, decisions.dropFirst()).allSatisfy { $0.to == $1.from && $0.event < $1.event }
                    )
                    #expect(decisions.first.flatMap { trace.event($0.event) }?.verb == .place)
                }
            }
        }
    }

    @Test("a coordinate is decided again when elements are flattened, a width when it is rounded")
    func againDecided() throws {
        let trace = trace(Label(text: "Hello").inset(uniform: 4.25).inset(uniform: 10))
        let label = try #require(trace.nodes.firstIndex { $0.typeName == "Label" })
        func verbs(_ measure: FrameMeasure) -> [TraceEvent.Verb?] {
            trace.decisions(on: measure, ofNodes: [label]).map { trace.event($0.event)?.verb }
        }
        #expect(verbs(.x) == [.place, .viewBacked, .round])
        #expect(verbs(.width) == [.place, .round])
        let width = trace.decisions(on: .width, ofNodes: [label])
        #expect(width.map(\.to) == [272.5, 273])
    }

    @Test("tallies count the steps, those with the most computed sizes first")
    func tallies() {
        let trace = trace(nest(5))
        let tallies = trace.measureTallies
        #expect(tallies.map(\.proposals).reduce(0, +) == trace.events.count { $0.verb == .propose })
        for tally in tallies {
            #expect(tally.proposals == tally.computed + tally.cached + tally.deduced)
            #expect(tally.computed == trace.measureCounts[tally.node])
        }
        #expect(zip(tallies, tallies.dropFirst()).allSatisfy { $0.computed >= $1.computed })
        let report = MeasuresReport(trace, labels: trace.labels(names: .paths)).text.plain
        #expect(report.split(separator: "\n").first?.hasSuffix("proposals  computed  cached  deduced") == true)
        #expect(report.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("many elements are not all listed; the rest is counted")
    func manyTallies() {
        let trace = trace(
            Column { for index in 0..<50 { Label(text: "\(index)") } }
        )
        let report = MeasuresReport(trace, labels: trace.labels(names: .paths)).text
        #expect(report.lines.count == 22)
        #expect(report.lines.last?.plain.hasPrefix("and 30 more elements with ") == true)
        let empty = Trace(
            events: [],
            nodes: [],
            snapshot: RenderSnapshot(viewport: .zero, views: []),
            viewsBefore: [],
            classNames: ViewClasses()
        )
        #expect(MeasuresReport(empty, labels: NodeLabels([])).text.plain == "nothing was measured")
    }

    @Test("open proposals are listed from the innermost outwards; of many, those in the middle are folded")
    func stack() throws {
        let trace = trace(nest(12))
        let deepest = try #require(
            trace.events.max { trace.openProposals(at: $0.number).count < trace.openProposals(at: $1.number).count }
        )
        let open = trace.openProposals(at: deepest.number).filter { $0.number != deepest.number }
        #expect(open.count > 6)
        let stack = OpenProposals(trace, labels: trace.labels(names: .paths))
        func numbers(_ limit: Int) -> [Int?] {
            stack.text(at: deepest.number, limit: limit).lines.map { line in
                Int(line.plain.dropFirst("  open: ".count).prefix { $0.isNumber })
            }
        }
        let all = open.map { Optional($0.number) }
        #expect(numbers(100) == all)
        #expect(numbers(6) == Array(all.prefix(4)) + [open.count - 6] + Array(all.suffix(2)))
        let text = stack.text(at: deepest.number, limit: 6)
        #expect(text.lines[4].plain == "  open: \(open.count - 6) more in between")
        #expect(text.lines.allSatisfy { $0.plain.count <= 80 })
        #expect(stack.text(at: 0, limit: 6).isEmpty)
        #expect(stack.text(at: trace.events.count, limit: 6).isEmpty)
        #expect(numbers(0).count == 2)
    }
}
