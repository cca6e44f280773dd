import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// `set REF`, `print` and `#1.text`.
@Suite struct PropertyTests {
    private static let tree = ["Row { Label(text: \"Hi\"); Label(text: \"Ada\").inset(uniform: 4) }", "select #1"]

    @Test(
        "a property of an element, its frame and an expression are printed",
        arguments: [
            ("print #2.text", "\"Hi\""), ("#2.text", "\"Hi\""), ("  #2.text.count ", "2"),
            ("#2.text.uppercased()", "\"HI\""), ("#2.text.hasPrefix(\"H\")", "true"),
            ("print \"Ada\".text", "\"Ada\""), ("print \"Ada\".width", "24"), ("print #4.uniform", "4"),
            ("print Inset.height", "24"), ("print Row.width", "300"), ("print #2", "Label(text: \"Hi\")"),
            ("print 1 + 2", "3"), ("print UIColor.red == UIColor.blue", "false"),
            ("print CGSize.zero", "CGSize(width: 0.0, height: 0.0)"),
        ]
    )
    func prints(_ line: String, _ value: String) throws {
        #expect(try run(Self.tree + [line])[2] == value)
    }

    @Test(
        "an argument that is left out is answered with its default, and one of another form with that form",
        arguments: [
            ("#1.minimumSpacing", "0 (the default)"), ("print #1.underflow", ".spaceEvenly (the default)"),
            ("#1.alignment", ".top (the default)"),
        ]
    )
    func defaults(_ line: String, _ value: String) throws {
        #expect(try run(Self.tree + [line])[2] == value)
        #expect(try run(Self.tree + ["#4.horizontal"])[2].contains("which has no 'horizontal'"))
    }

    @Test("an argument of another form of the call is not looked for in elements of the same form without end")
    func otherForms() throws {
        let tree = "Column { Label(text: \"a\").inset(uniform: 1); Label(text: \"b\").inset(uniform: 2) }"
        let error = try run([tree, "set #3 top 5"])[1]
        #expect(error.contains("error: ") && !error.contains("internal"), "\(error)")
    }

    @Test("the default of a declared function's parameter is the one in the declaration")
    func declaredDefault() throws {
        let card = "func card(_ title: String, isBig: Bool = false) -> any Element { Label(text: title) }"
        #expect(try lastOutput(card, "card(\"a\")", "#1.isBig") == "false (the default)")
    }

    @Test(
        "a property of a view, a text or a type is printed by the line that the error names",
        arguments: ["v2.text", "\"Ada\".width", "Row.width"]
    )
    func printed(_ line: String) throws {
        #expect(try run(Self.tree + [line])[2].hasSuffix("type print \(line)"))
        #expect(try !run(Self.tree + ["print \(line)"])[2].contains("error"))
        #expect(try run(Self.tree + ["v2"])[2].contains("type select v2 or info v2"))
        #expect(try run(Self.tree + ["v9"])[2].contains("type help to list the commands"))
    }

    @Test(
        "a setting without its value says which values it has, in a line that works with one of them",
        arguments: [
            ("set #2 color", "type set #2 color VALUE; the value is of the type UIColor, such as", "red"),
            ("set #2 numberOfLines", "type set #2 numberOfLines VALUE; the value is a whole number", "2"),
            ("set #1 alignment", "the value is top, center, bottom, fill", "fill"),
            ("set #2.text", "the value is a text, such as \"Hello\"", "\"Hello\""),
            ("set #2 isAccessibilityElement =", "the value is true or false", "true"),
        ]
    )
    func missingValues(_ line: String, _ fix: String, _ value: String) throws {
        let printed = try run(Self.tree + [line, "\(line) \(value)"])
        #expect(printed[2].contains("error: the value of ") && printed[2].contains(fix), "\(printed[2])")
        #expect(!printed[3].contains("error"), "\(printed[3])")
        #expect(try run(Self.tree + ["set color"])[2].contains("Label #2 has color: type set #2 color VALUE"))
    }

