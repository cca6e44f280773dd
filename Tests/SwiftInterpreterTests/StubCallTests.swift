import SwiftInterpreter
import Testing

/// Calls of stubs, whose parameters only the app knows.
@Suite struct StubCallTests {
    private func interpreter() throws -> Interpreter {
        let interpreter = Interpreter(table: shapes())
        try interpreter.declareStubs(
            "struct Card: Drawing { var children: [any Shape]; var body: any Shape { Stack { children } } }",
            fileName: "stub Card"
        )
        try interpreter.declareStubs(
            "struct Badge: Drawing { var body: any Shape { Text(\"badge\") } }",
            fileName: "stub Badge"
        )
        return interpreter
    }

    @Test(arguments: [
        ("Card()", "Card[Stack(down,0,[])]"),
        ("Card { Text(\"a\"); Text(\"b\") }", "Card[Stack(down,0,[Text(a,16,black) Text(b,16,black)])]"),
        ("Card(title: \"t\", top: Text(\"a\"), gap: 3)", "Card[Stack(down,0,[Text(a,16,black)])]"),
        ("Card(all: [Text(\"a\"), Text(\"b\")])", "Card[Stack(down,0,[Text(a,16,black) Text(b,16,black)])]"),
        ("let t: Text? = Text(\"a\"); Card(t, nil)", "Card[Stack(down,0,[Text(a,16,black)])]"),
        ("Card { if 1 < 2 { Badge(kind: .round) } }", "Card[Stack(down,0,[Badge[Text(badge,16,black)]])]"),
        ("Card(style: \\.text, size: .large) { Text(\"a\") }", "Card[Stack(down,0,[Text(a,16,black)])]"),
        ("Card(onTap: { x in fatalError() }, Text(\"a\"))", "Card[Stack(down,0,[Text(a,16,black)])]"),
        ("Badge(Text(\"a\")) { Text(\"b\") }", "Badge[Text(badge,16,black)]"),
    ])
    func childrenAreCollected(source: String, drawing: String) throws {
        let interpreter = try interpreter()
        let value = try interpreter.value(of: source, fileName: "test")
        let summary = try interpreter.convert(value, to: (any Shape).self).summary
        #expect(summary.replacing(#/@\d+/#, with: "") == drawing)
        #expect(interpreter.takeDeferredErrors().isEmpty)
    }

    @Test func argumentsAreEvaluatedInOrder() throws {
        let source = "func note(_ n: Int) -> Int { print(n); return n }; Badge(a: note(1), b: note(2), c: note(3))"
        let interpreter = try interpreter()
        try interpreter.evaluate(source, fileName: "test")
        #expect(interpreter.takePrintedLines() == ["1", "2", "3"])
    }

    @Test(arguments: [
        ("Badge(a: 1 + \"b\")", "binary operator '+' cannot be applied to operands of type 'Int' and 'String'"),
        (
            "Card { Text(\"a\", sise: 3) }",
            "incorrect argument label in call (have '_:sise:', expected '_:size:')"
        ),
        ("Card(a: [1][1])", "index out of range: 1 is not in 0..<1"),
    ])
    func mistakesInArgumentsAreFound(source: String, message: String) throws {
        let interpreter = try interpreter()
        let error = #expect(throws: Diagnostic.self) { try interpreter.evaluate(source, fileName: "test") }
        #expect(error?.message == message)
    }

    @Test func aLaterSourceMayDeclareTheType() throws {
        let interpreter = try interpreter()
        try interpreter.evaluate("struct Badge { var n: Int }", fileName: "1")
        #expect(try interpreter.value(of: "Badge(n: 4).n", fileName: "2").debugDescription == "4")
        #expect(throws: Diagnostic.self) { try interpreter.evaluate("Badge(a: 1)", fileName: "3") }
    }
}
