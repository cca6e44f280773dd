import BigStack
import BlueprintREPL
import RandomNumbers
import TestSessions
import TestTiers
import Testing

/// New lines of a saved file are indented like those that they belong to.
@Suite struct WritingLinesTests {
    private static let file = """
        import BlueprintUI

        struct Card: ProxyElement {
          let title: String

          var elementRepresentation: any Element {
            Column(alignment: .fill) {
              Label(text: title)
                .inset(uniform: 1)
              Label(text: "one")
              Label(text: "two") { $0.color = .red }
              Row {
                Label(text: "three")
                Label(text: "four")
                  .box(background: .blue)
                  .opacity(0.5)
              }
              .inset(top: 3)
              Spacer(4)
            }
          }
        }

        Column {
          Card(title: "a")
          Row {
            Label(text: "five")
            Label(text: "six")
          }
          .inset(uniform: 2)
          Label(text: "end")
        }

        """

    private func changes(_ lines: [String]) throws -> [String] {
        try onBigStack {
            let inspected = Inspected(["a.swift": Self.file])
            for line in lines + ["save"] {
                let output = inspected.run(line)
                #expect(!output.contains("error"), "\(line): \(output)")
            }
            return inspected.changes(of: "a.swift", from: Self.file)
        }
    }

    @Test func tabsStayTabsThroughSeveralSaves() throws {
        try onBigStack {
            let spaces = "  "
            var file = Self.file
            while file.contains("\n" + spaces) || file.contains("\t" + spaces) {
                file = file.replacing("\n" + spaces, with: "\n\t").replacing("\t" + spaces, with: "\t\t")
            }
            let inspected = Inspected(["a.swift": file])
            let rounds = [
                ["select \"five\"", "inset 4", "Label(text: \"new\")", ".box(background: .red)"],
                ["select \"one\"", "row", "Label(text: \"beside\")", "opacity 0.5"],
                ["select \"new\"", "inset 2", "duplicate \"six\"", "column", "Spacer(3)"],
                ["select \"three\"", "box", "remove \"one\"", "select \"four\"", "tappable"],
                ["select \"end\"", "replace Row { Label(text: \"x\"); Label(text: \"y\").inset(uniform: 1) }"],
            ]
            for lines in rounds {
                for line in lines + ["save"] {
                    let output = inspected.run(line)
                    #expect(!output.contains("error"), "\(line): \(output)")
                }
                let text = inspected.files.texts["a.swift"] ?? ""
                #expect(!text.contains("\n ") && !text.contains("\t "), "\(text)")
            }
        }
    }

    @Test(arguments: [
        // A modifier where the next child was.
        (
            ["select Label[1]", "inset 4", "remove Label[2]"],
            ["-11       Label(text: \"two\") { $0.color = .red }", "+11         .inset(uniform: 4)"]
        ),
        // A modifier, and the next child changes.
        (
            ["select Label[1]", "inset 4", "set Label[2] text \"new\""],
            [
                "-11       Label(text: \"two\") { $0.color = .red }", "+11         .inset(uniform: 4)",
                "+12       Label(text: \"new\") { $0.color = .red }",
            ]
        ),
        // A modifier goes, and the next child changes.
        (
            ["unwrap Inset[0]", "set Label[1] text \"new\""],
            ["-10       Label(text: \"one\")", "-9         .inset(uniform: 1)", "+9       Label(text: \"new\")"]
        ),
        // A child around one, before lines like its own.
        (
            ["select Label[2]", "row"],
            [
                "-11       Label(text: \"two\") { $0.color = .red }", "+11       Row {",
                "+12         Label(text: \"two\") { $0.color = .red }", "+13       }",
            ]
        ),
        // A list around one, above its modifiers.
        (
            ["select Label[4]", "row"],
            [
                "-16           .opacity(0.5)", "-15           .box(background: .blue)",
                "-14         Label(text: \"four\")", "+14         Row {", "+15           Label(text: \"four\")",
                "+16         }",
                "+17         .box(background: .blue)", "+18         .opacity(0.5)",
            ]
        ),
        // A list goes from under a modifier.
        (
            ["remove Label[3]", "unwrap Row[0]"],
            [
                "-18       .inset(top: 3)", "-17       }", "-16           .opacity(0.5)",
                "-15           .box(background: .blue)", "-14         Label(text: \"four\")",
                "-13         Label(text: \"three\")", "-12       Row {",
                "+12       Label(text: \"four\")", "+13         .box(background: .blue)", "+14         .opacity(0.5)",
                "+15         .inset(top: 3)",
            ]
        ),
        // A modifier before others that have lines.
        (["select Label[4]", "inset 4"], ["+15           .inset(uniform: 4)"]),
        // A line that is elsewhere now, and like one that has gone.
        (
            ["select Label[1]", "opacity 0.5", "select Label[2]", "row", "remove Label[4]"],
            [
                "-16           .opacity(0.5)", "-15           .box(background: .blue)",
                "-14         Label(text: \"four\")", "-11       Label(text: \"two\") { $0.color = .red }",
                "+11         .opacity(0.5)", "+12       Row {", "+13         Label(text: \"two\") { $0.color = .red }",
                "+14       }",
            ]
        ),
    ])
    func aLineIsIndentedLikeThoseThatItBelongsTo(lines: [String], changes: [String]) throws {
        let written = try self.changes(lines)
        #expect(written == changes)
    }

