import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import Testing

/// A session that has come a long way shows the same as a new one that is given its source.
@Suite struct RandomLineTests {
    /// The number of documents and of lines for each; all of the issue's ten thousand with `RANDOM_LINES=all`.
    private static let isWhole = ProcessInfo.processInfo.environment["RANDOM_LINES"] == "all"
    private static let seeds = isWhole ? 0..<50 : 0..<8
    private static let lineCount = isWhole ? 200 : 24

    @Test(arguments: seeds) func aNewSessionShowsTheSame(seed: Int) throws {
        try onBigStack {
            var lines = RandomLines(seed: seed)
            let session = Session()
            for line in lines.start() { _ = session.run(line: line) }
            for number in 0..<Self.lineCount {
                let line = lines.next(in: session)
                _ = session.run(line: line)
                let fresh = Session(files: MemoryFiles(["a.swift": session.document.source]))
                for line in SettingLines.lines(of: session) + ["load a.swift"] { _ = fresh.run(line: line) }
                let (actual, wanted) = (Shown(session), Shown(fresh))
                #expect(actual.source == wanted.source, "seed \(seed), line \(number): \(line)")
                #expect(actual.elements == wanted.elements, "seed \(seed), line \(number): \(line)")
                #expect(actual.views == wanted.views, "seed \(seed), line \(number): \(line)")
                #expect(actual.warnings == wanted.warnings, "seed \(seed), line \(number): \(line)")
                #expect(actual.printed == wanted.printed, "seed \(seed), line \(number): \(line)")
                #expect(actual.steps == wanted.steps, "seed \(seed), line \(number): \(line)")
                guard actual == wanted else { return }
            }
        }
    }

    /// The content of a screen, without the numbers that the session gave to nodes and views.
    private struct Shown: Equatable {
        var source: String
        var elements: [String]
        var views: [String]
        var warnings: String
        var printed: [String]
        var steps: [String]

        init(_ session: Session) {
            let snapshot = session.render.trace.snapshot
            source = session.document.source
            elements = snapshot.elements.map {
                "\($0.depth) \($0.typeName) \($0.identifier) \($0.frame) \($0.isViewBacked)"
            }
            views = snapshot.views.map { "\($0.depth) \($0.className) \($0.frame) \($0.attributes) \($0.content)" }
            printed = session.printedLines
            warnings = Self.warnings(session)
            // The update depends on the views that were there.
            steps = session.render.trace.events.filter { $0.phase != .update }.map { "\($0.kind) of \($0.node ?? -1)" }
        }

        /// Returns the warnings, one in each line: longer numbers wrap lines elsewhere.
        ///
        /// A changed order of children is known only to the session that has shown both, so neither it nor the number of
        /// warnings in the first line is compared.
        private static func warnings(_ session: Session) -> String {
            session.run(line: "warnings").map(\.text.plain).joined(separator: "\n")
                .replacing(/\n\s+/, with: " ").replacing(/#\d+(\/\d+)*/, with: "#").replacing(/\bv\d+/, with: "v")
                .split(separator: "\n").dropFirst().filter { !$0.contains("changed the order of") }.joined(separator: "\n")
        }
    }
}
