import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Edits that change how the source is written: each is one step for `undo`, and says the Swift that it means.
@Suite struct RefactoringTests {
    private static let list = [
        "Column(alignment: .fill)", "Label(text: \"one\")", "Label(text: \"two\")", "Spacer(8)", "Label(text: \"ten\")",
    ]
    private static let row = """
        struct SettingsRow: ProxyElement {
            let title: String
            var size: CGFloat = 4

            var elementRepresentation: any Element {
                Row {
                    Label(text: title)
                    Label(text: "\\(title) \\(size)!")
                }
                .inset(uniform: size)
            }
        }
        """

    private static let wrapper = "@propertyWrapper struct Counted { var wrappedValue: Int }"

    /// Runs lines, and returns the last output, the source, and the source after `undo`.
    private func edited(_ lines: [String]) throws -> (output: String, source: String, undone: String) {
        let printed = try run(lines + ["swift", "undo", "swift"]).map { $0 }
        return (printed[lines.count - 1], printed[lines.count], printed[lines.count + 2])
    }

    private func checked(_ before: [String], _ line: String) throws -> (output: String, source: String) {
        let (output, source, undone) = try edited(before + [line])
        let original = try run(before + ["swift"]).last
        #expect(undone == original, "\(line)")
        return (output, source)
    }

    private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    // MARK: - Lists

