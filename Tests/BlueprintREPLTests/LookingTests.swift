import BigStack
import BlueprintInspector
import BlueprintREPL
import Foundation
import TestSessions
import TestTiers
import Testing

/// The look commands, stepping, and settings.
@Suite struct LookingTests {
    private static let column = [
        "Column(alignment: .leading, minimumSpacing: 8)", "Label(text: \"Title\")", "inset 4",
        "Label(text: \"Subtitle\")",
    ]
    private static let hello = ["Label(text: \"Hello, world\")", "centered", "inset 20", "box blue"]

    private func after(_ lines: [String], _ more: String...) throws -> [String] {
        Array(try run(lines + more).suffix(more.count))
    }

    @Test func anElementThatIsMeasuredVeryOftenIsNamed() throws {
        func asking(_ times: Int) -> [String] {
            [
                """
                struct Wide: Element {
                    var content: ElementContent { ElementContent { CGSize(width: $0.width.maximum / 2, height: 1) } }
                    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
                }
                """,
                """
                struct Curious: SingleChildLayout {
                    func sizeThatFits(
                        proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
                    ) -> CGSize { .zero }
                    func placeSubelement(
                        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()
                    ) {
                        for width in 1...\(times) {
                            let size = subelement.sizeThatFits(SizeConstraint(width: CGFloat(width)))
                        }
                        subelement.place(at: .zero, size: size)
                    }
                }
                """,
                """
                struct Asking: Element {
                    var content: ElementContent { ElementContent(child: Wide(), layout: Curious()) }
                    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
                }
                """,
                "Asking()",
            ]
        }
        let many = try #require(run(asking(2047)).last)
        #expect(many.contains("! Asking #1 › Wide was measured 2,047 times; see help info"))
        #expect(try run(asking(10)).last?.contains("measured") == false)
        #expect(try lastOutput("help info").contains("measures more than"))
    }

    @Test func longSumsAreFolded() throws {
        let chain = String(repeating: ".inset(uniform: 1)", count: 20)
        let views = try lastOutput("Label(text: \"deep\")" + chain, "views")
        #expect(views.contains("+ 14 of 14 others"))
        #expect(views.split(separator: "\n").count < 12)
    }

    @Test func referencesNameNodesInManyWays() throws {
        let printed = try after(
            Self.column,
            "select #2",
            "select v3",
            "select \"Subtitle\"",
            "select Inset",
            "select Label[1]",
            "select #1/0",
            "select \"title\"",
            "select Label"
        )
        #expect(printed[0] == "Label #2 \"Title\" is selected")
        #expect(printed[1].contains("is selected"))
        #expect(printed[2] == "Label #4 \"Subtitle\" is selected")
        #expect(printed[3] == "Inset #3 is selected")
        #expect(printed[4] == "Label #4 \"Subtitle\" is selected")
        #expect(printed[5] == "Inset #3 is selected")
        #expect(printed[6].contains("matches 2 elements"))
        #expect(printed[7].contains("Label #2 \"Title\", Label #4 \"Subtitle\""))
    }

    @Test func walkingFollowsTheTree() throws {
        let printed = try after(Self.column, "up", "down", "down", "up", "next", "next", "previous", "root")
        #expect(printed[0] == "Column #1 is selected · next: into it")
        #expect(printed[1] == "Inset #3 is selected")
        #expect(printed[2] == "Label #2 \"Title\" is selected")
        #expect(printed[4] == "Label #4 \"Subtitle\" is selected")
        #expect(printed[5].contains("Label #4 has no sibling after it"))
        #expect(printed[6] == "Inset #3 is selected")
        #expect(printed[7].hasPrefix("Column #1 is selected"))
    }

    @Test func whatWasAskedIsKnownAsFarAsTheStep() throws {
        let printed = try after(Self.hello, "goto 3", "info #1", "step", "info #1", "step", "info #1")
        #expect(!printed[1].contains("proposed"))
        #expect(printed[1].hasPrefix("Label #1 is not placed yet"))
        #expect(printed[3].contains("  proposed     ≤260   ≤120                   4  by Centered #2"))
        #expect(printed[3].contains("not yet"))
        #expect(printed[5].contains("  measured       96     16                   5  computed"))
    }

