import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// The output of `why`, its arguments, and expectations on it.
@Suite struct WhyTests {
    private static let card = ["Label(text: \"Hello, world\")", "centered", "inset 20", ".box(background: .blue)"]

    private func answers(_ lines: String..., after start: [String] = Self.card) throws -> [String] {
        Array(try run(start + lines).dropFirst(start.count))
    }

    @Test func theEssentialComesFirst() throws {
        let printed = try answers("why #1", "why #1 width", "why #1.x", "why #2 y")
        #expect(printed[0].hasPrefix("Label #1 is 96×16 at 102,72 in Box #4\n"))
        #expect(printed[0].contains("min(96 measured, 260 own) · step 6"))
        #expect(printed[1].hasPrefix("Label #1 is 96 wide: Centered #2 decided that in step 6\n"))
        #expect(printed[1].contains("260  Centered #2: Inset #3 gives it its own width minus the insets"))
        #expect(printed[1].contains("300 own − 20 left − 20 right · step 3"))
        #expect(printed[2].hasPrefix("Label #1 is at x 102 in Box #4: 20 of Centered #2 + 82 own\n"))
        #expect(printed[2].contains("102  20 + 82: Inset #3, Centered #2 are flattened: their origins are applied"))
        #expect(printed[3].hasPrefix("Centered #2 is at y 20 in Box #4: 20 own\n"))
    }

    @Test("a place that includes a transform says so, also at an edge, and names the transform of the view itself")
    func transforms() throws {
        let moved = "Label(text: \"abc\").opacity(0.5).transformed(.init(translationX: 10, y: 5))"
        let leading = [moved + ".aligned(vertically: .top, horizontally: .leading)"]
        let printed = try answers("why #1", "why #1 x", after: leading)
        for number in ["x 10 ", "y 5  "] {
            let place = "\n  \(number)      includes the transform of Transformed #3 · step "
            #expect(printed[0].contains(place), "\(printed[0])")
        }
        #expect(printed[1].hasPrefix("Label #1 is at x 10 in the viewport: includes the transform of Transformed #3"))
        let inset = "Label(text: \"abc\").inset(uniform: 0).transformed(.init(translationX: 10, y: 5)).inset(left: 3)"
        let edge = try answers("why #1", after: [inset])[0].replacing(/\s+/, with: " ")
        #expect(edge.contains("y 5 includes the transform of Transformed #3"), "\(edge)")
        let scaled = "Label(text: \"abc\").transformed(.init(scaleX: 2, y: 2)).inset(uniform: 10)"
        let words = "its view is scaled by 2,2, which its frame leaves out"
        #expect(try answers("why #1", after: [scaled])[0].contains(words))
        #expect(!printed[0].contains("its view is"))
    }

    @Test("a frame that is not finite is no transform")
    func notFinite() throws {
        let endless = ["Label(text: \"A\").constrainedTo(width: .absolute(.nan)).centered()"]
        let printed = try answers("why #1 y", "why #1", after: endless).map { $0.replacing(/\s+/, with: " ") }
        let reason = "the frame of ConstrainedSize #2 is not finite, which affects both x and y"
        #expect(printed[0].contains("Label #1 is at y nan in the viewport: \(reason)"), "\(printed[0])")
        #expect(printed[1].contains("y nan \(reason)"), "\(printed[1])")
    }

    @Test(
        "the place of a guide is a sum without parts that are 0",
        arguments: [
            ("top", "4 alignmentGuide of Label #3 · step", "at y 4 in"),
            ("center", "48 own ÷ 2 − 20 the children together ÷ 2 · step", "at y 14 in"),
            ("bottom", "48 own − 28 the children together · step", "at y 20 in"),
        ]
    )
    func guides(alignment: String, sum: String, place: String) throws {
        let guide = "Label(text: \"CDEF\").stackLayoutChild(alignmentGuide: { _ in 4 })"
        let row = "Row(alignment: .\(alignment), minimumSpacing: 8) { Label(text: \"AB\"); \(guide) }"
        let printed = try answers("why \"AB\" y", after: ["viewport 152x48", row])
        #expect(printed[0].contains("\n       " + sum) && printed[0].contains(place), "\(printed[0])")
        #expect(!printed[0].contains("0 −"), "\(printed[0])")
    }