    @Test(
        "the number of an element in the wrong place is put in the right one",
        arguments: [
            ("set text #2 \"y\"", "set #2 text \"y\""), ("set color .red #2", "set #2 color .red"),
            ("set color red #2", "set #2 color red"), ("set #1 text \"x\"", "set #2 text \"x\""),
            ("set text \"x\"", "set #2 text \"x\""), ("set minimumSpacing 4 #1", "set #1 minimumSpacing 4"),
        ]
    )
    func misplaced(_ line: String, _ fix: String) throws {
        for selection in ["select #1", "select #2"] where !line.hasPrefix("set text \"") || selection == "select #1" {
            let printed = try run(Self.tree + [selection, line, fix])
            #expect(printed[3].contains("type \(fix)"), "\(printed[3])")
            #expect(!printed[4].contains("error"), "\(printed[4])")
        }
        // A text in words may contain a number.
        #expect(try run(Self.tree + ["select #2", "set text Number #1"])[3].contains("has text \"Number #1\""))
    }

    @Test("what is no property or value says so, and the tree stays as it is")
    func errors() throws {
        let printed = try run(
            Self.tree + ["print #2.txt", "#2.zzzzzz", "#9.text", "print", "print Label(text: \"x\")", "swift"]
        )
        #expect(printed[2].contains("error: Label #2 has no 'txt'") && printed[2].contains("did you mean text?"))
        #expect(printed[3].contains("it has ") && printed[3].contains("width"))
        #expect(printed[4].contains("there is no #9"))
        #expect(printed[5].contains("the expression is missing"))
        #expect(printed[6].contains("this is not a value"))
        #expect(try lastOutput("print (1 + 2)").contains("3"))
        #expect(printed[7] == (try run(Self.tree + ["swift"])[2]))
    }

    @Test(
        "a list takes as an argument what a closure that configures it sets as a property",
        arguments: [
            ("horizontalAlignment .center", "alignment: .center"),
            ("verticalUnderflow .justifyToEnd", "underflow: .justifyToEnd"),
            ("minimumVerticalSpacing 4", "minimumSpacing: 4"),
        ]
    )
    func listProperties(_ setting: String, _ argument: String) throws {
        let printed = try run(["Column { Label(text: \"A\") }", "set \(setting)", "swift", "expect views 1"])
        #expect(printed[2] == "Column(\(argument)) {\n    Label(text: \"A\")\n}")
        #expect(printed[3].isEmpty)
    }

    @Test(
        "a word that names a constant is its value, if that fits; in quotation marks it is text",
        arguments: [
            ("set text name", "text name"), ("set #2 text = name", "text name"),
            ("set text \"name\"", "text \"name\""), ("set text count", "text \"count\""),
            ("set text other", "text \"other\""), ("set text name of it", "text \"name of it\""),
            ("key name", "key name"), ("key \"name\"", "key \"name\""), ("key other", "key \"other\""),
        ]
    )
    func constants(_ line: String, _ said: String) throws {
        let tree = ["let name = \"x\"", "var count = 3", "Column { Label(text: \"a\") }", "select #2"]
        #expect(try run(tree + [line]).last?.contains(said) == true, "\(line)")
    }

    @Test(
        "an equals sign needs no spaces",
        arguments: [
            "#2.text=\"a = b\"", "#2.text =\"a = b\"", "set text=\"a = b\"", "set #2 text= \"a = b\"",
            "set \"a\".text=\"a = b\"", "set #2.text=\"a = b\"",
        ]
    )
    func equalsSigns(_ line: String) throws {
        let printed = try lastOutput("Column { Label(text: \"a\") }", "select #2", line)
        #expect(printed.hasPrefix("Label #2 has text \"a = b\""), "\(printed)")
    }

