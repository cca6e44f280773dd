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
                #expect(
                    Shown.areSame(actual.warnings, wanted.warnings),
                    "seed \(seed), line \(number): \(line): \(actual.warnings) instead of \(wanted.warnings)"
                )
                #expect(actual.printed == wanted.printed, "seed \(seed), line \(number): \(line)")
                #expect(actual.steps == wanted.steps, "seed \(seed), line \(number): \(line)")
                guard actual.isSame(as: wanted) else { return }
            }
        }
    }

    /// The content of a screen, without the numbers that the session gave to nodes and views.
    private struct Shown {
        var source: String
        var elements: [String]
        var views: [String]
        /// The warnings, one in each line.
        var warnings: [String]
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

        func isSame(as other: Shown) -> Bool {
            source == other.source && elements == other.elements && views == other.views && printed == other.printed
                && steps == other.steps && Self.areSame(warnings, other.warnings)
        }

        /// Returns true if warnings are the same, but for those of a changed order of children.
        ///
        /// That is known only to the session that has shown both orders. Such a warning takes some of the trials that find
        /// the others' fixes.
        static func areSame(_ one: [String], _ other: [String]) -> Bool {
            let isOrder: (String) -> Bool = { $0.contains("changed the order of") }
            guard (one + other).contains(where: isOrder) else { return one == other }
            func rest(_ lines: [String]) -> [String] {
                lines.filter { !isOrder($0) }.map { $0.replacing(/\stry: .+/, with: "") }
            }
            return rest(one) == rest(other)
        }

        /// Returns the warnings, one in each line, as longer numbers wrap lines elsewhere.
        private static func warnings(_ session: Session) -> [String] {
            let text = session.run(line: "warnings").map(\.text.plain).joined(separator: "\n")
            let plain = text.replacing(/\n\s+/, with: " ").replacing(/#\d+(\/\d+)*/, with: "#").replacing(
                /\bv\d+/,
                with: "v"
            )
            // The first line has the number of warnings.
            return plain.split(separator: "\n").dropFirst().map(String.init)
        }
    }
}
