import BlueprintInspector
import BlueprintUI
import Foundation
import TestTiers
import Testing

/// The reasons of layouts, computed again.
@Suite struct ReasonTests {
    /// The rule of elements that the conformance cases measure with their own functions.
    private let selfMeasured = "is as wide as its measuring function says"

    @Test func everyReasonHasTheDecidedNumberAsItsValue() throws {
        var findings = ReasonJudge.Findings()
        for render in try RecordedCases.renders() { ReasonJudge(render.trace, name: render.name).judge(&findings) }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(40).joined(separator: "\n"))")
        #expect(findings.explained > RecordedCases.share(of: 25_000))
        #expect(findings.unexplained == [:])
        #expect(findings.rules.filter { $0.key == selfMeasured }.map(\.value) == ["TextLeaf"])
        #expect(findings.sources > RecordedCases.share(of: 100_000))
        #expect(findings.cells > RecordedCases.share(of: 10_000))
    }

    @Test(arguments: [false, true])
    func reasonsHaveTheDecidedNumbersInRandomTrees(isStrange: Bool) {
        var findings = ReasonJudge.Findings()
        for seed in 0..<TestTier.choice(fast: 30, merge: 300, all: 600) {
            var trees = ReasonTrees(seed: UInt64(seed), isStrange: isStrange)
            let view = BlueprintView(element: trees.tree(depth: 4))
            view.frame = CGRect(origin: .zero, size: trees.viewport())
            ReasonJudge(RenderRecorder(view).record(), name: "seed \(seed)").judge(&findings)
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(40).joined(separator: "\n"))")
        #expect(findings.unexplained == [:])
    }
}
