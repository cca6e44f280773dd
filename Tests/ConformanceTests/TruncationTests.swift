import BlueprintInspector
import BlueprintUI
import ConformanceCases
import Foundation
import HeadlessUIKit
import TestTiers
import Testing

/// The reported directions of truncation agree with the measurer.
@Suite struct TruncationTests {
    @Test func theDirectionsAreTrueInRandomTrees() {
        var findings = TruncationJudge.Findings()
        for seed in 0..<TestTier.choice(fast: 200, merge: 500, all: 2000) {
            var trees = ReasonTrees(seed: UInt64(seed), isStrange: seed.isMultiple(of: 10))
            let view = BlueprintView(frame: CGRect(origin: .zero, size: trees.viewport()))
            let recorder = RenderRecorder(view)
            view.element = trees.tree(depth: 1 + seed % 4)
            TruncationJudge(recorder.record(), view, name: "seed \(seed)").judge(&findings)
        }
        #expect(
            findings.faults.isEmpty,
            "\(findings.faults.count): \(findings.faults.prefix(20).joined(separator: "\n"))"
        )
        for direction in TextTruncation.Direction.allCases {
            #expect(
                findings.truncated[direction, default: 0] > TestTier.choice(fast: 1, merge: 5, all: 20),
                "\(findings.truncated)"
            )
        }
        #expect(findings.whole > TestTier.choice(fast: 20, merge: 50, all: 200))
    }

    @Test func theDirectionsAreTrueInAllCases() throws {
        var findings = TruncationJudge.Findings()
        for test in try RecordedCases.cases() {
            let view = test.makeView()
            let recorder = RenderRecorder(view)
            for element in try test.elements() {
                view.element = element
                TruncationJudge(recorder.record(), view, name: test.id).judge(&findings)
            }
        }
        #expect(findings.faults.isEmpty, "\(findings.faults.prefix(20).joined(separator: "\n"))")
    }
}