    @Test func constraintsAreKnownAsFarAsTheStep() throws {
        let printed = try after(Self.hello, "goto 3", "tree constraints", "goto 5", "tree constraints")
        #expect(!printed[1].contains("≤260 × ≤120"))
        #expect(printed[3].contains("≤260 × ≤120   96×16"))
    }

    @Test func drawingsFitTheRowsOfATerminal() throws {
        let lines = try onBigStack {
            let session = Session.sharing(options: SessionOptions(rows: 24))
            for line in Self.hello + ["viewport 375x667", "zoom fit"] { _ = session.run(line: line) }
            return session.run(line: "frames").map(\.text.plain).joined().split(separator: "\n")
        }
        #expect(lines.firstIndex { $0.hasPrefix("drawn smaller to fit") }.map { $0 <= 21 } == true)
    }

    @Test func whatMatchesNothingIsQuotedAsTyped() throws {
        #expect(try lastOutput("Label(text: \"A\")", "select Foo").contains("no element matches 'Foo'"))
        #expect(try lastOutput("Label(text: \"A\")", "select \"b\"").contains("no element shows \"b\""))
    }

    @Test func aScaleThatPrintsAsZeroIsRefused() throws {
        #expect(try lastOutput("scale 0.0001").contains("'0.0001' is not a scale"))
    }

    @Test func focusShowsOneSubtree() throws {
        let printed = try after(Self.column, "focus #3", "tree", "focus", "tree")
        #expect(!printed[1].contains("Subtitle"))
        #expect(printed[3].contains("Subtitle"))
    }

    /// Every look command, and lines with output that differs from that of the example.
    private static let looks =
        Commands.lookExamples.values.sorted() + [
            "tree constraints", "info #1 --verbose", "whatif viewport 40x20", "sweep #3.uniform 0...20", "trace",
            "trace layout", "trace --measures", "where", "step",
        ]

    @Test func everyLookCommandGivesOneJSONDocument() throws {
        #expect(Commands.lookExamples.count > 10)
        let documents = try onBigStack {
            let session = Session.sharing()
            for line in Self.hello { _ = session.run(line: line) }
            return Self.looks.map { command in session.run(line: command).compactMap(\.json?.text) }
        }
        for (command, json) in zip(Self.looks, documents) {
            #expect(json.count == 1, "\(command)")
            let name = command.split(separator: " ").first ?? ""
            #expect(json.first?.hasPrefix("{\"version\":3,\"command\":\"\(name)") == true, "\(command)")
            #expect(json.first?.contains("\n") == false)
            let object = try JSONSerialization.jsonObject(with: Data((json.first ?? "").utf8)) as? [String: Any]
            #expect((object?.count ?? 0) > 2, "\(command) tells nothing")
        }
    }

    @Test(
        "the JSON of a look command is about the part that its text shows",
        arguments: ["tree", "views", "frames", "nest", "render", "flatten", "tree constraints"]
    )
    func partsOfTheTree(command: String) throws {
        func references(_ lines: String...) throws -> Set<String> {
            let json = try onBigStack {
                let session = Session.sharing()
                for line in Self.column { _ = session.run(line: line) }
                return lines.map { line in session.run(line: line).compactMap(\.json?.text).first ?? "" }.last ?? ""
            }
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let parts = ["elements", "views"].flatMap { object?[$0] as? [[String: Any]] ?? [] }
            return Set(parts.compactMap { $0["element"] as? String ?? $0["reference"] as? String })
        }
        #expect(try references(command).count > 1)
        #expect(try references("\(command) #2") == ["#2"])
        #expect(try references("focus #2", command) == ["#2"])
    }

    @Test func everythingFitsEightyColumns() throws {
        let commands =
            Self.looks + [
                "help", "help build", "help elements", "help modifiers", "help inset", "help Row", "help expect",
                "step",
                "env",
            ]
        for (command, text) in zip(commands, try run(Self.hello + commands).suffix(commands.count)) {
            #expect(!text.isEmpty, "\(command)")
            for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(command): \(line)") }
        }
    }

