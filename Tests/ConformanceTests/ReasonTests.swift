import BlueprintInspector
import BlueprintUI
import ConformanceCases
import Foundation
import Testing

/// The reasons that layouts give, computed again.
@Suite struct ReasonTests {
    /// The elements whose layouts do not explain themselves yet.
    private let unexplained: Set<String> = [
        "Box", "Column", "ConstrainedAspectRatio", "ConstrainedSize", "Content", "Empty", "EqualStack", "Flow",
        "GridRow", "Leaf", "LeafB", "Overlay", "Row", "Rule", "ScrollView", "Spacer", "TextLeaf",
    ]

    /// What was found in the traces of many renders.
    private struct Findings {
        /// Frames and answers that came out otherwise than what their reason says.
        var wrong: [String] = []
        /// How many numbers had a reason.
        var explained = 0
        /// How many numbers had none, by the type of the element that decided.
        var unexplained: [String: Int] = [:]
    }

    @Test func everyReasonComesOutAsTheNumberThatWasDecided() throws {
        var findings = Findings()
        for test in try ConformanceCase.all() {
            let view = test.makeView()
            let recorder = RenderRecorder(view)
            for (index, element) in try test.elements().enumerated() {
                view.element = element
                check(recorder.record(), "\(test.id)/\(index)", &findings)
            }
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.prefix(40).joined(separator: "\n"))")
        #expect(findings.explained > 25_000)
        #expect(Set(findings.unexplained.keys).subtracting(unexplained) == [])
    }

    private func check(_ trace: Trace, _ name: String, _ findings: inout Findings) {
        for event in trace.events {
            guard let node = event.node else { continue }
            switch event.kind {
            case .placed(let frame, _):
                guard let parent = trace.nodes[node].parent else { continue }
                let reason = trace.decision(placing: event.number)?.frame
                let parts = reason.map { [$0.x, $0.y, $0.width, $0.height] }
                let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                check(numbers, parts, "\(name) \(event.number) \(trace.nodes[parent].typeName)", &findings)
            case .answered(let size, .computed):
                let reason = trace.decision(answering: event.number)?.decision.size
                let parts = reason.map { [$0.width, $0.height] }
                let numbers = [size.width, size.height]
                check(numbers, parts, "\(name) \(event.number) \(trace.nodes[node].typeName)", &findings)
            default: continue
            }
        }
    }

    private func check(_ numbers: [CGFloat], _ reasons: [Reason]?, _ name: String, _ findings: inout Findings) {
        guard let reasons else {
            let type = String(name.split(separator: " ").last ?? "")
            findings.unexplained[type, default: 0] += numbers.count
            return
        }
        for (number, reason) in zip(numbers, reasons) {
            findings.explained += 1
            let value = reason.derivation.value
            // Not a number is none whichever its bits; and zero is zero with either sign.
            if value != number, !(value.isNaN && number.isNaN) {
                findings.wrong.append("\(name) \(number) is not \(value), \(reason.rule)")
            }
        }
    }
}
