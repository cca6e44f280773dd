import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// The limits of a session, each from both sides.
@Suite struct LimitTests {
    /// The rows of the table in the documentation, without its heading: cells without spaces around them.
    private static func documentedRows() throws -> [[String]] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/BlueprintREPL/BlueprintREPL.docc/Limits.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.first == "|" }
        return lines.dropFirst(2).map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    /// Returns the error in the documentation, with a smaller limit.
    private func error(of name: String, limit: Int? = nil) throws -> String {
        let row = try #require(try Self.documentedRows().first { $0[0].hasPrefix(name) })
        let text = row[3].replacing("`", with: "")
        guard let limit else { return text }
        #expect(text.contains(#/\d/#))
        return text.replacing(#/\d+/#, with: "\(limit)")
    }

    /// Runs lines in a session with smaller limits, and returns the output of the last one.
    private func lastOutput(_ lines: [String], _ change: (inout SessionLimits) -> Void) throws -> String {
        var limits = SessionLimits()
        change(&limits)
        return try onBigStack { [limits] in
            let session = Session.sharing(options: SessionOptions(givesJSON: false, limits: limits))
            return lines.map { line in session.run(line: line).map(\.text.plain).joined(separator: "\n") }.last ?? ""
        }
    }

    @Test func aTreeHasALimitOfElements() throws {
        let column = { (rows: Int) in "Column { for i in 0..<\(rows) { Spacer(1) } }" }
        #expect(try !lastOutput([column(99)]) { $0.elements = 100 }.contains("error"))
        let error = try lastOutput([column(100)]) { $0.elements = 100 }
        #expect(
            try error.contains("error: the layout was stopped: " + self.error(of: "elements of a tree", limit: 100))
        )
        #expect(
            try lastOutput(["Spacer(7)", "replace " + column(2_000), "tree"]) { $0.elements = 1_000 }.contains("Spacer")
        )
    }

    @Test func aLayoutHasALimitOfSteps() throws {
        let rows = "Column { for i in 0..<500 { Label(text: \"a\") } }"
        #expect(try !lastOutput([rows]) { $0.layoutSteps = 20_000 }.contains("error"))
        #expect(
            try lastOutput([rows]) { $0.layoutSteps = 600 }.contains(error(of: "steps of a layout", limit: 600))
        )
    }

    @Test func anEvaluationHasLimits() throws {
        let loop = { (count: Int) in "var n = 0; for i in 0..<\(count) { n += i }" }
        #expect(try !lastOutput([loop(100)]) { $0.steps = 5_000 }.contains("error"))
        #expect(try lastOutput([loop(5_000)]) { $0.steps = 5_000 }.contains(error(of: "steps of an", limit: 5_000)))
        let calls = { (depth: Int) in "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }\nlet a = f(\(depth))" }
        #expect(try !lastOutput([calls(10)]) { $0.calls = 200 }.contains("error"))
        #expect(try lastOutput([calls(200)]) { $0.calls = 200 }.contains(error(of: "depth of calls", limit: 200)))
        let array = { (count: Int) in "let a = Array(repeating: 0, count: \(count))" }
        #expect(try !lastOutput([array(50)]) { $0.count = 50 }.contains("error"))
        #expect(try lastOutput([array(51)]) { $0.count = 50 }.contains(error(of: "elements or", limit: 50)))
    }

    @Test(.merge) func anInputHasALimitOfBytes() throws {
        let text = { (bytes: Int) in "let a = \"" + String(repeating: "x", count: bytes - 10) + "\"" }
        let limit = SessionLimits.standard.inputBytes
        #expect(try !lastOutput([text(limit)]) { _ in }.contains("error"))
        #expect(
            try lastOutput([text(limit + 1)]) { _ in }.contains(
                "error: the input has 1000001 bytes; " + error(of: "length of an input")
            )
        )
    }

    @Test func aDocumentHasALimitOfBytes() throws {
        let lines = (1...2).map { "let a\($0) = \"" + String(repeating: "x", count: 100) + "\"" }
        #expect(try !lastOutput(lines) { $0.documentBytes = 300 }.contains("error"))
        #expect(
            try lastOutput(lines) { $0.documentBytes = 200 }.contains(error(of: "length of a document", limit: 200))
        )
    }

    @Test func arraysHaveALimitOfDepth() throws {
        let array = { (depth: Int) in
            "let a = " + String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        }
        let limit = 6
        #expect(try !lastOutput([array(limit)]) { _ in }.contains("error"))
        #expect(try lastOutput([array(limit + 1)]) { _ in }.contains("error: " + error(of: "depth of arrays")))
    }

    @Test(arguments: ["([{", "Array<"])
    func bracketsHaveALimitOfDepth(opener: String) throws {
        let limit = SessionLimits.standard.brackets
        let open = { (count: Int) in
            "let a: " + String(repeating: opener, count: count / opener.filter { "([{<".contains($0) }.count)
        }
        #expect(try !lastOutput([open(limit - 5)]) { _ in }.contains("levels deep"))
        for count in [limit + 3, 20_000 * 3] {
            let error = try lastOutput([open(count)]) { _ in }
            #expect(try error.contains("error: " + self.error(of: "depth of brackets")))
        }
    }

    @Test(.merge) func comparisonsAreNoBrackets() throws {
        let sums = (0..<300).map { "a<\($0)" }.joined(separator: " && ")
        #expect(try lastOutput(["let a = 1", "let b = " + sums]) { _ in }.contains("b declared"))
    }

    @Test func scriptsInScriptsHaveALimit() throws {
        var texts: [String: String] = [:]
        for level in 0..<30 { texts["\(level)"] = "source \(level + 1)" }
        texts["30"] = "Spacer(1)"
        let files = MemoryFiles(texts)
        let limit = SessionLimits.standard.nestedScripts
        #expect(try !session("source \(31 - limit)", files: files).contains("error"))
        let tooDeep = try session("source \(30 - limit)", files: files)
        #expect(try tooDeep.contains("error: 30 is not run: " + error(of: "scripts")), "\(tooDeep)")
    }

    @Test func theNumberOfEditsForUndoHasALimit() throws {
        let edits = ["Spacer(1)", "inset 1", "inset 2", "inset 3"]
        #expect(try !lastOutput(edits + ["undo", "undo"]) { $0.undoneEdits = 2 }.contains("error"))
        #expect(try lastOutput(edits + ["undo", "undo", "undo"]) { $0.undoneEdits = 2 }.contains(error(of: "edits")))
    }

    @Test func helpListsTheLimitsAsTheDocumentationDoes() throws {
        let lines = try session("help limits").split(separator: "\n").dropFirst()
        let rows = try Self.documentedRows()
        #expect(lines.count == rows.count)
        for (line, row) in zip(lines, rows) {
            // What a limit bounds is in the first column there.
            let isSame = line.contains("refused: ") || line.hasSuffix(row[2])
            #expect(isSame && line.contains("  \(row[1])  "), "\(line)")
        }
    }
}
