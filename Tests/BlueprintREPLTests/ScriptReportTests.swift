import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// The report of a run of scripts besides its output: places, JSON and counts.
@Suite struct ScriptReportTests {
    @Test func aFailureInASourcedScriptHasItsOwnPlace() throws {
        let files = MemoryFiles(["inner.bp": "Label(text: \"a\")\n\nexpect views 5\n"])
        let outputs = try run("source inner.bp\nexpect views 6\n", files: files)
        #expect(outputs.map(\.text.plain).contains { $0.hasPrefix("inner.bp:3:1: error: expected views 5") })
        #expect(outputs.compactMap(\.json).contains { "\($0)".contains("inner.bp") })
        #expect(outputs.map(\.text.plain).contains { $0.hasPrefix("t.bp:2:1: error: expected views 6") })
    }

    @Test func theLineOfAnErrorIsNotWrapped() throws {
        let name = String(repeating: "long", count: 20)
        let first = try #require(try run("Label(text: \(name))\n").first).text.plain
        #expect(first.hasPrefix("t.bp:1:13: error: cannot find '\(name)' in scope\n"))
    }

    @Test func resultsInJSONHaveTheirPlaces() throws {
        let json = try run("print(\"hi\")\nLabel(text: \"a\")\ntree\nexpect views 2\n").compactMap {
            $0.json.map(Self.text)
        }
        #expect(json[0] == #"{"version":3,"printed":"hi","file":"t.bp","line":1}"#)
        #expect(json[1].hasPrefix(#"{"version":3,"command":"tree","file":"t.bp","line":3,"#))
        #expect(json[2].contains(#""kind":"expectation""#) && json[2].contains(#""line":4"#))
        #expect(json.count == 3)
    }

    @Test func linesOfTheCommandLineFollowAScript() throws {
        var runner = ScriptRunner.sharing()
        runner.linesAfter = ["expect views 1", "expect views 2"]
        let outputs = try run("Label(text: \"a\")\n", runner)
        #expect(outputs.count == 2)
        #expect(outputs[1].text.plain.hasPrefix("<command line>:2:1: error: expected views 2"))
    }

    @Test(
        "the last line counts",
        arguments: [
            (0, 0, 0, 1, nil), (3, 0, 0, 1, "3 expectations hold"), (1, 1, 1, 1, "1 of 1 expectation does not hold"),
            (12, 2, 3, 3, "3 files: 2 of 12 expectations do not hold, 1 error; nothing after an error was run"),
            (0, 0, 1, 2, "2 files: 1 error"),
        ] as [(Int, Int, Int, Int, String?)]
    )
    func summary(_ expected: Int, _ unmet: Int, _ failed: Int, _ files: Int, _ line: String?) {
        var report = ScriptRunner.Report(failureCount: failed)
        (report.expectationCount, report.unmetCount) = (expected, unmet)
        #expect(ScriptSummary(report: report, scriptCount: files).output?.text.plain == line)
    }

    private func run(
        _ text: String,
        _ runner: ScriptRunner = ScriptRunner.sharing(),
        files: any SessionFiles = NoFiles()
    )
        throws
        -> [Output]
    {
        var runner = runner
        runner.files = files
        return try onBigStack {
            var outputs: [Output] = []
            _ = runner.run(text, name: "t.bp") { outputs.append($0) }
            return outputs
        }
    }

    private static func text(_ json: JSONValue) -> String {
        var text = ""
        json.write { text += $0 }
        return text
    }
}