    @Test(arguments: 0..<TestTier.choice(fast: 3, merge: 8, all: 120)) func newLinesAreIndentedAsTheFileIs(seed: Int)
        throws
    {
        try onBigStack {
            var random = Dice(seed: seed, number: 0)
            let inspected = Inspected(["a.swift": Self.file])
            var lines: [String] = []
            // Later saves compare with what the ones before have written.
            for _ in 0..<3 {
                for _ in 0..<1 + random.below(6) {
                    lines.append(Self.line(&random))
                    _ = inspected.run(lines.last ?? "")
                }
                lines.append("save")
                let said = inspected.run("save")
                #expect(!said.contains("error"), "seed \(seed): \(lines.joined(separator: "; ")): \(said)")
                let text = inspected.files.texts["a.swift"] ?? ""
                #expect(Self.wronglyIndented(text) == [], "seed \(seed): \(lines.joined(separator: "; ")):\n\(text)")
            }
        }
    }

    /// Returns the lines that are not indented by two spaces for each open bracket; a modifier has two more, unless it is
    /// below a bracket that it follows.
    private static func wronglyIndented(_ text: String) -> [String] {
        var (depth, isBelowBracket) = (0, false)
        var wrong: [String] = []
        for line in text.split(separator: "\n") {
            let core = line.drop { $0 == " " }
            let closing = core.prefix { "})]".contains($0) }.count
            let isModifier = core.hasPrefix(".")
            if !isModifier { isBelowBracket = closing > 0 }
            let indent = (depth - closing + (isModifier && !isBelowBracket ? 1 : 0)) * 2
            if line.count - core.count != indent { wrong.append(String(line)) }
            depth += core.reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
        }
        return wrong
    }

    /// Returns an edit of an element in the component or in the tree; a few are none, as no such element is there.
    private static func line(_ random: inout Dice) -> String {
        let word = ["one", "two", "three", "four", "five", "six", "end", "new"][random.below(8)]
        let list = ["Label", "Row"][random.below(2)]
        let around = ["Inset[0]", "Inset[1]", "Box[0]", "Opacity[0]"][random.below(4)]
        switch random.below(15) {
        case 0: return "remove \"\(word)\""
        case 1, 2: return "select \"\(word)\"\ninset \(random.below(9))"
        case 3: return "select \"\(word)\"\nopacity 0.5"
        case 4: return "unwrap \(around)"
        case 5: return "duplicate \"\(word)\""
        case 6: return "select \"\(word)\"\nLabel(text: \"new\")"
        case 7: return "select \"\(word)\"\nrow"
        case 8: return "set \"\(word)\" text \"new\""
        case 9: return "select \"\(word)\"\nLabel(text: \"new\") { label in\n    label.color = .blue\n}"
        case 10: return "remove \(around)"
        case 11, 12: return "unwrap Row[\(random.below(3))]"
        case 13: return "group \(list)[0] \(list)[1] Column"
        default: return "select Row[\(random.below(2))]\nbox"
        }
    }
}
