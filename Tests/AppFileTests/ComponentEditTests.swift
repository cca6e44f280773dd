import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Edits of elements that the body of a declaration makes change the declaration, and say what else changes.
@Suite struct ComponentEditTests {
    private static let start = [
        """
        struct SettingsRow: ProxyElement {
            let title: String
            var elementRepresentation: any Element {
                Row(alignment: .center, minimumSpacing: 4) {
                    Label(text: title)
                    Label(text: "on")
                        .inset(top: 2)
                }
            }
        }
        """,
        "struct Page: ProxyElement {\n    var elementRepresentation: any Element {\n        SettingsRow(title: \"p\").inset(uniform: 1)\n    }\n}",
        "Column { SettingsRow(title: \"a\"); SettingsRow(title: \"b\"); Page() }",
    ]

    /// Runs a line; returns its output and the source, and checks that one `undo` brings the old source back.
    private func edited(_ lines: String...) throws -> (output: String, source: String) {
        let printed = try run(Self.start + ["swift"] + lines + ["swift", "undo", "swift"])
        let count = Self.start.count
        if lines.count == 1, !printed[count + 1].contains("error") {
            #expect(printed[count + 4] == printed[count], "\(lines)")
        }
        return (printed[count + lines.count], printed[count + 1 + lines.count])
    }

    private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    @Test func anElementIsAddedToTheSelectedListOfADeclaration() throws {
        let printed = try run([
            "Column()",
            "struct Framed: ProxyElement {\n    var elementRepresentation: any Element {\n        Row { Label(text: \"in\") }.inset(uniform: 1)\n    }\n}",
            "func made(_ text: String) -> any Element { Label(text: text) }", "Framed()", "Framed()", "select #2/Row",
            "Label(text: \"new\")", "select #2/Row", "add made(\"two\")", "swift", "select #2/Label1",
            "Label(text: \"behind\")", "swift", "select #2", "Label(text: \"outer\")",
        ])
        #expect(printed[6].hasPrefix("in Framed, line 3: all 2 Framed change"), "\(printed[6])")
        let list = "Row { Label(text: \"in\") Label(text: \"new\") made(\"two\") }"
        #expect(words(printed[9]).contains(list), "\(printed[9])")
        #expect(words(printed[12]).contains("{ Label(text: \"in\") Label(text: \"behind\")"), "\(printed[12])")
        // The outermost element of the component is in the list around it.
        #expect(printed[14].contains("added to Column #1"), "\(printed[14])")
    }

    @Test(
        "all that a component makes is duplicated and removed with the component",
        arguments: ["duplicate", "remove"]
    )
    func wholeComponent(command: String) throws {
        let row =
            "struct Text: ProxyElement { let text: String; var elementRepresentation: any Element { Label(text: text).inset(uniform: 1) } }"
        let page =
            "struct Both: ProxyElement { var elementRepresentation: any Element { Row { Text(text: \"c\"); Text(text: \"d\") } } }"
        let start = [row, page, "Column { Text(text: \"a\"); Both() }"]
        let printed = try run(start + ["\(command) \"a\"", "\(command) \"d\"", "\(command) #2", "\(command) #3/Text2"])
        #expect(printed[3].contains("type \(command) #2"), "\(printed[3])")
        #expect(printed[4].contains("type \(command) #3/Text2"), "\(printed[4])")
        #expect(!printed[5].contains("error") && !printed[6].contains("error"), "\(printed)")
    }

