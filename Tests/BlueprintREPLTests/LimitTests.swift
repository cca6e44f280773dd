import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// The limits of a session, each from both sides.
@Suite struct LimitTests {
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
        #expect(error.contains("error: the layout was stopped: the tree has more than 100 elements"))
        #expect(
            try lastOutput(["Spacer(7)", "replace " + column(2_000), "tree"]) { $0.elements = 1_000 }.contains("Spacer")
        )
    }

    @Test func aLayoutHasALimitOfSteps() throws {
        let rows = "Column { for i in 0..<500 { Label(text: \"a\") } }"
        #expect(try !lastOutput([rows]) { $0.layoutSteps = 20_000 }.contains("error"))
        #expect(
            try lastOutput([rows]) { $0.layoutSteps = 600 }.contains("error: the layout was stopped after 600 steps")
        )
    }

    @Test func anEvaluationHasLimits() throws {
        let loop = { (count: Int) in "var n = 0; for i in 0..<\(count) { n += i }" }
        #expect(try !lastOutput([loop(100)]) { $0.steps = 5_000 }.contains("error"))
        #expect(try lastOutput([loop(5_000)]) { $0.steps = 5_000 }.contains("error: stopped after 5000 steps"))
        let calls = { (depth: Int) in "func f(_ n: Int) -> Int { n == 0 ? 0 : f(n - 1) }\nlet a = f(\(depth))" }
        #expect(try !lastOutput([calls(10)]) { $0.calls = 200 }.contains("error"))
        #expect(try lastOutput([calls(200)]) { $0.calls = 200 }.contains("nested more than 200 levels deep"))
        let array = { (count: Int) in "let a = Array(repeating: 0, count: \(count))" }
        #expect(try !lastOutput([array(50)]) { $0.count = 50 }.contains("error"))
        #expect(try lastOutput([array(51)]) { $0.count = 50 }.contains("more than 50 elements is too large"))
    }

    @Test(.merge) func anInputHasALimitOfBytes() throws {
        let text = { (bytes: Int) in "let a = \"" + String(repeating: "x", count: bytes - 10) + "\"" }
        let limit = SessionLimits.standard.inputBytes
        #expect(try !lastOutput([text(limit)]) { _ in }.contains("error"))
        #expect(
            try lastOutput([text(limit + 1)]) { _ in }.contains(
                "error: the input has 1000001 bytes; the limit is 1000000"
            )
        )
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
            #expect(error.contains("error: brackets are nested more than 200 levels deep"))
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
        #expect(tooDeep.contains("error: 30 is not run: scripts nest at most 20 deep"), "\(tooDeep)")
    }

    @Test func theNumberOfEditsForUndoHasALimit() throws {
        let edits = ["Spacer(1)", "inset 1", "inset 2", "inset 3"]
        #expect(try !lastOutput(edits + ["undo", "undo"]) { $0.undoneEdits = 2 }.contains("error"))
        #expect(try lastOutput(edits + ["undo", "undo", "undo"]) { $0.undoneEdits = 2 }.contains("nothing to undo"))
    }

    @Test func helpListsTheLimits() throws {
        let text = try session("help limits")
        for number in [
            "1 MiB", "64 MiB", "1,000,000 bytes", "200", "4,000", "2,000,000", "500,000", "20", "1,000", "10",
        ] {
            #expect(text.contains(number))
        }
    }
}
