import BigStack
import BlueprintREPL
import TestSessions
import TestTiers
import Testing

/// Files that the inspector has read get the lines that were changed, and stay as they were elsewhere.
@Suite struct WritingBackTests {
    private static let file = """
        import BlueprintUI
        import UIKit

        // The settings.
        struct SettingsRow: ProxyElement {
          let title : String   // what it says

          var elementRepresentation: Element {
            Row( alignment: .center ) {
              Label(text: title);  Label(text: "on")   .inset(top: 2)
              /* nothing
                 follows */
            }
          }
        }


        Column(alignment: .fill, minimumSpacing: 4) {
          SettingsRow(title: "a")   // first

          SettingsRow(
            title: "b"
          )
          Label(text: "end") { $0.color = .red }
        }

        """

    private func changes(_ lines: String...) throws -> (said: String, changes: [String]) {
        try onBigStack {
            let inspected = Inspected(["a.swift": Self.file])
            for line in lines {
                let output = inspected.run(line)
                #expect(!output.contains("error"), "\(line): \(output)")
            }
            let said = inspected.run("save")
            let changes = inspected.changes(of: "a.swift", from: Self.file)
            // The same is read as was written, but for the indentation in declarations.
            let source = inspected.inspection.session.document.source.filter { !$0.isWhitespace }
            inspected.files.texts["a.swift"]? += "\n"
            inspected.look()
            #expect(inspected.inspection.session.document.source.filter { !$0.isWhitespace } == source)
            #expect(!inspected.inspection.session.isUnsaved)
            return (said, changes)
        }
    }

