import SwiftInterpreter
import Testing

@Suite struct NativeTests {
    @Test(arguments: [
        ("Text(\"a\")", "Text(a,16,black)"), ("Text(\"a\", size: 20)", "Text(a,20,black)"),
        ("Text(\"a\").padded()", "Pad(8,Text(a,16,black))"),
        ("Text(\"a\").padded(4).padded(across: 1, down: 2)", "Pad(3,Pad(4,Text(a,16,black)))"),
        ("Text(\"a\") { $0.colour = .blue; $0.size = 9 }", "Text(a,9,blue)"),
        ("Text(\"a\") { t in t.size += 2 }", "Text(a,18,black)"),
        ("Text(\"a\") { t in\n t.grow(by: 2)\n t.colour = .blue.lighter() }", "Text(a,18,mixed(0.5))"),
        ("Text(\"a\") { $0.colour = .mixed(1) }", "Text(a,16,mixed(1.0))"),
        ("var t = Text(\"a\"); t.size = 3; t", "Text(a,3,black)"),
        ("Pad(2, wrapping: Text(\"b\"))", "Pad(2,Text(b,16,black))"),
        ("Pad(2, wrapping: Text(\"b\")).wrapped", "Text(b,16,black)"),
        (
            "Stack(.across, gap: 4) { Text(\"a\"); Text(\"b\").padded() }",
            "Stack(across,4,[Text(a,16,black) Pad(8,Text(b,16,black))])"
        ),
        (
            "Stack { if 1 > 2 { Text(\"a\") } else { Text(\"b\") }; for i in 0..<2 { Text(\"\\(i)\") } }",
            "Stack(down,0,[Text(b,16,black) Text(0,16,black) Text(1,16,black)])"
        ),
        (
            "Stack { let t = \"x\"; Text(t); [Text(\"y\")]; let m: Int? = nil; if let n = m { Text(\"\\(n)\") } }",
            "Stack(down,0,[Text(x,16,black) Text(y,16,black)])"
        ),
        (
            "Stack { switch 2 { case 1: Text(\"one\"); default: Text(\"other\") } }",
            "Stack(down,0,[Text(other,16,black)])"
        ),
        (
            "func card(_ s: String) -> Shape { Text(s).padded() }; card(\"q\").padded(1)",
            "Pad(1,Pad(8,Text(q,16,black)))"
        ),
        (
            "extension Shape { func card() -> any Shape { padded(2).padded(3) } }; Text(\"a\").card()",
            "Pad(3,Pad(2,Text(a,16,black)))"
        ),
        ("struct T: Drawing { var s: String; var body: Shape { Text(s) } }; T(s: \"k\")", "T[Text(k,16,black)]"),
        (
            "struct T: Drawing { var body: any Shape { Stack { Text(\"in\") } } }; T().padded()",
            "Pad(8,T[Stack(down,0,[Text(in,16,black)])])"
        ),
        (
            "struct C: Drawing { @ShapeBuilder<Shape> var inside: () -> [Shape]; var body: Shape { Stack { inside() } } }; C { Text(\"a\"); Text(\"b\") }",
            "C[Stack(down,0,[Text(a,16,black) Text(b,16,black)])]"
        ),
        (
            "@ShapeBuilder<Shape> func rows() -> [Shape] { Text(\"1\"); if true { Text(\"2\") } }; Stack { rows() }",
            "Stack(down,0,[Text(1,16,black) Text(2,16,black)])"
        ),
        ("Stack { [\"a\", \"b\"].map { Text($0) } }", "Stack(down,0,[Text(a,16,black) Text(b,16,black)])"),
        ("let t: Shape = true ? Text(\"a\").padded() : Text(\"b\"); t", "Pad(8,Text(a,16,black))"),
        ("let d: Stack.Direction = .across; Stack(d) { }", "Stack(across,0,[])"),
        ("Stack(true ? .across : .down) { }", "Stack(across,0,[])"),
        ("extension Colour { static let brand = Colour.blue }; Text(\"a\") { $0.colour = .brand }", "Text(a,16,blue)"),
        ("let size = 12.0; Text(\"a\", size: size * 2)", "Text(a,24,black)"),
        ("Text(\"a\", size: 10 / 4 * 2)", "Text(a,5,black)"),
        ("import Shapes\nText(\"a\")\n    .padded()\n    // comment\n    .padded(1)", "Pad(1,Pad(8,Text(a,16,black)))"),
    ])
    func drawings(source: String, expected: String) throws {
        #expect(try drawn(source) == expected)
    }

    @Test func callsAreTaggedWithTheirLocation() throws {
        #expect(
            try drawn("Stack { Text(\"a\").padded(1) }", tags: true)
                == "Stack(down,0,[Pad(1,Text(a,16,black)@8)@18])@0"
        )
        #expect(
            try drawn("struct T: Drawing { var body: Shape { Text(\"k\") } }; T()", tags: true)
                == "T[Text(k,16,black)@38]@53"
        )
    }

    @Test(arguments: [
        ("measured { $0 / 4 }", "2.5"), ("measured { w in w + 1 }", "11"),
        ("Settings { config in config[\\.colour] = .blue }.count", "1"),
        ("let s = Screen(); s.colour = .blue; s.colour == .blue", "true"),
        ("let c = switch Colour.mixed(3) { case .mixed(let x): x; default: 0 }; c", "3"),
        ("let c = switch Colour.blue { case .black: 1; case .blue: 2; default: 3 }; c", "2"),
        ("Colour.blue == .blue", "true"), ("Text(\"a\") == Text(\"a\")", "true"),
        ("[Text(\"a\"), Text(\"b\")].map(\\.text)", "[\"a\", \"b\"]"),
        ("Text(\"a\") is Shape", "true"), ("(Text(\"a\") as? Pad) == nil", "true"),
        ("let t: Text? = Text(\"a\"); t?.size", "Optional(16)"),
    ])
    func nativeValues(source: String, expected: String) throws {
        #expect(try evaluated(source) == expected)
    }

    @Test func errorsInLaterCallbacksAreRecorded() throws {
        let interpreter = Interpreter(table: shapes())
        #expect(
            try interpreter.value(of: "measured { x in let a = [1.0]; return a[3] }", fileName: "late").debugDescription
                == "-1"
        )
        let errors = interpreter.takeDeferredErrors()
        #expect(errors.map(\.message) == ["index out of range: 3 is not in 0..<1"])
        #expect(errors.first?.column == 41)
        #expect(interpreter.takeDeferredErrors().isEmpty)
    }

    @Test func registrationsHaveNoProblems() {
        #expect(shapes().problems.isEmpty)
    }
}
