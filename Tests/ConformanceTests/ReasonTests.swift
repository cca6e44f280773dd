import BlueprintInspector
import BlueprintUI
import ConformanceCases
import Foundation
import Testing

/// The reasons that layouts give, computed again.
@Suite struct ReasonTests {
    /// The elements whose layouts do not explain themselves yet.
    private let unexplained: Set<String> = [
        "Content", "EqualStack", "Flow", "GridRow", "Rule", "ScrollView", "TextLeaf",
    ]

    @Test func everyReasonComesOutAsTheNumberThatWasDecided() throws {
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
        #expect(Set(findings.unexplained.keys).subtracting(unexplained) == [])
    }
}
