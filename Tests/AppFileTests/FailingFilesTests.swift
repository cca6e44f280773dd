import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Files of which one write fails: at its beginning, or at one of its pieces.
private final class FailingFiles: SessionFiles {
    private(set) var texts: [String: String]
    /// The number of writes and of pieces so far.
    private(set) var count = 0
    private let failing: Range<Int>

    convenience init(_ texts: [String: String], failing: Int) {
        self.init(texts, failing: failing..<failing + 1)
    }

    init(_ texts: [String: String], failing: Range<Int>) {
        self.texts = texts
        self.failing = failing
    }

    private func step(_ path: String) throws {
        defer { count += 1 }
        if failing.contains(count) { throw SessionFileError(path: path, reason: "no space left") }
    }

    func read(_ path: String) throws -> String {
        guard let text = texts[path] else { throw SessionFileError(path: path, reason: "no such file") }
        return text
    }

    func write(to path: String, _ body: (_ write: (String) throws -> Void) throws -> Void) throws {
        try step(path)
        var text = ""
        try body { piece in
            try step(path)
            text += piece
        }
        texts[path] = text
    }

    func keeps(_ path: String) -> Bool { false }
    func paths(startingWith prefix: String) -> [String] { [] }
}

@Suite("Files that cannot be written")
struct FailingFilesTests {
    /// The result of lines in a session whose nth write fails.
    private struct Result {
        var errors: [String]
        var files: FailingFiles
        /// The number of writes and pieces of the lines.
        var count: Int
        var answer: String
    }

    private func result(_ lines: [String], failing: Int) throws -> Result {
        try onBigStack {
            let files = FailingFiles(["f.x": "old"], failing: failing)
            let session = Session.sharing(files: files)
            let outputs = (["Label(text: \"a\")", "box"] + lines).flatMap { session.run(line: $0) }
            return Result(
                errors: outputs.filter { $0.kind == .error }.map(\.text.plain),
                files: files,
                count: files.count,
                answer: session.run(line: "swift").map(\.text.plain).joined()
            )
        }
    }

    @Test(
        "If any write or piece of a command fails, there is one error, the old file is whole, and the session goes on",
        arguments: [
            ["save f.x"], ["save f.x expression"], ["export json f.x"], ["export swift f.x"],
            ["record f.x", "tree", "undo"],
        ]
    )
    func everyWrite(lines: [String]) throws {
        let whole = try result(lines, failing: -1)
        #expect(whole.errors.isEmpty)
        #expect(whole.count >= 2)
        for number in 0..<whole.count {
            let failed = try result(lines, failing: number)
            #expect(failed.errors.count == 1)
            #expect(failed.errors.first?.contains("f.x: no space left") == true)
            #expect(failed.answer == whole.answer)
            // The line after a recorded one writes the whole transcript.
            #expect(failed.files.texts == (lines.count == 1 || number < 2 ? ["f.x": "old"] : whole.files.texts))
        }
    }

    @Test("A transcript that cannot be written is said once, until it is written again")
    func recordingSaidOnce() throws {
        try onBigStack {
            // A line writes the transcript in two steps, of which only the first is tried where it fails.
            let session = Session.sharing(files: FailingFiles([:], failing: 2..<5))
            _ = session.run(line: "Spacer(1)")
            _ = session.run(line: "record f")
            let failed = (0..<3).map { _ in session.run(line: "views").filter { $0.kind == .error }.map(\.text.plain) }
            #expect(failed == [["error: the transcript cannot be written: f: no space left"], [], []])
            #expect(!session.run(line: "views").contains { $0.kind == .error })
        }
        try onBigStack {
            let session = Session.sharing(files: FailingFiles([:], failing: 2..<3))
            _ = session.run(line: "Spacer(1)")
            _ = session.run(line: "record f")
            for fails in [true, false] {
                #expect(session.run(line: "views").contains { $0.kind == .error } == fails)
            }
        }
    }

    @Test("A transcript is complete again after a write that failed")
    func recording() throws {
        let lines = ["record f", "tree", "views"]
        let whole = try result(lines, failing: -1)
        // The writes of the first line after `record`.
        for number in [2, 3] {
            let failed = try result(lines, failing: number)
            #expect(failed.errors.count == 1)
            #expect(failed.files.texts == whole.files.texts)
        }
    }
}
