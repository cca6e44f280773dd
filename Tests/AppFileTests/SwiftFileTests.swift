import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// A Swift file that `run` is given is read as a whole, as the compiler reads it.
@Suite("Swift files as scripts")
struct SwiftFileTests {
    private func run(_ text: String, name: String = "a.swift") throws -> (printed: [String], passed: Bool) {
        try onBigStack {
            var printed: [String] = []
            let report = ScriptRunner.sharing().run(text, name: name) { printed.append($0.text.plain) }
            return (printed, report.passed)
        }
    }

    @Test("It prints what the program prints, and nothing else")
    func output() throws {
        let text = """
            struct Card
            {
                let owner: Owner
            }

            print(Card(owner: Owner(name: "Ada")).owner.greeting)
            var counts: [String: Int] = [:]
            counts["a", default: 0] += 1
            counts["b"]? += 1
            print(counts)

            extension Owner
            {
                var greeting: String { "Hello, \\(name)" }
            }

            struct Owner
            {
                var name: String
            }
            """
        #expect(try run(text).printed == ["Hello, Ada", "[\"a\": 1]"])
        #expect(try run(text).passed)
        // As lines, the first one is no complete declaration.
        #expect(try !run(text, name: "a.blueprint").passed)
    }

    @Test("It ends with the drawing of its element, and says which views there are")
    func drawing() throws {
        let text = "let title = \"Hi\"\nprint(title)\nRow { Label(text: title) }\n    .inset(uniform: 8)\n"
        let printed = try run(text).printed
        try #require(printed.count == 3)
        #expect(printed[0] == "Hi")
        #expect(printed[1] == "views: created 1 (v2 UILabel)")
        #expect(printed[2].contains("Inset >#3<"))
    }

    @Test("Its errors have their places in the file, the first three of them")
    func errors() throws {
        let text = "func f() {\n    let x: Int = \"a\"\n    print(y)\n}\nlet view = BlueprintView(element: Missing())\n"
        let result = try run(text)
        #expect(!result.passed)
        #expect(result.printed.count == 1)
        for place in ["a.swift:2:18: error:", "a.swift:3:11: error:", "a.swift:5:35: error:"] {
            #expect(result.printed.first?.contains(place) == true, "\(result.printed)")
        }
        let trapped = try run("print(1)\nfatalError(\"no\")\n").printed
        #expect(trapped.first == "1")
        #expect(trapped.last?.hasPrefix("a.swift:2:1: error:") == true)
    }

    @Test(
        "A call that gives nothing is a statement, whatever it is called on",
        arguments: [
            "var column = Column()\ncolumn.add(child: Empty())",
            "var column = Column()\ncolumn.addFixed(key: 1, child: Spacer(4))\ncolumn.addFlexible(child: Spacer(4))",
            "var row = GridRow()\nrow.add(width: .absolute(1), child: Empty())",
            "var stack = EqualStack(direction: .vertical)\nstack.add(child: Empty())",
            "var control = SegmentedControl()\ncontrol.appendItem(title: \"b\", onSelect: {})",
            "let box = UIView()\nUIView.transition(with: box, duration: 1, animations: { box.isHidden = true })",
        ]
    )
    func statement(_ text: String) throws {
        let result = try run(text + "\nprint(\"end\")\n")
        #expect(result.printed.first == "end", "\(result.printed)")
        #expect(result.passed)
    }

    @Test("A modifier that is called on a variable makes the element of the file")
    func modified() throws {
        let printed = try run("let label = Label(text: \"Hi\")\nlabel.inset(uniform: 8)\n").printed
        #expect(printed.last?.contains("Inset") == true, "\(printed)")
    }

    @Test("A file with declarations only says what to type")
    func declarations() throws {
        let text = "struct Card: ProxyElement {\n    var elementRepresentation: Element { Spacer(8) }\n}\n"
        #expect(try run(text).printed == ["declared: Card · type Card() to see it"])
    }
}
