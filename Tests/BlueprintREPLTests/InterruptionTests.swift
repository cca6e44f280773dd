import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// Ctrl-C while a command works on a large tree.
@Suite(.serialized) struct InterruptionTests {
    /// The processor time between two questions whether the work is interrupted, as a share of the time that building
    /// the tree takes: far above what is usual, far below what work that does not ask takes.
    private static let longestSilence = 0.2

    /// The time from the interruption to the prompt, as such a share.
    private static let longestLatency = 0.3

    #if DEBUG
    /// The number of rows of the tree: a build without optimisation takes ten times as long.
    private static let count = 10_000
    #else
    /// The number of rows of the tree.
    private static let count = 200_000
    #endif

    /// A line for each command that may take long on a large tree, and lines of Swift.
    private static let lines = [
        "inset 2", "replace Column { for i in 0..<\(Self.count) { Label(text: \"new \\(i)\") } }", "viewport 300x300",
        "tree", "tree constraints", "views", "views advice", "frames", "render", "nest", "flatten", "pictures",
        "info #1", "info #1/7",
        "warnings", "previews",
        "accessibility",
        "why #1/9999 y", "why #1/7 width", "why #1 not view-backed", "diff", "sweep width 80...400",
        "whatif viewport 300x200", "trace", "trace --measures", "trace layout placed", "find \"row 9999\"",
        "find \"rows 9998\"", "expect \"rows 9998\" gone",
        "select \"row 9999\"", "step 10", "goto 15000", "break place", "watch #1.width", "continue", "reverse",
        "where", "mark here", "expect views 3", "expect no warnings", "export html", "export json", "export swift",
        "swift",
        "set minimumSpacing 1", "unwrap #1", "move #1 into #1", "key a", "undo", "redo", "textsize large", "scale 3",
        "direction rtl", "env showsStyle true", "focus #1/3", "zoom 2", "phase update", "next", "previous",
        "style ascii",
    ]

    @Test func everyCommandThatLooksIsInterrupted() {
        let commands = Set(Self.lines.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(Set(Commands.lookExamples.keys).subtracting(commands) == [], "add a line of each to `lines`")
    }

    /// The program of a person works on one tree; in the process of all tests, the memory of the others makes freeing
    /// a tree many times as slow.
    @Test(.merge) func workOnALargeTreeEndsSoonAndChangesNothing() async {
        await #expect(processExitsWith: .success) {
            let findings = try InterruptionTests.findings()
            #expect(findings == [], "\(findings.joined(separator: "; "))")
        }
    }

    /// Returns the lines that are silent or late, or change something.
    private static func findings() throws -> [String] {
        try onBigStack { () -> [String] in
            let watch = Watch()
            let session = Session.sharing(options: SessionOptions(givesJSON: false, isInterrupted: { watch.isAsked() }))
            // A machine that is slow, or busy with other tests, is so here and below.
            let building = watch.time {
                _ = session.run(line: "Column { for i in 0..<\(Self.count) { Label(text: \"row \\(i)\") } }")
            }
            _ = session.run(line: "inset 1")
            return Self.lines.flatMap { line -> [String] in
                let before = (session.document.source, session.run(line: "info #1").map(\.text.plain))
                var answer = ""
                let (silence, latency) = watch.work(endingAfter: 0.1) {
                    answer = Self.beginning(of: session.run(line: line), while: { !watch.isAsked() })
                }
                var findings: [String] = []
                let (silent, late) = (silence / building, latency / building)
                if silent > Self.longestSilence { findings.append("\(line): \(silent) without a question") }
                if late > Self.longestLatency { findings.append("\(line): \(late) until its end") }
                if answer.contains("nothing has changed") {
                    let after = (session.document.source, session.run(line: "info #1").map(\.text.plain))
                    if before != after { findings.append("\(line): something has changed") }
                }
                return findings
            }
        }
    }

    /// Returns the beginning of some outputs, which are made as long as nothing interrupts them.
    private static func beginning(of outputs: [Output], while goesOn: () -> Bool) -> String {
        var text = ""
        func take(_ piece: String) throws {
            guard goesOn() else { throw CancellationError() }
            if text.utf8.count < 2000 { text += piece.prefix(2000) }
        }
        for output in outputs { try? output.print(lines: { try take($0.plain) }, export: { try take($0) }) }
        return text
    }

    /// The questions whether the work is interrupted, with the processor time between them.
    private final class Watch: @unchecked Sendable {
        private var last = 0.0
        private var start = 0.0
        private var end = Double.infinity
        private var raised: Double?
        private var silence = 0.0

        private static var now: Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }

        func isAsked() -> Bool {
            let now = Self.now
            silence = max(silence, now - last)
            last = now
            if now - start < end { return false }
            if raised == nil { raised = now }
            return true
        }

        /// Does work, and returns the seconds that it takes.
        func time(_ work: () -> Void) -> Double {
            let start = Self.now
            work()
            return Self.now - start
        }

        /// Does work that is interrupted after some seconds; returns the longest time between two questions, and the time
        /// from the interruption to the end.
        func work(endingAfter seconds: Double, _ work: () -> Void) -> (silence: Double, latency: Double) {
            (last, start, end, raised, silence) = (Self.now, Self.now, seconds, nil, 0)
            work()
            end = .infinity
            return (max(silence, Self.now - last), raised.map { Self.now - $0 } ?? 0)
        }
    }
}
