import BlueprintInspector
import ConformanceCases
import Foundation
import Testing

/// The totals of ledgers, for all cases.
@Suite struct LedgerTests {
    /// Calls a function with the trace of every render of the cases.
    private func forEachTrace(_ body: (Trace, String) -> Void) throws {
        for test in try ConformanceCase.all() {
            let view = test.makeView()
            let recorder = RenderRecorder(view)
            for (index, element) in try test.elements().enumerated() {
                view.element = element
                body(recorder.record(), "\(test.id)/\(index)")
            }
        }
    }

    @Test func theSharesOfAGapLeadFromTheAnswerToTheView() throws {
        var wrong: [String] = []
        var shares = 0
        try forEachTrace { trace, name in
            for element in trace.snapshot.elements {
                for measure in FrameMeasure.allCases {
                    guard let gap = GapAttribution(measure, of: element.index, in: trace) else { continue }
                    shares += gap.shares.count
                    if let fault = Self.fault(in: gap, of: element, in: trace) {
                        wrong.append("\(name) \(element.identifier) \(measure): \(fault)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(shares > 5000)
    }

    /// Returns the error in the shares of a gap, or nil.
    private static func fault(in gap: GapAttribution, of element: ElementRecord, in trace: Trace) -> String? {
        let ledger = ElementLedger(of: element.index, in: trace)
        let measure = gap.measure
        if measure == .width || measure == .height {
            let answer = ledger.decisive?.measurement.map { CGRect(origin: .zero, size: $0.size) }
            if let answer, !isSame(gap.start, measure.value(in: answer)) { return "starts with \(gap.start)" }
        } else if let placed = ledger.placed, !isSame(gap.start, measure.value(in: placed.frame)) {
            return "starts with \(gap.start)"
        }
        let frame = trace.snapshot.view(of: element.index)?.frame ?? element.frame
        if !isSame(gap.end, measure.value(in: frame)) { return "ends with \(gap.end)" }
        for (first, second) in zip(gap.shares, gap.shares.dropFirst()) where !isSame(first.to, second.from) {
            return "\(first.to) is not \(second.from)"
        }
        if let first = gap.shares.first, !isSame(first.from, gap.start) { return "begins with \(first.from)" }
        if gap.start.isFinite, gap.end.isFinite {
            let sum = gap.shares.reduce(gap.start) { $0 + $1.amount }
            if abs(sum - gap.end) > 1e-6 * max(1, abs(gap.end)) { return "adds up to \(sum), not \(gap.end)" }
        }
        return nil
    }

    private static func isSame(_ first: Double, _ second: Double) -> Bool {
        first == second || first.isNaN && second.isNaN
    }

    @Test func thePrintedSumsOfViewsComeOutAsThePrintedFrames() throws {
        var wrong: [String] = []
        var terms = 0
        try forEachTrace { trace, name in
            let labels = trace.labels(names: .paths)
            for view in trace.snapshot.views.dropFirst() {
                let values: [(OffsetSum, Double)] = [
                    (OffsetSum(view, axis: .x, in: trace.snapshot, labels: labels), view.frame.origin.x),
                    (OffsetSum(view, axis: .y, in: trace.snapshot, labels: labels), view.frame.origin.y),
                ]
                for (sum, value) in values where value.isFinite && abs(value) < 1e9 {
                    terms += sum.terms.count
                    let total = sum.terms.reduce(0) { $0 + $1.value }
                    if Phrasing.number(total) != Phrasing.number(value) {
                        wrong.append("\(name) \(view.title) \(sum.terms) is not \(value)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(terms > 5000)
    }
}