    @Test("after an edit in a declaration, the element that was added or wrapped is selected", arguments: [2, 3])
    func selection(number: Int) throws {
        let children = ["b", "c", "d"].flatMap { ["Label(text: \"\($0)\")", ".inset(uniform: 1)"] }
        let printed = try run(
            Self.start + ["select #\(number)/1/0", "set text z"] + children
                + ["Row { Label(text: \"e\") }", "Label(text: \"f\")", "swift", "tree #\(number)"]
        )
        let lines = printed.dropFirst(Self.start.count + 2)
        for (place, type) in zip(lines.prefix(6), ["Label 3", "Inset 2", "Label 4", "Inset 3", "Label 5", "Inset 4"]) {
            #expect(place.contains("SettingsRow #\(number) › \(type) is selected"), "\(place)")
        }
        #expect(
            words(printed[printed.count - 2]).contains(
                words(
                    """
                    Label(text: "z")
                        .inset(top: 2)
                    Label(text: "b") .inset(uniform: 1)
                    Label(text: "c") .inset(uniform: 1)
                    Label(text: "d") .inset(uniform: 1)
                    Row { Label(text: "e") Label(text: "f") }
                    """
                )
            ),
            "\(printed[printed.count - 2])"
        )
        #expect(printed.last?.contains("› >Label 7<") == true, "\(printed.last ?? "")")
    }

    @Test("an element is added to the list of the component around one without a list")
    func outerComponent() throws {
        let page = "struct Pages: ProxyElement { var elementRepresentation: any Element { Column { Page() } } }"
        let printed = try run(
            Self.start + [page, "Pages()", "select #5/0", "Label(text: \"n\")", "swift"]
        )
        #expect(words(printed.last ?? "").contains("Column { Page() Label(text: \"n\") }"), "\(printed)")
    }

    @Test func anArgumentIsSetForAll() throws {
        let (output, source) = try edited("set #2/1 top 20")
        #expect(output.hasPrefix("in SettingsRow, line 7: all 3 SettingsRow change"), "\(output)")
        #expect(source.contains("Label(text: \"on\")\n                .inset(top: 20)"), "\(source)")
        let literal = try edited("set #3/1/0 text \"off\"")
        #expect(literal.output.hasPrefix("in SettingsRow, line 6: all 3 SettingsRow change"))
        #expect(literal.source.contains("Label(text: \"off\")"))
        // What stands in a single place is said without others.
        let page = try edited("set #4 uniform 9")
        #expect(page.output.contains("Page #4 has no arguments to set"), "\(page.output)")
        let inner = try edited("set #4/0 title \"q\"")
        #expect(inner.output.hasPrefix("in Page, line 14"), "\(inner.output)")
        #expect(
            !inner.output.contains("change") && inner.source.contains("SettingsRow(title: \"q\").inset(uniform: 1)")
        )
    }

    @Test func theLineIsThatOfTheFile() throws {
        let file = """
            import BlueprintUI
            import UIKit

            struct Card: ProxyElement {
                var elementRepresentation: any Element {
                    Column {
                        Label(text: "a")
                        Row { Label(text: "b") }
                    }
                }
            }
            Card()

            """
        try onBigStack {
            let inspected = Inspected(["a.swift": file])
            #expect(inspected.run("select #1/0", "inset 4").contains("in Card, a.swift:7"))
            #expect(inspected.run("set #1/0 uniform 5").contains("in Card, a.swift:7"))
            #expect(inspected.run("duplicate #1/1/0").contains("in Card, a.swift:8"))
            #expect(inspected.run("set #1/1/1 text \"c\"").contains("in Card, a.swift:8"))
            _ = inspected.run("save")
            #expect(inspected.run("set #1/1/1 text \"d\"").contains("in Card, a.swift:11"))
            // An earlier state has the lines of the file as it is now.
            _ = inspected.run("undo 3")
            #expect(inspected.run("set #1/1/0 text \"e\"").contains("in Card, a.swift:9"))
            _ = inspected.run("undo 3", "save")
            #expect(inspected.files.texts["a.swift"]?.contains(".inset") == false)
            _ = inspected.run("redo 2")
            #expect(inspected.run("set #1/1/0 text \"f\"").contains("in Card, a.swift:8"))
            // The file that load has read, and save has written as a whole.
            let files = MemoryFiles(["a.swift": file])
            let session = Session(files: files, sharingNamesOf: .namesOfThread)
            let said = ["load a.swift", "select #1/1/0", "inset 4", "duplicate #1/0", "save", "set #1/1 text \"e\""].map
            {
                session.run(line: $0).last?.text.plain ?? ""
            }
            #expect(said[3].contains("in Card, a.swift:7"), "\(said)")
            let lines = files.texts["a.swift"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            let place = (lines.firstIndex { $0.contains("Label(text: \"a\")") } ?? 0) + 2
            #expect(said[5].contains("in Card, a.swift:\(place)"), "\(said)")
            let earlier = ["undo 3", "set #1/0 text \"f\""].map { session.run(line: $0).last?.text.plain ?? "" }
            #expect(earlier[1].contains("in Card, a.swift:\(place - 1)"), "\(earlier)")
        }
    }

    @Test func aTypeIsAnElementByAProtocolOrAnExtension() throws {
        let lines = [
            "struct Tag: Styled { func element(in scale: CGFloat) -> any Element { Label(text: \"t\").inset(uniform: scale) } }",
            "extension Line: Marked {}",
            "struct Line { var elementRepresentation: any Element { Label(text: \"l\").inset(uniform: 1) } }",
            "protocol Styled: Marked { func element(in scale: CGFloat) -> any Element }",
            "extension Styled { var elementRepresentation: any Element { element(in: 3) } }",
            "protocol Marked: ProxyElement {}",
            "func tag() -> Tag { Tag() }",
            "Column { Tag(); Line(); tag() }",
        ]
        let output = try run([
            lines.joined(separator: "\n"), "tree", "set #3/0 text \"m\"", "select #2", "inset 4", "swift",
        ])
        for name in ["Tag #2 ", "Line #3 ", "Tag #4 "] { #expect(output[1].contains(name), "\(output[1])") }
        #expect(output[2].hasPrefix("in Line, line 1 "), "\(output[2])")
        #expect(
            output[5].contains("Tag()\n        .inset(uniform: 4)") && output[5].contains("text: \"m\""),
            "\(output[5])"
        )
    }

    @Test func noFixNamesAnElementOfABranchThatDidNotRun() throws {
        let part = """
            struct Part: ProxyElement {
                var name = ""
                var elementRepresentation: any Element {
                    Column {
                        if !name.isEmpty { Label(text: name) }
                        Row { Spacer(4) }
                    }
                }
            }
            """
        let hidden = try run([part, "Part()", "set #1 text \"a\"", "set #1/0 text \"a\""])
        #expect(hidden[3].contains("has no 'text'") && !hidden[3].contains("type "), "\(hidden[3])")
        let shown = try run([part, "Part(name: \"a\").centered()", "set #1/1 text \"b\""])
        #expect(shown[2].contains("type set #1/Label text VALUE"), "\(shown[2])")
    }

    @Test func theSelectionInsideIsWrappedAndDeleted() throws {
        let (output, source) = try edited("select #2/1/0", "inset 4")
        #expect(
            words(output).hasPrefix(".inset(uniform: 4) in SettingsRow, line 6: all 3 SettingsRow change"),
            "\(output)"
        )
        // The other modifier of the label has a line of its own.
        let margin = "\n                "
        let lines = "Label(text: \"on\")\(margin).inset(uniform: 4)\(margin).inset(top: 2)\n"
        #expect(source.contains(lines), "\(source)")
        let chain = try edited("select #2/1/0", ".inset(uniform: 4).box()", "tree #2")
        #expect(chain.output.contains("› >Box< ■") && chain.output.contains("› Inset 2"), "\(chain.output)")
        let removed = try edited("remove #2/1")
        #expect(removed.output.hasPrefix("in SettingsRow, line 7"))
        #expect(removed.source.contains("Label(text: title)\n        }"), "\(removed.source)")
        let unwrapped = try edited("unwrap #2/1")
        #expect(unwrapped.source.contains("Label(text: \"on\")\n        }"), "\(unwrapped.source)")
        let whole = try edited("remove #4/0")
        #expect(whole.output.contains("is the value of Page"), "\(whole.output)")
    }

    @Test func otherEditsWorkInsideToo() throws {
        #expect(try edited("move #2/0 after #2/1").source.contains(".inset(top: 2)\n            Label(text: title)"))
        #expect(try edited("duplicate #2/0").source.contains("Label(text: title)\n            Label(text: title)"))
        #expect(try edited("replace #2/0 Spacer(3)").source.contains("Spacer(3)\n            Label(text: \"on\")"))
        #expect(
            try edited("priority #2/0 fixed").source.contains("Label(text: title).stackLayoutChild(priority: .fixed)")
        )
        let extracted = try edited("extract #2/1/0 Value(text: #2/1/0.text)")
        #expect(extracted.output.contains("in SettingsRow, line 6"), "\(extracted.output)")
        #expect(extracted.source.contains("Value(text: \"on\")\n                .inset(top: 2)"), "\(extracted.source)")
        let inlined = try edited("inline #4/0")
        #expect(inlined.source.contains("Label(text: \"p\")"), "\(inlined.source)")
    }

    @Test("the value of a closure is not duplicated")
    func closureValue() throws {
        let shown =
            "struct Shown: ProxyElement { var elementRepresentation: any Element { "
            + "EnvironmentReader { env in Label(text: \"a\") } } }"
        let printed = try run([shown, "Column { Shown() }", "select \"a\"", "duplicate"])
        #expect(printed.last?.contains("is the value of a closure, and has no list for a copy") == true, "\(printed)")
    }

    @Test func aParameterIsSetWhereTheComponentIsUsed() throws {
        let (output, _) = try edited("set #2/0 text \"zz\"")
        #expect(
            output.contains("the text of SettingsRow #2 › Label 1 is title, a parameter of SettingsRow"),
            "\(output)"
        )
        #expect(output.contains("type set #2 title \"zz\""))
        let inner = try edited("set #4/0/0 text zz")
        #expect(inner.output.contains("type set #4/SettingsRow title zz"), "\(inner.output)")
        #expect(try edited("set #4/0 title zz").source.contains("SettingsRow(title: \"zz\")"))
    }

    @Test func errorsNameThePathAndNoNumber() throws {
        let (output, _) = try edited("set #2/1 foo 2")
        #expect(output.contains("SettingsRow #2 › Inset has no 'foo'"), "\(output)")
        let both = try edited("move #2/0 after #4/0")
        #expect(both.output.contains("error") && !both.output.contains("#6"), "\(both.output)")
    }

    @Test func elementsOfFunctionsAndValuesAreEditedThere() throws {
        let lines = [
            "func chip(_ text: String) -> Element {\n    Label(text: \"x\").inset(uniform: 2)\n}",
            "let rule = Spacer(3).inset(uniform: 1)", "Column { chip(\"a\"); chip(\"b\"); rule; rule }",
        ]
        let printed = try run(lines + ["set #1/0/0 text y", "set #1/2 uniform 8", "set #1/1/0 text \"z\"", "swift"])
        #expect(printed[3].hasPrefix("in chip, line 2: all 2 elements made there change"), "\(printed[3])")
        #expect(printed[4].hasPrefix("in rule, line 6: all 2 elements made there change"), "\(printed[4])")
        #expect(printed[6].contains("Label(text: \"z\").inset(uniform: 2)"), "\(printed[6])")
        #expect(printed[6].contains("let rule = Spacer(3)\n    .inset(uniform: 8)"), "\(printed[6])")
    }

    @Test func numbersOfTheDocumentGoOnAsBefore() throws {
        let printed = try run(
            Self.start + ["set #2/1 top 20", "select #4", "after Spacer(1)", "undo 2", "set #3 title z"]
        )
        #expect(printed[5].hasPrefix("Spacer #5 added to Column #1"), "\(printed[5])")
        #expect(printed[7].hasPrefix("SettingsRow #3 has title \"z\""), "\(printed[7])")
    }

    @Test func aTrialAndWordsWorkInsideToo() throws {
        let printed = try run(["style text"] + Self.start + ["whatif set #2/1 top 20", "set #2/1 top 20"])
        #expect(!printed[4].contains("error"), "\(printed[4])")
        #expect(printed[5].contains("in SettingsRow, line 7: all 3 SettingsRow change"), "\(printed[5])")
    }
}
