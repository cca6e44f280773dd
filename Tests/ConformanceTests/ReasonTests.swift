import BlueprintInspector
import BlueprintUI
import ConformanceCases
import Foundation
import Testing

/// The reasons of layouts, computed again.
@Suite struct ReasonTests {
    /// The rule of elements that the conformance cases measure with their own functions.
    private let selfMeasured = "is as wide as its measuring function says"

    @Test func everyReasonHasTheDecidedNumberAsItsValue() throws {
        var findings = ReasonJudge.Findings()
        for test in try ConformanceCase.all() {
            let view = test.makeView()
            let recorder = RenderRecorder(view)
            for (index, element) in try test.elements().enumerated() {
                view.element = element
                ReasonJudge(recorder.record(), name: "\(test.id)/\(index)").judge(&findings)
            }
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(40).joined(separator: "\n"))")
        #expect(findings.explained > 25_000)
        #expect(findings.unexplained == [:])
        #expect(findings.rules.filter { $0.key == selfMeasured }.map(\.value) == ["TextLeaf"])
        #expect(findings.sources > 100_000)
        #expect(findings.cells > 10_000)
    }

    @Test(arguments: [false, true])
    func reasonsHaveTheDecidedNumbersInRandomTrees(isStrange: Bool) {
        var findings = ReasonJudge.Findings()
        for seed in 0..<600 {
            var trees = ReasonTrees(seed: UInt64(seed), isStrange: isStrange)
            let view = BlueprintView(element: trees.tree(depth: 4))
            view.frame = CGRect(origin: .zero, size: trees.viewport())
            ReasonJudge(RenderRecorder(view).record(), name: "seed \(seed)").judge(&findings)
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(40).joined(separator: "\n"))")
        #expect(findings.unexplained == [:])
    }
}
