import BlueprintInspector
import BlueprintUI
import ConformanceCases
import Foundation
import TestTiers
import Testing

/// The reports of `why` on every node of many cases: their numbers give the frame.
@Suite struct WhyTests {
    /// Calls a function with the trace of every render of some cases; all cases take many minutes.
    private func forEachTrace(_ body: (Trace, String) throws -> Void) throws {
        let renders = try RecordedCases.renders(ofEvery: TestTier.choice(fast: 10, merge: 12, all: 24))
        for render in renders { try body(render.trace, render.name) }
    }

    /// Checks every decision of every case; chains consist of these.
    @Test func everyDecisionHasTheNumberAsItsValue() throws {
        var wrong: [String] = []
        var decisions = 0
        for render in try RecordedCases.renders() {
            let judge = DecisionJudge(render.trace)
            decisions += judge.numberOfDecisions
            wrong += (judge.faults + judge.gaps).map { "\(render.name) \($0)" }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(30).joined(separator: "\n"))")
        #expect(decisions > RecordedCases.share(of: 25_000))
    }

    @Test func theNumbersOfEveryReasonLeadToTheFrame() throws {
        var wrong: [String] = []
        var clauses = 0
        var renders = 0
        try forEachTrace { trace, name in
            renders += 1
            let isVerbose = renders.isMultiple(of: 16)
            let report = WhyReport(trace, labels: trace.labels(names: .paths), isVerbose: isVerbose)
            for element in trace.snapshot.elements {
                let json = try JSON(parsing: report.json(of: element.index).text)
                let faults = WhyJudge(trace, element: element).faults(in: json, clauses: &clauses)
                wrong += faults.map { "\(name) \(element.identifier): \($0)" }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(30).joined(separator: "\n"))")
        #expect(clauses > RecordedCases.share(of: 200))
    }

    @Test func everyReportFitsEightyColumns() throws {
        var wide: [String] = []
        var turn = 0
        try forEachTrace { trace, name in
            let labels = trace.labels(names: .paths)
            let report = WhyReport(trace, labels: labels, isVerbose: turn.isMultiple(of: 4))
            let halfway = WhyReport(trace, labels: labels, position: trace.events.count / 2)
            for element in trace.snapshot.elements {
                turn += 1
                let measure = FrameMeasure.allCases[turn % 4]
                let texts = [
                    report.text(of: element.index), report.text(of: element.index, measure),
                    halfway.text(of: element.index, measure),
                ]
                for text in texts where text.columns > 80 || text.plain.count < 20 {
                    wide.append("\(name) \(element.identifier) \(text.plain)")
                }
            }
        }
        #expect(wide.isEmpty, "\(wide.prefix(5).joined(separator: "\n\n"))")
    }

    @Test func gapsAreTheSumOfTheirParts() throws {
        var wrong: [String] = []
        var parts = 0
        try forEachTrace { trace, name in
            let scene = WhyScene(trace, labels: trace.labels(names: .paths))
            let report = WhyReport(trace, labels: trace.labels(names: .paths))
            let count = trace.snapshot.elements.count
            for one in 0..<count where count > 1 {
                let other = (one * 7 + 3) % count
                guard one != other else { continue }
                for dimension in BlueprintUI.Dimension.allCases {
                    guard let gap = scene.gap(one, other, dimension), gap.value.isFinite else { continue }
                    parts += gap.parts.count
                    let sum = gap.parts.reduce(0) { $0 + $1.value }
                    if abs(sum - gap.value) > 1e-6 * max(1, abs(gap.value)) {
                        wrong.append("\(name) \(one) \(other) \(dimension): \(sum) is not \(gap.value)")
                    }
                }
                if let columns = report.gap(one, other)?.text.columns, columns > 80 { wrong.append("\(name) is wide") }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(parts > RecordedCases.share(of: 20))
    }

    @Test func theCauseOfAnotherNumberIsFound() throws {
        var wrong: [String] = []
        var (found, settings) = (0, 0)
        try forEachTrace { trace, name in
            let labels = trace.labels(names: .paths)
            let report = WhyReport(trace, labels: labels)
            let judge = AbsenceJudge(scene: WhyScene(trace, labels: labels), wanted: 37)
            for element in trace.snapshot.elements where element.index.isMultiple(of: 3) {
                for measure in FrameMeasure.allCases {
                    guard let absence = report.absence(of: 37, in: measure, of: element.index) else { continue }
                    found += 1
                    let text = absence.text.plain
                    guard let cause = judge.scene.cause(against: 37, of: element.index, measure) else {
                        wrong.append("\(name) \(labels[element.index].full) \(measure): no cause")
                        continue
                    }
                    settings += cause.settings.count
                    var faults = judge.faults(in: cause, of: element.index, measure)
                    if absence.text.columns > 80 { faults.append("wider than 80 columns") }
                    let isOwn = cause.clause.element == element.index && cause.clause.decider != nil
                    let subject = isOwn ? "" : labels[cause.clause.element].full
                    let named = text.components(separatedBy: "cause:").dropFirst().first?.drop { $0 == " " }
                    if named?.hasPrefix(subject) != true { faults.append("the text does not name the cause") }
                    wrong += faults.map { "\(name) \(measure): \($0)\n\(text)" }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5).joined(separator: "\n\n"))")
        #expect(found > RecordedCases.share(of: 20))
        #expect(settings > RecordedCases.share(of: 20))
    }
}
