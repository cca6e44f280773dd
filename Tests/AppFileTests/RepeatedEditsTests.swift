import BigStack
import BlueprintREPL
import FullScreen
import TestSessions
import Testing

/// Edits that no file has are applied again when the files change.
@Suite struct RepeatedEditsTests {
    private static let file = """
        struct Card: ProxyElement {
          let title: String
          var elementRepresentation: any Element {
            Row { Label(text: title); Label(text: "on") }
          }
        }
        Column {
          Card(title: "a")
          Label(text: "b")
          Label(text: "c")
        }

        """

    /// Returns an inspector in which lines were typed before another program replaced texts in the file.
    private func changed(_ lines: [String], _ replacements: (String, String)...) -> Inspected {
        let inspected = Inspected(["a.swift": Self.file])
        for line in lines {
            let output = inspected.run(line)
            #expect(!output.contains("error"), "\(line): \(output)")
        }
        for (old, new) in replacements {
            inspected.files.texts["a.swift"] = inspected.files.texts["a.swift"]?.replacing(old, with: new)
        }
        inspected.look()
        return inspected
    }

    private func screen(_ inspected: Inspected) -> String { inspected.inspection.grid(columns: 120, rows: 24).text }

    @Test func theLinesRunAgain() throws {
        try onBigStack {
            let inspected = changed(
                ["select #3", "inset 4", "Label(text: \"new\")", "set #6 text \"newer\"", "set #2/1 text off"],
                ("\"b\"", "\"B\""),
                ("title: \"a\"", "title: \"A\"")
            )
            #expect(screen(inspected).contains("a.swift has changed; 4 edits applied again"))
            #expect(inspected.inspection.session.isUnsaved)
            #expect(inspected.run("save") == "a.swift is written: 3 lines changed")
            #expect(
                inspected.files.texts["a.swift"] == """
                    struct Card: ProxyElement {
                      let title: String
                      var elementRepresentation: any Element {
                        Row { Label(text: title); Label(text: "off") }
                      }
                    }
                    Column {
                      Card(title: "A")
                      Label(text: "B")
                        .inset(uniform: 4)
                      Label(text: "newer")
                      Label(text: "c")
                    }

                    """
            )
            _ = inspected.run("undo 4", "save")
            #expect(
                inspected.files.texts["a.swift"]
                    == Self.file.replacing("\"b\"", with: "\"B\"").replacing("\"a\"", with: "\"A\"")
            )
            #expect(inspected.run("undo").contains("there is nothing to undo"))
        }
    }

    @Test func aLineThatNoLongerAppliesIsNamed() throws {
        try onBigStack {
            let inspected = changed(
                ["set #4 text \"z\"", "set #2 title \"x\""],
                ("\n  Label(text: \"c\")", "\n  Spacer(3)")
            )
            let said = "a.swift has changed; 1 edit applied again; 'set #4 text \"z\"' no longer applies"
            #expect(screen(inspected).contains(said))
            let source = inspected.inspection.session.document.source
            #expect(source.contains("Card(title: \"x\")") && source.contains("Spacer(3)"), "\(source)")
            let gone = changed(
                ["remove #3", "duplicate #4"],
                ("Label(text: \"c\")", "Spacer(2)"),
                ("Label(text: \"b\")", "Spacer(1)")
            )
            #expect(screen(gone).contains("a.swift has changed; 'remove #3' and 1 other no longer apply"))
        }
    }

    @Test func newElementsOfTheFileGetNumbersOfTheirOwn() throws {
        try onBigStack {
            let inspected = changed(
                ["select #3", "Label(text: \"new\")", "set #5 text \"newer\""],
                ("  Label(text: \"c\")", "  Label(text: \"c\")\n  Spacer(1)\n  Spacer(2)")
            )
            let session = inspected.inspection.session
            #expect(screen(inspected).contains("2 edits applied again"))
            #expect(session.document.source.contains("Label(text: \"newer\")"), "\(session.document.source)")
            let numbers = session.document.outline.nodes.map(\.number)
            #expect(numbers.count == 7 && Set(numbers).count == 7, "\(numbers)")
            _ = inspected.run("Label(text: \"last\")")
            let more = inspected.inspection.session.document.outline.nodes.map(\.number)
            #expect(more.count == 8 && Set(more).count == 8, "\(more)")
        }
    }

    @Test func onlyWhatIsNotSavedRunsAgain() throws {
        try onBigStack {
            let inspected = changed(
                ["select #3", "inset 4", "save", "viewport 200", "set #2 title \"x\""],
                ("\"c\"", "\"C\"")
            )
            #expect(screen(inspected).contains("a.swift has changed; 1 edit applied again"))
            #expect(inspected.run("save") == "a.swift is written: line 8 changed")
            // The opposite of a line that was saved is none.
            let undone = changed(["select #3", "inset 4", "save", "undo"], ("\"c\"", "\"C\""))
            #expect(screen(undone).contains("a.swift has changed; the edits made here are dropped"))
        }
    }

    @Test func anErrorInTheFileLeavesThem() throws {
        try onBigStack {
            let inspected = changed(["set #3 text \"z\""], ("Column {", "Column {{"))
            #expect(inspected.inspection.session.document.source.contains("\"z\""))
            #expect(inspected.inspection.session.isUnsaved)
            inspected.files.texts["a.swift"] = Self.file.replacing("\"c\"", with: "\"C\"")
            inspected.look()
            #expect(screen(inspected).contains("1 edit applied again"))
            let source = inspected.inspection.session.document.source
            #expect(source.contains("\"z\"") && source.contains("\"C\""), "\(source)")
        }
    }

    @Test func editsOfPreviewsAndOfATypedElementRunAgain() throws {
        try onBigStack {
            let card = """
                struct Card: ProxyElement {
                  let title: String
                  var elementRepresentation: any Element { Label(text: title) }
                }

                """
            let previews = "#Preview(\"a\") { Card(title: \"a\") }\n#Preview(\"b\") { Card(title: \"b\") }\n"
            let inspected = Inspected(["a.swift": card + previews])
            _ = inspected.run("inset 1", "preview b", "inset 2")
            inspected.files.texts["a.swift"] = "// new\n" + card + previews
            inspected.look()
            #expect(screen(inspected).contains("edits applied again"))
            #expect(inspected.run("save").contains("a.swift is written: 2 lines changed"))
            let expected = previews.replacing("\"a\") }", with: "\"a\").inset(uniform: 1) }")
                .replacing("\"b\") }", with: "\"b\").inset(uniform: 2) }")
            #expect(inspected.files.texts["a.swift"] == "// new\n" + card + expected)
            let typed = Inspected(["a.swift": card])
            _ = typed.run("Card(title: \"typed\")", "inset 3")
            typed.files.texts["a.swift"] = card + "let more = 1\n"
            typed.look()
            #expect(screen(typed).contains("2 edits applied again"))
            #expect(typed.inspection.session.document.source.contains("Card(title: \"typed\")"))
        }
    }
}
