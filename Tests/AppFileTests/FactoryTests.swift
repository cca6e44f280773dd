import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Elements that static functions make, such as `Label.title("A")`: what an edit changes is their call.
@Suite struct FactoryTests {
    private static let styles = """
        extension Label {
            static func styled(_ text: String, size: CGFloat, lines: Int = 0) -> Label {
                Label(text: text) {
                    $0.font = .systemFont(ofSize: size)
                    $0.numberOfLines = lines
                }
            }
            static func title(_ text: String) -> Label { styled(text, size: 20) }
            static func note(_ text: String, lines: Int = 1) -> Label { .styled(text, size: 10, lines: lines) }
        }

        """
    private static let row = """
        struct CartRow: ProxyElement {
            let name: String
            let detail: String?
            var elementRepresentation: Element {
                Row {
                    Label.title(name)
                    Column {
                        Label.note("two", lines: 2)
                        if let detail { Label.note(detail) }
                    }
                }
            }
        }

        #Preview("row") { CartRow(name: "Tea", detail: "green") }
        #Preview("title") { Column { Label.title("New in"); Label.title("More") } }

        """

    /// Returns what lines say, and the source afterwards.
    private func edited(_ preview: String, _ lines: String...) throws -> (said: [String], row: String, styles: String) {
        try onBigStack {
            let inspected = Inspected(["CartRow.swift": Self.row, "Styles.swift": Self.styles])
            // The first preview is shown already.
            let begin = preview == "row" ? "root" : "preview \(preview)"
            let said = ([begin] + lines).map { inspected.run($0) }
            let saved = inspected.run("save")
            #expect(!saved.contains("error"), "\(saved)")
            return (
                Array(said.dropFirst()), inspected.files.texts["CartRow.swift"] ?? "",
                inspected.files.texts["Styles.swift"] ?? ""
            )
        }
    }

    @Test func aModifierWrapsTheCallInTheComponent() throws {
        let (said, row, styles) = try edited("row", "select #1/0", "opacity 0.8", "inset 3")
        #expect(said[1].contains("in CartRow, CartRow.swift:6"), "\(said)")
        #expect(row.contains("Label.title(name)\n                .opacity(0.8)"), "\(row)")
        #expect(styles == Self.styles)
    }

    @Test func theCallIsMovedDeletedAndCopied() throws {
        let moved = try edited("row", "move #1/1/0 before #1/0")
        #expect(moved.row.contains("Label.note(\"two\", lines: 2)\n            Label.title(name)"), "\(moved)")
        let deleted = try edited("row", "remove #1/0")
        #expect(!deleted.row.contains("Label.title(name)") && deleted.styles == Self.styles, "\(deleted)")
        let copied = try edited("row", "duplicate #1/0")
        #expect(copied.row.contains("Label.title(name)\n            Label.title(name)"), "\(copied)")
    }

    @Test func anArgumentOfTheCallIsSet() throws {
        let (said, row, styles) = try edited("row", "set #1/1/0 lines 3")
        #expect(row.contains("Label.note(\"two\", lines: 3)"), "\(said)")
        #expect(styles == Self.styles)
        let added = try edited("row", "set #1/1/1 lines 4")
        #expect(added.row.contains("Label.note(detail, lines: 4)"), "\(added)")
    }

    @Test func aPropertyThatTheCallDoesNotTakeIsThatOfTheBody() throws {
        let (said, row, styles) = try edited("row", "set #1/0 color red")
        #expect(said[0].contains("in Label, Styles.swift:3: all 3 Label change"), "\(said)")
        #expect(row == Self.row)
        #expect(styles.contains("$0.color = .red"), "\(styles)")
        let numbered = try edited("title", "set #3 color red")
        #expect(numbered.styles.contains("$0.color = .red"), "\(numbered)")
    }