    @Test("the rule that rounded a label is that of its size, a box that of its edges")
    func roundingRules() throws {
        let texts = ["aaaaaaaa", "bbbbbbbb", "cccccccc"]
        let labels = texts.map { "Label(text: \"\($0)\")" }.joined(separator: "; ")
        let row = ["viewport 100x40", "Row { \(labels) }"]
        let printed = try answers("why \"aaaaaaaa\" width", "trace round", after: row)
        #expect(printed[0].contains("33.333 rounded to pixels: its view rounds its length"), "\(printed[0])")
        #expect(printed[1].contains("rounded to pixels by its size: 33.333×32"))
        let boxes = texts.map { "Label(text: \"\($0)\").box()" }.joined(separator: "; ")
        let edges = try answers("why Box[0] width", after: ["viewport 100x40", "Row { \(boxes) }"])
        #expect(edges[0].contains("its left and right edges in BlueprintView"), "\(edges[0])")
    }

    @Test("a child for which nothing is left is measured for the other length alone")
    func nothingLeft() throws {
        let fixed = "Label(text: \"Strawberry jam\").stackLayoutChild(priority: .fixed)"
        let row = "Row(minimumSpacing: 8) { \(fixed); Label(text: \"T\") }"
        let printed = try answers("why \"T\"", after: ["viewport 80x48", row])
        #expect(printed[0].contains("its width is not measured: none is left"), "\(printed[0])")
        #expect(printed[0].contains("16: Label #3 measured that, proposed ≤0 × ≤48"), "\(printed[0])")
    }

    @Test func theSelectionIsMeantWithoutAReference() throws {
        let printed = try answers("why", "why width")
        #expect(printed[0].hasPrefix("Box #4 is 300×160 at 0,0 in the viewport\n"))
        #expect(printed[1].hasPrefix("Box #4 is 300 wide: it fills the viewport\n"))
    }

    @Test func whileSteppingItReportsTheStepsSoFar() throws {
        let printed = try answers("goto 5", "why #1", "goto 6", "why #1 width", "goto 5", "why gap #1 #1")
        #expect(printed[1].hasPrefix("Label #1 is not placed yet: this is step 5 of "))
        #expect(printed[1].contains("it measured 96×16, proposed ≤260 × ≤120 · step 5"))
        #expect(printed[3].hasPrefix("Label #1 is 96 wide: Centered #2 decided that in step 6"))
        #expect(printed[5].contains("a gap is between two elements"))
    }

