import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// A session that has come a long way shows the same as a new one that is given its source.
///
/// `TESTS=all` runs all ten thousand lines, 200 for each of 50 documents, which takes about an hour:
///
/// ```sh
/// TESTS=all swift test --filter RandomLineTests
/// ```
@Suite struct RandomLineTests {
    /// The documents.
    private static let seeds = TestTier.choice(fast: 0..<1, merge: 0..<5, all: 0..<50)
    /// The number of lines for each document.
    private static let lineCount = TestTier.running == .all ? 200 : 24
    /// The number of lines for one list of warnings: all their fixes are tried, which takes most of the time.
    private static let linesPerList = TestTier.running == .all ? 8 : 1

    @Test(arguments: seeds) func aNewSessionShowsTheSame(seed: Int) throws {
        try onBigStack {
            var lines = RandomLines(seed: seed)
            let session = Session.sharing()
            for line in lines.start() { _ = session.run(line: line) }
            let follower = Follower(session)
            for number in 0..<Self.lineCount {
                let line = lines.next(in: session)
                _ = session.run(line: line)
                let fresh = Session(
                    files: MemoryFiles(["a.swift": session.document.source]),
                    sharingNamesOf: session
                )
                for line in SettingLines.lines(of: session) + ["load a.swift"] { _ = fresh.run(line: line) }
                let place: Comment = "seed \(seed), line \(number): \(line)"
                let (own, other) = (Shown(session), Shown(fresh))
                let differences =
                    own.parts(differingFrom: other, listsWarnings: number % Self.linesPerList == 0)
                    + follower.differences(from: session)
                #expect(differences == [], place)
                guard differences.isEmpty else { return }
            }
        }
    }

    /// A session that loads each source after the one before, so that its updates begin with the same views.
    private final class Follower {
        private let files = MemoryFiles()
        private let session: Session
        private var settings: [String] = []
        private var render: Render

        init(_ other: Session) {
            session = Session(files: files, sharingNamesOf: other)
            render = other.render
            take(other)
        }

        private func take(_ other: Session) {
            let lines = SettingLines.lines(of: other)
            if lines != settings { for line in lines { _ = session.run(line: line) } }
            (settings, render) = (lines, other.render)
            files.texts["a.swift"] = other.document.source
            _ = session.run(line: "load a.swift")
        }

        /// Takes the source of another session; returns the difference between the updates, unless the other session has
        /// rendered nothing, or has other settings now, for which this one renders more than once.
        func differences(from other: Session) -> [String] {
            guard other.render !== render else { return [] }
            let hadSettings = settings
            take(other)
            guard settings == hadSettings else { return [] }
            let (own, others) = (Self.update(session), Self.update(other))
            guard own != others else { return [] }
            let pair = zip(own, others).first { $0 != $1 }
            return [
                "update: \(pair.map { "\($1) instead of \($0)" } ?? "\(others.count) steps instead of \(own.count)")"
            ]
        }

        /// Returns the steps of the last update; views are numbered in the order in which they take part.
        private static func update(_ session: Session) -> [String] {
            let trace = session.render.trace
            var numbers: [Int: Int] = [:]
            func number(_ view: Int) -> Int {
                let number = numbers[view] ?? numbers.count
                numbers[view] = number
                return number
            }
            for view in trace.viewsBefore { _ = number(view.number) }
            return trace.events.filter { $0.phase == .update }.map { event in
                let view = event.view.map(number) ?? -1
                let kind: String =
                    switch event.kind {
                    case .created(let parent, let index): "created \(index) of \(number(parent))"
                    case .removed(let parent, let index): "removed \(index) of \(number(parent))"
                    default: "\(event.kind)"
                    }
                return "\(kind) of \(event.node ?? -1), view \(view)"
            }
        }
    }

    /// The content of a screen, without the numbers that the session gave to nodes and views.
    private struct Shown {
        var source: String
        var elements: [String]
        var views: [String]
        private let session: Session
        var printed: [String]
        /// The steps before the update, which depends on the views that were there.
        var steps: [String]
        var decisions: [String]

        init(_ session: Session) {
            let snapshot = session.render.trace.snapshot
            source = session.document.source
            elements = snapshot.elements.map {
                "\($0.depth) \($0.typeName) \($0.identifier) \($0.frame) \($0.isViewBacked)"
            }
            views = snapshot.views.map { "\($0.depth) \($0.className) \($0.frame) \($0.attributes) \($0.content)" }
            printed = session.printedLines
            self.session = session
            let trace = session.render.trace
            steps = trace.events.filter { $0.phase != .update }.map {
                "\($0.number) \($0.kind) of \($0.node ?? -1) with \($0.partner ?? -1) in \($0.enclosing ?? -1)"
            }
            decisions = trace.decisions.map { "\($0)" }
        }

        /// Returns the parts that differ, each with the first difference.
        func parts(differingFrom other: Shown, listsWarnings: Bool) -> [String] {
            let parts: [(String, [String], [String])] = [
                ("source", [source], [other.source]), ("elements", elements, other.elements),
                ("views", views, other.views), ("printed", printed, other.printed), ("steps", steps, other.steps),
                ("decisions", decisions, other.decisions),
            ]
            let differing = parts.filter { $0.1 != $0.2 }.map { name, own, others in
                let pair = zip(own, others).first { $0 != $1 }
                return "\(name): \(pair.map { "\($0) instead of \($1)" } ?? "\(own.count) instead of \(others.count)")"
            }
            guard listsWarnings else { return differing }
            let (warnings, others) = (Self.warnings(session), Self.warnings(other.session))
            return differing + (Self.areSame(warnings, others) ? [] : ["warnings: \(warnings) instead of \(others)"])
        }

        /// Returns true if warnings are the same, but for those of a changed order of children.
        ///
        /// That is known only to the session that has shown both orders. Such a warning takes some of the trials that find
        /// the others' fixes.
        private static func areSame(_ one: [String], _ other: [String]) -> Bool {
            let isOrder: (String) -> Bool = { $0.contains("changed the order of") }
            guard (one + other).contains(where: isOrder) else { return one == other }
            func rest(_ lines: [String]) -> [String] {
                lines.filter { !isOrder($0) }.map { $0.replacing(/\stry: .+/, with: "") }
            }
            return rest(one) == rest(other)
        }

        /// Returns the warnings, one in each line, as longer numbers wrap lines elsewhere.
        ///
        /// They are not grouped, as one of a changed order of children may make a list long enough for it.
        private static func warnings(_ session: Session) -> [String] {
            let text = session.run(line: "warnings --all").map(\.text.plain).joined(separator: "\n")
            let plain = text.replacing(/\n\s+/, with: " ").replacing(/#\d+(\/\d+)*/, with: "#").replacing(
                /\bv\d+/,
                with: "v"
            )
            // The first line has the number of warnings.
            return plain.split(separator: "\n").dropFirst().map(String.init)
        }
    }
}
