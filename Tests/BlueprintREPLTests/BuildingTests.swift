import BigStack
import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// The output of each line while a tree is built.
@Suite struct BuildingTests {
    private let hello = ["Label(text: \"Hello, world\")", "centered", "inset 20", ".box(background: .blue)"]

    @Test func aValueDeclaredAnewFollowsWhatItUses() throws {
        let printed = try run([
            "let title = \"A\"", "let name = \"B\"", "Label(text: title)", "let title = \"\\(name)!\"", "swift",
            "undo", "swift",
        ])
        #expect(printed[3].hasPrefix("title redeclared"))
        #expect(printed[4].contains("let name = \"B\"\n"))
        #expect(printed[4].contains("let title = \"\\(name)!\"\n"))
        #expect(printed[6].hasPrefix("let title = \"A\"\nlet name"))
    }

    @Test func argumentsOfADeclaredElementCanBeSet() throws {
        let card = """
            struct Card: ProxyElement { let title: String
            var elementRepresentation: any Element { Label(text: title) } }
            """
        let printed = try run([card, "Card(title: \"Hi\")", "set title \"Ho\"", "tree", "set size 3"])
        #expect(printed[2].hasPrefix("Card #1 has title \"Ho\""))
        #expect(printed[3].contains("\"Ho\""))
        #expect(printed[4].contains("Card #1 has no 'size'"))
        #expect(printed[4].contains("it has title"))
    }