    @Test func aCopyStandsBehindItsOriginal() throws {
        let (output, source) = try checked(Self.list, "duplicate #3")
        #expect(
            words(output).hasPrefix(
                "Label(text: \"two\") Label #6 added to Column #1 (3 of 5), a copy of Label #3"
            ),
            "\(output)"
        )
        #expect(
            source == """
                Column(alignment: .fill) {
                    Label(text: "one")
                    Label(text: "two")
                    Label(text: "two")
                    Spacer(8)
                    Label(text: "ten")
                }
                """
        )
        // The copy is of the whole line.
        let wrapped = try checked(Self.list + ["select #2", "inset 4"], "duplicate #2")
        #expect(wrapped.output.contains("Inset #8 added to Column #1 (2 of 5), a copy of Inset #6"), "\(wrapped)")
        #expect(try lastOutput("Label(text: \"a\")", "duplicate").contains("Label #1 is the root, and has no list"))
    }

    @Test func neighboursGetAListOfTheirOwn() throws {
        let (output, source) = try checked(Self.list, "group #3 #5 Row(alignment: .center)")
        #expect(words(output).hasPrefix("Row(alignment: .center) { … } Row #6 holds Label #3, Spacer #4, Label #5"))
        #expect(
            source == """
                Column(alignment: .fill) {
                    Label(text: "one")
                    Row(alignment: .center) {
                        Label(text: "two")
                        Spacer(8)
                        Label(text: "ten")
                    }
                }
                """
        )
        // The order of the two does not matter, and words mean the same.
        #expect(try checked(Self.list, "group #5 #3 row center").source == source)
    }

    @Test(arguments: [
        ("group #2 #3 Label", "'Label' is not a list"), ("group #2 #3", "the list is missing"),
        ("group #2", "two elements of a list are missing"), ("group #1 #3 Row", "Column #1 is not in a list"),
        ("group #2 #3 inset 4", "'inset 4' makes no list"), ("group #2 #9 Row", "there is no #9"),
    ])
    func whatIsNoGroupIsRefused(_ line: String, _ message: String) throws {
        #expect(try run(Self.list + [line]).last?.contains(message) == true)
    }

    @Test func branchesAndListsAreNotJoined() throws {
        let branches = [
            "Column { if true { Label(text: \"a\"); Label(text: \"b\") } else { Label(text: \"c\") }; Row { Spacer(1) } }"
        ]
        #expect(try run(branches + ["group #2 #4 Row"]).last?.contains("not in the same branch") == true)
        #expect(try run(branches + ["group #2 #6 Row"]).last?.contains("and Spacer #6 in Row #5") == true)
        #expect(try checked(branches, "group #2 #3 Row").source.contains("if true {\n        Row {\n"))
    }

    @Test func childrenAreSortedByAProperty() throws {
        let start = [
            "Column {\n    // about b\n    Label(text: \"b10\")\n    Row { Label(text: \"b2\") }  // two\n    Label(text: \"A\").inset(uniform: 3)\n}"
        ]
        let (output, source) = try checked(start, "sort")
        #expect(output.contains("3 children of Column #1 sorted by text"), "\(output)")
        #expect(
            source == """
                Column {
                    Label(text: "A")
                        .inset(uniform: 3)
                    Row {
                        Label(text: "b2")
                    }  // two
                    // about b
                    Label(text: "b10")
                }
                """
        )
        let again = try run(start + ["sort #1 text", "sort #1"])
        #expect(again[2].contains("the children of Column #1 are sorted by text already"))
        // The widths are 24, 16 and 14.
        #expect(try checked(start, "sort #1 width").source.hasPrefix("Column {\n    Label(text: \"A\")\n"))
        #expect(try run(start + ["sort #1 uniform"]).last?.contains("Label #2 has no uniform to sort by") == true)
        #expect(try lastOutput("Column { for i in 0..<2 { Spacer(1) } }", "sort #1").contains("no element alone"))
    }

    @Test func sortedNodesKeepTheirNumbers() throws {
        let printed = try run([
            "Column { Label(text: \"b\"); Label(text: \"a\") }", "sort", "set #2 text \"c\"", "swift",
        ])
        #expect(printed[3] == "Column {\n    Label(text: \"a\")\n    Label(text: \"c\")\n}")
    }

    // MARK: - Names

    @Test func aNameIsChangedByItsScope() throws {
        let source = """
            let title = "Inbox"
            struct Card: ProxyElement {
                let title: String
                var other: String { self.title + title }
                var elementRepresentation: any Element { Label(text: "title \\(title)") }
            }
            func made(title text: String) -> String { "\\(text) \\(title)" }
            func shadowed(title: String?) -> String {
                if let title { return title }
                return [title].compactMap { title in title }.first ?? ""
            }
            extension Card { var again: String { title } }
            var copy: String? = title
            Column {
                if let copy { Label(text: copy) }
                Card(title: title)
                for title in ["a"] { Label(text: title) }
                Label(text: made(title: "title") + shadowed(title: title))
            }
            """
        let files = MemoryFiles(["a.swift": source])
        let printed = try run(
            ["load a.swift", "rename title heading", "swift", "rename copy last", "swift"],
            files: files
        )
        #expect(printed[1].contains("let heading = \"Inbox\""))
        #expect(printed[1].contains("let title is now heading; 4 uses changed"), "\(printed[1])")
        let renamed = printed[2]
        for line in [
            "let heading = \"Inbox\"", "{ self.title + title }", "Label(text: \"title \\(title)\")",
            "\"\\(text) \\(heading)\"", "if let title { return title }", "compactMap { title in title }",
            "var again: String { title }", "var copy: String? = heading", "Card(title: heading)",
            "for title in [\"a\"]",
            "made(title: \"title\") + shadowed(title: heading)",
        ] {
            #expect(words(renamed).contains(words(line)), "\(line) in \(renamed)")
        }
        #expect(words(printed[4]).contains("if let copy = last { Label(text: copy) }"), "\(printed[4])")
    }

    @Test func aTypeIsRenamedInAnnotationsAndExtensions() throws {
        let lines = [
            "struct Badge: ProxyElement { var count: Int; var elementRepresentation: any Element { Label(text: \"\\(count)\") } }",
            "extension Badge { static var one: Badge { Badge(count: 1) } }", "let first: Badge = Badge.one",
            "Column { first; Badge(count: 2) }",
        ]
        let (output, source) = try checked(lines, "rename Badge Pill")
        #expect(output.contains("struct Badge is now Pill; 6 uses changed"), "\(output)")
        #expect(!source.contains("Badge"))
        let printed = try run(lines + ["rename Badge Pill", "select Pill[1]", "tree"])
        #expect(printed[6].contains("Pill >#2<"), "\(printed[6])")
    }

    @Test(arguments: [
        ("rename nothing other", "'nothing' is not declared in the document"),
        ("rename title", "the new name is missing"),
        ("rename title Label", "Label is part of the library"), ("rename title other", "other is declared already"),
        ("rename title for", "'for' cannot be the name"), ("rename title 2x", "'2x' cannot be the name"),
        ("rename title text", "'text' has another meaning in line"), ("rename titel other", "did you mean title?"),
        ("rename title print", "'print' is used already"), ("rename", "the name of a declaration is missing"),
    ])
    func aNameThatCannotBeChangedIsRefused(_ line: String, _ message: String) throws {
        let lines = [
            "let title = \"a\"", "let other = \"b\"", "func made(_ text: String) -> String { text + title }",
            "print(other)", "Label(text: made(title))",
        ]
        let output = try run(lines + [line]).last ?? ""
        #expect(output.contains(message), "\(output)")
    }

    // MARK: - Components

    @Test func aUseIsReplacedByTheBody() throws {
        let lines = [Self.row, "Column { SettingsRow(title: \"Wi-Fi\"); SettingsRow(title: \"a\" + \"b\", size: 2) }"]
        let (output, source) = try checked(lines, "inline #2")
        #expect(output.contains("replaces SettingsRow #2; 1 use of SettingsRow left"), "\(output)")
        #expect(
            source.hasSuffix(
                """
                Column {
                    Row {
                        Label(text: "Wi-Fi")
                        Label(text: "Wi-Fi \\((4 as CGFloat))!")
                    }
                    .inset(uniform: 4)
                    SettingsRow(title: "a" + "b", size: 2)
                }
                """
            ),
            "\(source)"
        )
        let all = try checked(lines, "inline SettingsRow")
        #expect(all.output.contains("SettingsRow deleted; 2 uses replaced by its body"), "\(all.output)")
        #expect(all.source.contains("Label(text: \"a\" + \"b\")"), "\(all.source)")
        #expect(
            all.source.contains("Label(text: \"\\((\"a\" + \"b\" as String)) \\((2 as CGFloat))!\")"),
            "\(all.source)"
        )
        #expect(!all.source.contains("SettingsRow"))
    }

    @Test func aFunctionAndAUseInAUseAreReplaced() throws {
        let lines = [
            "func framed(_ content: any Element, by size: CGFloat = 2) -> any Element { content.inset(uniform: size) }",
            "framed(framed(Label(text: \"a\"), by: 3))",
        ]
        let (_, source) = try checked(lines, "inline framed")
        #expect(source == "Label(text: \"a\")\n    .inset(uniform: 3)\n    .inset(uniform: 2)", "\(source)")
    }

    @Test(arguments: [
        (
            "struct C: ProxyElement { @Counted var n = 1; var elementRepresentation: any Element { Spacer(1) } }",
            "has the property n with @Counted"
        ),
        (
            "struct C: ProxyElement { @ElementBuilder<Element> let n: () -> [Element]; "
                + "var elementRepresentation: any Element { Spacer(1) } }",
            "has the property n with @ElementBuilder<Element>"
        ),
        (
            "struct C: ProxyElement { var elementRepresentation: any Element { let n = 1.0\nreturn Spacer(n) } }",
            "has a body of 2 statements"
        ),
        (
            "struct C: ProxyElement { func f() -> CGFloat { 1 }; var elementRepresentation: any Element { Spacer(f()) } }",
            "declares func f"
        ),
        (
            "struct C: ProxyElement { var n: CGFloat { 1 }; var elementRepresentation: any Element { Spacer(n) } }",
            "has the property n, which is computed or static"
        ),
        ("struct C: ProxyElement { var elementRepresentation: any Element { C() } }", "uses itself"),
        (
            "struct C: ProxyElement { var elementRepresentation: any Element { if true { Spacer(1) } else { Spacer(2) } } }",
            "no single expression"
        ),
    ])
    func aComponentThatIsMoreThanItsBodyIsRefused(_ declaration: String, _ reason: String) throws {
        let output = try run(["Column()", Self.wrapper, declaration, "inline C"]).last ?? ""
        #expect(output.contains("C cannot be inlined: it") && output.contains(reason), "\(output)")
    }

    @Test func aNameWithAnotherMeaningIsRefused() throws {
        let chip =
            "func chip(_ text: String) -> any Element { Row { for i in 0..<1 { Label(text: \"\\(i) \\(text) \\(size)\") } } }"
        let lines = ["let size = 3", chip]
        let inner = try run(lines + ["Column { for i in 0..<2 { chip(\"\\(i)\") } }", "inline chip"]).last ?? ""
        #expect(inner.contains("its body gives i another meaning"), "\(inner)")
        let outer = try run(lines + ["Column { for size in 0..<2 { chip(\"a\") } }", "inline chip"]).last ?? ""
        #expect(outer.contains("size has another meaning there"), "\(outer)")
        let unknown = try run(lines + ["Column()", "Label(text: \"a\")", "inline #2"]).last ?? ""
        #expect(unknown.contains("Label is not declared in the document"), "\(unknown)")
        let value = try run(lines + ["inline size"]).last ?? ""
        #expect(value.contains("size is declared with let and has no body"), "\(value)")
    }

    @Test func anElementBecomesAComponent() throws {
        let lines = [
            "Column()", "Row { Label(text: \"Wi-Fi\"); Label(text: \"on\") { $0.color = .red } }.inset(uniform: 8)",
        ]
        let (output, source) = try checked(
            lines,
            "extract #5 SettingsRow(title: #3.text, color: #4.color, gap: #5.uniform)"
        )
        #expect(output.contains("SettingsRow declared; SettingsRow #6 replaces Inset #5"), "\(output)")
        #expect(words(output).hasPrefix("struct SettingsRow: ProxyElement { let title: String"), "\(output)")
        #expect(words(output).contains("SettingsRow(title: \"Wi-Fi\", color: .red, gap: 8)"), "\(output)")
        #expect(
            source == """
                struct SettingsRow: ProxyElement {
                    let title: String
                    let color: UIColor
                    let gap: CGFloat

                    var elementRepresentation: any Element {
                        Row {
                            Label(text: title)
                            Label(text: "on") { $0.color = color }
                        }
                        .inset(uniform: gap)
                    }
                }

                Column() {
                    SettingsRow(title: "Wi-Fi", color: .red, gap: 8)
                }
                """,
            "\(source)"
        )
    }

    @Test func aSecondElementOfTheShapeUsesTheComponent() throws {
        let lines =
            ["Column()"] + ["\"a\"", "\"b\"", "\"c\""].map { "Label(text: \($0)).inset(uniform: 2).centered()" }
        let first = lines + ["extract #4 Cell(title: #2.text)"]
        let other = try run(first + ["extract #7 Tile(name: #5.text)"]).last ?? ""
        #expect(other.contains("Cell makes the same of these values"), "\(other)")
        #expect(other.contains("type extract #7 Cell(title: #5.text)"), "\(other)")
        let second = try checked(first, "extract #7 Cell(title: #5.text)")
        #expect(second.output.contains("Cell #12 replaces Centered #7; Cell was declared before"), "\(second.output)")
        #expect(second.source.contains("Cell(title: \"a\")\n    Cell(title: \"b\")\n    Label(text: \"c\")"))
        #expect(second.source.components(separatedBy: "struct Cell").count == 2)
        let taken = try run(first + ["extract #7 Cell"]).last ?? ""
        #expect(taken.contains("Cell is declared already"), "\(taken)")
    }

    @Test func aWholeElementCanBeAParameter() throws {
        let lines = ["Column()", "Row { Label(text: \"a\"); Spacer(3) }.inset(uniform: 2)"]
        let (_, source) = try checked(lines, "extract #5 Frame(inner: #3)")
        #expect(source.contains("let inner: any Element"), "\(source)")
        #expect(source.contains("Frame(inner: Label(text: \"a\"))"), "\(source)")
        // It keeps its number.
        #expect(try run(lines + ["extract #5 Frame(inner: #3)", "set #3 text b", "swift"])[4].contains("text: \"b\""))
    }

    @Test(arguments: [
        ("extract #2 card", "is not the name of a component"), ("extract #2 Label", "Label is part of the library"),
        ("extract #2", "the name of the component is missing"), ("extract", "the element is missing"),
        ("extract #2 Card(a: #3.text, a: #4.text)", "two parameters have the name a"),
        ("extract #2 Card(a: #3.text, b: #3.text)", "are not two different values"),
        ("extract #2 Card(a: #3.text b: #4.text)", "a comma is missing"),
        ("extract #3 Card(a: #4.text)", "#4.text is not inside of Label #3"),
        ("extract #2 Card(a: #3.color)", "Label #3 is written without 'color'"),
        ("extract #2 Card(for: #3.text)", "'for' cannot be the name of a property"),
        ("extract #2 Card(#3.text)", "is not a parameter"), ("extract #5 Card", "uses i, which is declared around it"),
    ])
    func whatCannotBeExtractedIsRefused(_ line: String, _ message: String) throws {
        let lines = [
            "Column()", "Row { Label(text: \"a\"); Label(text: \"b\") }", "end",
            "for i in 0..<2 { Row { Label(text: \"\\(i)\") } }",
        ]
        let output = try run(lines + [line]).last ?? ""
        #expect(output.contains(message), "\(output)")
    }

    @Test func aValueThatDependsOnALoopBecomesAnArgument() throws {
        let lines = ["Column { for i in 0..<2 { Row { Label(text: \"\\(i)\") } } }"]
        let (_, source) = try checked(lines, "extract #2 Line(title: #3.text)")
        #expect(source.contains("Line(title: \"\\(i)\")"), "\(source)")
    }

    @Test func aValueOfALoopInsideIsNoParameter() throws {
        let rows = "for i in 0..<2 { Row { for i in 0..<3 { Label(text: \"\\(i)\") }; Label(text: \"b\") } }"
        let refused = try run(["Column { \(rows) }", "extract #2 Line(a: #3.text, b: #4.text)"]).last ?? ""
        #expect(refused.contains("#3.text uses i, which is declared inside of Row #2"), "\(refused)")
        #expect(refused.contains("type extract #2 Line(b: #4.text)"), "\(refused)")
        _ = try checked(["Column { \(rows) }"], "extract #2 Line(b: #4.text)")
    }

    @Test func refactoringsAreSaidInWordsToo() throws {
        let printed = try run(["style text"] + Self.list + ["group #3 #5 Row", "duplicate #2", "rename a b"])
        #expect(printed[6].contains("Row #6 holds Label #3, Spacer #4, Label #5"), "\(printed[6])")
        #expect(!printed[6].contains("…") && printed[7].contains("a copy of Label #2"), "\(printed[7])")
        #expect(printed[8].contains("'a' is not declared in the document"), "\(printed[8])")
    }
}
