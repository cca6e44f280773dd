import BlueprintREPL
import TestSessions
import Testing

/// The direction in which text is truncated, with the numbers of that direction, is the same everywhere.
@Suite struct TruncationTests {
    private static let column = [
        "viewport 100x40", "Column(alignment: .leading)", "Label(text: \"Three\")", "Label(text: \"Three\")",
        "Label(text: \"Three\")",
    ]

    @Test func aFixIsOfferedOnce() throws {
        let why = try run([
            "viewport 40x300", "Label(text: \"Somebody with a very long name\") { $0.numberOfLines = 1 }", "why #1",
        ])
        #expect(why[2].components(separatedBy: "viewport 240x300").count == 2, "\(why[2])")
    }

    @Test("text that numberOfLines keeps on one line is too wide because of that, not of its height")
    func oneLine() throws {
        let text = "Label(text: \"Somebody with a very long name\") { $0.numberOfLines = 1 }"
        let printed = try run(["viewport 100x100", "Column { \(text) }", "why #2", "warnings"])
        let cause = "too wide, 240 wide in 96 with numberOfLines 1"
        #expect(Self.joined(printed[2]).contains("it is truncated: \(cause) width 96"), "\(printed[2])")
        #expect(Self.joined(printed[3]).contains("! Label #2 is truncated: \(cause) try: select #2"), "\(printed[3])")
    }

    @Test func textThatIsNotHighEnoughHasItsHeights() throws {
        let printed = try run(
            Self.column + ["warnings", "why #4", "expect #4 not truncated", "whatif viewport 100x38", "info #4"]
        )
        let cause = "Label #4 is clipped: not high enough, 16 high in 13.333"
        #expect(Self.joined(printed[4]).contains("not high enough, 16 high in 13.333 · why #"))
        #expect(Self.joined(printed[5]).contains("! \(cause); its width of 40 is decided by Column #1"))
        #expect(
            Self.joined(printed[6]).contains(
                "it is clipped: not high enough, 16 high in 13.333; its width of 40 is decided by Column #1"
            )
        )
        #expect(Self.joined(printed[7]).contains("but \(cause)"))
        #expect(printed.allSatisfy { !$0.contains("40 wide, it has 40") })
        for line in printed[5].split(separator: "\n") where line.contains("try: ") {
            let fix = line.trimmingPrefix("  try: ").components(separatedBy: ", then ")
            #expect(try run(Self.column + fix + ["warnings"]).last == "no warnings" || !fix.contains("viewport"))
        }
    }

    @Test("A single line that is too high is clipped, without an ellipsis, wherever it is mentioned")
    func clipped() throws {
        let lines = [
            "viewport 100x40",
            "Column { Label(text: \"Hello\").constrainedTo(height: .absolute(8)) }",
        ]
        let commands = ["warnings", "why #2", "frames", "render", "info #2", "expect #2 not truncated"]
        let printed = try run(lines + commands)
        let cause = "clipped: not high enough, 16 high in 8"
        for text in [1, 2, 3, 7].map({ printed[$0] }) {
            #expect(Self.joined(text).contains("is \(cause)"), "\(text)")
        }
        #expect(Self.joined(printed[6]).contains("clipped not high enough, 16 high in 8"), "\(printed[6])")
        for drawing in printed[4...5] {
            #expect(drawing.contains("Hello") && !drawing.contains("Hello…"), "\(drawing)")
        }
        #expect(printed.allSatisfy { !$0.contains("is truncated") })
    }

    @Test("More lines than fit, or a line that is too wide, still end in an ellipsis")
    func notClipped() throws {
        let lines = ["viewport 100x40", "Column { Label(text: \"Hello world\").constrainedTo(width: 60, height: 8) }"]
        let printed = try run(lines + ["warnings", "frames"])
        #expect(printed[2].contains("is truncated: not high enough"), "\(printed[2])")
        #expect(printed[3].contains("Hello…"), "\(printed[3])")
    }

    @Test func textOnOneLineIsTooWide() throws {
        let printed = try run([
            "Label(text: \"Hello, world\")", "set numberOfLines 1", "centered", "select #1", "constrained 40 16",
            "warnings", "expect #1 not cut",
        ])
        let cause = "Label #1 is truncated: too wide, 96 wide in 40 with numberOfLines 1"
        #expect(Self.joined(printed[5]).contains("! \(cause) try: "), "\(printed[5])")
        #expect(Self.joined(printed[6]).contains("but \(cause)"))
    }

    @Test func textWithTooManyLinesHasItsLines() throws {
        let printed = try run([
            "viewport 40x160", "Label(text: \"one two three four\")", "set numberOfLines 2", "warnings",
        ])
        #expect(
            Self.joined(printed[3]).contains(
                "Label #1 is truncated: too many lines, 4 at 40 wide with numberOfLines 2; "
                    + "its width of 40 is decided by the viewport"
            )
        )
        #expect(printed[3].contains("try: select #1, then set numberOfLines 0"))
    }

    @Test func bothDirectionsAreNamed() throws {
        let printed = try run([
            "Label(text: \"Hello, world\") { $0.numberOfLines = 1 }", "constrained 40 12", "centered", "warnings",
        ])
        #expect(
            Self.joined(printed[3]).contains(
                "Label #1 is truncated: too wide, 96 wide in 40 with numberOfLines 1, and not high enough, 16 high in 12"
            )
        )
    }

    @Test(arguments: [
        ("AttributedLabel(attributedText: NSAttributedString(string: \"Hello, world\"))", "not high enough, 48 high"),
        ("TextField(text: \"Hello, world\")", "too wide, 102 wide in 40"),
        (
            "SegmentedControl(items: [.init(title: \"Hello\", onSelect: {}), .init(title: \"a\", onSelect: {})])",
            "too wide, \"Hello\" is"
        ),
        ("Label(text: \"Hello, world\") { $0.lineHeight = .custom(lineHeight: 24) }", "not high enough, 72 high"),
        ("Button(onTap: {}, wrapping: Label(text: \"Hello, world\") { $0.numberOfLines = 1 })", "too wide, 96 wide"),
        (
            "Label(text: \"Hello, world\") { $0.numberOfLines = 1 }.rotated(by: .init(value: 90, unit: .degrees))",
            "96 wide in 40"
        ),
    ])
    func everyViewWithTextNamesTheDirection(element: String, words: String) throws {
        let printed = try run([element, "constrained 40 20", "centered", "warnings"])
        #expect(Self.joined(printed[3]).contains(words), "\(printed)")
    }

    /// The text on one line.
    private static func joined(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