    @Test(
        "a misspelled value has its near word",
        arguments: [
            ("set alignment centre", "alignment has no value 'centre'", "did you mean center?"),
            ("set alignment .centre", "alignment has no value 'centre'", "did you mean center?"),
            ("set underflow growUnifrmly", "underflow has no value 'growUnifrmly'", "did you mean growUniformly?"),
        ]
    )
    func misspelledValues(_ line: String, _ message: String, _ fix: String) throws {
        let printed = try lastOutput("Column { Label(text: \"a\") }", line)
        #expect(printed.contains(message) && printed.contains(fix), "\(printed)")
    }

    @Test func aConfiguredListTakesNoLines() throws {
        let column = "Column { $0.horizontalAlignment = .center }"
        let printed = try run([
            column, "Label(text: \"a\")", "set horizontalAlignment .fill", "set alignment .fill", "swift",
        ])
        #expect(printed[1].contains("there is no list at or above Column #1"))
        #expect(printed[3].contains("Column #1 has no 'alignment'"))
        #expect(printed[4].contains("$0.horizontalAlignment = .fill"))
    }

    @Test(
        "a property of a declared type takes a truth value or other Swift",
        arguments: [("false", "false"), ("(1 > 2)", "(1 > 2)"), ("!true", "!true")]
    )
    func declaredProperties(_ value: String, _ written: String) throws {
        let type =
            "struct Pill: ProxyElement { var on: Bool; var elementRepresentation: Element { Label(text: \"\\(on)\") } }"
        let printed = try run([type, "Pill(on: true)", "set on \(value)", "swift", "expect \"false\" there"])
        #expect(printed[3].hasSuffix("Pill(on: \(written))"), "\(printed)")
        #expect(printed[4].isEmpty)
    }

    @Test func propertiesOnOneLineAreSet() throws {
        let label = "Label(text: \"x\") { $0.color = .red; $0.numberOfLines = 1 }"
        let printed = try run([
            label, "set color .green", "swift", "set numberOfLines 2", "set font .systemFont(ofSize: 9)", "swift",
        ])
        #expect(printed[2] == "Label(text: \"x\") { $0.color = .green; $0.numberOfLines = 1 }")
        #expect(printed[5].contains("$0.color = .green\n") && printed[5].contains("$0.numberOfLines = 2\n"))
    }

    @Test("set takes a reference first, and keeps the selection")
    func setting() throws {
        let printed = try run(
            Self.tree + [
                "set #2 text \"Bye\"", "set \"Ada\" numberOfLines 2", "set #1 minimumSpacing 8", "set minimumSpacing 9",
                "set #9 text \"x\"", "set #2", "#2.text", "#3.numberOfLines", "#1.minimumSpacing", "undo",
                "#1.minimumSpacing",
            ]
        )
        #expect(printed[2].contains("Label #2 has text \"Bye\" · next: into Row #1"))
        #expect(printed[6].contains("there is no #9"))
        #expect(printed[7].contains("the argument and its value are missing"))
        #expect(Array(printed[8...10]) == ["\"Bye\"", "2", "9"])
        #expect(printed[12] == "8")
    }

    @Test("priority and whatif take a reference first, too, and priority keeps the selection")
    func references() throws {
        let row = "Row { Label(text: \"a\"); Label(text: \"b\") }"
        let printed = try run([
            row, "priority #2 fixed", "swift", "whatif #3 inset 4", "set #3 growPriority 2", "whatif #3 set text \"c\"",
        ])
        #expect(printed[1].contains("Label #2 has the priority .fixed"), "\(printed[1])")
        #expect(printed[2].contains(".stackLayoutChild(priority: .fixed)"), "\(printed[2])")
        #expect(printed[3].contains("wraps Label #3"), "\(printed[3])")
        #expect(printed[4].contains("and in its list priority, alignmentGuide"), "\(printed[4])")
        #expect(printed[5].contains("\"b\" → \"c\""), "\(printed[5])")
    }

