import BlueprintREPL
import TestSessions
import Testing

/// The causes that `why` names, for all containers and modifiers.
@Suite struct WhyCauseTests {
    // MARK: - why … not

    @Test func aRootThatFillsTheViewportIsNamed() throws {
        let printed = try run([
            "Label(text: \"narrow\").constrainedTo(width: .absolute(24))", "why #2 not 24 wide", "aligned fill leading",
            "why #2 not 24 wide",
        ])
        #expect(printed[1].contains("cause:  ConstrainedSize #2 is the root: the root fills the viewport"))
        #expect(printed[1].contains("\n  try: select #2, then aligned fill leading"))
        #expect(!printed[1].contains("viewport 24"))
        #expect(printed[3].hasPrefix("ConstrainedSize #2 is 24"))
    }

    @Test func aColumnThatStretchesIsNamed() throws {
        let lines = [
            "Column(alignment: .fill) { Label(text: \"wide\").constrainedTo(width: .absolute(24)); Label(text: \"b\") }",
            "why \"wide\" not 24 wide",
        ]
        let printed = try run(lines)[1]
        #expect(printed.contains("cause:  ConstrainedSize #3: Column #1 gives it its whole width"), "\(printed)")
        #expect(printed.contains("(alignment: .fill)"), "\(printed)")
        #expect(printed.contains("\n  try: select #3, then aligned fill leading"), "\(printed)")
    }

    @Test func theSmallestChangeComesFirst() throws {
        let printed = try run([
            "Row { Label(text: \"one\"); Label(text: \"two\") }", "why #2 not 60 wide",
        ])
        let tries = printed[1].split(separator: "\n").filter { $0.hasPrefix("  try: ") || $0.hasPrefix("  or:  ") }
        #expect(!tries.isEmpty)
        #expect(!tries.contains { $0.contains("viewport") })
    }

    // MARK: - Lengths

    @Test func negativeLengthsKeepTheirSign() throws {
        let printed = try run(["viewport 40x40", "Label(text: \"a\").inset(uniform: 40)", "why #1", "why #1 width"])
        #expect(printed[2].hasPrefix("Label #1 is -40×-40 at 40,40 in "), "\(printed[2])")
        #expect(printed[2].contains("its view is 40 wide: a view has no negative width"))
        #expect(printed[3].hasPrefix("Label #1 is -40 wide"), "\(printed[3])")
    }

    @Test func anExactFitHasNoShares() throws {
        let printed = try run([
            "viewport 72x160", "Row { Label(text: \"aaa\"); Label(text: \"bbb\"); Label(text: \"ccc\") }",
            "why #2 width",
        ])
        #expect(printed[2].contains("gives it its measured width: all children fit exactly\n       24 measured"))
        #expect(!printed[2].contains("share"))
        #expect(!printed[2].contains("× 0"))
    }

    private static let flow = [
        "viewport 168x160",
        """
        Flow(itemSpacing: 8) { Label(text: "one that is longer than the flow"); \
        Label(text: "bbb").flowChild(priority: .grows); Label(text: "ccc").flowChild(priority: .grows) }
        """,
    ]