    @Test func whatFollowsAMapStandsBehindIt() throws {
        let printed = try run([
            "Column()", "Label(text: \"a\").map { $0.inset(uniform: 4) }", "modify { $0.text = \"b\" }",
            ".box(background: .red)", "tree", "swift", "unwrap", "swift",
        ])
        #expect(printed[1].hasPrefix("Label #2 added to Column #1 (1 of 1)"))
        #expect(printed[2].contains("value of type 'any Element' has no member 'text'"))
        #expect(
            printed[4] == """
                x,y relative to the parent · ■ view-backed
                Column #1           0,0   300×160
                └─ Box >#4< ■       0,0    16×24
                   └─ Inset #3      0,0    16×24
                      └─ Label #2 ■ 4,4     8×16    "a"
                """
        )
        #expect(printed[5].contains("Label(text: \"a\")\n        .map { $0.inset(uniform: 4) }\n        .box("))
        #expect(!printed[7].contains("box") && printed[7].contains("map"))
    }

    @Test func traitsOfAListsChildAreSetByTheirNames() throws {
        let printed = try run([
            "GridRow()", "Label(text: \"a\")", "set width 40", "inset 2", "set width proportional 2", "swift",
            "set width proportional",
        ])
        #expect(printed[2].hasPrefix("Label #2 has width .absolute(40)"))
        #expect(printed[5].contains(".inset(uniform: 2)\n        .gridRowChild(width: .proportional(2))"))
        #expect(printed[6].contains("did you mean .proportional(8)?"))
        let row = try run(["Row()", "Label(text: \"a\")", "set alignmentGuide { $0.height }", "swift"])
        #expect(row[3].contains(".stackLayoutChild(alignmentGuide: { $0.height })"))
    }

    @Test func aStyleThatTakesMoreIsShownWhole() throws {
        let printed = try run(["Box()", "set cornerStyle rounded", "set cornerStyle rounded 4"])
        #expect(printed[1].contains("did you mean .rounded(radius: 8)?"))
        #expect(printed[2].hasPrefix("Box #1 has cornerStyle .rounded(radius: 4)"))
    }

    @Test func whatAppearsIsPrintedOnce() throws {
        let printed = try run([
            "Label(text: \"a\")", "onAppear { print(\"here\") }", "onDisappear { print(\"gone\") }", "reset",
        ])
        #expect(printed[1].components(separatedBy: "\nhere\n").count == 2)
        #expect(!printed[2].contains("\nhere\n"))
        #expect(printed[3].hasPrefix("gone\n"))
    }

    @Test(arguments: [
        ("locale de_DE", "locale Locale(identifier: \"de_DE\")"),
        ("calendar iso8601", "Calendar(identifier: .iso8601)"),
        ("timeZone Europe/Paris", "TimeZone(identifier: \"Europe/Paris\")!"), ("windowSize 300 200", "height: 200)"),
        ("safeAreaInsets 20", "UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)"),
        ("safeAreaInsets 1 2 3 4", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"), ("windowSize nil", "nil"),
        ("layoutDirection rightToLeft", ".rightToLeft"), ("displayScale 3", "displayScale 3"),
        ("layoutMode caffeinated", "layoutMode .caffeinated"),
    ])
    func everyValueOfTheEnvironmentHasWords(words: String, swift: String) throws {
        #expect(try lastOutput("env " + words).contains(swift))
    }

    @Test func aTextOfSeveralWordsNeedsNoQuotes() throws {
        let printed = try run(["Label(text: \"A\")", "set text hello world"])
        #expect(printed[1].hasPrefix("Label #1 has text \"hello world\""))
    }

    @Test func theSketchedSessionPrintsTheseLines() throws {
        let printed = try run(hello)
        #expect(printed[0] == "Label #1 is the root · views: created 1 (v2 UILabel)")
        #expect(printed[1].hasPrefix("  .centered()\nCentered #2 wraps Label #1"))
        #expect(printed[2].hasPrefix("  .inset(uniform: 20)\nInset #3 wraps Centered #2"))
        #expect(
            printed[3] == "Box #4 wraps Inset #3\n  views: created 2 (v5 BoxView, v6 UILabel), removed 1 (v4)"
        )
    }

    @Test func theSketchedSessionHasTheseFrames() throws {
        let tree = try run(hello + ["tree"]).last
        #expect(
            tree == """
                x,y relative to the parent · ■ view-backed
                Box >#4< ■           0,0    300×160
                └─ Inset #3          0,0    300×160
                   └─ Centered #2   20,20   260×120
                      └─ Label #1 ■ 82,52    96×16    "Hello, world"
                """
        )
        let checks = try run(
            hello + ["expect #1 is 96×16 at 102,72", "expect #2 is 260x120 at 20,20", "expect views 2"]
        )
        #expect(checks.suffix(3).joined().isEmpty)
    }

    @Test func aNumberThatAnotherOneBeginsWithIsNotSaidAlready() throws {
        let row = ["Row()"] + (2...11).map { "Label(text: \"\($0)\")" }
        let printed = try run(row + ["Row()", "Label(text: \"in\")", "unwrap #12"])
        #expect(printed.last?.hasPrefix("Row #12 unwrapped · next: after Label #13 in Row #1") == true)
    }

    @Test func aListIsBuiltByTypingOn() throws {
        let printed = try run([
            "Column(alignment: .leading, minimumSpacing: 8)", "Label(text: \"Title\")", "inset 4",
            "Label(text: \"Subtitle\")", "end", "inset 2", "swift",
        ])
        #expect(printed[0] == "Column #1 is the root · next: into it")
        #expect(printed[1].hasPrefix("Label #2 added to Column #1 (1 of 1) · next: after it"))
        #expect(printed[3].hasPrefix("Label #4 added to Column #1 (2 of 2) · next: after it"))
        #expect(printed[4] == "left Column #1 · modifiers wrap it")
        #expect(
            printed[6] == """
                Column(alignment: .leading, minimumSpacing: 8) {
                    Label(text: "Title")
                        .inset(uniform: 4)
                    Label(text: "Subtitle")
                }
                .inset(uniform: 2)
                """
        )
    }

    @Test func endLeavesOneListAfterTheOther() throws {
        let swift = try lastOutput(
            "Column()",
            "Row()",
            "Label(text: \"a\")",
            "end",
            "Label(text: \"b\")",
            "end",
            "end",
            "swift"
        )
        #expect(swift == "Column() {\n    Row() {\n        Label(text: \"a\")\n    }\n    Label(text: \"b\")\n}")
    }

    @Test func aListCommandWrapsTheSelection() throws {
        let printed = try run(["Label(text: \"a\")", "column leading 8", "Label(text: \"b\")", "swift"])
        #expect(printed[1].contains("Column #2 wraps Label #1"))
        #expect(printed[2].contains("Label #3 added to Column #2 (2 of 2)"))
        let declaring = try run(["Column { let a = \"x\"; Label(text: a); let b = 1 }", "Spacer(1)"])
        #expect(declaring[1].hasPrefix("Spacer #3 added to Column #1 (2 of 2)"))
        #expect(printed[3].hasPrefix("Column(alignment: .leading, minimumSpacing: 8) {\n    Label(text: \"a\")\n"))
    }

    @Test func withoutAListTheErrorSaysWhatToDo() throws {
        let printed = try lastOutput("Label(text: \"a\")", "Label(text: \"b\")")
        #expect(printed.contains("there is no list at or above Label #1"))
        #expect(printed.contains("replace"))
        #expect(printed.contains("column or row"))
    }

    @Test func aListThatEndHasClosedIsNamed() throws {
        let printed = try lastOutput("Column()", "Label(text: \"x\")", "end", "Row { Label(text: \"x\") }")
        #expect(printed.contains("end has closed Column #1"), "\(printed)")
        #expect(printed.contains("type select #1 first"))
    }

    @Test func addFillsAnEmptyBox() throws {
        #expect(
            try lastOutput("Box(backgroundColor: .red)", "add Label(text: \"a\")", "swift")
                == "Box(backgroundColor: .red, wrapping: Label(text: \"a\"))"
        )
        #expect(try lastOutput("Box()", "add Label(text: \"a\")", "swift") == "Box(wrapping: Label(text: \"a\"))")
    }

    @Test func beforeAndAfterStandBesideTheSelection() throws {
        let swift = try lastOutput(
            "Row()",
            "Label(text: \"b\")",
            "before Label(text: \"a\")",
            "select #2",
            "after Spacer(8)",
            "swift"
        )
        #expect(swift == "Row() {\n    Label(text: \"a\")\n    Label(text: \"b\")\n    Spacer(8)\n}")
    }

    @Test func settingTakesWordsAndSwift() throws {
        let swift = try lastOutput(
            "Column()",
            "set minimumSpacing 12",
            "set alignment center",
            "Label(text: \"a\")",
            "set text Hello",
            "set color red",
            "set font .systemFont(ofSize: 20)",
            "swift"
        )
        #expect(
            swift == """
                Column(alignment: .center, minimumSpacing: 12) {
                    Label(text: "Hello") {
                        $0.color = .red
                        $0.font = .systemFont(ofSize: 20)
                    }
                }
                """
        )
        let error = try lastOutput("Column()", "set minimumSpacin 12")
        #expect(error.contains("did you mean minimumSpacing?"))
    }

    @Test func keysAndPrioritiesAreTraitsOfTheChild() throws {
        let swift = try lastOutput(
            "Row()",
            "Label(text: \"a\")",
            "priority fixed",
            "key first",
            "inset 4",
            "swift"
        )
        #expect(
            swift.contains("        .inset(uniform: 4)\n        .stackLayoutChild(priority: .fixed, key: \"first\")")
        )
        #expect(
            try lastOutput("Overlay()", "Label(text: \"a\")", "key x", "swift").contains(".overlayChild(key: \"x\")")
        )
        #expect(try lastOutput("Label(text: \"a\")", "key x", "swift") == "Label(text: \"a\")\n    .keyed(\"x\")")
    }

    @Test func undoGoesFarBackAndRedoForthAgain() throws {
        let typed = (0..<30).map { "Label(text: \"row \($0)\")" }
        let lines = ["print(\"once\")", "Column()"] + typed
        let building = lines.flatMap { [$0, "tree"] }
        let back = typed.flatMap { _ in ["undo", "tree"] }
        let forth = typed.flatMap { _ in ["redo", "tree"] }
        let printed = try run(building + back + forth)
        let trees = stride(from: 1, to: printed.count, by: 2).map { printed[$0] }
        let built = Array(trees.prefix(lines.count).suffix(31))
        #expect(Set(built).count == 31)
        #expect(trees.dropFirst(lines.count).prefix(30).elementsEqual(built.dropLast().reversed()))
        #expect(trees.suffix(30).elementsEqual(built.dropFirst()))
        #expect(printed.dropFirst().allSatisfy { !$0.contains("once") })
    }

    @Test func undoAndRedoRestoreNumbersAndNeverReuseThem() throws {
        let printed = try run([
            "Label(text: \"a\")", "inset 4", "undo", "redo", "undo", "centered", "swift", "undo", "undo", "undo",
            "redo",
        ])
        #expect(printed[2].hasPrefix("undid: inset 4"))
        #expect(printed[3].hasPrefix("redid: inset 4"))
        #expect(printed[5].contains("Centered #3 wraps Label #1"))
        #expect(printed[9].contains("there is nothing to undo"))
        #expect(printed[10].hasPrefix("redid: Label(text: \"a\")"))
    }

    @Test func failedLinesChangeNothing() throws {
        let lines = ["Column()", "Label(text: \"a\")", "inset 4"]
        let wrong = [
            "Labl(text: \"b\")", "Label(text: 3)", "Label(text: \"b\"", "inset foo", ".insett(uniform: 4)", "set foo 3",
            "remove #9", "move #2 into #2", "unwrap #2", "let x: Int = \"a\"", "frmes", "]", "load nowhere.swift",
            "viewport big", "goto 999", "expect #1 is", "replace", "\u{7}", "priority none", "lesson 99",
            "help nothing",
        ]
        let before = try run(lines + ["swift", "tree", "views"]).suffix(3)
        let printed = try run(lines + wrong + ["swift", "tree", "views"])
        #expect(printed.suffix(3) == before)
        for (line, output) in zip(wrong, printed.dropFirst(lines.count)) {
            #expect(output.hasPrefix("error: "), "\(line): \(output)")
            #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(output)")
        }
    }

    @Test func unknownWordsGetTheNearestName() throws {
        #expect(try lastOutput("fraems").contains("did you mean frames?"))
        #expect(try lastOutput("Lable(text: \"a\")").contains("did you mean Label?"))
        // Two letters of five are others, so nobody meant it.
        let badge = try lastOutput("Badge(text: \"a\")")
        #expect(!badge.contains("did you mean") && badge.contains("try: stub Badge 96x16"))
        #expect(try lastOutput("Label(text: \"a\")", "insett 4").contains("did you mean inset?"))
        #expect(try lastOutput("Label(text: \"a\")", "aligned botom").contains("did you mean bottom?"))
        #expect(try lastOutput("Label(txt: \"a\")").contains("text"))
    }

    @Test func errorsPointAtThePlace() throws {
        let error = try onBigStack { Session.sharing().run(line: "Column { Labl(text: \"a\") }").first?.error }
        #expect(error?.offset == 9)
        let cutOff = try lastOutput("Label(text: \"a\"")
        #expect(cutOff.contains("Label(text: \"a\"\n"))
        #expect(cutOff.contains("^"))
    }

    @Test func theCaretStandsUnderThePlaceInWideTextAndLongLines() throws {
        let wide = try lastOutput("Label(text: \"漢字\", foo: 3)")
        #expect(wide.contains("\n  Label(text: \"漢字\", foo: 3)\n"))
        let caret = wide.split(separator: "\n").first { $0.hasSuffix("^") }
        #expect(caret?.count == 28)
        let long = try lastOutput("Label(text: \"\(String(repeating: "a ", count: 100))\", foo: 3)")
        #expect(long.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(long.contains("foo: 3"))
    }

    @Test func declarationsAreUsedByWhatFollows() throws {
        let printed = try run([
            "let gap: CGFloat = 8",
            "struct Card: ProxyElement {\n    var title: String\n    var elementRepresentation: Element {\n"
                + "        Label(text: title).inset(uniform: gap)\n    }\n}",
            "Card(title: \"Hi\")", "expect \"Hi\" is 284x144 at 8,8", "let gap: CGFloat = 10",
            "expect \"Hi\" is 280x140 at 10,10", "select #1/0", "inset 3",
        ])
        #expect(printed[0] == "gap declared")
        #expect(printed[2].hasPrefix("Card #1 is the root"))
        #expect(printed[3].isEmpty)
        #expect(printed[4].hasPrefix("gap redeclared"))
        #expect(printed[5].isEmpty)
        #expect(printed[7].contains("in Card, line 6"))
    }

    @Test func aNameThatIsUsedOnceStandsForItsElement() throws {
        let printed = try run([
            "let title = Label(text: \"T\")", "title", "inset 4", "select title", "centered", "swift",
            "expect \"T\" is 8x16",
        ])
        #expect(printed[1].hasPrefix("Label #1 is the root"))
        #expect(printed[2].contains("Inset #2 wraps Label #1"))
        #expect(printed[3] == "Label #1 \"T\" is selected")
        #expect(printed[5] == "let title = Label(text: \"T\")\n\ntitle\n    .centered()\n    .inset(uniform: 4)")
        #expect(printed[6].isEmpty)
        let twice = try run(["let title = Label(text: \"T\")", "Column()", "title", "title", "tree", "remove", "swift"])
        #expect(twice[4].contains("› Label 2 ■"))
        #expect(twice[6].hasSuffix("Column() {\n    title\n}"))
    }

    @Test func aFunctionCallIsANode() throws {
        let printed = try run([
            "func card(_ text: String) -> Element {\n    Label(text: text).inset(uniform: 4)\n}", "card(\"a\")",
            "box red", "tree",
        ])
        #expect(printed[1].hasPrefix("Inset #1 is the root"))
        #expect(printed[3].contains("Inset #1"))
    }

    @Test func elementsInArgumentsHaveNumbers() throws {
        let tree = try lastOutput("Box(backgroundColor: .blue, wrapping: Centered(Label(text: \"a\")))", "tree")
        #expect(tree.contains("Box >#3< ■"))
        #expect(tree.contains("Centered #2"))
        #expect(tree.contains("Label #1 ■"))
    }

    @Test func aCommandsNameWinsOverADeclaredOne() throws {
        let printed = try run(["let tree = Label(text: \"a\")", "tree"])
        #expect(printed[0].contains("tree declared; tree alone on a line is still the command, and in Swift it is"))
        #expect(printed[1].contains("there is no tree yet"))
    }

    @Test func loopsMakeSeveralElementsOfOneNumber() throws {
        let printed = try run([
            "Column()", "for i in 1...3 { Label(text: \"row \\(i)\") }", "select \"row 2\"", "inset 2", "remove",
            "select #2", "inset 2", "swift",
        ])
        #expect(printed[2] == "Column #1 › Label 2 \"row 2\" is selected")
        #expect(printed[3].contains("one of several elements made by #2"))
        #expect(printed[4].contains("type: select #2, then remove"))
        #expect(printed[7].contains("        Label(text: \"row \\(i)\")\n            .inset(uniform: 2)"))
    }

    @Test func resetKeepsDeclarationsUnlessToldOtherwise() throws {
        let printed = try run(["let gap = 4", "Spacer(8)", "reset", "swift", "undo", "reset all", "swift"])
        #expect(printed[2].hasPrefix("tree cleared; declarations kept: gap"))
        #expect(printed[3] == "let gap = 4")
        #expect(printed[6] == "document cleared")
    }
}
