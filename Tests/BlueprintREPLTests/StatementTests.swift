import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Lines with an effect and without an element: a whole program can be typed.
@Suite struct StatementTests {
    private func outputs(_ lines: [String]) throws -> [[String]] {
        try onBigStack {
            let session = Session.sharing()
            return lines.map { session.run(line: $0).map(\.text.plain) }
        }
    }

    @Test func aLoopAddsUpAndPrintTells() throws {
        let outputs = try outputs([
            "var total = 0", "for number in 1...4 { total += number }", "total *= 2", "print(total)",
        ])
        #expect(outputs == [["total declared"], [], [], ["20"]])
    }

    @Test func aCallWhoseResultMayBeIgnoredIsKept() throws {
        let outputs = try outputs([
            "var letters = CharacterSet.decimalDigits", "letters.insert(\"-\")", "letters.contains(\"-\")",
            "letters.contains(\"+\")", "swift",
        ])
        #expect(outputs[1] == ["(inserted: true, memberAfterInsert: \"-\")"])
        #expect(outputs[2...3] == [["true"], ["false"]])
        #expect(outputs[4] == ["var letters = CharacterSet.decimalDigits\n\n_ = letters.insert(\"-\")"])
    }

    @Test func semicolonsSeparateStatements() throws {
        let outputs = try outputs([
            "var sizes = [1]; sizes.append(2); print(sizes)", "print(\"a;b\"); sizes = nothing; print(sizes)",
            "print(sizes)",
        ])
        #expect(outputs[0] == ["sizes declared", "[1, 2]"])
        #expect(outputs[1].count == 2)
        #expect(outputs[1].first == "a;b")
        #expect(outputs[1].last?.contains("cannot find 'nothing' in scope") == true)
        #expect(outputs[1].last?.hasPrefix("error") == true)
        #expect(outputs[2] == ["[1, 2]"])
    }

    @Test func semicolonsSeparateStatementsInScriptsAndTranscriptsToo() throws {
        let files = MemoryFiles(["a.bp": "var gap = 1; gap += 2; print(gap)"])
        let outputs = try run(
            ["source a.bp", "gap += 1; print(gap)", "record s.md", "print(gap); nothing()"],
            files: files
        )
        #expect(outputs[0].hasSuffix("3"))
        #expect(outputs[1] == "4")
        let transcript = files.texts["s.md"] ?? ""
        #expect(transcript.contains("> gap += 1; print(gap)\n4\n"), "\(transcript)")
        #expect(
            transcript.contains("> print(gap); nothing()\n4\nerror: cannot find 'nothing' in scope"),
            "\(transcript)"
        )
        let errors = try onBigStack {
            let session = Session.sharing()
            let errors = ConfigScript("let gap = 4; let other = gap", path: "config").run(in: session)
            return errors.map(\.text.plain) + session.run(line: "print(other)").map(\.text.plain)
        }
        #expect(errors == ["4"])
    }

    @Test func whatWasPrintedIsNotPrintedAgain() throws {
        let outputs = try outputs(["print(\"one\")", "let gap = 8", "print(\"two\", gap)", "Label(text: \"a\")"])
        #expect(outputs[0] == ["one"])
        #expect(outputs[1] == ["gap declared"])
        #expect(outputs[2] == ["two 8"])
        #expect(outputs[3].first?.hasPrefix("Label #1 is the root") == true)
    }

    @Test func aCallThatGivesAValueAnswersIt() throws {
        let outputs = try outputs([
            "struct Stack { var items = [1, 2]; mutating func pop() -> Int? { items.popLast() } }",
            "var stack = Stack()", "stack.pop()", "stack.pop()", "print(stack.items.count)",
        ])
        #expect(outputs[2...].map { $0 } == [["Optional(2)"], ["Optional(1)"], ["0"]])
    }

    @Test func statementsStandBeforeTheElement() throws {
        let source = try onBigStack {
            let session = Session.sharing()
            for line in ["var name = \"a\"", "Label(text: name)", "name += \"b\"", "print(name)"] {
                _ = session.run(line: line)
            }
            return session.document.source
        }
        #expect(source == "var name = \"a\"\n\nname += \"b\"\n\nprint(name)\n\nLabel(text: name)")
    }

    @Test func aStatementIsUndone() throws {
        let outputs = try outputs(["var gap = 1", "gap += 1", "undo", "print(gap)"])
        #expect(outputs[3] == ["1"])
    }

    @Test func whatGoesWrongChangesNothing() throws {
        let outputs = try outputs(["var gap = 1", "gap += \"a\"", "print(gap)"])
        #expect(outputs[1].first?.hasPrefix("error: ") == true)
        #expect(outputs[2] == ["1"])
    }

    @Test func aDeclaredFunctionThatMakesAnElementIsNoStatement() throws {
        let outputs = try outputs(["func card() -> Element { Label(text: \"a\") }", "card()"])
        #expect(outputs[1].first?.contains("is the root") == true)
    }

    @Test func functionsOfOneNameStandBesideEachOther() throws {
        let outputs = try outputs([
            "func area(side: Int) -> Int { side * side }",
            "func area(width: Int, height: Int) -> Int { width * height }",
            "print(area(side: 3), area(width: 2, height: 5))", "func area(side: Int) -> Int { side }",
            "print(area(side: 3))",
        ])
        #expect(outputs[1] == ["area declared"])
        #expect(outputs[2] == ["9 10"])
        // The earlier statements run again with the new function, and print another result.
        #expect(outputs[3] == ["3 10", "area redeclared"])
        #expect(outputs[4] == ["3"])
    }

    @Test func aNameThatIsACommandIsAssignedTo() throws {
        let outputs = try outputs(["var key = 1", "key = 5", "print(key)"])
        #expect(outputs[2] == ["5"])
    }

    @Test func whatAnUndoneStatementPrintedIsPrintedAgain() throws {
        let texts = try run(["print(\"a\")", "undo", "print(\"a\")", "print(\"b\")", "undo", "redo", "print(\"b\")"])
        #expect(texts == ["a", "undid: print(\"a\")", "a", "b", "undid: print(\"b\")", "redid: print(\"b\")", "b"])
    }
}
