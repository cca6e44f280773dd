import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// An edit changes a part of a document; the result equals a document that is read from its source.
@Suite struct RandomEditTests {
    @Test(arguments: 0..<TestTier.choice(fast: 1, merge: 5, all: 10)) func aRandomlyEditedDocumentEqualsOneMadeAnew(
        seed: Int
    ) throws {
        try onBigStack {
            var edits = try RandomEdits(seed: seed)
            for number in 0..<30 {
                let name = edits.step()
                let fresh = try Document(catalog: TestCatalog()).loading(ModuleText(edits.document.source)).document
                #expect(fresh.source == edits.document.source, "seed \(seed), edit \(number): \(name)")
                #expect(
                    fresh.withoutNumbers == edits.document.withoutNumbers,
                    "seed \(seed), edit \(number): \(name)"
                )
            }
        }
    }

    @Test func undoneAndRedoneEditsBringBackEverything() throws {
        try onBigStack {
            let session = Session.sharing(files: MemoryFiles())
            var states = [Self.state(of: session)]
            let lines =
                ["Column()"] + (0..<12).map { "Label(text: \"ä \($0)\")" }
                + ["inset 3", "select #2", "set text \"ö\"", "remove", "let title = \"x\"", "select #1", "box", "row"]
            for line in lines {
                let hasFailed = session.run(line: line).contains(where: \.isFailure)
                #expect(!hasFailed, "\(line)")
                // A move of the selection is no step.
                if !line.hasPrefix("select") { states.append(Self.state(of: session)) }
            }
            for state in states.dropLast().reversed() {
                _ = session.run(line: "undo")
                #expect(Self.state(of: session) == state)
            }
            for state in states.dropFirst() {
                _ = session.run(line: "redo")
                #expect(Self.state(of: session) == state)
            }
        }
    }

    private static func state(of session: Session) -> String {
        "\(session.document.withoutNumbers) \(session.document.outline.nodes.map(\.number))"
    }

    @Test func afterAResetNumbersBeginBehindThoseThatAreKept() throws {
        try onBigStack {
            let session = Session.sharing(files: MemoryFiles())
            for line in ["Column()", "Label(text: \"a\")", "reset all", "Row()"] { _ = session.run(line: line) }
            #expect(session.document.outline.rootNode?.number == 1)
            for line in ["Label(text: \"b\")", "reset", "Row()"] { _ = session.run(line: line) }
            #expect(session.document.outline.rootNode?.number == 1)
            let card = "struct Card: ProxyElement { var elementRepresentation: any Element { Label(text: \"c\") } }"
            for line in [card, "Card()", "reset", "Card()"] { _ = session.run(line: line) }
            #expect(session.document.outline.nodes.map(\.number) == [1])
        }
    }
}