    @Test func numbersInAFlowHaveDistinctNames() throws {
        let printed = try run(Self.flow + ["why \"bbb\" width"])[2]
        let words = printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let share = "112 remaining in the line × 24 measured ÷ 48 total growing width"
        #expect(words.contains("24 measured + \(share)"), "\(printed)")
        #expect(
            words.contains("112 remaining in the line = 168 own − 48 total width of the line − 8 itemSpacing"),
            "\(printed)"
        )
    }

    @Test func remarksOfATableAreWrapped() throws {
        let printed = try run(Self.flow + ["why \"bbb\"", "why \"one\" width", "trace #2"])
        #expect(!printed[2].contains("…"), "\(printed[2])")
        #expect(printed[2].contains("grows, new line:"), "\(printed[2])")
        // The width in the reason is the one in the step.
        let width = try #require(printed[3].firstMatch(of: /is (\S+) wide/)?.output.1)
        #expect(printed[4].contains("\(width)×"), "\(printed[3])\n\(printed[4])")
    }

    @Test func anOffsetBelongsToTheElementWhoseFrameHasIt() throws {
        let printed = try run([
            "Label(text: \"Hello, world\")", "centered", "inset 20", "box blue", "why #1 x", "why #1",
        ])
        #expect(printed[4].hasPrefix("Label #1 is at x 102 in Box #4: 20 of Centered #2 + 82 own\n"), "\(printed[4])")
        #expect(printed[5].contains("x 102      20 of Centered #2 + 82 own"), "\(printed[5])")
        #expect(printed[5].contains("20 of Centered #2: Inset #3 insets it from the left"), "\(printed[5])")
        #expect(printed[5].contains("82 own: Centered #2 centres it"), "\(printed[5])")
    }

    // MARK: - Measurements

    /// Every container and modifier around one text.
    static let wrapped = [
        "Label(text: \"wide text\")",
        "Label(text: \"wide text\").constrainedTo(aspectRatio: AspectRatio(ratio: 2), contentMode: .shrinkContent)",
        "Label(text: \"wide text\").constrainedTo(width: .atMost(50))",
        "Label(text: \"wide text\").constrainedTo(width: .absolute(50))",
        "Label(text: \"wide text\").constrainedTo(width: .atLeast(10))",
        "Overlay { Label(text: \"wide text\"); Spacer(1) }",
        "EqualStack(direction: .horizontal) { Label(text: \"wide text\"); Spacer(1) }",
        "EqualStack(direction: .vertical) { Label(text: \"wide text\"); Spacer(1) }",
        "Row { Label(text: \"wide text\"); Spacer(1) }",
        "Row(alignment: .fill) { Label(text: \"wide text\"); Spacer(1) }",
        "Column { Label(text: \"wide text\"); Spacer(1) }",
        "Column(alignment: .fill) { Label(text: \"wide text\"); Spacer(1) }",
        "Flow { Label(text: \"wide text\"); Spacer(1) }",
        "Flow(itemAlignment: .fill) { Label(text: \"wide text\"); Spacer(1) }",
        "GridRow { Label(text: \"wide text\"); Spacer(1) }",
        "Label(text: \"wide text\").inset(uniform: 3)",
        "Label(text: \"wide text\").aligned(vertically: .fill, horizontally: .fill)",
        "Label(text: \"wide text\").centered()",
        "Label(text: \"wide text\").box(background: .blue)",
        "Label(text: \"wide text\").opacity(0.5)",
        "Hidden(false, wrapping: Label(text: \"wide text\"))",
        "Keyed(key: 1, wrapping: Label(text: \"wide text\"))",
        "Label(text: \"wide text\").translated(translateX: 3)",
        "UserInteractionEnabled(true, wrapping: Label(text: \"wide text\"))",
        "Label(text: \"wide text\").scrollable()",
        "Tappable(onTap: {}, wrapping: Label(text: \"wide text\"))",
        "Button(wrapping: Label(text: \"wide text\"))",
        "GeometryReader { _ in Label(text: \"wide text\") }",
        "EnvironmentReader { _ in Label(text: \"wide text\") }",
        "Label(text: \"wide text\").decorate(layering: .above, position: .inset(2)) { Box() }",
        "Label(text: \"wide text\").decorate(layering: .below, position: .corner(.topRight)) { Box() }",
        "TransitionContainer(wrapping: Label(text: \"wide text\"))",
        "Label(text: \"wide text\").inset(uniform: 3).opacity(0.5).box().constrainedTo(width: .atMost(90)).inset(top: 2)",
        "Row { Column { Label(text: \"wide text\"); Spacer(1) }.box(); Spacer(1); Spacer(1); Spacer(1) }",
    ]

    @Test(arguments: wrapped)
    func theReasonGoesOnToTheText(_ source: String) throws {
        let printed = try run(["viewport 300x160", "\(source).centered()", "why \"wide\" height"])
        let words = printed[2].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("line × 16 line height") || words.contains("lines × 16 line height"), "\(printed)")
    }

    @Test func aHeightThatFollowsFromAWidthGoesOnToTheWidth() throws {
        let printed = try run([
            "viewport 300x160",
            "Label(text: \"wide text\").constrainedTo(aspectRatio: AspectRatio(ratio: 2)).centered()",
            "why \"wide\" height",
        ])[2]
        #expect(printed.contains("it keeps the aspect ratio at that width: 72 measured by Label #1"), "\(printed)")
        #expect(printed.contains("9 characters × 8 each"), "\(printed)")
    }
}
