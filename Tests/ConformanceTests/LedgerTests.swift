import BlueprintInspector
import Foundation
import Testing

/// The totals of ledgers, for all cases.
@Suite struct LedgerTests {
    /// Calls a function with the trace of every render of the cases.
    private func forEachTrace(_ body: (Trace, String) -> Void) throws {
        for render in try RecordedCases.renders() { body(render.trace, render.name) }
    }

    @Test func theTermsOfASumLeadFromTheMeasuredSizeToTheView() throws {
        var wrong: [String] = []
        var terms = 0
        try forEachTrace { trace, name in
            for element in trace.snapshot.elements {
                for measure in FrameMeasure.allCases {
                    guard let sum = FrameSum(measure, of: element.index, in: trace) else { continue }
                    terms += sum.terms.count
                    if let fault = Self.fault(in: sum, of: element, in: trace) {
                        wrong.append("\(name) \(element.identifier) \(measure): \(fault)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(terms > RecordedCases.share(of: 5000))
    }

    /// Returns the fault in the terms of a sum; nil if there is none.
    private static func fault(in sum: FrameSum, of element: ElementRecord, in trace: Trace) -> String? {
        let ledger = ElementLedger(of: element.index, in: trace)
        let measure = sum.measure
        if measure == .width || measure == .height {
            let measurements = ledger.proposals.compactMap(\.measurement)
            let first = measurements.first { $0.step == sum.startStep } ?? ledger.decisive?.measurement
            let size = first.map { CGRect(origin: .zero, size: $0.size) }
            if let size, !isSame(sum.start, measure.value(in: size)) { return "starts with \(sum.start)" }
        } else if sum.start != 0 {
            return "starts with \(sum.start)"
        }
        let isLength = measure == .width || measure == .height
        let applied = isLength ? nil : ledger.flattened.map { CGRect(origin: $0.offset, size: .zero) }
        let frame = trace.snapshot.view(of: element.index)?.frame ?? applied ?? element.frame
        if !isSame(sum.end, measure.value(in: frame)) { return "ends with \(sum.end)" }
        for (first, second) in zip(sum.terms, sum.terms.dropFirst()) where !isSame(first.to, second.from) {
            return "\(first.to) is not \(second.from)"
        }
        if let first = sum.terms.first, !isSame(first.from, sum.start) { return "begins with \(first.from)" }
        if sum.start.isFinite, sum.end.isFinite {
            let total = sum.terms.reduce(sum.start) { $0 + $1.amount }
            if abs(total - sum.end) > 1e-6 * max(1, abs(sum.end)) { return "adds up to \(total), not \(sum.end)" }
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
                for measure in [FrameMeasure.x, .y] {
                    let value = measure.value(in: view.frame)
                    guard value.isFinite, abs(value) < 1e9,
                        let sum = FrameSum(measure, of: view, in: trace.snapshot)
                    else { continue }
                    let printed = FrameSumText(sum, labels: labels).terms
                    terms += printed.count
                    let total = printed.reduce(0) { $0 + $1.value }
                    if Phrasing.number(total) != Phrasing.number(value) {
                        wrong.append("\(name) \(view.title) \(printed) is not \(value)")
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).joined(separator: "\n"))")
        #expect(terms > RecordedCases.share(of: 5000))
    }
}
