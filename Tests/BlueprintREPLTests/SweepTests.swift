import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// The findings of `sweep`, which changes nothing.
@Suite struct SweepTests {
    @Test func anArgumentOfAnotherFormSaysWhichThereAre() throws {
        let start = ["Label(text: \"a\")", ".inset(uniform: 5)"]
        for line in ["sweep #2.top 1...4", "set top 4"] {
            let printed = try run(start + [line]).last ?? ""
            #expect(printed.contains("Inset #2 is inset(uniform:), which has no 'top'"), "\(printed)")
            #expect(printed.contains("it has uniform; unwrap #2, then wrap with inset(top:"), "\(printed)")
        }
    }

    private static let hello = ["Label(text: \"Hello, world\")", "centered"]

    @Test func textWrapsAndIsCutAtItsWidths() throws {
        let printed = try run(
            Self.hello + ["sweep width 20...200", "viewport 95x160", "tree", "viewport 96x160", "tree"]
        )
        let lines = printed[2].split(separator: "\n").map(String.init)
        #expect(lines[0].hasPrefix("width from 20 to 200:"))
        #expect(lines.contains { $0.contains("from 96") && $0.contains("Label #1 has 1 line") })
        #expect(printed[4] != printed[6])
    }

    @Test func nothingIsChanged() throws {
        let looks = ["swift", "tree", "views", "diff", "warnings"]
        let without = try run(Self.hello + looks)
        let with = try run(Self.hello + ["sweep width 20...200", "sweep height 5...50"] + looks)
        #expect(Array(with.suffix(looks.count)) == Array(without.suffix(looks.count)))
    }

    @Test func anArgumentIsSwept() throws {
        let row = [
            "Row(alignment: .center, minimumSpacing: 8)", "Label(text: \"One\")", "Label(text: \"Two\")",
            "viewport 60x16",
        ]
        let printed = try run(row + ["sweep #1.minimumSpacing 0...40", "select #1", "sweep minimumSpacing 0...40"])
        #expect(printed[4].contains(" from 13 "))
        #expect(printed[6].split(separator: "\n").dropFirst() == printed[4].split(separator: "\n").dropFirst())
    }

    @Test func theNumbersOfATruncationAreNoChange() throws {
        let label = "Label(text: \"Hello wide world of words\") { $0.numberOfLines = 1 }"
        #expect(try lastOutput(label, "sweep width 10...60").contains("width from 10 to 60: only sizes change"))
        let printed = try lastOutput(label, "constrained 400 16", "sweep height 10...20")
        #expect(printed.contains("1 change of layout"))
        #expect(printed.contains("Label #1 is not truncated"))
    }

    /// Children without height are each warned about; the time to find that grows with their number, not its square.
    @Test(.merge, arguments: ["Spacer(1)", "Label(text: \"a\")"].prefix(TestTier.running == .all ? 2 : 1))
    func ofALargeTreeFewValuesAreTried(child: String) throws {
        let rows = "Column { for i in 0..<20_000 { \(child) } }"
        #expect(try lastOutput(rows, "sweep width 100...400").contains("29 values tried"))
    }

    @Test func whatDoesNotMatterHasNoChange() throws {
        let printed = try lastOutput("Row { Label(text: \"A\") }", "sweep #1.minimumSpacing 0...20")
        #expect(printed == "#1.minimumSpacing from 0 to 20: nothing changes · 21 values tried")
    }

    @Test("frames that change in a layout of one kind are said with their lengths at the ends")
    func frames() throws {
        let row = "Row(alignment: .center, minimumSpacing: 8) { Label(text: \"A\"); Label(text: \"B\") }"
        let sizes = try lastOutput("Label(text: \"A\")", "sweep width 100...200")
        #expect(sizes.hasSuffix("only sizes change · 33 values tried\nLabel #1  width 100 to 200"), "\(sizes)")
        let places = try lastOutput(row, "aligned top leading", "sweep #1.minimumSpacing 0...20")
        #expect(places.contains("only sizes and positions change"), "\(places)")
        #expect(places.contains("Row #1    width 16 to 36\nLabel #3  x 8 to 28"), "\(places)")
        let words = try lastOutput("style text", row, "aligned top leading", "sweep #1.minimumSpacing 0...20")
        #expect(words.contains("Label #3: x 8 to 28"), "\(words)")
    }

