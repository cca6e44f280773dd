import BigStack
import BlueprintREPL
import RandomNumbers
import TestSessions
import TestTiers
import Testing

/// Files of a module get what was changed in each of them, whatever was changed in the others.
@Suite struct WritingModulesTests {
    private static let recording = """
        import BlueprintUI

        struct Recording: ProxyElement {
            var elementRepresentation: Element {
                Row {
                    Label(text: "0:12")
                    Label(text: "slide")
                }
                .inset(uniform: 4)
            }
        }

        #Preview("recording") { Recording() }

        """
    private static let badge = """
        import BlueprintUI

        struct Badge: ProxyElement {
          var elementRepresentation: Element {
            Label(text: "3")   // how many
              .inset(uniform: 2)
              .box(background: .red)
          }
        }

        #Preview("badge") { Badge() }

        """
    private static let title = """


        import BlueprintUI
        struct Title: ProxyElement {
        \tlet text: String
        \tvar elementRepresentation: Element {
        \t\tColumn { Label(text: text); Badge(); Label(text: "below") }
        \t}
        }
        #Preview("title") { Title(text: "A") }
        """

    private static let files = ["A.swift": recording, "B.swift": badge, "C.swift": title]

    @Test func aLineGoesFromOneFileAndADeclarationComesIntoAnother() throws {
        try onBigStack {
            let inspected = Inspected(["A.swift": Self.recording, "B.swift": Self.badge])
            for line in [
                "preview badge", "unwrap #2/Inset", "preview recording", "extract #3/Label2 Hint(text: #3/Label2.text)",
            ] {
                let said = inspected.run(line)
                #expect(!said.contains("error"), "\(line): \(said)")
            }
            let said = inspected.run("save")
            #expect(said.contains("A.swift is written: 9 lines changed"), "\(said)")
            #expect(said.contains("B.swift is written: 1 line deleted"), "\(said)")
            #expect(inspected.changes(of: "B.swift", from: Self.badge) == ["-6       .inset(uniform: 2)"])
            #expect(
                inspected.files.texts["A.swift"] == """
                    import BlueprintUI

                    struct Recording: ProxyElement {
                        var elementRepresentation: Element {
                            Row {
                                Label(text: "0:12")
                                Hint(text: "slide")
                            }
                            .inset(uniform: 4)
                        }
                    }

                    struct Hint: ProxyElement {
                        let text: String

                        var elementRepresentation: any Element {
                            Label(text: text)
                        }
                    }

                    #Preview("recording") { Recording() }

                    """
            )
        }
    }

    @Test func swiftPrintsWhatIsShownAndNotSavedOfSeveralFiles() throws {
        try onBigStack {
            let inspected = Inspected(["A.swift": Self.recording, "B.swift": Self.badge])
            let remark = " this is what is shown and not saved; for all files, type swift all"
            let preview = "#Preview(\"badge\") { Badge() }"
            #expect(inspected.run("preview badge", "swift") == preview + remark)
            let changed = inspected.run("set #2/Label text \"4\"", "swift")
            #expect(changed.hasPrefix("struct Badge: ProxyElement {") && changed.hasSuffix(" } " + preview + remark))
            #expect(changed.contains("Label(text: \"4\")"), "\(changed)")
            #expect(inspected.run("save", "swift") == preview + remark)
            let all = inspected.run("swift all")
            #expect(all.contains("struct Recording") && all.contains("struct Badge"), "\(all)")
        }
    }

    @Test func theLastLineOfAFileAndTheFirstOfTheNextChangeTogether() throws {
        try onBigStack {
            let one = "let first = 4\nlet gap = 4\n"
            let other = "\n\nlet wide = gap + first\nlet last = wide\n"
            let inspected = Inspected([
                "A.swift": one, "B.swift": other, "main.swift": "Label(text: \"\\(last + gap)\")\n",
            ])
            for line in ["rename gap space", "rename wide broad"] {
                let said = inspected.run(line)
                #expect(!said.contains("error"), "\(line): \(said)")
            }
            let said = inspected.run("save")
            #expect(!said.contains("error"), "\(said)")
            #expect(inspected.files.texts["A.swift"] == "let first = 4\nlet space = 4\n")
            #expect(inspected.files.texts["B.swift"] == "\n\nlet broad = space + first\nlet last = broad\n")
            #expect(inspected.files.texts["main.swift"] == "Label(text: \"\\(last + space)\")\n")
        }
    }

    @Test(arguments: 0..<TestTier.choice(fast: 2, merge: 5, all: 100)) func editsOfSeveralFilesAreWritten(seed: Int)
        throws
    {
        try onBigStack {
            var random = Dice(seed: seed, number: 0)
            let inspected = Inspected(Self.files)
            var lines: [String] = []
            for _ in 0..<3 {
                let preview = ["recording", "badge", "title"][random.below(3)]
                for _ in 0..<2 + random.below(4) {
                    let line = Self.line(&random)
                    lines += ["preview \(preview)", line]
                    _ = inspected.run("preview \(preview)", line)
                }
                let said = inspected.run("save")
                #expect(!said.contains("error"), "seed \(seed): \(lines.joined(separator: "; ")): \(said)")
                guard !said.contains("error") else { return }
                let fresh = Inspected(inspected.files.texts)
                _ = fresh.run("preview \(preview)")
                _ = inspected.run("preview \(preview)")
                let sources = [fresh, inspected].map {
                    $0.inspection.session.document.source.filter { !$0.isWhitespace }
                }
                #expect(sources[0] == sources[1], "seed \(seed): \(lines.joined(separator: "; "))")
            }
        }
    }

    /// Returns an edit of an element of a preview; a few are none, as no such element is there.
    private static func line(_ random: inout Dice) -> String {
        let label = "Label[\(random.below(3))]"
        let name = ["Hint", "Note", "Cell", "Mark"][random.below(4)]
        switch random.below(12) {
        case 0: return "set \(label) text \"new \(random.below(90))\""
        case 1: return "unwrap Inset[0]"
        case 2: return "unwrap Box[0]"
        case 3: return "remove \(label)"
        case 4: return "duplicate \(label)"
        case 5, 6: return "extract \(label) \(name)(text: \(label).text)"
        case 7: return "extract Row[0] \(name)"
        case 8: return "rename \(["Recording", "Badge", "Title", "Hint"][random.below(4)]) \(name)View"
        case 9: return "move Label[0] after Label[1]"
        case 10: return "set Inset[0] uniform \(random.below(20))"
        default: return "inline \(name)"
        }
    }
}
