import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Scripts that run while their lines arrive.
@Suite("Scripts whose lines arrive one after another")
struct ScriptStreamTests {
    private struct Broken: Error {}

    /// Returns the outputs before each line was read, in a list with an entry for each line and one for the end.
    private func outputs(_ lines: [String], keepsGoing: Bool = false, isBroken: Bool = false) throws -> [String] {
        try onBigStack {
            var printed: [String] = []
            var heard = ""
            var rest = lines[...]
            do {
                _ = try ScriptRunner.sharing(keepsGoing: keepsGoing).run(
                    lines: {
                        printed.append(heard)
                        heard = ""
                        if rest.isEmpty, isBroken { throw Broken() }
                        return rest.popFirst()
                    },
                    name: "in",
                    emit: { heard += $0.text.plain + "\n" }
                )
            } catch {
                heard += "broken\n"
            }
            return Array((printed + [heard]).dropFirst())
        }
    }

    @Test("A line runs before the next one is read")
    func atOnce() throws {
        let printed = try outputs(["Label(text: \"a\")", "expect views 1", "swift", "nonsense", "swift"])
        #expect(printed.count == 4)
        #expect(printed[0].hasPrefix("Label #1 is the root"))
        #expect(printed[2] == "Label(text: \"a\")\n")
        #expect(printed[3].hasPrefix("in:4:1: error: there is no command 'nonsense'"))
    }

    @Test("An input of several lines runs at its last line; one that can go on waits for the next line")
    func severalLines() throws {
        let printed = try outputs(["Row {", "  Label(text: \"a\")", "}", "let x = 1", "", "print(x)", "quit"])
        #expect(printed.prefix(2) == ["", ""])
        #expect(printed[2].hasPrefix("Row #1 is the root"))
        #expect(printed[3] == "")
        #expect(printed[4].hasPrefix("x declared"))
        #expect(printed[5].hasPrefix("1\n"))
    }

    @Test("A script with the same lines has the same outputs")
    func sameAsFile() throws {
        let texts = [
            "#!/usr/bin/env blueprint\nlet x = 1\nif x == 1 { print(1) }\nelse { print(2) }\n\nLabel(text: \"a\")\ninset 4\n",
            "Column()\nexpect views 3\nLabl(text: \"a\")\nLabel(text: \"b\")\n",
            "struct A {}\n",
            "let b = B()\nstruct B { var c: Cat }",
            "let a = A()\nframes\nstruct A {}",
            "print(\"a\", terminator: \"\")\nlet y = z\n",
            "print(twice(2), House(owner: Person()))\nstruct House { var owner: Person }\nstruct Person { var h: [House] = [] }\n"
                + "func twice(_ number: Int) -> Int { number * 2 }\nprint(twice(4))\n",
        ]
        for text in texts {
            for keepsGoing in [false, true] {
                var whole = ""
                let report = try onBigStack {
                    ScriptRunner.sharing(keepsGoing: keepsGoing).run(text, name: "in") { whole += $0.text.plain + "\n" }
                }
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if lines.last == "" { lines.removeLast() }
                #expect(try outputs(lines, keepsGoing: keepsGoing).joined() == whole, "\(text) \(report)")
            }
        }
    }

    @Test("An input waits for a declaration below it, with the inputs after it, up to the first command")
    func waiting() throws {
        let printed = try outputs([
            "print(two())", "print(3)", "func two() -> Int { 2 }", "print(4)", "print(five())", "tree",
        ])
        #expect(printed.prefix(4) == ["", "", "2\n3\ntwo declared\n", "4\n"])
        #expect(printed[4] == "")
        #expect(printed[5].hasPrefix("in:5:7: error: cannot find 'five' in scope"))
    }

    @Test("Inputs that wait without end run with their error")
    func waitingWithoutEnd() throws {
        let printed = try outputs(["print(two())"] + Array(repeating: "print(3)", count: 2_000))
        let error = printed.firstIndex { $0.contains("error: cannot find 'two' in scope") }
        #expect(try #require(error) == 1_000)
        #expect(printed.count == 1_001)
    }

    @Test("The lines before a fault have run")
    func fault() throws {
        let printed = try outputs(["Label(text: \"a\")", "let x = y"], isBroken: true)
        #expect(printed[0].hasPrefix("Label #1 is the root"))
        #expect(printed[2].contains("in:2:9: error: cannot find 'y' in scope"))
        #expect(printed[2].hasSuffix("broken\n"))
    }
}
