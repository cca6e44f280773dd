import BlueprintREPL
import Testing

/// Edits of a document: the resulting source, and the number of each node.
@Suite struct DocumentTests {
    private func typed(_ text: String) throws -> SwiftInput { try SwiftInput(text, catalog: TestCatalog()) }

    private func document(_ text: String) throws -> Document {
        try Document(catalog: TestCatalog()).settingRoot(typed(text)).document
    }

    private func numbers(_ document: Document) -> String {
        document.outline.nodes.sorted { $0.number < $1.number }.map { "\($0.typeName) #\($0.number)" }
            .joined(separator: ", ")
    }

    @Test func modifiersAreAppendedOneToALine() throws {
        var edit = try Document(catalog: TestCatalog()).settingRoot(typed("Label(text: \"Hello\")"))
        for modifier in [".centered()", ".inset(uniform: 20)", ".box(background: .blue)"] {
            edit = try edit.document.wrapping(#require(edit.selection), in: typed(modifier))
        }
        #expect(
            edit.document.source == """
                Label(text: "Hello")
                    .centered()
                    .inset(uniform: 20)
                    .box(background: .blue)
                """
        )
        #expect(edit.selection == 4)
        #expect(numbers(edit.document) == "Label #1, Centered #2, Inset #3, Box #4")
    }

    @Test func pastingAndTypingNumberAlike() throws {
        let pasted = try document("Label(text: \"Hello\").centered().inset(uniform: 20).box(background: .blue)")
        #expect(numbers(pasted) == "Label #1, Centered #2, Inset #3, Box #4")
        let nested = try document("Box(backgroundColor: .blue, wrapping: Centered(Label(text: \"Hello\")))")
        #expect(numbers(nested) == "Label #1, Centered #2, Box #3")
    }

