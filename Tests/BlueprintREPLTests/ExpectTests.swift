import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Claims of `expect`, and what it says about them.
@Suite("expect")
struct ExpectTests {
    private static let card = ["Label(text: \"Hi 👋🏽\").inset(uniform: 8).box(background: .blue).inset(uniform: 4)"]

    /// Returns the output of a line at a terminal, after some others.
    private func said(_ line: String, after lines: [String]) throws -> String {
        try onBigStack {
            let session = Session.sharing(options: SessionOptions(isInteractive: true))
            for line in lines { _ = session.run(line: line) }
            return session.run(line: line).map(\.text.plain).joined(separator: "\n")
        }
    }

    @Test(
        "the lines of a text are counted",
        arguments: [
            ("expect \"Hi 👋🏽\" 1 line", "holds: Label #1 shows 1 line of text"),
            ("expect #1 lines 1", "holds: Label #1 shows 1 line of text"),
            ("expect #1 lines < 2", "holds: Label #1 shows 1 line of text"),
            ("expect \"Hi 👋🏽\" 2 lines", "expected \"Hi 👋🏽\" 2 lines, but Label #1 shows 1 line of text"),
            ("expect #3 1 line", "expected #3 1 line, but Box #3 shows 0 lines of text"),
        ]
    )
    func lines(line: String, answer: String) throws {
        #expect(try said(line, after: Self.card) == answer)
    }

    /// Returns what a line says as one line.
    private func unwrapped(_ line: String, after lines: [String]) throws -> String {
        try said(line, after: lines).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("a wrong count lists what it counted")
    func wrongCounts() throws {
        let lines = ["viewport 10x10", "Label(text: \"abcdefgh\")", "tappable"]
        let warning = "there is 1 warning (Label #1 is truncated: not high enough, 128 high (8 lines at 10 wide) in 10"
        #expect(try unwrapped("expect no warnings", after: lines).contains(warning))
        #expect(
            try unwrapped("expect created 5", after: lines).contains(
                "3 views were created (v3 TappableView, v4 AccessibilityTraitsView, v5 UILabel)"
            )
        )
        let tap = "there is 1 accessibility warning (Tappable #2 is hard to tap: 10×10, under 44×44)"
        #expect(try unwrapped("expect no accessibility warnings", after: lines).contains(tap))
    }

    @Test(
        "a comparison needs no space around it",
        arguments: ["#1.width=300", "#1.width>= 200", "#1.width <400", "#1.width!=3", "\"a=b\".height=160", "views=1"]
    )
    func unspacedComparison(_ claim: String) throws {
        #expect(try said("expect \(claim)", after: ["Label(text: \"a=b\")"]).hasPrefix("holds: "))
    }

    @Test("a text that wraps has several lines")
    func wrapped() throws {
        let label = ["viewport 48x64", "Label(text: \"one two three\")"]
        #expect(try said("expect #1 3 lines", after: label) == "holds: Label #1 shows 3 lines of text")
    }

    @Test("a place that is not relative to the view says where tree lists the element")
    func place() throws {
        let lines = ["viewport 300x160"] + Self.card
        #expect(
            try said("expect #1 at 0,0", after: lines)
                == "expected #1 at 0,0, but Label #1 is 276×136 at 8,8 in Box #3"
        )
        let centred = ["Label(text: \"a\").centered().inset(uniform: 8)"]
        #expect(
            try said("expect #1 at 138,64", after: centred)
                == "expected #1 at 138,64, but Label #1 is 8×16 at 146,72 in the viewport; tree\n"
                + "  lists it at 138,64 in its parent Centered #2"
        )
        #expect(
            try said("expect #1.x = 138", after: centred)
                == "expected #1.x = 138, but Label #1.x is 146 in the viewport; tree lists it at\n"
                + "  138,64 in its parent Centered #2"
        )
    }

    @Test("warnings of accessibility are counted by themselves, and a claim about the others says that there are some")
    func accessibility() throws {
        let lines = ["Spacer(8).tappable { }.constrainedTo(width: 20, height: 20).centered()"]
        #expect(
            try said("expect no warnings", after: lines)
                == "holds: there are no warnings; accessibility has 2 of its own"
        )
        #expect(
            try said("expect accessibility warnings 2", after: lines)
                == "holds: there are 2 accessibility warnings"
        )
        #expect(
            try unwrapped("expect no accessibility warnings", after: lines)
                == "expected no accessibility warnings, but there are 2 accessibility warnings "
                + "(Tappable #2 can be tapped but has no label; Tappable #2 is hard to tap: 20×20, under 44×44)"
        )
        let other = ["Label(text: \"a\")"]
        #expect(
            try said("expect no accessibility warnings", after: other)
                == "holds: there are no accessibility warnings"
        )
        #expect(try said("expect no warnings", after: other) == "holds: there are no warnings")
    }
}
