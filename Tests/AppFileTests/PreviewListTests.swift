import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The list of previews, and the names of those that have none.
@Suite struct PreviewListTests {
    /// Returns what lines print behind the previews of files, which all are drawn.
    private func run(_ files: KeyValuePairs<String, String>, after lines: [String]) throws -> [String] {
        try onBigStack {
            var outputs: [Output] = []
            var runner = ScriptRunner.sharing()
            runner.linesAfter = lines
            let report = runner.run(ModuleText(files.map { .init($0, $1) })) { outputs.append($0) }
            #expect(report.passed)
            return outputs.map(\.text.plain)
        }
    }

    @Test(
        "Places without room are listed without their folders, so that the sizes are seen",
        arguments: [
            ("Sources/App", "Sources/App/Row.swift:1"),
            ("Sources/App/Features/Settings/Components/Rows/Accessories/Toggles/Switches", "Row.swift:1"),
        ]
    )
    func longPlaces(folder: String, place: String) throws {
        let preview = "#Preview(\"a\", traits: .fixedLayout(width: 10, height: 16)) { Label(text: \"a\") }\n"
        let printed = try run(
            ["\(folder)/Row.swift": preview, "\(folder)/Z.swift": "let z = 1\n"],
            after: ["previews"]
        )
        #expect(printed.last == "1  a  \(place)  10×16")
    }

    @Test("A title without room is cut, so that the sizes are seen")
    func longTitles() throws {
        let title = String(repeating: "long title ", count: 8)
        let preview = "#Preview(\"\(title)\", traits: .fixedLayout(width: 10, height: 16)) { Label(text: \"a\") }\n"
        let printed = try run(["Row.swift": preview], after: ["previews"]).last ?? ""
        #expect(printed.hasSuffix("…  Row.swift:1  10×16"), "\(printed)")
    }

    @Test("A preview may name generic arguments, and its element can be edited")
    func genericArguments() throws {
        let choice = """
            struct Choice<Value>: ProxyElement {
                var value: Value
                var title = "t"
                var elementRepresentation: any Element { Label(text: title).inset(uniform: 4) }
            }
            #Preview(traits: .sizeThatFitsLayout) { Choice<Int>(value: 1) }

            """
        let lines = ["preview 1", "set #1 title \"ab\"", "inset 4", "swift"]
        let text = try run(["choice.swift": choice], after: lines).joined(separator: "\n")
        #expect(text.contains("Choice #1 is the root: preview \"Choice\", 16×24"), "\(text)")
        #expect(text.hasSuffix("\nChoice<Int>(value: 1, title: \"ab\")\n    .inset(uniform: 4)"), "\(text)")
    }

    @Test("Completion offers the numbers of previews that share a name")
    func completions() throws {
        let (words, quoted) = try onBigStack {
            let session = Session.sharing()
            for name in ["one", "wide", "One", "two parts"] {
                _ = session.run(line: "#Preview(\"\(name)\") { Label(text: \"\(name)\") }")
            }
            let lines = ["preview ", "preview \"w"]
            let found = lines.map { session.completer.completions(of: $0, cursor: $0.count).candidates.map(\.word) }
            return (found[0], found[1])
        }
        #expect(words.sorted() == ["\"two parts\"", "1", "3", "wide"])
        #expect(quoted == ["\"wide\""])
    }
}
