import BigStack
import BlueprintInspector
import BlueprintREPL
import ConformanceCases
import Foundation
import TestTiers
import Testing

/// Every `why … not` names a cause, and each offered edit gives the number.
@Suite struct WhyNotTests {
    /// The results of many `why … not` lines.
    private struct Findings {
        var wrong: [String] = []
        var questions = 0
        /// The number of lines without an offered edit.
        var withoutEdit: [String] = []
    }

    /// Random trees in quarters, each with one `why … not`; for every sixth seed, the offered edits are typed as well.
    @Test(arguments: RandomSeeds.quarters)
    func theEditsOfferedForRandomTreesBringTheNumber(quarter: Int) throws {
        let seeds = RandomSeeds.quarter(quarter).filter { TestTier.running != .merge || $0.isMultiple(of: 2) }
        let findings = try onBigStack {
            var findings = Findings()
            var shared = Session()
            for seed in seeds {
                var random = RandomTreeSource(seed: seed)
                let source = random.tree(depth: seed.isMultiple(of: 4) ? 3 : 2)
                let viewport = "viewport \(60 + random.dice.below(240))x\(60 + random.dice.below(140))"
                let isTyped = seed.isMultiple(of: 6)
                // Typed edits contain numbers, which begin at 1 in a new session.
                if isTyped || seed.isMultiple(of: 50) { shared = Session(sharingNamesOf: shared) }
                ask(["reset", viewport, source], salt: random.dice.below(10_000), isTyped, in: shared, &findings)
            }
            return findings
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(10).joined(separator: "\n"))")
        #expect(findings.questions > seeds.count * 9 / 10)
        let share = Double(findings.withoutEdit.count) / Double(max(1, findings.questions))
        #expect(share < 0.02, "\(share): \(findings.withoutEdit.prefix(10).joined(separator: "\n"))")
    }

    @Test func theEditsOfferedForConformanceCasesBringTheNumber() throws {
        let cases = try ConformanceCase.ofTier()
        let findings = try onBigStack {
            var findings = Findings()
            let first = Session()
            for (index, test) in cases.enumerated()
            where index.isMultiple(of: TestTier.choice(fast: 16, merge: 16, all: 8)) {
                guard let tree = test.input["trees"]?.array.first, let source = TreeSource.source(tree) else {
                    continue
                }
                let viewport = "viewport \(Int(test.viewport.width))x\(Int(test.viewport.height))"
                let session = Session(sharingNamesOf: first)
                ask([viewport, source], salt: index, index.isMultiple(of: 32), in: session, &findings)
            }
            return findings
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(10).joined(separator: "\n"))")
        #expect(findings.questions > TestTier.choice(fast: 1, merge: 10, all: 20))
    }

    @Test(.merge) func theEditsOfferedForExamplesBringTheNumber() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples")
        let paths = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let texts = try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".blueprint") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
        let findings = try onBigStack {
            var findings = Findings()
            let first = Session()
            for (index, text) in texts.enumerated() {
                ask([text], salt: index, true, in: Session(sharingNamesOf: first), &findings)
            }
            return findings
        }
        #expect(findings.wrong.isEmpty, "\(findings.wrong.count): \(findings.wrong.prefix(10).joined(separator: "\n"))")
        #expect(findings.questions > 5)
    }

    // MARK: -

    /// Runs a `why … not` for a length of an element of a tree, and types the offered edits.
    private func ask(
        _ lines: [String],
        salt: Int,
        _ isTyped: Bool,
        in session: Session,
        _ findings: inout Findings
    ) {
        for line in lines { _ = session.run(line: line) }
        let printed = session.run(line: "tree").map(\.text.plain).joined()
        let references = printed.matches(of: /#(\d+)/).compactMap { Int($0.output.1) }
        guard !references.isEmpty else { return }
        let number = references[salt % references.count]
        let isWidth = salt.isMultiple(of: 2)
        let question = "why #\(number) not \(10 + salt % 47) \(isWidth ? "wide" : "high")"
        let output = session.run(line: question)
        let text = output.map(\.text.plain).joined(separator: "\n")
        // The element has that number, or is made by generated code.
        guard text.contains(", not \(10 + salt % 47)\n") else { return }
        findings.questions += 1
        if !text.contains("cause: ") { findings.wrong.append("\(lines) \(question): no cause\n\(text)") }
        let edits = Self.edits(in: text)
        if edits.isEmpty { findings.withoutEdit.append("\(lines) \(question)\n\(text)") }
        guard isTyped else { return }
        for edit in edits {
            let other = Session(sharingNamesOf: session)
            for line in lines + edit { _ = other.run(line: line) }
            let answer = other.run(line: question).map(\.text.plain).joined(separator: "\n")
            if answer.contains(", not \(10 + salt % 47)\n") || answer.contains("error") {
                findings.wrong.append("\(lines) \(question): \(edit) does not bring it\n\(answer)")
            }
        }
    }

    /// Returns the offered edits in a text, each as its lines.
    private static func edits(in text: String) -> [[String]] {
        var edits: [String] = []
        var isInEdit = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("  try: ") || line.hasPrefix("  or:  ") {
                edits.append(String(line.dropFirst(7)))
                isInEdit = true
            } else if isInEdit, !line.hasPrefix("  !"), !edits.isEmpty {
                edits[edits.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
            } else {
                isInEdit = false
            }
        }
        return edits.map { $0.components(separatedBy: ", then ") }
    }
}
