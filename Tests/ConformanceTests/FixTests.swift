import BigStack
import BlueprintREPL
import ConformanceCases
import Foundation
import TestTiers
import Testing

/// Every fix that `warnings` and `why` offer is typed: it removes the warning, adds none, and makes none worse.
@Suite struct FixTests {
    /// The faults, and the number of typed fixes.
    private struct Findings {
        var faults: [String] = []
        var warnings = 0
        var fixes = 0
    }

    /// A warning in the output of `--json`.
    private struct Warning: Decodable {
        struct List: Decodable { var warnings: [Warning] }

        var rule: String
        var element: String
        var fix: [String]?

        var key: String { rule + " " + element }
    }

    /// Random trees in quarters; every fix for each tree is typed into a session of its own.
    @Test(arguments: RandomSeeds.quarters)
    func everyFixHoldsInRandomTrees(quarter: Int) throws {
        let findings = try onBigStack {
            var findings = Findings()
            let first = Session()
            for seed in RandomSeeds.quarter(quarter) {
                var trees = SourceTrees(seed: UInt64(seed))
                let viewport = "viewport " + trees.viewport()
                Self.judge([viewport, trees.tree(depth: 1 + seed % 3)], name: "seed \(seed)", first, &findings)
            }
            return findings
        }
        #expect(
            findings.faults.isEmpty,
            "\(findings.faults.count): \(findings.faults.prefix(10).joined(separator: "\n"))"
        )
        #expect(
            findings.warnings > TestTier.choice(fast: 0, merge: 20, all: 20)
                && findings.fixes > TestTier.choice(fast: 0, merge: 20, all: 20),
            "\(findings.warnings) \(findings.fixes)"
        )
    }

    @Test func everyFixHoldsInCases() throws {
        let findings = try onBigStack {
            var findings = Findings()
            let first = Session()
            for test in try TestTier.sample(of: ConformanceCase.ofTier(), fast: 8, merge: 4) {
                guard let tree = test.input["trees"]?.array.first, let source = TreeSource.source(tree) else {
                    continue
                }
                let viewport = "viewport \(Int(test.viewport.width))x\(Int(test.viewport.height))"
                Self.judge([viewport, source], name: test.id, first, &findings)
            }
            return findings
        }
        #expect(
            findings.faults.isEmpty,
            "\(findings.faults.count): \(findings.faults.prefix(10).joined(separator: "\n"))"
        )
        #expect(
            findings.warnings > TestTier.choice(fast: 0, merge: 20, all: 100)
                && findings.fixes > TestTier.choice(fast: 0, merge: 4, all: 29),
            "\(findings.warnings) \(findings.fixes)"
        )
    }

    /// Judges the tree that lines make.
    ///
    /// - Parameter first: a session whose table of names the others use.
    private static func judge(_ lines: [String], name: String, _ first: Session, _ findings: inout Findings) {
        let session = Session(sharingNamesOf: first)
        for line in lines {
            for output in session.run(line: line) where output.isFailure {
                findings.faults.append("\(name): \(line): \(output.text.plain)")
                return
            }
        }
        let before = warnings(session)
        findings.warnings += before.count
        for warning in before {
            guard let fix = warning.fix else { continue }
            judge(fix, of: warning, before, lines, name, first, &findings)
        }
        let truncated = before.first { $0.rule == "truncated" && $0.element.hasPrefix("#") }
        guard let truncated else { return }
        let why = session.run(line: "why \(truncated.element)").map(\.text.plain).joined(separator: "\n")
        if !["truncated", "clipped"].contains(where: { why.contains("it is \($0): ") }) {
            findings.faults.append("\(name): \(why)")
        }
    }

    private static func judge(
        _ fix: [String],
        of warning: Warning,
        _ before: [Warning],
        _ lines: [String],
        _ name: String,
        _ first: Session,
        _ findings: inout Findings
    ) {
        findings.fixes += 1
        let mended = Session(sharingNamesOf: first)
        for line in lines + fix {
            for output in mended.run(line: line) where output.isFailure {
                findings.faults.append("\(name): \(line): \(output.text.plain)")
            }
        }
        let after = Set(warnings(mended).map(\.key))
        if after.contains(warning.key) { findings.faults.append("\(name): \(warning.key) is left after \(fix)") }
        // Text that was truncated and then only breaks a word is better than before.
        let broken = before.filter { $0.rule == "truncated" }.map { "broken " + $0.element }
        let new = after.subtracting(before.map(\.key) + broken)
        if !new.isEmpty { findings.faults.append("\(name): \(new) after \(fix)") }
    }

    private static func warnings(_ session: Session) -> [Warning] {
        let json = session.run(line: "warnings").compactMap(\.json?.text).joined()
        return (try? JSONDecoder().decode(Warning.List.self, from: Data(json.utf8)).warnings) ?? []
    }
}
