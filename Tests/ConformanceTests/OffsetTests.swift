import BlueprintInspector
import BlueprintREPL
import BlueprintUI
import Foundation
import TestTiers
import Testing

/// The owner of each offset: the same in `views`, `flatten`, `info`, `trace` and `why`.
@Suite struct OffsetTests {
    private func expectNothingWrong(in findings: OffsetJudge.Findings, least terms: Int) {
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(20).joined(separator: "\n"))")
        for report in ["views", "flatten", "info", "trace", "why"] {
            #expect(findings.terms[report, default: 0] >= terms, "\(report)")
        }
    }

    @Test func everyReportNamesTheSameOwnersInAllCases() throws {
        var findings = OffsetJudge.Findings()
        for render in try RecordedCases.renders() { OffsetJudge(render.trace, name: render.name).judge(&findings) }
        expectNothingWrong(in: findings, least: RecordedCases.share(of: 100))
    }

    @Test func everyReportNamesTheSameOwnersInRandomTrees() {
        var findings = OffsetJudge.Findings()
        for seed in 0..<TestTier.choice(fast: 100, merge: 500, all: 2000) {
            var trees = ReasonTrees(seed: UInt64(seed), isStrange: seed.isMultiple(of: 4))
            let view = BlueprintView(element: trees.tree(depth: 4))
            view.frame = CGRect(origin: .zero, size: trees.viewport())
            OffsetJudge(RenderRecorder(view).record(), name: "seed \(seed)").judge(&findings)
        }
        expectNothingWrong(in: findings, least: TestTier.choice(fast: 5, merge: 25, all: 100))
    }

    @Test(.merge) func everyReportNamesTheSameOwnersInTheExamples() throws {
        var findings = OffsetJudge.Findings()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        for file in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
            let isTranscript = file.hasSuffix(".md")
            guard isTranscript || file.hasSuffix(".blueprint") else { continue }
            let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
            let session = Session()
            var input = ""
            for line in text.components(separatedBy: "\n") {
                if isTranscript, !line.hasPrefix("> "), !line.hasPrefix(". ") { continue }
                let typed = isTranscript ? String(line.dropFirst(2)) : line
                if input.isEmpty, typed.isEmpty || typed.hasPrefix("//") { continue }
                input += input.isEmpty ? typed : "\n" + typed
                if session.needsMore(after: input) { continue }
                _ = session.run(line: input)
                input = ""
                OffsetJudge(session.render.trace, name: "\(file) \(typed)").judge(&findings)
            }
        }
        expectNothingWrong(in: findings, least: 10)
    }
}
