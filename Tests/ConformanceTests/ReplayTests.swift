import BigStack
import BlueprintInspector
import BlueprintREPL
import BlueprintUI
import ConformanceCases
import Foundation
import HeadlessUIKit
import TestTiers
import Testing

/// Recorded renders are complete: their steps alone, replayed, give the shown result, and lead back to the start.
@Suite struct ReplayTests {
    @Test func everyCaseReplaysForwardsAndBackwards() throws {
        var failures: [String] = []
        var count = 0
        for render in try RecordedCases.renders() {
            var replay = Replay(render.trace, name: render.name, view: render.view)
            replay.check()
            failures += replay.failures
            count += 1
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
        #expect(count > RecordedCases.share(of: 900))
    }

    @Test func twoRunsGiveTheSameTraces() throws {
        let renders = try RecordedCases.rendersByCase()
        for (index, test) in try RecordedCases.cases().enumerated() {
            let (first, second) = (renders[index].map(\.trace), try RecordedCases.record(test).map(\.trace))
            // NaN does not equal itself, but is written the same.
            let isSame = first == second || first.map(json) == second.map(json)
            #expect(isSame, "\(test.id)")
            // Encoding every trace takes longer than recording all of them.
            guard index.isMultiple(of: 20) else { continue }
            for (one, other) in zip(first, second) { #expect(json(one) == json(other), "\(test.id)") }
        }
    }

    @Test(.merge) func everyExampleReplaysAndItsDecisionsComeOut() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { ["blueprint", "swift", "md"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        #expect(files.count > 10)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines =
                file.pathExtension == "md" ? Transcript(text).exchanges.map(\.input) : ScriptLines(text).map(\.text)
            let failures = try replays(of: lines, name: file.lastPathComponent)
            #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
        }
    }

    /// Returns the differences in the renders of a session's lines.
    private func replays(of lines: [String], name: String) throws -> [String] {
        try onBigStack {
            let session = Session()
            var failures: [String] = []
            for line in lines {
                _ = session.run(line: line)
                var replay = Replay(session.render.trace, name: "\(name): \(line.prefix(40))")
                replay.check()
                failures += replay.failures + DecisionJudge(session.render.trace).faults
            }
            return failures
        }
    }

    private func json(_ trace: Trace) -> String {
        JSONExporter(labels: trace.labels(names: .paths)).document(trace).text
    }
}