    @Test("no answer is wider than a narrow terminal", arguments: [40, 60])
    func everythingFitsANarrowTerminal(columns: Int) throws {
        let commands =
            Self.looks + ["break list", "mark", "continue", "goto 3", "mark here", "mark", "trace", "sessions"]
        try onBigStack {
            let session = Session.sharing(options: SessionOptions(columns: columns))
            for line in Self.hello { _ = session.run(line: line) }
            for command in commands {
                for output in session.run(line: command) where output.kind == .result || output.kind == .drawing {
                    for line in output.text.lines { #expect(line.columns <= columns, "\(command): \(line.plain)") }
                }
            }
        }
    }

    @Test func steppingForwardsAndBackVisitsTheSameEvents() throws {
        let (there, back) = try onBigStack {
            let session = Session.sharing()
            for line in Self.hello { _ = session.run(line: line) }
            func at(_ line: String) -> String {
                session.run(line: line).map(\.text.plain).joined()
                    + session.run(line: "frames").map(\.text.plain).joined()
            }
            _ = session.run(line: "goto 0")
            let there = (1...21).map { _ in at("step") }
            let back = (1...20).map { _ in at("back") }
            return (there, back)
        }
        #expect(Array(there.dropLast().reversed()) == back)
        #expect(Set(there).count == 21)
    }

    @Test func overAndOutFollowQuestions() throws {
        let printed = try after(Self.hello, "goto 4", "over", "phase update", "where", "s 2", "back", "o", "out")
        #expect(printed[0].hasPrefix("4 of 21 · layout · Centered #2 proposes ≤260 × ≤120 to Label #1"))
        #expect(printed[1].hasPrefix("5 of 21 · layout · Label #1 measures 96×16"))
        #expect(printed[2].contains("· update ·"))
        #expect(printed[3] == printed[2])
        #expect(printed[5].hasPrefix("14 of 21"))
        #expect(printed[7].contains("no proposal is open here"))
    }

    @Test func anEditEndsSteppingAndSaysSo() throws {
        #expect(try lastOutput("Label(text: \"a\")", "step", "inset 4").contains("stepping ended"))
        #expect(try lastOutput("Label(text: \"a\")", "inset 4").contains("stepping") == false)
    }

    @Test func anEmptyLineRepeatsTheLastStepOnlyAtATerminal() throws {
        func positions(_ options: SessionOptions) throws -> [String] {
            try onBigStack {
                let session = Session.sharing(options: options)
                for line in Self.hello { _ = session.run(line: line) }
                return ["step", "", "", "back", "", ""].map { line in
                    String(session.run(line: line).map(\.text.plain).joined().prefix { $0 != " " })
                }
            }
        }
        #expect(try positions(SessionOptions(isInteractive: true)) == ["1", "2", "3", "2", "1", "0"])
        #expect(try positions(SessionOptions()) == ["1", "", "", "0", "", ""])
    }

    @Test func drawingsFollowEditsOnlyWhereTheyAreWanted() throws {
        #expect(try lastOutput("Label(text: \"a\")").contains("┏") == false)
        #expect(try lastOutput("autoshow on", "Label(text: \"a\")").contains("┏Label"))
        let kinds = try onBigStack {
            Session.sharing(options: SessionOptions(isInteractive: true)).run(line: "Label(text: \"a\")").map(\.kind)
        }
        #expect(kinds == [.drawing, .result])
    }

    @Test func settingsChangeWhatIsLaidOut() throws {
        let printed = try run([
            "Label(text: \"Hello\")", "viewport 100x50", "expect #1 is 100x50", "viewport", "scale 2", "scale",
            "direction rtl", "style ascii", "tree", "zoom 2", "viewport", "env layoutDirection leftToRight",
            "colour never",
        ])
        #expect(printed[1].hasPrefix("viewport 100×50"))
        #expect(printed[2].isEmpty)
        #expect(printed[5] == "scale 2")
        #expect(printed[8].contains("Label >#1< *"))
        #expect(printed[10] == "viewport 100x50")
        #expect(printed[11].hasPrefix("env layoutDirection .leftToRight"))
        #expect(printed[12] == "colour never")
    }

    @Test func expectationsCompareAtThePrecisionTyped() throws {
        let lines = ["Row(minimumSpacing: 0.125)", "Label(text: \"a\")", "Label(text: \"bc\")", "viewport 24.25x16"]
        let printed = try after(
            lines,
            "expect #3.x = 8",
            "expect #3.x > 9",
            "expect #3.width >= 16",
            "expect elements 3",
            "expect views = 2",
            "expect views 3",
            "expect #1 removed",
            "expect #2 removed",
            "expect #2 text \"a\"",
            "expect #2 not truncated",
            "expect #2 gone",
            "expect Spacer gone",
            "expect #2.depth = 3",
            "expect created 0",
            "expect #2 is 8×16 at 0,0"
        )
        #expect(printed[1].hasPrefix("expected #3.x > 9, but Label #3.x is 8"))
        #expect(printed[5] == "expected views 3, but there are 2 views")
        #expect(printed[7].contains("is view-backed"))
        #expect(printed[10].contains("#2 is in the tree"))
        #expect(printed[12].contains("type width, height, x or y"))
        for index in [0, 2, 3, 4, 6, 8, 9, 11, 13, 14] { #expect(printed[index].isEmpty, "\(printed[index])") }
    }

    @Test func whatAnUpdateDidToViewsCanBeExpected() throws {
        let keyed = [
            "Column(alignment: .leading, minimumSpacing: 8)", "Label(text: \"A\")", "key a", "Label(text: \"B\")",
            "key b", "move #3 before #2",
        ]
        let lines = [
            "expect views moved 1", "expect no views created", "expect views reused 2", "expect views removed > 0",
            "expect moved 1", "expect views crated 1", "expect views created", "expect no fun", "expect no",
        ]
        let printed = try run(keyed + lines).suffix(lines.count).map { $0 }
        for index in [0, 1, 2, 4] { #expect(printed[index].isEmpty, "\(printed[index])") }
        #expect(printed[3] == "expected views removed > 0, but no views were removed")
        #expect(printed[5].contains("did you mean created?"))
        #expect(printed[6].contains("type expect views created 2"))
        #expect(printed[7].contains("'fun' cannot be counted"))
        #expect(printed[8].contains("the word after 'no' is missing"))
        #expect(try lastOutput("Label(text: \"A\")", "inset 2", "expect views created 1").isEmpty)
    }

    @Test func theNumberOfMeasurementsCanBeExpected() throws {
        let printed = try after(
            Self.hello,
            "expect #1 measured 1 time",
            "expect #1 computed = 1",
            "expect #1 measured 2 times",
            "expect #4 asked 0 times",
            "expect #1 measurd 2",
            "expect v1 asked 2"
        )
        for index in [0, 1, 3] { #expect(printed[index].isEmpty, "\(printed[index])") }
        #expect(printed[2] == "expected #1 measured 2 times, but Label #1 was measured 1 time")
        #expect(printed[4].contains("did you mean measured?"))
        #expect(printed[5].contains("is a view, not an element"))
    }

    @Test func completionKnowsCommandsElementsLabelsAndNumbers() throws {
        func words(_ line: String, after lines: [String] = LookingTests.hello) throws -> [String] {
            try onBigStack {
                let session = Session.sharing()
                for line in lines { _ = session.run(line: line) }
                return session.completer.completions(of: line, cursor: line.count).candidates.map(\.word)
            }
        }
        #expect(try words("fra") == ["frames"])
        #expect(try words("Lab") == ["Label"])
        #expect(try words("select #") == ["#1", "#2", "#3", "#4"])
        #expect(try words("info v") == ["v5", "v6"])
        #expect(try words("Label(").contains("text:"))
        #expect(try words(".ins") == ["inset"])
        #expect(try words("aligned bot") == ["bottom"])
        #expect(try words("phase ") == ["layout", "flatten", "round", "update"])
        #expect(try words("help ins").contains("inset"))
        #expect(try Set(words("expect views ")) == ["created", "moved", "reused", "removed"])
        #expect(try words("expect no vi") == ["views"])
        #expect(try words("info #1 --verb") == ["--verbose"])
        #expect(try words("set ", after: ["Column()"]).contains("minimumSpacing"))
    }

    @Test func helpExplainsEveryCommandWithAnExample() throws {
        let names = try onBigStack {
            let all = Session.sharing().completer.completions(of: "help ", cursor: 5).candidates.map(\.word)
            return TestTier.sample(of: all, fast: 8, merge: 1)
        }
        for (name, text) in zip(names, try run(names.map { "help \($0)" })) {
            #expect(!text.isEmpty && !text.hasPrefix("error:"), "\(name)")
        }
        #expect(try lastOutput("help step").contains("for example: step"))
        #expect(try lastOutput("help inset").contains("inset 20"))
    }
}
