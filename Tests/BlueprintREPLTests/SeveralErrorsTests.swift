import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// A source with several errors says the first three.
@Suite struct SeveralErrorsTests {
    private static let labels = "Row { Label(text: 1); Label(txt: \"\"); Label(text: 2); Label(text: 3) }"

    @Test func theFirstThreeAreSaidInOrder() throws {
        let said = """
            error: cannot convert value of type 'Int' to expected argument type 'String'
              Row { Label(text: 1); Label(txt: ""); Label(text: 2); Label(text: 3) }
                                ^
              the value is a text, such as "Hello"
            error: incorrect argument label in call (have 'txt:', expected 'text:')
              Row { Label(text: 1); Label(txt: ""); Label(text: 2); Label(text: 3) }
                                    ^
              did you mean text?
            error: cannot convert value of type 'Int' to expected argument type 'String'
              Row { Label(text: 1); Label(txt: ""); Label(text: 2); Label(text: 3) }
                                                                ^
            and 1 more error
            """
        #expect(try lastOutput(Self.labels) == said)
    }

    @Test("a mistake in a type is refused again when its types are known from before")
    func refusedAgain() throws {
        let line = "class A { func f() { let x = 3; x = 4 } }"
        let message = "cannot assign to value: 'x' is a 'let' constant"
        #expect(try run([line, line, "print(1)", line]).filter { $0.contains(message) }.count == 3)
        try onBigStack {
            var printed: [String] = []
            _ = ScriptRunner.sharing().run(line + "\nA().f()\n", name: "a.swift") { printed.append($0.text.plain) }
            #expect(printed.first?.contains(message) == true, "\(printed)")
        }
    }

    @Test("what follows from an unknown type is not said")
    func unknownType() throws {
        let printed = try lastOutput(
            "struct Card: ProxyElement { var title: String; var mood: Mood = .calm;"
                + " var elementRepresentation: any Element { Label(text: title) } }"
        )
        #expect(printed.contains("cannot find type 'Mood' in scope"), "\(printed)")
        #expect(printed.components(separatedBy: "error: ").count == 2, "\(printed)")
    }

    @Test(
        "what follows from an unknown name or type is not said",
        arguments: [
            "var a: Missing? { nil }", "var a: Missing? = nil", "func f() -> [Missing] { [] }",
            "func f() -> Missing { .init() }", "let a: Missing = .first(2)",
            "func f(_ flag: Bool) -> Missing? { flag ? nil : .none }",
            "let a: Int = { var e = Missing(); e.mode = .wide; e.size = nil; return 1 }()",
            "let a = missing(true ? 1 : 0.4)", "let a = missing.opacity(true ? 1 : 0.4)",
            "let a = missing(true ? nil : 3, [1, 0.5])", "let a = 3.missing(true ? nil : 3, [0.5, 1])",
        ]
    )
    func unknownName(line: String) throws {
        let printed = try lastOutput(line)
        #expect(printed.components(separatedBy: "error: ").count == 2, "\(printed)")
        #expect(printed.lowercased().contains("missing"), "\(printed)")
    }

    @Test func twoAreSaidWithoutMore() throws {
        let text = try lastOutput("Column { Label(text: 1); Label(txt: \"a\") }")
        #expect(text.components(separatedBy: "error: ").count == 3)
        #expect(!text.contains("more error"))
    }

    @Test func aFileSaysItsLines() throws {
        let files = MemoryFiles(["a.swift": "let a: Int = \"x\"\nlet b: String = 5\nLabel(text: \"a\")\n"])
        let text = try lastOutput("load a.swift", files: files)
        #expect(text.contains("line 1 of a.swift: let a: Int = \"x\""))
        #expect(text.contains("line 2 of a.swift: let b: String = 5"))
    }

    @Test("JSON of an error in code of the document has the line that failed, and the calls")
    func failedLines() throws {
        let type = """
            struct Card: ProxyElement {
                var names: [String]
                func first() -> String { names[3] }
                var elementRepresentation: Element { Label(text: first()) }
            }
            """
        let json = try onBigStack {
            let session = Session.sharing()
            _ = session.run(line: type)
            return session.run(line: "Card(names: [])").first?.json?.text ?? ""
        }
        #expect(json.contains(#""source":{"of":"the document","line":3,"column":"#), "\(json)")
        #expect(json.contains(#""text":"    func first() -> String { names[3] }"}"#), "\(json)")
        #expect(json.contains(#""calls":["in Card.first(), called at document:4"#), "\(json)")
    }

    @Test func jsonHasThem() throws {
        let json = try onBigStack { Session.sharing().run(line: Self.labels).first?.json?.text ?? "" }
        let others = """
            "others":[{"error":"incorrect argument label in call (have 'txt:', expected 'text:')",\
            "code":"labels","fix":"did you mean text?","names":["text"],"line":1,"column":23},\
            {"error":"cannot convert value of type 'Int' to expected argument type 'String'",\
            "code":"conversion","line":1,"column":51}],"omitted":1}
            """
        #expect(json.hasSuffix(others), "\(json)")
    }
}