    @Test func theCallBecomesAComponent() throws {
        let (said, row, _) = try edited("row", "extract #1/0 Name(text: #1/0.text)")
        #expect(row.contains("Name(text: name)\n"), "\(said)")
        #expect(row.contains("struct Name: ProxyElement {\n    let text: String\n"), "\(row)")
        #expect(row.contains("Label.title(text)\n"), "\(row)")
    }

    @Test func aPreviewGivesEachCallANumber() throws {
        let (said, _, _) = try edited("title", "tree", "set #4 text \"Most\"", "swift #4")
        #expect(said[0].contains("Label #3") && said[0].contains("Label #4"), "\(said)")
        #expect(said[2].contains("Label.title(\"Most\")"), "\(said)")
        let wrapped = try edited("title", "select #3", "inset 4", "tree")
        #expect(wrapped.said[2].contains("Inset >#5<"), "\(wrapped.said)")
    }

    @Test func linesOfARenamedTypeKeepTheirPlacesInTheFile() throws {
        let (said, _, _) = try edited("row", "rename CartRow BasketRow", "set #1/1/0 lines 3")
        #expect(said[1].contains("in BasketRow, CartRow.swift:8"), "\(said)")
    }

    @Test func aFunctionUsedTwiceGivesEachUseItsElement() throws {
        let printed = try run([
            "func made(_ n: Int) -> Element { Label(text: \"made \\(n)\") }", "Column { made(1); made(2) }", "tree",
            "select #3", "inset 4", "swift",
        ])
        #expect(printed[2].contains("Label #2") && printed[2].contains("Label #3"), "\(printed[2])")
        #expect(printed[5].contains("made(2)\n        .inset(uniform: 4)"), "\(printed[5])")
    }

    @Test func theWayOutOfAnExtractionNamesTheElementThatUsesTheValue() throws {
        let (said, _, _) = try edited("row", "extract #1/0 Names", "extract #1/1 Notes")
        #expect(said[0].contains("Label 1 uses name, which is declared around it"), "\(said)")
        #expect(said[0].contains("type extract #1/Label1 Names(name: #1/Label1.text)"), "\(said)")
        // The condition uses the other one: no argument has it.
        #expect(said[1].contains("uses detail, which is declared around it"), "\(said)")
        #expect(said[1].contains("it is in no argument of an element"), "\(said)")
    }

    @Test func theWayOutOfAnExtractionHasAParameterForEachValue() throws {
        let start = [
            "struct Line: ProxyElement {\n    let a: String\n    let b: String\n    let c: CGFloat\n    var elementRepresentation: any Element {\n        Column { Row(minimumSpacing: c) { Label(text: a + b); Label(text: b) } }\n    }\n}",
            "Line(a: \"a\", b: \"b\", c: 3)",
        ]
        let line = "extract #1/Row Both(c: #1/Row.minimumSpacing, text: #1/Label1.text, b: #1/Label2.text)"
        for typed in ["extract #1/Row Both(c: #1/Row.minimumSpacing)", "extract #1/Row Both"] {
            let said = try run(start + [typed]).last ?? ""
            #expect(
                said.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("type \(line)"),
                "\(said)"
            )
        }
        #expect(try run(start + [line]).last?.contains("error") == false)
    }

    @Test func whatCannotBeInlinedSaysWhereItsBodyIs() throws {
        let printed = try run([
            "protocol Styled: ProxyElement { var size: CGFloat { get } }",
            "extension Styled { var elementRepresentation: Element { Label(text: \"a\").inset(uniform: size) } }",
            "struct Count: Styled { let size: CGFloat = 4 }", "struct Plain { let size = 4 }",
            "struct Late {}",
            "extension Late: ProxyElement { var elementRepresentation: Element { Label(text: \"b\") } }",
            "Column { Count(); Late() }", "inline Count", "inline Plain", "inline Late",
        ]).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(
            printed[7].contains(
                "Count cannot be inlined: it is an element by the protocol Styled, which makes its body"
            )
        )
        #expect(printed[8].contains("Plain is no ProxyElement: it has no body that could take its place"))
        #expect(printed[9].contains("Late cannot be inlined: it has its body in an extension"))
    }
}
