import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Stubs for the elements of an app.
@Suite struct StubTests {
    @Test(
        "elements of the app's own can be laid out again after an edit was tried, or undone, or made long ago",
        arguments: [
            ["stub Card 40x20", "Row { for _ in 0..<2 { Card() }; Label(text: \"a\") }"],
            [
                "struct Card: Element { var content: ElementContent { ElementContent(intrinsicSize: "
                    + "CGSize(width: 40, height: 20)) }; func backingViewDescription(with context: "
                    + "ViewDescriptionContext) -> ViewDescription? { nil } }",
                "Row { for _ in 0..<2 { Card() }; Label(text: \"a\") }",
            ],
        ]
    )
    func laidOutAgain(lines: [String]) throws {
        let trial = ["whatif inset 5", "viewport 200x100", "whatif inset 6", "viewport 300x160", "whatif inset 5"]
        let edits = (0..<12).map { "set text \"\($0)\"" }
        let undone = ["undo", "undo", "redo", "viewport 200x100", "undo", "select #2", "whatif inset 5"]
        for output in try run(lines + ["select \"a\""] + trial + edits + trial + undone) {
            #expect(!output.contains("error"), "\(output)")
        }
    }

    @Test func anErrorOffersAStubWhereATypeIsCalled() throws {
        let known = "error: cannot find 'MarketLabel' in scope"
        #expect(try lastOutput("MarketLabel(text: \"A\", style: .heading)").hasPrefix(known))
        #expect(try lastOutput("MarketLabel(text: \"A\")").hasSuffix("  try: stub MarketLabel 96x16"))
        #expect(
            try lastOutput("Lable(text: \"A\")").contains("did you mean Label? If it is an element of your app")
        )
        #expect(try !lastOutput("Label(text: MarketTexts.title)").contains("stub"))
    }

    @Test func noStubIsSuggestedForATypeThatIsKnown() throws {
        let printed = try run(["struct Point { var x = 1 }", "let points = Set([Point()])"])
        #expect(printed[1].contains("requires that 'Point' conform to 'Hashable'"))
        #expect(!printed[1].contains("stub"))
    }

    @Test func aStubTakesAnyArguments() throws {
        let calls = [
            "MarketLabel(text: \"A\", style: .heading)", "MarketLabel()", "MarketLabel(1, 2, three: nil)",
            "MarketLabel { $0.style = .big }", "MarketLabel(kind: Kinds.first) { element in element.x = 1 }",
            "MarketLabel(action: { print(\"tapped\") })",
        ]
        for call in calls {
            let printed = try run(["stub MarketLabel 96x16", call, "centered", "expect #1 is 96x16", "tree"])
            #expect(printed[3].isEmpty, "\(call): \(printed)")
            #expect(printed[4].contains("MarketLabel #1 stub"), "\(call)")
        }
    }

    @Test func whatIsGivenToAStubIsEvaluated() throws {
        let stub = "stub MarketLabel 96x16"
        #expect(
            try lastOutput(stub, "let title = \"t\"", "MarketLabel(text: titel)") == """
                error: cannot find 'titel' in scope
                  MarketLabel(text: titel)
                                    ^
                  did you mean title?
                """
        )
        #expect(try lastOutput(stub, "let a = [1]", "MarketLabel(text: a[3])").hasPrefix("error: "))
        #expect(
            try lastOutput(stub, "let a = \"x\"", "MarketLabel(text: a.uppercase())").contains("no member 'uppercase'")
        )
        // An argument whose type only the app declares is ignored.
        for argument in [
            ".heading", ".init(size: 4)", "MarketStyle.heading", "MarketStyle(size: 4)", "nil", "[]", "\\.text",
        ] {
            let printed = try lastOutput(stub, "MarketLabel(style: \(argument))")
            #expect(printed.hasPrefix("MarketLabel #1 is the root"), "\(argument): \(printed)")
        }
    }

    @Test func theLineThatAnErrorOffersWorks() throws {
        for call in [
            "MarketCard(title: \"(\") { Label(text: \"x\") }",
            "MarketCard { for i in 0..<2 { Label(text: \"\\(i)\") } }",
            "MarketCard(title: \"a\")", "MarketCard { print(\"tapped\") }",
        ] {
            let error = try lastOutput(call)
            let offered = String(error.split(separator: "\n").last?.drop { $0 == " " }.dropFirst(5) ?? "")
            #expect(offered.hasPrefix("stub MarketCard "), "\(error)")
            let printed = try run([offered, call, "tree"])
            #expect(printed[1].hasPrefix("MarketCard #1 is the root"), "\(offered): \(printed)")
            if call.contains("Label") { #expect(printed[2].contains(/└─ (› )?Label/), "\(printed[2])") }
        }
    }

    @Test func childrenThatAStubDoesNotTakeAreTold() throws {
        let printed = try run(["stub Card 96x16", "Card { Label(text: \"x\") }", "stub Card 96x16 children", "tree"])
        #expect(printed[1].contains("note: the stub Card takes no children; those of #1 are not shown"))
        let words = printed[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("try: stub Card 96x16 children"))
        #expect(printed[3].contains("\"x\""))
    }

    @Test func stubsStandInEachOtherAndTakeModifiers() throws {
        let printed = try run(
            [
                "stub Card children", "stub Chip 60x20 view",
                "Card(a: 1) { Chip().inset(uniform: 4); Card { Chip(kind: .big) { $0.on = true } } }.box(background: .red)",
                "tree", "save a.swift", "load a.swift", "tree",
            ],
            files: MemoryFiles()
        )
        #expect(printed[3].components(separatedBy: "Chip #").count == 3, "\(printed)")
        #expect(printed[3].split(separator: "\n").count == printed[6].split(separator: "\n").count)
    }

    @Test func aStubMayHaveAView() throws {
        let printed = try run(["stub Card 200x80 view", "Card()", "views"])
        #expect(printed[1].contains("created 1"))
        #expect(printed[2].contains("UIView v2 0,0   300×160  Card #1") || printed[2].contains("Card #1"))
    }

    @Test func childrenOfAStubAreLaidOut() throws {
        let printed = try run([
            "stub Card children", "Card(title: \"x\") { Label(text: \"ab\"); Label(text: \"cd\") }", "inset 10",
            "Column()", "select Card", "Label(text: \"ef\")", "tree",
        ])
        #expect(printed[5].hasPrefix("Label #5 added to Card #1 (3 of 3)"), "\(printed)")
        #expect(printed[6].contains("\"ef\""))
        let row = try lastOutput("stub Pair row", "Pair(a: Label(text: \"ab\"), b: Label(text: \"cd\"))", "tree")
        #expect(row.contains("› Row"))
    }

    @Test func aStubMayMeasureItself() throws {
        let lines = ["stub Meter { constraint in CGSize(width: constraint.width.maximum, height: 44) }", "Meter()"]
        #expect(try run(lines + ["aligned top", "expect #1 is 300x44"]).last == "")
        let broken = try lastOutput("stub Meter { constraint in CGSize(width: oops, height: 44) }")
        #expect(broken.contains("in the closure of the stub Meter: cannot find 'oops' in scope"))
    }

    @Test func aStubIsPartOfTheDocument() throws {
        let files = MemoryFiles()
        let printed = try run(
            [
                "stub Card 20x10", "Card(a: 1)", "swift", "save a.swift", "undo", "undo", "Card()", "load a.swift",
                "swift",
            ],
            files: files
        )
        #expect(printed[2] == "// stub Card 20x10\nCard(a: 1)")
        #expect(printed[6].hasPrefix("error: cannot find 'Card'"))
        #expect(printed[8] == printed[2])
        #expect(files.texts["a.swift"]?.contains("\n// stub Card 20x10\n") == true)
    }

    @Test func whatWasSaidBeforeAFileIsLoadedHoldsForIt() throws {
        let files = MemoryFiles(["a.swift": "import BlueprintUI\n\nCard(a: 1)\n"])
        #expect(try lastOutput("load a.swift", files: files).hasSuffix("try: stub Card 96x16"))
        #expect(
            try lastOutput("stub Card 20x10", "stub Other 1x1", "load a.swift", "swift", files: files)
                == "// stub Card 20x10\nCard(a: 1)"
        )
    }

    @Test func aCommentInAScriptCounts() throws {
        let report = try onBigStack {
            ScriptRunner.sharing().run(
                "// stub Card 20x10\n// stub for the market\nCard()\nexpect #1 is 300x160\n",
                name: "a"
            ) {
                #expect(!$0.isFailure, "\($0.text.plain)")
            }
        }
        #expect(report.passed)
    }

    @Test func stubsAreListedExplainedCompletedAndTakenBack() throws {
        let start = ["stub Card 20x10 view", "stub Meter children"]
        #expect(
            try run(start + ["stub"]).last == "Card: 20×10, view-backed\nMeter: children in a column, not view-backed"
        )
        #expect(try run(start + ["help Card"]).last?.hasPrefix("Card · stub\n") == true)
        #expect(try run(start + ["stub Card off", "swift"]).last == "// stub Meter children")
        #expect(try run(start + ["stub Card off", "undo", "stub"]).last?.hasPrefix("Card: 20×10") == true)
        #expect(try run(start + ["stub Card 5x5", "swift"]).last == "// stub Card 5x5\n// stub Meter children")
        let found = try onBigStack {
            let session = Session.sharing()
            _ = session.run(line: "stub MarketCard 20x10")
            return session.completer.completions(of: "Mark", cursor: 4).candidates.map(\.word)
        }
        #expect(found == ["MarketCard"])
    }

    @Test(arguments: [
        ("stub", "no stubs are defined"), ("stub card 1x1", "'card' is not the name of a type"),
        ("stub Card", "the size of Card is missing"), ("stub Card 1x", "'1x' is neither a size nor an option"),
        ("stub Label 1x1", "Label is part of the library"),
        ("stub Card 1x1 { c in .zero }", "a measuring closure cannot be combined"),
        ("stub Card 1e9x1", "'1e9x1' is too large"), ("stub Card off", "there is no stub 'Card'"),
    ])
    func whatIsNoStubIsRefused(line: String, message: String) throws {
        #expect(try lastOutput(line).contains(message))
    }

    @Test func aDeclarationGoesBeforeAStub() throws {
        let declared = "struct Card: ProxyElement { var elementRepresentation: any Element { Label(text: \"x\") } }"
        #expect(try lastOutput(declared, "stub Card 1x1").contains("Card is declared"))
        #expect(try run(["stub Card 1x1", declared, "Card()", "tree"]).last?.contains("stub") == false)
    }
}
