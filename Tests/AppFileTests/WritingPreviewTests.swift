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
        #expect(changes.contains("+14   Column {") && !changes.contains { $0.contains("inset") }, "\(changes)")
    }

    @Test func undoTakesThemBack() throws {
        let (said, changes) = try written("preview one", "set title x", "save", "undo")
        #expect(said == "A.swift is written: line 15 changed")
        #expect(changes == [])
    }

    @Test(arguments: [
        ("preview list", "inset 3"), ("preview large", "inset 3"), ("preview one", "replace Label(text: \"\")"),
    ])
    func anElementThatIsInNoPreviewIsSaid(preview: String, edit: String) throws {
        let (said, changes) = try written(preview, edit)
        #expect(said == "no changes to save in A.swift · the element shown is in no file")
        #expect(changes == [])
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
