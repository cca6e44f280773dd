import BlueprintREPL
import TestSessions
import Testing

/// An expression that is not an element prints its value, and the document does not change.
@Suite struct AnswerTests {
    private static let start = [
        "struct Theme { var padding: CGFloat = 8; static let gap = 4; static var count = 0 }", "let theme = Theme()",
        "let names = [\"b\", \"a\"]", "var key = 3", "func double(_ number: Int) -> Int { number * 2 }",
        "let title = Label(text: \"t\")", "title",
    ]

    @Test(
        arguments: [
            ("2 + 3", "5"), ("\"a\".uppercased()", "\"A\""), ("theme.padding * 2", "16.0"),
            ("Label(text: \"x\").text", "\"x\""),
            ("key", nil), ("key * 2", "6"), ("key == 3", "true"), ("names.sorted()", "[\"a\", \"b\"]"),
            ("names", "[\"b\", \"a\"]"),
            ("double(4)", "8"), ("Theme.gap + 1", "5"), ("names.first ?? \"none\"", "\"b\""),
            ("(1, \"a\")", "(1, \"a\")"),
            ("CGSize(width: 3, height: 4)", "CGSize(width: 3.0, height: 4.0)"), ("max(1, 2)", "2"), ("true", "true"),
            ("-1", "-1"),
            ("[1, 2].map { $0 * 2 }", "[2, 4]"), ("key > 2 ? \"big\" : \"small\"", "\"big\""), ("1...3", "1...3"),
            ("[\"a\": 1][\"a\"] ?? 0", "1"),
            ("theme", "Theme(padding: 8.0)"), ("String(format: \"%.2f\", 1.5)", "\"1.50\""),
            ("[Label(text: \"a\"), title]", "[Label, Label]"), ("title.text", "\"t\""),
        ] as [(String, String?)]
    )
    func aValueIsAnswered(_ line: String, _ answer: String?) throws {
        let printed = try run(Self.start + ["swift", line, "swift"])
        if let answer { #expect(printed[printed.count - 2] == answer) }
        #expect(printed[printed.count - 3] == printed.last)
    }

    @Test func whatChangesAVariableBelongsToTheDocument() throws {
        let printed = try run([
            "var names = [\"a\", \"b\"]", "names.removeLast()", "names", "struct Counter { static var count = 0 }",
            "func next() -> Int { Counter.count += 1; return Counter.count }", "next()", "next()",
            "final class Box { var value = 1; func raise() -> Int { value += 1; return value } }", "let box1 = Box()",
            "box1.raise()", "box1.raise()",
        ])
        #expect(printed[1] == "\"b\"")
        #expect(printed[2] == "[\"a\"]")
        #expect([printed[5], printed[6], printed[9], printed[10]] == ["1", "2", "2", "3"])
    }

    @Test("print takes a subscript of an own name as Swift, and one of a type as a reference")
    func printedSubscripts() throws {
        let printed = try run([
            "struct Item { var name: String }", "let items = [Item(name: \"a\")]", "Column { Label(text: \"b\") }",
            "print items[0].name", "print Label[0].text",
        ])
        #expect(printed.suffix(2) == ["\"a\"", "\"b\""], "\(printed)")
    }

    @Test func elementsKeepTheirMeaning() throws {
        let printed = try run([
            "let title = Label(text: \"t\")", "func card() -> Element { title }", "Column()", "title", "card()",
        ])
        #expect(printed[3].hasPrefix("Label #2 added to Column #1"))
        #expect(printed[4].contains("added to Column #1 (2 of 2)"))
    }

    @Test func whatAnExpressionPrintsIsPrinted() throws {
        let printed = try run(["func noisy() -> Int { print(\"working\"); return 1 }", "noisy()", "noisy() + 1"])
        #expect(printed[1] == "working\n1")
        #expect(printed[2] == "working\n2")
    }

    @Test func errorsPointAtWhatWasTyped() throws {
        #expect(
            try lastOutput("let a = 1", "a + wrong") == """
                error: cannot find 'wrong' in scope
                  a + wrong
                      ^
                  declare it with 'let wrong = …'
                """
        )
        #expect(try lastOutput("let a = 1", "a.size").contains("value of type 'Int' has no member 'size'"))
        #expect(try lastOutput("[1][4]").hasPrefix("error: "))
        #expect(try lastOutput("let list = [MarketLabel(1)]").contains("try: stub MarketLabel 96x16"))
        #expect(try lastOutput("MarketLabel(text: \"a\").text").contains("try: stub MarketLabel 96x16"))
    }
}