    @Test("of many elements with other frames, the first are said")
    func manyFrames() throws {
        let column = "Column(alignment: .fill) { for i in 0..<20 { Label(text: \"\\(i)\") } }"
        #expect(try lastOutput(column, "sweep width 100...200").hasSuffix("\nand 13 more elements"))
    }

    @Test("the kinds of layout are said from the first one on")
    func kinds() throws {
        let printed = try lastOutput("Label(text: \"Hello, world\")", "sweep width 60...200")
        #expect(printed.contains("\n0 from 60  Label #1 has 2 lines\n1 from 96  Label #1 has 1 line"), "\(printed)")
        let truncated = try lastOutput(
            "Label(text: \"Hello\") { $0.numberOfLines = 1 }",
            "centered",
            "style text",
            "sweep width 20...100"
        )
        #expect(truncated.contains("at first, from 20: Label #1 is truncated: too wide, 40 wide in 16"), "\(truncated)")
    }

    @Test("JSON has the first kind and the frames")
    func json() throws {
        let json = try onBigStack {
            let session = Session.sharing()
            _ = session.run(line: "Label(text: \"Hello, world\")")
            return session.run(line: "sweep width 60...200").compactMap(\.json?.text).joined()
        }
        #expect(json.contains(#""start":["Label #1 has 2 lines"]"#), "\(json)")
        let width = #"{"element":"Label #1","measure":"width","first":60,"last":200,"least":60,"most":200}"#
        #expect(json.contains(width), "\(json)")
    }

    @Test func whatCannotBeSweptIsRefused() throws {
        #expect(try lastOutput("Label(text: \"A\")", "sweep width 9...1").contains("'9...1' is not a range"))
        #expect(try lastOutput("Label(text: \"A\")", "sweep width -9...1").contains("negative width"))
        #expect(try lastOutput("Label(text: \"A\")", "sweep width").contains("the range is missing"))
        let row = "Row { Label(text: \"A\"); Spacer(4) }"
        for (line, fix) in [
            ("sweep #1.", "sweep #1.minimumSpacing 0...40"), ("sweep #1", "sweep #1.minimumSpacing 0...40"),
            ("sweep Row.minimumSpacing", "sweep Row.minimumSpacing 80...400"), ("sweep v2", "sweep #2."),
            ("sweep #2.", "sweep #2."),
        ] {
            let printed = try run([row, line])[1]
            let typed = try #require(printed.components(separatedBy: "\n  type ").last)
            #expect(typed.hasPrefix(fix), "\(printed)")
            #expect(try !run([row, typed])[1].contains("error"), "\(typed)")
        }
        #expect(try run([row, "sweep #2.text"])[1].contains("sweep needs a number"))
        #expect(try lastOutput("Label(text: \"A\")", "sweep #1.nothing 0...3").contains("has no 'nothing'"))
    }

    @Test func aSweepCanBeStopped() throws {
        let printed = try onBigStack {
            let isStopped = StoppedLayoutTests.Flag()
            let session = Session.sharing(options: SessionOptions(isInterrupted: { isStopped.value }))
            _ = session.run(line: "Label(text: \"A\")")
            isStopped.value = true
            return session.run(line: "sweep width 1...9").map(\.text.plain).joined()
        }
        #expect(printed.contains("error: interrupted"))
    }

    private static let label = "Label(text: \"Hello, world\")"

    @Test(
        "a range may be written with other signs, or as two numbers",
        arguments: ["20..200", "20–200", "20-200", "20…200", "20 200", "20..<200"]
    )
    func ranges(_ range: String) throws {
        #expect(try lastOutput(Self.label, "sweep width \(range)").hasPrefix("width from 20 to 200:"))
    }

    @Test(
        "what is missing is named with the line to type",
        arguments: [
            ("sweep 100..400", "type sweep width 100...400 or sweep height 100...400"),
            ("sweep font", "type sweep font 80...400"), ("sweep viewport 9...20", "type sweep width 9...20"),
            ("sweep text 1...3", "Label #1 has the String text, and sweep needs a number"),
            ("sweep color 1...3", "to try another value: whatif set #1 color VALUE"),
            ("sweep uniform 1...3", "Inset #2 has uniform: type sweep #2.uniform 1...3"),
        ]
    )
    func fixes(_ line: String, _ fix: String) throws {
        let printed = try lastOutput(Self.label, "inset 4", "select #1", line)
        #expect(printed.replacing(/\s+/, with: " ").contains(fix), "\(printed)")
    }
}