    @Test func aListTypedWithoutClosureGetsOneAndIsFilled() throws {
        var edit = try Document(catalog: TestCatalog()).settingRoot(typed("Column(alignment: .leading)"))
        #expect(edit.document.source == "Column(alignment: .leading) {}")
        edit = try edit.document.adding(typed("Label(text: \"Title\")"), toList: 1, at: .end)
        edit = try edit.document.wrapping(2, in: typed(".inset(uniform: 4)"))
        let nearest = try #require(edit.document.nearestList(from: 3))
        #expect(nearest.list.number == 1)
        #expect(nearest.child?.number == 3)
        edit = try edit.document.adding(typed("Label(text: \"Subtitle\")"), toList: 1, at: .after(3))
        #expect(
            edit.document.source == """
                Column(alignment: .leading) {
                    Label(text: "Title")
                        .inset(uniform: 4)
                    Label(text: "Subtitle")
                }
                """
        )
        #expect(edit.selection == 4)
        let place = edit.document.placeInList(
            try #require(edit.document.outline.node(4)),
            list: try #require(edit.document.outline.node(1))
        )
        #expect(place == (2, 2))
    }

    @Test func aWrapperOfAListStandsAtItsClosingBrace() throws {
        let edit = try document("Column { Label(text: \"A\") }").wrapping(1, in: typed(".inset(uniform: 4)"))
        #expect(
            edit.document.source == """
                Column {
                    Label(text: "A")
                }
                .inset(uniform: 4)
                """
        )
    }

    @Test func aModifierInTheMiddleOfAChainGoesRightAfterItsNode() throws {
        let edit = try document("Label(text: \"A\").centered().box()").wrapping(1, in: typed(".inset(uniform: 4)"))
        #expect(edit.document.source == "Label(text: \"A\")\n    .inset(uniform: 4)\n    .centered()\n    .box()")
        #expect(numbers(edit.document) == "Label #1, Centered #2, Box #3, Inset #4")
    }

    @Test func wrappingInAListIndentsWhatIsWrapped() throws {
        let edit = try document("Label(text: \"A\") { label in\n    label.color = .red\n}")
            .wrapping(1, inList: "Column(minimumSpacing: 8)")
        #expect(
            edit.document.source == """
                Column(minimumSpacing: 8) {
                    Label(text: "A") { label in
                        label.color = .red
                    }
                }
                """
        )
        #expect(numbers(edit.document) == "Label #1, Column #2")
        #expect(
            try edit.document.unwrapping(2).document.source
                == "Label(text: \"A\") { label in\n    label.color = .red\n}"
        )
    }

    @Test func unwrappingTakesBothSpellings() throws {
        let chain = try document("Label(text: \"A\").inset(uniform: 4).box()").unwrapping(2)
        #expect(chain.document.source == "Label(text: \"A\")\n    .box()")
        #expect(chain.selection == 1)
        let nested = try document("Box(wrapping: Inset(uniform: 4, wrapping: Label(text: \"A\")))").unwrapping(2)
        #expect(nested.document.source == "Box(wrapping: Label(text: \"A\"))")
        #expect(numbers(nested.document) == "Label #1, Box #3")
    }

    @Test func aListLeavesItsChildrenToTheListAround() throws {
        let edit = try document("Column { Row { Label(text: \"A\"); Label(text: \"B\") }\nLabel(text: \"C\") }")
        let unwrapped = try edit.unwrapping(2)
        #expect(numbers(unwrapped.document) == "Column #1, Label #3, Label #4, Label #5")
        #expect(throws: InputError.self) { try unwrapped.document.unwrapping(1) }
    }

    @Test func removingAWrappedNodeTakesItsWrappersAlong() throws {
        let start = try document("Column {\n    Label(text: \"A\").inset(uniform: 4)\n    Label(text: \"B\")\n}")
        let edit = try start.removing(2)
        #expect(edit.document.source == "Column {\n    Label(text: \"B\")\n}")
        #expect(edit.selection == 4)
        #expect(numbers(edit.document) == "Column #1, Label #4")
        #expect(try edit.document.removing(4).document.source == "Column {}")
    }

    @Test func aNumberIsNeverGivenAgain() throws {
        let start = try document("Column { Label(text: \"A\") }")
        let removed = try start.removing(2).document
        let added = try removed.adding(typed("Spacer(8)"), toList: 1, at: .end)
        #expect(numbers(added.document) == "Column #1, Spacer #3")
    }

    @Test func movedNodesKeepTheirNumbers() throws {
        let start = try document("Column {\n    Label(text: \"A\")\n    Label(text: \"B\").centered()\n    Row { }\n}")
        let edit = try start.moving(3, toList: 1, at: .before(2))
        #expect(
            edit.document.source == """
                Column {
                    Label(text: "B")
                        .centered()
                    Label(text: "A")
                    Row {}
                }
                """
        )
        #expect(numbers(edit.document) == "Column #1, Label #2, Label #3, Centered #4, Row #5")
        let inside = try edit.document.moving(4, toList: 5, at: .end).document
        #expect(inside.outline.parent(of: try #require(inside.outline.node(4)))?.number == 5)
        #expect(throws: InputError.self) { try edit.document.moving(5, toList: 5, at: .end) }
    }

    @Test func argumentsAreSetInTheOrderOfTheCall() throws {
        let order: [String?] = ["alignment", "underflow", "minimumSpacing"]
        var edit = try document("Column { }").setting("minimumSpacing", to: "8", of: 1, order: order)
        edit = try edit.document.setting("alignment", to: ".center", of: 1, order: order)
        edit = try edit.document.setting("underflow", to: ".justifyToStart", of: 1, order: order)
        edit = try edit.document.setting("minimumSpacing", to: "12", of: 1, order: order)
        #expect(
            edit.document.source == "Column(alignment: .center, underflow: .justifyToStart, minimumSpacing: 12) {}"
        )
    }

    @Test func propertiesAreSetInTheClosure() throws {
        var edit = try document("Column { Label(text: \"A\") }").configuring("color", to: ".red", of: 2)
        #expect(edit.document.source == "Column {\n    Label(text: \"A\") { $0.color = .red }\n}")
        edit = try edit.document.configuring("color", to: ".blue", of: 2)
        edit = try edit.document.configuring("numberOfLines", to: "1", of: 2)
        #expect(
            edit.document.source == """
                Column {
                    Label(text: "A") {
                        $0.color = .blue
                        $0.numberOfLines = 1
                    }
                }
                """
        )
    }

    @Test func traitsMergeAndStayOutermost() throws {
        let order: [String?] = ["priority", "alignmentGuide", "key"]
        var edit = try document("Row { Label(text: \"A\") }")
            .settingTrait("key", to: "\"a\"", of: 2, method: "stackLayoutChild", order: order)
        edit = try edit.document.settingTrait("priority", to: ".fixed", of: 2, method: "stackLayoutChild", order: order)
        edit = try edit.document.wrapping(2, in: typed(".centered()"))
        #expect(
            edit.document.source == """
                Row {
                    Label(text: "A")
                        .centered()
                        .stackLayoutChild(priority: .fixed, key: "a")
                }
                """
        )
        #expect(numbers(edit.document) == "Row #1, Label #2, Centered #3")
    }

    @Test func branchesAndLoopsHaveOneNumberForEachPlace() throws {
        let document = try document(
            """
            Column {
                for name in names { Label(text: name) }
                if isLong { Label(text: "long") } else { Spacer(8) }
            }
            """
        )
        #expect(numbers(document) == "Column #1, Label #2, Label #3, Spacer #4")
        #expect(
            document.source == """
                Column {
                    for name in names {
                        Label(text: name)
                    }
                    if isLong {
                        Label(text: "long")
                    } else {
                        Spacer(8)
                    }
                }
                """
        )
    }

    @Test func declarationsStandBeforeTheExpressionAndTheirBodiesHaveNoNumbers() throws {
        var document = try Document(catalog: TestCatalog()).declaring(
            typed("struct Card: ProxyElement {\n    var elementRepresentation: Element { Label(text: \"A\") }\n}")
        )
        document = try document.declaring(typed("let size = 4"))
        document = try document.settingRoot(typed("Card().inset(uniform: size)")).document
        document = try document.declaring(typed("let size = 5"))
        #expect(
            document.source == """
                struct Card: ProxyElement {
                    var elementRepresentation: Element { Label(text: "A") }
                }

                let size = 5

                Card()
                    .inset(uniform: size)
                """
        )
        #expect(numbers(document) == "Card #1, Inset #2")
    }

    @Test func commentsStayWhereTheyAre() throws {
        let text = """
            Column {
                // the first
                Label(text: "A") // short

                /* the second */
                Label(text: "B")
                    // roomy
                    .inset(uniform: 4)
                // nothing below
            }
            """
        let edit = try document(text).wrapping(4, in: typed(".box()"))
        #expect(edit.document.source.contains("    // the first\n    Label(text: \"A\") // short\n"))
        #expect(edit.document.source.contains("        // roomy\n        .inset(uniform: 4)\n        .box()\n"))
        #expect(edit.document.source.contains("    // nothing below\n}"))
        #expect(edit.document.source.contains("\n\n    /* the second */\n    Label(text: \"B\")\n"))
    }

    @Test func laidOutSourceIsStable() throws {
        let source = try document(
            "Column(minimumSpacing: 4) { Box(\nbackgroundColor: .red,\nwrapping: Label(text: \"A\").centered()\n)\nRow { Rule(orientation: .horizontal) }.inset(uniform: 4) }"
        ).source
        #expect(try document(source).source == source)
        #expect(
            source.contains(
                "    Box(\n        backgroundColor: .red,\n        wrapping: Label(text: \"A\")\n            .centered()\n    )"
            )
        )
    }

    @Test func textLiteralsOfSeveralLinesKeepTheirText() throws {
        let edit = try document("Label(text: \"\"\"\n    one\n      two\n    \"\"\")").wrapping(1, inList: "Column")
        #expect(
            edit.document.source == "Column {\n    Label(text: \"\"\"\n        one\n          two\n        \"\"\")\n}"
        )
    }

    @Test func cutOffSwiftIsRefusedWithItsPlace() throws {
        let error = #expect(throws: InputError.self) { try typed("  Label(text: )") }
        #expect(error?.offset == 14)
        #expect(throws: InputError.self) { try typed("Label(text: \"A\"") }
        #expect(throws: InputError.self) { try typed(String(repeating: "(", count: 300)) }
    }

    @Test func savedFilesCanBeLoaded() throws {
        var document = try Document(catalog: TestCatalog()).declaring(typed("let size = 4"))
        document = try document.settingRoot(typed("Label(text: \"A\").inset(uniform: size)")).document
        #expect(
            document.fileText == """
                import BlueprintUI
                import BlueprintUICommonControls
                import UIKit

                struct Document: ProxyElement {
                    var elementRepresentation: any Element {
                        let size = 4
                        return Label(text: "A")
                            .inset(uniform: size)
                    }
                }

                """
        )
        let loaded = try Document(catalog: TestCatalog()).loading(ModuleText(document.fileText)).document
        #expect(loaded.source == document.source)
        #expect(numbers(loaded) == numbers(document))
    }

    @Test func numbersAreFoundInAnyOrderOfTheNames() throws {
        let document = try Document(catalog: TestCatalog()).loading(
            ModuleText(
                "Column {\n    Label(text: \"a\").inset(uniform: 1)\n    Row {\n        Label(text: \"b\")\n    }\n}"
            )
        ).document
        let names = document.outline.nodes.map(\.nameOffset).sorted()
        #expect(names.count > 3)
        for offsets in [names, names.reversed(), names.flatMap { [$0, $0] }, names.flatMap { [$0, $0 + 1] }] {
            let numbers = document.outline.numbersAtNames
            for offset in offsets { #expect(numbers(offset) == document.outline.number(atName: offset)) }
        }
    }
}