    @Test("the properties and the arguments of the named element complete")
    func completions() throws {
        let words = try onBigStackWords(["print #2.te", "#2.tex", "set #2 te", "set #2 lineBreakMode .byC"])
        #expect(words[0] == ["text", "textAlignment"] || words[0].contains("text"))
        #expect(words[2].contains("text"))
        #expect(!words[3].isEmpty)
    }

    private func onBigStackWords(_ lines: [String]) throws -> [[String]] {
        try onBigStack {
            let session = Session.sharing()
            for line in Self.tree { _ = session.run(line: line) }
            return lines.map { session.completer.completions(of: $0, cursor: $0.count).candidates.map(\.word) }
        }
    }

    private static let card = [
        "enum Tone { case calm, loud }",
        "struct TaskCard: ProxyElement { "
            + "var title = \"\"; var isUrgent = false; var tone = Tone.calm; var tags: [String] = []; "
            + "var elementRepresentation: any Element { Column { Label(text: title); if isUrgent { Label(text: \"urgent\") } } } }",
        "TaskCard(title: \"a\")",
    ]

    @Test(
        "properties of a declared type can be set although the call leaves them out",
        arguments: [
            ("set isUrgent true", "TaskCard(title: \"a\", isUrgent: true)"),
            ("set #1.isUrgent true", "TaskCard(title: \"a\", isUrgent: true)"),
            ("set #1.isUrgent = true", "TaskCard(title: \"a\", isUrgent: true)"),
            ("#1.title = \"x\"", "TaskCard(title: \"x\")"),
            ("set title = \"x\"", "TaskCard(title: \"x\")"),
            ("set title = x", "TaskCard(title: \"x\")"),
            ("set title several words, and more", "TaskCard(title: \"several words, and more\")"),
            ("set title \"a\" + \"b\"", "TaskCard(title: \"a\" + \"b\")"),
            ("set tone loud", "TaskCard(title: \"a\", tone: .loud)"),
            ("set tags [\"q\"]", "TaskCard(title: \"a\", tags: [\"q\"])"),
        ]
    )
    func declaredDefaults(_ line: String, _ call: String) throws {
        let printed = try run(Self.card + [line, "swift"])
        #expect(printed[4].hasSuffix("\n" + call), "\(printed[3])\n\(printed[4])")
    }

    @Test("the arguments of a declared function can be set, too")
    func declaredFunction() throws {
        let card =
            "func card(_ title: String, isBig: Bool = false) -> any Element { Label(text: title + \"\\(isBig)\") }"
        let printed = try run([card, "card(\"a\")", "set isBig true", "swift", "set isBigg true"])
        #expect(printed[3].hasSuffix("card(\"a\", isBig: true)"), "\(printed)")
        #expect(printed[4].contains("did you mean isBig?"), "\(printed)")
    }

    @Test("what a declared type does not have is answered with what it has")
    func declaredNames() throws {
        let printed = try run(
            Self.card + ["set nosuch 4", "#1.isUrgent", "#1.tags.count", "set tags [\"q\"]", "#1.tags[0]"]
        )
        #expect(printed[3].contains("it has isUrgent, tags, title, tone"), "\(printed[3])")
        #expect(Array(printed[4...5]) == ["false", "0"])
        #expect(printed[7] == "\"q\"", "\(printed)")
    }

    @Test("the properties of a declared type complete with their types, and its values after them")
    func declaredCompletions() throws {
        let found = try onBigStack {
            let session = Session.sharing()
            for line in Self.card { _ = session.run(line: line) }
            return ["set ", "set tone ", "TaskCard"].map {
                session.completer.completions(of: $0, cursor: $0.count).candidates
            }
        }
        let types = Dictionary(found[0].map { ($0.word, $0.summary) }) { first, _ in first }
        #expect(types["isUrgent"] == "Bool" && types["tags"] == "[String]" && types["title"] == "String", "\(types)")
        #expect(found[1].map(\.word) == ["calm", "loud"])
        #expect(found[2].map(\.word) == ["TaskCard("])
    }
}
