import BigStack
import BlueprintInspector
import BlueprintREPL
import BlueprintUI
import ConformanceCases
import Foundation
import HeadlessUIKit
import TestTiers
import Testing

/// A trace that is recorded on demand, by repeating the render in another view, is the one recorded at once.
@Suite struct RepeatedRenderTests {
    @Test func everyCaseHasTheSameTraceOnDemand() throws {
        var failures: [String] = []
        var count = 0
        for test in try RecordedCases.cases() {
            let elements = try test.elements()
            let (first, second) = (test.makeView(), test.makeView())
            let (atOnce, onDemand) = (RenderRecorder(first), RenderRecorder(second))
            var before = ShownState(environment: second.environment, frame: second.frame)
            before.snapshot = onDemand.render().snapshot
            before.lastNumber = onDemand.lastNumber
            atOnce.record()
            for element in elements {
                (first.element, second.element) = (element, element)
                var shown = ShownState(element: element, environment: second.environment, frame: second.frame)
                let earlier = before
                let repeats = Render.Repeats { [shown] in
                    shown.trace(after: earlier, knowing: $0)
                } layout: { [shown] in
                    shown.layoutTrace(knowing: $0)
                }
                let (one, other) = (atOnce.record(), onDemand.render(repeats))
                let differing = other.layoutTrace.partsDiffering(from: one)
                if !differing.isEmpty { failures.append("\(test.id)/\(count): before the update, \(differing)") }
                failures += differences(one, other, "\(test.id)/\(count)", readsText: count.isMultiple(of: 10))
                (shown.snapshot, shown.lastNumber) = (other.snapshot, onDemand.lastNumber)
                before = shown
                count += 1
            }
        }
        #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20).joined(separator: "\n"))")
        #expect(count > RecordedCases.share(of: 900))
    }

    @Test(.merge) func everyExampleHasTheSameTracesOnDemand() throws {
        let files = try Self.files(in: "Examples", ["blueprint", "swift", "md"])
        #expect(files.count > 10)
        try expectSameTraces(files)
    }

    @Test func everyProgramHasTheSameTracesOnDemand() throws {
        let files = try Self.files(in: "Tests/ProgramTests/Programs", ["swift"])
            .filter { $0.deletingPathExtension().lastPathComponent != Self.counting }
        #expect(files.count > 100)
        try expectSameTraces(TestTier.sample(of: files, fast: 60, merge: 32))
    }

    /// The program with an element that counts how often it is read, and so is another one in each render.
    private static let counting = "An element prints each time it is read"

    private func expectSameTraces(_ files: [URL]) throws {
        var (count, restarts) = (0, 0)
        nonisolated(unsafe) let first = Session()
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            let lines =
                file.pathExtension == "md" ? Transcript(text).exchanges.map(\.input) : ScriptLines(text).map(\.text)
            let failures = try onBigStack {
                var run = ComparedRun(sharingNamesOf: first)
                for line in lines { run.compare(line, readsText: file.pathExtension != "swift") }
                count += run.count
                restarts += run.restarts
                return run.failures.map { "\(file.lastPathComponent): \($0)" }
            }
            #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
        }
        #expect(count > files.count / 3)
        #expect(restarts * 10 < count)
    }

    private static func files(in folder: String, _ kinds: [String]) throws -> [URL] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let all = FileManager.default.enumerator(
            at: root.appendingPathComponent(folder),
            includingPropertiesForKeys: nil
        )
        return (all?.compactMap { $0 as? URL } ?? []).filter { kinds.contains($0.pathExtension) }
            .sorted { $0.path < $1.path }
    }
}

/// A session whose renders are recorded at once in a view of their own, too.
private struct ComparedRun {
    private let session: Session
    private var view = BlueprintView(element: nil)
    private var recorder: RenderRecorder

    private(set) var failures: [String] = []
    private(set) var count = 0
    /// The number of lines with several renders, after which the other view starts again.
    private(set) var restarts = 0

    init(sharingNamesOf first: Session) {
        session = Session(sharingNamesOf: first)
        view.standInForWindow()
        view.frame = session.shown.frame
        recorder = RenderRecorder(view)
        recorder.record()
    }

    mutating func compare(_ line: String, readsText: Bool) {
        let before = session.render
        _ = session.run(line: line)
        let shown = session.shown
        guard session.render !== before else { return }
        let layout = session.render.layoutTrace
        let trace = session.render.trace
        let differing = layout.partsDiffering(from: trace)
        if !differing.isEmpty { failures.append("\(line.prefix(40)): before the update, \(differing)") }
        guard recorder.snapshot.views.map(\.number) == trace.viewsBefore.map(\.number) else {
            restarts += 1
            (view, recorder) = shown.view(with: LayoutBudget(steps: .max))
            return
        }
        view.environment = shown.environment
        view.frame = shown.frame
        view.element = shown.element
        let one = recorder.record()
        count += 1
        let name = String(line.prefix(40))
        failures += differences(one, Render(trace), name, readsText: readsText)
        if one.snapshot != shown.snapshot, "\(one.snapshot)" != "\(shown.snapshot)" {
            failures.append("\(name): snapshot")
        }
        if recorder.lastNumber != shown.lastNumber { failures.append("\(name): last number") }
    }
}

extension Trace {
    /// Returns the parts that differ from a whole trace; the steps may end before the update.
    fileprivate func partsDiffering(from other: Trace) -> [String] {
        let steps = events.last?.phase == .update ? other.events : other.events.filter { $0.phase != .update }
        return [
            // A number that is not one is the same in words.
            ("steps", events == steps || "\(events)" == "\(steps)"),
            ("nodes", nodes == other.nodes || "\(nodes)" == "\(other.nodes)"),
            ("decisions", decisions == other.decisions || "\(decisions)" == "\(other.decisions)"),
            ("result", snapshot == other.snapshot || "\(snapshot)" == "\(other.snapshot)"),
        ].filter { !$0.1 }.map(\.0)
    }
}

/// Returns the differences between a trace that was recorded at once and a render.
private func differences(_ trace: Trace, _ render: Render, _ name: String, readsText: Bool) -> [String] {
    var failures: [String] = []
    func expect(_ isSame: Bool, _ part: String) {
        if !isSame { failures.append("\(name): \(part)") }
    }
    expect(trace.movedViews == render.movedViews, "moved views")
    expect(trace.viewsBefore.map(\.number) == render.viewsBefore.map(\.number), "views before")
    // NaN does not equal itself, but is written the same.
    expect(trace.snapshot == render.snapshot || "\(trace.snapshot)" == "\(render.snapshot)", "snapshot")
    let other = render.trace
    let labels = trace.labels(names: .paths)
    if readsText || trace != other {
        expect(JSONExporter(labels: labels).document(trace).text == json(other), "JSON")
        let pairs = zip(listing(trace), listing(other))
        let difference = pairs.first { $0 != $1 }.map { "\($0) / \($1)" }
        expect(difference == nil && trace.events.count == other.events.count, "listing: \(difference ?? "length")")
    }
    expect(trace.decisions == other.decisions || "\(trace.decisions)" == "\(other.decisions)", "decisions")
    return failures
}

private func json(_ trace: Trace) -> String {
    JSONExporter(labels: trace.labels(names: .paths)).document(trace).text
}

private func listing(_ trace: Trace) -> [String] {
    let phrases = EventPhrases(trace, labels: trace.labels(names: .paths))
    return (0...trace.events.count).map(phrases.line)
}
