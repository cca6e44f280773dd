import BlueprintREPL
import TestSessions
import Testing

/// Commands that say the same about one layout.
@Suite("Agreement of answers")
struct AgreementTests {
    /// Two texts that overflow their row.
    private static let overflowing = [
        "viewport 320x100",
        "Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) { Label(text: \"Name\"); "
            + "Label(text: \"A rather long value that will not fit in here\") }.inset(uniform: 12)",
    ]

    @Test("info starts a width with the measured one that the share of the overflow is taken from, as why does")
    func share() throws {
        let printed = try run(Self.overflowing + ["info \"Name\"", "why \"Name\" width"])
        #expect(printed[2].contains("32 measured in step 4"), "\(printed[2])")
        #expect(printed[2].contains("-0.865 Row #1"))
        #expect(printed[2].contains("-0.135 rounding"))
        #expect(printed[3].contains("32 measured − 0.865 share of the overflow"))
        let small = try run([
            "viewport 80x48", "Row { Label(text: \"One\"); Label(text: \"aaaa bbbb ccc\") }", "info #3", "why #3 width",
        ])
        let lines = small[2].split(separator: "\n").map { $0.trimmingPrefix(/\s+/) }
        #expect(lines.contains { $0.hasPrefix("width") && $0.contains("72 measured in step") }, "\(small[2])")
        #expect(small[3].contains("72 measured −"), "\(small[3])")
    }

    @Test("a text that is drawn on fewer lines than it measured says that its view is wider by rounding")
    func drawnLines() throws {
        let printed = try run([
            "viewport 87x60",
            "Row(alignment: .center, underflow: .justifyToStart, minimumSpacing: 8) { Label(text: \"Mumm\"); "
                + "Label(text: \"Mum\") }.inset(uniform: 12)",
            "why \"Mum\" height", "why \"Mumm\" height",
        ])
        let why = printed[2].replacing(/\s+/, with: " ")
        #expect(why.contains("breaks its text into 2 lines within 23.571"))
        #expect(
            why.contains("Label #3 draws 1 line: its view is 24 wide, rounded to pixels from 23.571"),
            "\(printed[2])"
        )
        #expect(!printed[3].contains("draws"), "\(printed[3])")
    }

    @Test("the viewport that a warning suggests is the least in which sweep has no truncated text")
    func threshold() throws {
        func label(_ text: String) -> String {
            "Label(text: \"\(text)\") { $0.font = .systemFont(ofSize: 17); $0.numberOfLines = 1 }"
        }
        let one = ["viewport 20x60", label("abc"), "why #1", "sweep width 20...40"]
        let printed = try run(one)
        #expect(printed[2].contains("viewport 25x60") && !printed[2].contains("26x60"), "\(printed[2])")
        #expect(printed[3].contains("from 25"), "\(printed[3])")
        let two = ["viewport 112x60", "Row(alignment: .center) { \(label("abcdefg")); \(label("defghij")) }"]
        let row = try run(two + ["why #2", "sweep width 110...130", "viewport 117x60", "warnings"])
        #expect(row[2].contains("viewport 117x60") && !row[2].contains("119x60"), "\(row[2])")
        #expect(row[3].contains("from 117"), "\(row[3])")
        #expect(row[5] == "no warnings")
    }

    @Test("a priority that lets the only child shrink has an effect, and so no warning")
    func shrinking() throws {
        let row = "Row(alignment: .center) { Label(text: \"Total amount due\"); Label(text: \"$1,234,567.89\") }"
        let lines = [
            "viewport 200x60", row, "priority #2 fixed", "select #3", "priority fixed", "whatif priority shrinks",
            "warnings", "priority shrinks", "warnings",
        ]
        let printed = try run(lines)
        #expect(!printed[5].contains("effect") && !printed[5].contains("same as"), "\(printed[5])")
        // Of children that are all fixed, one can be made to shrink.
        #expect(printed[6].contains("priority flexible"), "\(printed[6])")
        #expect(!printed[8].contains("priority .shrinks"), "\(printed[8])")
        let same = try lastOutput("Row { Label(text: \"A\"); Label(text: \"B\") }", "select #2", "priority shrinks")
        #expect(same.contains("has the priority .shrinks, which is the same as .flexible here"), "\(same)")
    }

    @Test("weights that do not add up to 1 have their total beside them")
    func weights() throws {
        let row = "Row { Label(text: \"One two three\"); Label(text: \"Four five six\"); Label(text: \"Seven\") }"
        let printed = try run(["viewport 160x60", row, "why #2 width", "priority #4 fixed", "why #2 width"])
        #expect(!printed[2].contains("total weight"), "\(printed[2])")
        #expect(printed[4].replacing(/\s+/, with: " ").contains("total weight 0.839"), "\(printed[4])")
    }
}