    @Test func cutTextIsToldWithWhatMendsIt() throws {
        let printed = try answers(
            "why #1",
            after: ["Label(text: \"Hello, world\")", "centered", "select #1", "constrained 40 16"]
        )
        #expect(
            printed[0].contains("it is truncated: not high enough, 48 high (3 lines at 40 wide) in 16; its\n  width")
        )
        #expect(printed[0].contains("try: unwrap #3"))
    }

    @Test func theLinesThatAreToldMend() throws {
        let start = [
            "Row(alignment: .center, minimumSpacing: 8)", "Label(text: \"A long label that takes a lot of room\")",
            "set numberOfLines 1", "Label(text: \"Another long label\")",
        ]
        let printed = try answers("why #2", after: start)
        let tries = printed[0].split(separator: "\n").filter { $0.hasPrefix("  try: ") || $0.hasPrefix("  or:  ") }
        #expect(!tries.isEmpty)
        for line in tries {
            let mended = try run(start + line.dropFirst(7).components(separatedBy: ", then ") + ["warnings"])
            #expect(mended.last?.contains("#2 is truncated") == false, "\(line)")
        }
    }

    @Test func theSpaceBetweenTwoIsTakenApart() throws {
        let start = [
            "Column(alignment: .leading, minimumSpacing: 8)", "Label(text: \"Title\")", "Label(text: \"Subtitle\")",
            "inset 4",
        ]
        let printed = try answers("why gap #2 #3", "why gap #3 #2", "why gap #1 #2", "why gap #2", after: start)
        #expect(printed[0].hasPrefix("124 points vertically between Label #2 and Label #3: y 16 to 140 in Column #1\n"))
        #expect(printed[0].contains("120 gap = 160 own − 40 total measured height\n"))
        #expect(printed[0].contains("Column #1 needs 48 and has 160: underflow 112, each gap is 120 (spaceEvenly)"))
        let verbose = try answers("why gap #2 #3 --verbose", after: start)[0]
        #expect(verbose.contains("120 gap = (160 own − 40 total measured height) ÷ (2 children − 1)"))
        #expect(verbose.contains("40 total measured height = 16 measured by Label #2 + 24 measured"))
        #expect(verbose.contains("  > Inset #4        24      24"))
        #expect(printed[0].contains("124  = 120 + 4"))
        #expect(printed[1] == printed[0])
        #expect(printed[2].contains("Label #2 is inside Column #1: there is no gap between them"))
        #expect(printed[3].contains("type why gap #1 #2"))
    }

    @Test func aGapBetweenOthersSumsWhatLiesBetween() throws {
        let row =
            "Row(underflow: .justifyToStart, minimumSpacing: 8) { Label(text: \"a\"); Label(text: \"bcd\"); Label(text: \"e\") }"
        let printed = try run([row, "why gap #2 #4"]).last ?? ""
        #expect(
            printed.hasPrefix("40 points horizontally between Label #2 and Label #4: x 8 to 48 in Row #1"),
            "\(printed)"
        )
        for part in [
            "   8  between Label #2 and Label #3: ", "  24  Label #3 itself: Row #1 gives it ",
            "   8  between Label #3 and Label #4: ", "  40  = 8 + 24 + 8",
        ] {
            #expect(printed.contains(part), "\(part) in \(printed)")
        }
        // Siblings behind each other have nothing between them.
        let overlay = "Overlay { Label(text: \"a\"); Label(text: \"b\"); Label(text: \"c\") }"
        #expect(try !run([overlay, "why gap #2 #4"]).contains { $0.contains("itself") })
    }

    @Test func theCauseOfAnotherNumberIsNamed() throws {
        let printed = try answers(
            "why #1 not 200 wide",
            "why #1 not 96 wide",
            "why #2 not 220 wide",
            "why #1 not 200x40",
            "why #1 not at 20,20"
        )
        #expect(printed[0].hasPrefix("Label #1 is 96 wide, not 200\n"))
        #expect(printed[0].contains("\n  cause:  Centered #2 gives it its measured width, at most its own\n"))
        #expect(printed[0].contains("try: select #1, then constrained width 200"))
        #expect(printed[1] == "Label #1 is 96×16 at 102,72 in Box #4")
        #expect(printed[2].contains("cause:  Box #4 is the root: the root fills the viewport"))
        #expect(printed[3].contains("Label #1 is 16 high, not 40"))
        #expect(printed[4].contains("Label #1 is at x 102, not 20"))
    }

    @Test func errorsNameTheQuestionsThatArePossible() throws {
        let printed = try answers(
            "why #1 depth",
            "why #1 not",
            "why #1 not wide",
            "why #1 not 20 deep",
            "why #9",
            "why v1",
            "why gap #1 #2 #3",
            "why #1 not 20 wide please"
        )
        #expect(printed[0].contains("'depth' is not a number of a frame"))
        #expect(printed[1].contains("a size or a position is missing after 'not'"))
        #expect(printed[2].contains("'wide' is not a number of a frame"))
        #expect(printed[3].contains("'deep' is not a number of a frame"))
        #expect(printed[4].contains("there is no #9"))
        #expect(printed[5].contains("the size of the viewport"))
        #expect(printed[6].contains("unexpected '#3'"))
        #expect(printed[7].contains("unexpected 'please'"))
    }

    @Test func scriptsCanExpectIt() throws {
        let printed = try answers(
            "expect why #1.width contains \"min(96\"",
            "expect why #1 width contains \"gives it its measured width, at most its own\"",
            "expect why #1 contains \"by magic\"",
            "expect why #1",
            "expect why #1 contains"
        )
        #expect(printed[0] == "")
        #expect(printed[1] == "")
        #expect(printed[2].hasPrefix("expected why #1 contains \"by magic\", but the reason is: Label #1 is 96×16"))
        #expect(printed[3].contains("'contains' is missing"))
        #expect(printed[4].contains("the text after 'contains' is missing"))
    }

    @Test func itIsOneDocumentForPrograms() throws {
        let json = try onBigStack {
            let session = Session.sharing()
            for line in Self.card { _ = session.run(line: line) }
            return session.run(line: "why #1 width").compactMap(\.json?.text).joined()
        }
        #expect(json.hasPrefix("{\"version\":3,\"command\":\"why\",\"reasons\":[{\"element\":\"#1\""))
        #expect(json.contains("{\"value\":96,\"operation\":\"min\",\"of\":[{\"value\":96,\"origin\":\"measured\""))
        #expect(json.contains("{\"value\":20,\"origin\":\"argument\",\"name\":\"left\"}"))
    }

    @Test func wordsThatFollowAreOffered() throws {
        let offered = try onBigStack {
            let session = Session.sharing()
            for line in Self.card { _ = session.run(line: line) }
            return ["why ", "why #1 ", "why #1 not 20 ", "why gap #1 ", "why #1 --"].map { line in
                session.completer.completions(of: line, cursor: line.count).candidates.map(\.word)
            }
        }
        #expect(offered[0].contains("gap"))
        #expect(offered[0].contains("#1"))
        #expect(offered[1].contains("height"))
        #expect(offered[1].contains("not"))
        #expect(offered[2].contains("wide"))
        #expect(offered[3].contains("#2"))
        #expect(offered[4] == ["--verbose"])
    }
}
