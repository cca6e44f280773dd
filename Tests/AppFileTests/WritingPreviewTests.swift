import BigStack
import BlueprintREPL
import TestSessions
import Testing

/// Edits of the element that a preview shows are written to the closure of the preview.
@Suite struct WritingPreviewTests {
    private static let card = """
        import BlueprintUI

        struct Card: ProxyElement {
          let title: String
          var isNew = true
          var mark: Element { isNew ? Label(text: title) : Spacer(4) }
          var elementRepresentation: Element {
            Column { mark }
          }
        }

        #Preview("one", traits: .fixedLayout(width: 200, height: 80)) {
          // The short one.
          Card(
            title: "a"   // a title
          )
        }

        #Preview("list") {
          let title = "b"
          Column { Card(title: title) }
        }

        #Preview("several") {
          let first = Label(text: "1")   // the first one
          let second = Card( title: "2" )
          return Row {
            first;  second
          }
        }

        #Preview("small", traits: .fixedLayout(width: 100, height: 80)) { Card(title: "c") }
        #Preview("large", traits: .fixedLayout(width: 300, height: 80)) { Card(title: "c") }

        """

    private func written(_ lines: String...) throws -> (said: String, changes: [String]) {
        try onBigStack {
            let inspected = Inspected(["A.swift": Self.card])
            for line in lines {
                let output = inspected.run(line)
                #expect(!output.contains("error"), "\(line): \(output)")
            }
            let said = inspected.run("save")
            let source = inspected.inspection.session.document.source
            inspected.look()
            #expect(inspected.inspection.session.document.source == source)
            return (said, inspected.changes(of: "A.swift", from: Self.card))
        }
    }

    @Test func editsOfItsElementAreWritten() throws {
        let (said, changes) = try written("preview one", "set title x", "inset 8")
        #expect(said == "A.swift is written: 2 lines changed")
        #expect(
            changes == [
                "-15     title: \"a\"   // a title", "+15     title: \"x\"   // a title", "+17   .inset(uniform: 8)",
            ]
        )
    }

    @Test func anotherPreviewKeepsThem() throws {
        let (said, changes) = try written("preview one", "column", "preview small", "inset 2", "preview one")
        #expect(said.contains("changed") && !said.contains("in no file"), "\(said)")
        #expect(changes.contains("+14   Column {"), "\(changes)")
        #expect(changes.filter { $0.contains("inset") }.allSatisfy { $0.contains("\"small\"") }, "\(changes)")
    }

    @Test func undoTakesThemBack() throws {
        let (said, changes) = try written("preview one", "set title x", "save", "undo")
        #expect(said == "A.swift is written: line 15 changed")
        #expect(changes == [])
    }

    @Test(arguments: [
        ("preview list", ["inset 3"], ["+22     .inset(uniform: 3)"]),
        (
            "preview list", ["set Card[0] title \"c\"", "root", "Label(text: \"new\")"],
            [
                "-21   Column { Card(title: title) }", "+21   Column {", "+22     Card(title: \"c\")",
                "+23     Label(text: \"new\")", "+24   }",
            ]
        ),
        (
            "preview list", ["row"],
            ["-21   Column { Card(title: title) }", "+21   Row {", "+22     Column { Card(title: title) }", "+23   }"]
        ),
        ("preview several", ["set minimumSpacing 2"], ["-27   return Row {", "+27   return Row(minimumSpacing: 2) {"]),
        ("preview several", ["inset 3"], ["+30   .inset(uniform: 3)"]),
        ("preview several", ["Label(text: \"3\")"], ["+29     Label(text: \"3\")"]),
        (
            "preview large", ["inset 3"],
            [
                "-33 #Preview(\"large\", traits: .fixedLayout(width: 300, height: 80)) { Card(title: \"c\") }",
                "+33 #Preview(\"large\", traits: .fixedLayout(width: 300, height: 80)) { Card(title: \"c\").inset(uniform: 3) }",
            ]
        ),
    ])
    func editsOfStatementsAndOfOneOfTwoAlikeAreWritten(preview: String, edits: [String], lines: [String]) throws {
        let (said, changes) = try onBigStack {
            let inspected = Inspected(["A.swift": Self.card])
            for line in [preview] + edits {
                let output = inspected.run(line)
                #expect(!output.contains("error"), "\(line): \(output)")
            }
            return (inspected.run("save"), inspected.changes(of: "A.swift", from: Self.card))
        }
        #expect(said.hasPrefix("A.swift is written: ") && !said.contains("in no file"), "\(said)")
        #expect(changes == lines)
    }

    @Test func anElementThatIsInNoPreviewIsSaid() throws {
        for edit in ["replace Label(text: \"\")", "#Preview(\"one\") { Label(text: \"other\") }"] {
            let (said, changes) = try written("preview one", edit)
            #expect(said.hasSuffix(" · the element shown is in no file"), "\(said)")
            #expect(edit.hasPrefix("#") || changes == [])
        }
    }

    @Test func anotherPreviewDeclaredMeanwhileKeepsTheOneThatIsShown() throws {
        let (said, changes) = try written("preview small", "#Preview(\"more\") { Card(title: \"d\") }", "inset 2")
        #expect(!said.contains("in no file"), "\(said)")
        #expect(
            changes.contains { $0.hasPrefix("+") && $0.contains("\"small\"") && $0.contains("inset") },
            "\(changes)"
        )
    }

    @Test func theElementOfAnUneditedPreviewIsInAFile() throws {
        #expect(try written("preview list").said == "no changes to save in A.swift")
    }

    @Test func anotherPreviewIsNoEdit() throws {
        try onBigStack {
            let inspected = Inspected(["A.swift": Self.card, "B.swift": "let titleOfOther = \"o\"\n"])
            for line in ["preview list", "preview one", "preview large"] {
                _ = inspected.run(line)
                #expect(!inspected.inspection.session.isUnsaved, "\(line)")
            }
            _ = inspected.run("inset 2")
            #expect(inspected.inspection.session.isUnsaved)
            _ = inspected.run("undo")
            #expect(!inspected.inspection.session.isUnsaved)
            _ = inspected.run("preview one", "inset 3", "save", "preview list")
            #expect(!inspected.inspection.session.isUnsaved)
            _ = inspected.run("undo", "undo")
            #expect(inspected.inspection.session.isUnsaved)
        }
    }

    @Test func spacesAroundADeletedModifierStay() throws {
        let (said, changes) = try written("preview one", "select #2/Label", "inset 4", "save", "undo")
        #expect(said == "A.swift is written: line 6 changed")
        #expect(changes == [])
    }

    @Test func filesThatWereLoadedAreWrittenBack() throws {
        try onBigStack {
            let other = "let titleOfOther = \"o\"\n"
            let files = MemoryFiles(["A.swift": Self.card, "B.swift": other])
            let session = Session(files: files, sharingNamesOf: .namesOfThread)
            for line in ["load A.swift B.swift", "preview one", "set title x"] {
                for output in session.run(line: line) { #expect(!output.isFailure, "\(output.text.plain)") }
            }
            #expect(session.isUnsaved)
            #expect(session.run(line: "save").map(\.text.plain) == ["A.swift is written: line 15 changed"])
            #expect(!session.isUnsaved)
            #expect(files.texts["A.swift"] == Self.card.replacing("title: \"a\"", with: "title: \"x\""))
            #expect(files.texts["B.swift"] == other)
        }
    }
}