    @Test func aValueChangesItsLine() throws {
        let (said, changes) = try changes("set #1 minimumSpacing 12")
        #expect(said == "a.swift is written: line 18 changed")
        #expect(
            changes == [
                "-18 Column(alignment: .fill, minimumSpacing: 4) {",
                "+18 Column(alignment: .fill, minimumSpacing: 12) {",
            ]
        )
        let inner = try self.changes("set #2/1 top 20")
        #expect(inner.said == "a.swift is written: line 10 changed", "\(inner)")
        #expect(
            inner.changes.last == "+10       Label(text: title);  Label(text: \"on\")   .inset(top: 20)",
            "\(inner)"
        )
    }

    @Test func linesAreAddedAndDeletedWithTheIndentationOfTheFile() throws {
        let added = try changes("select #3", "Label(text: \"new\") { label in\n    label.color = .blue\n}")
        #expect(added.said == "a.swift is written: 3 lines changed", "\(added)")
        #expect(
            added.changes == ["+24   Label(text: \"new\") { label in", "+25     label.color = .blue", "+26   }"],
            "\(added)"
        )
        let removed = try changes("remove #2")
        #expect(removed.changes.contains("-19   SettingsRow(title: \"a\")   // first"), "\(removed)")
        #expect(removed.changes.allSatisfy { $0.hasPrefix("-") }, "\(removed)")
        let wrapped = try changes("select #4", "inset 3")
        #expect(wrapped.changes.contains { $0.hasSuffix(".inset(uniform: 3)") }, "\(wrapped)")
        #expect(wrapped.changes.count <= 3, "\(wrapped)")
    }

    @Test func aModifierIsWrittenBeforeTheSemicolon() throws {
        let file = "Row { Label(text: \"x\"); Label(text: \"y\"); }\n"
        let written = try onBigStack {
            let inspected = Inspected(["a.swift": file])
            for line in ["select \"x\"", "inset 2", "save"] {
                #expect(!inspected.run(line).contains("error"), "\(line)")
            }
            return inspected.files.texts["a.swift"] ?? ""
        }
        #expect(written == "Row { Label(text: \"x\").inset(uniform: 2); Label(text: \"y\"); }\n")
    }

    private static let lines = """
        struct Card: ProxyElement {
          let title: String

          var elementRepresentation: any Element {
            Column {
              Label(text: title)  // The title.
              Row { Label(text: "a"); Label(text: "b") }  // Both.
              if title.isEmpty { Spacer(1) } else { Row { Label(text: "c") } }
            }
          }
        }
        Row { Card(title: "t"); Row { Label(text: "d") }.inset(uniform: 1) }  // All.

        """

    private func written(_ lines: String...) throws -> [String] {
        try onBigStack {
            let inspected = Inspected(["a.swift": Self.lines])
            for line in lines + ["save"] {
                let output = inspected.run(line)
                #expect(!output.contains("error"), "\(line): \(output)")
            }
            return inspected.changes(of: "a.swift", from: Self.lines)
        }
    }

    @Test func aCommentStaysAtTheCodeThatItIsBehind() throws {
        #expect(try written("select #2/0", "inset 4") == ["+7         .inset(uniform: 4)"])
        #expect(try written("select #2/1", "inset 4", "box") == ["+8         .inset(uniform: 4)", "+9         .box()"])
        #expect(try written("root", "inset 4") == ["+13   .inset(uniform: 4)"])
        #expect(
            try written("select #2/0", "column") == [
                "-6       Label(text: title)  // The title.", "+6       Column {",
                "+7         Label(text: title)  // The title.", "+8       }",
            ]
        )
    }

    @Test func aModifierThatFitsStaysOnItsLine() throws {
        #expect(
            try written("select #2/1/1", "inset 4") == [
                "-7       Row { Label(text: \"a\"); Label(text: \"b\") }  // Both.",
                "+7       Row { Label(text: \"a\"); Label(text: \"b\").inset(uniform: 4) }  // Both.",
            ]
        )
        #expect(
            try written("select #2/2/0", "inset 4").last
                == "+8       if title.isEmpty { Spacer(1) } else { Row { Label(text: \"c\").inset(uniform: 4) } }"
        )
        #expect(
            try written("select \"d\"", "inset 4").last
                == "+12 Row { Card(title: \"t\"); Row { Label(text: \"d\").inset(uniform: 4) }.inset(uniform: 1) }  // All."
        )
        let long = String(repeating: "long ", count: 10)
        #expect(
            try written("select \"d\"", ".accessibilityElement(label: \"\(long)\", value: nil, traits: [])") == [
                "-12 Row { Card(title: \"t\"); Row { Label(text: \"d\") }.inset(uniform: 1) }  // All.", "+12 Row {",
                "+13   Card(title: \"t\")", "+14   Row {", "+15     Label(text: \"d\")",
                "+16       .accessibilityElement(label: \"\(long)\", value: nil, traits: [])", "+17   }",
                "+18   .inset(uniform: 1)", "+19 }  // All.",
            ]
        )
    }

    @Test func aModifierBeginsALineLikeTheOneBeforeIt() throws {
        let file = """
            struct Card: ProxyElement {
              var elementRepresentation: any Element {
                Label(text: "a")
                  .inset(uniform: 1)
                  .opacity(0.5)
              }
            }
            Card()

            """
        try onBigStack {
            let inspected = Inspected(["a.swift": file])
            for line in ["select #1/0", "opacity 1", "inset 2", "save"] {
                #expect(!inspected.run(line).contains("error"), "\(line)")
            }
            #expect(
                inspected.changes(of: "a.swift", from: file) == [
                    "+5       .opacity(1)", "+6       .inset(uniform: 2)",
                ],
                "\(inspected.files.texts)"
            )
        }
    }

    @Test func aChildGivesTheLinesOfItsListPlacesOfTheirOwn() throws {
        #expect(
            try written("duplicate #2/1/1") == [
                "-7       Row { Label(text: \"a\"); Label(text: \"b\") }  // Both.", "+7       Row {",
                "+8         Label(text: \"a\")", "+9         Label(text: \"b\")", "+10         Label(text: \"b\")",
                "+11       }  // Both.",
            ]
        )
        #expect(
            try written("duplicate #2/2/0").suffix(6) == [
                "+8       if title.isEmpty { Spacer(1) } else {", "+9         Row {",
                "+10           Label(text: \"c\")",
                "+11           Label(text: \"c\")", "+12         }", "+13       }",
            ]
        )
        #expect(
            try written("select \"d\"", "Label(text: \"e\")") == [
                "-12 Row { Card(title: \"t\"); Row { Label(text: \"d\") }.inset(uniform: 1) }  // All.", "+12 Row {",
                "+13   Card(title: \"t\")", "+14   Row {", "+15     Label(text: \"d\")", "+16     Label(text: \"e\")",
                "+17   }", "+18   .inset(uniform: 1)", "+19 }  // All.",
            ]
        )
    }

    @Test func aStatementThatBeginsWithAPeriodIsNoModifier() throws {
        let printed = try run(["Row {\n    Label(text: \"x\");\n    .inset(uniform: 2)\n}"])
        #expect(printed.last?.hasPrefix("error") == true, "\(printed)")
    }

    @Test func aDeclarationIsAddedAboveTheTree() throws {
        let (_, changes) = try changes("extract #4 Ending(text: #4.text)")
        #expect(changes.contains { $0.hasSuffix("struct Ending: ProxyElement {") }, "\(changes)")
        #expect(changes.contains { $0.hasSuffix("  Ending(text: \"end\")") }, "\(changes)")
        #expect(changes.contains { $0.hasSuffix("    let text: String") } == false, "\(changes)")
        #expect(
            changes.filter { $0.hasPrefix("-") } == ["-24   Label(text: \"end\") { $0.color = .red }"],
            "\(changes)"
        )
    }

    @Test func whatIsTakenFromAComponentIsDeclaredBehindItInItsFile() throws {
        try onBigStack {
            let screen = """
                import BlueprintUI
                struct Screen: ProxyElement {
                    var elementRepresentation: any Element {
                        Column {
                            Row(alignment: .center) {
                                Label(text: "on")
                                    .inset(uniform: 2)
                            }
                        }
                    }
                }
                #Preview("a") { Screen() }

                """
            let inspected = Inspected(["A.swift": screen, "Z.swift": "import Foundation\nlet z = 1\n"])
            let wrapped = inspected.run("preview a", "select #2/0", "opacity 1", "inset 3")
            #expect(wrapped.contains("in Screen, A.swift:"), "\(wrapped)")
            _ = inspected.run("undo 2")
            let output = inspected.run("extract #2/0 Switch(text: #2/0/0/0.text)")
            #expect(output.contains("struct Switch: ProxyElement"), "\(output)")
            #expect(inspected.run("save").contains("A.swift is written"))
            #expect(inspected.changes(of: "Z.swift", from: "import Foundation\nlet z = 1\n") == [])
            #expect(
                inspected.files.texts["A.swift"] == """
                    import BlueprintUI
                    struct Screen: ProxyElement {
                        var elementRepresentation: any Element {
                            Column {
                                Switch(text: "on")
                            }
                        }
                    }

                    struct Switch: ProxyElement {
                        let text: String

                        var elementRepresentation: any Element {
                            Row(alignment: .center) {
                                Label(text: text)
                                    .inset(uniform: 2)
                            }
                        }
                    }
                    #Preview("a") { Screen() }

                    """
            )
        }
    }

    @Test func namesImportsAndStatementsAreWrittenToo() throws {
        let renamed = try changes("rename SettingsRow Line")
        #expect(renamed.changes.filter { $0.hasPrefix("+") }.count == 3, "\(renamed)")
        let imported = try changes("import MyKit", "set #2 title \"x\"")
        #expect(imported.changes.contains("+3 import MyKit"), "\(imported)")
    }

    @Test func nothingIsWrittenOverAnotherChange() throws {
        try onBigStack {
            let inspected = Inspected(["a.swift": Self.file])
            #expect(inspected.run("save").contains("no changes to save in a.swift"))
            _ = inspected.run("set #2 title \"x\"")
            #expect(inspected.inspection.session.isUnsaved)
            inspected.files.texts["a.swift"] = Self.file + "// more\n"
            let refused = inspected.run("save --force")
            #expect(
                refused.contains("a.swift was changed by another program since it was read, and is not overwritten")
            )
            #expect(inspected.files.texts["a.swift"] == Self.file + "// more\n")
            inspected.files.texts["a.swift"] = Self.file
            #expect(inspected.run("save").contains("a.swift is written: line 19 changed"))
            #expect(!inspected.inspection.session.isUnsaved)
            // It is no news, and can be undone and saved again.
            inspected.look()
            #expect(inspected.run("undo").contains("undid"))
            #expect(inspected.inspection.session.isUnsaved)
            #expect(inspected.run("save a.swift").contains("line 19 changed"))
            #expect(inspected.files.texts["a.swift"] == Self.file)
        }
    }

    @Test func aDeletedFileIsNotWritten() throws {
        try onBigStack {
            let inspected = Inspected(["a.swift": Self.file])
            _ = inspected.run("set #2 title \"x\"")
            inspected.files.texts["a.swift"] = nil
            let refused = inspected.run("save")
            #expect(refused.contains("a.swift was deleted since it was read, and is not written"), "\(refused)")
            #expect(inspected.files.texts.isEmpty)
        }
    }

    @Test func eachFileOfAModuleGetsItsOwnChanges() throws {
        try onBigStack {
            let card =
                "struct Card: ProxyElement {\n\tvar elementRepresentation: any Element {\n\t\tprivateLabel()\n\t}\n}\nprivate func privateLabel() -> any Element { Label(text: \"card\").inset(uniform: 1) }\n"
            let main =
                "func privateLabel() -> Label { Label(text: \"main\") }\nColumn {\n\tCard()\n\tprivateLabel()\n}\n"
            let inspected = Inspected(["Card.swift": card, "main.swift": main])
            for line in ["select #2", "inset 4", "root", "set minimumSpacing 3"] {
                _ = inspected.run(line)
            }
            let said = inspected.run("save")
            #expect(said == "main.swift is written: 2 lines changed", "\(said)")
            #expect(inspected.files.texts["Card.swift"] == card)
            let inside = inspected.run("set #2/0 text other") + inspected.run("save")
            #expect(
                inspected.files.texts["Card.swift"]?.contains("Label(text: \"other\").inset(uniform: 1) }") == true,
                "\(inside)"
            )
        }
    }

    @Test func aFileThatOnlyDeclaresIsWrittenWithoutTheShownElement() throws {
        try onBigStack {
            let text =
                "struct Card: ProxyElement {\n  let title = \"a\"\n\n  var elementRepresentation: Element {\n    Label(text: \"x\").inset(uniform: 3)\n  }\n}\n"
            let inspected = Inspected(["a.swift": text])
            let said = inspected.run("set #1/0 text y", "save")
            #expect(said.contains("a.swift is written: line 5 changed"), "\(said)")
            #expect(said.contains("the element shown is in no file"), "\(said)")
            #expect(inspected.changes(of: "a.swift", from: text).last == "+5     Label(text: \"y\").inset(uniform: 3)")
        }
    }

    @Test(arguments: 0..<TestTier.choice(fast: 2, merge: 5, all: 80)) func randomEditsAreWritten(seed: Int) throws {
        try onBigStack {
            var lines = RandomLines(seed: seed)
            let inspected = Inspected(["a.swift": Self.file])
            for number in 0..<12 {
                let line = lines.next(in: inspected.inspection.session)
                _ = inspected.run(line)
                let source = inspected.inspection.session.document.source.filter { !$0.isWhitespace }
                let said = inspected.run("save")
                guard !said.contains("error") else {
                    #expect(
                        said.contains("line by line") || said.contains("there is no tree"),
                        "seed \(seed), \(number): \(line): \(said)"
                    )
                    continue
                }
                let fresh = Inspected(["a.swift": inspected.files.texts["a.swift"] ?? ""])
                // Once the file only declares, the element shown is in no file, as is said.
                let isBeside = said.contains("the element shown is in no file")
                if inspected.inspection.session.document.outline.root != nil, !isBeside {
                    #expect(
                        fresh.inspection.session.document.source.filter { !$0.isWhitespace } == source,
                        "seed \(seed), \(number): \(line)"
                    )
                }
            }
        }
    }

    @Test func lineEndsStayAsTheyAre() {
        let forms = TextForm.all.map { $0.written("a\nb\n") }
        #expect(forms == ["a\nb\n", "a\nb", "a\r\nb\r\n", "a\r\nb"])
    }
}
