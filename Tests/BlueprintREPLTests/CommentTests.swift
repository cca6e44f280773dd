import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// Comments in a document keep their places when the source around them is edited.
@Suite struct CommentTests {
    private static let source = """
        // above the gap
        let gap: CGFloat = 4 // behind the gap

        /* above the struct */
        struct Line: ProxyElement {
            // inside the struct
            var title: String
            var elementRepresentation: any Element { Label(text: title) /* in the body */ }
        }

        // above the column
        Column(alignment: .leading /* why */, minimumSpacing: gap) { // behind the brace
            // above a
            Label(text: "a") // behind a
            Label(text: "b") /* behind b */
                // above the inset
                .inset(uniform: 4) // behind the inset
            // above the loop
            for i in 0..<2 { // in the loop
                Line(title: "\\(i)")
            }
            Row { Label(text: "c") }
            // at the end
        }
        .box() // behind the box
        // at the very end
        """

    private static let comments = [
        "// above the gap", "// behind the gap", "/* above the struct */", "// inside the struct", "/* in the body */",
        "// above the column", "/* why */", "// behind the brace", "// above a", "// behind a", "/* behind b */",
        "// above the inset", "// behind the inset", "// above the loop", "// in the loop", "// at the end",
        "// behind the box", "// at the very end",
    ]

    /// Edits, and the comments that may be deleted with a node.
    private static let edits: [(lines: [String], gone: Set<String>)] = [
        (["inset 3"], []), (["select #1", "inset 3"], []), (["select \"a\"", "inset 3"], []),
        (["select \"b\"", "box blue"], []), (["select \"a\"", "row"], []),
        (["select \"a\"", "remove"], ["// above a", "// behind a"]), (["select \"c\"", "up", "unwrap"], []),
        (["select \"b\"", "up", "unwrap"], ["// above the inset"]),
        (["select \"a\"", "remove", "undo"], []), (["select \"a\"", "move after Row", "undo"], []),
        (["select \"a\"", "set text hello"], []), (["select #1", "set alignment center"], ["/* why */"]),
        (["select #1", "set minimumSpacing 12"], []), (["select #1", "Label(text: \"new\")"], []),
        (["select \"a\"", "before Label(text: \"new\")"], []), (["select \"a\"", "after Label(text: \"new\")"], []),
        (["select \"b\"", "replace Label(text: \"new\")"], []), (["select \"c\"", "move before \"a\""], []),
        (["select \"a\"", "move into Row"], []), (["let gap: CGFloat = 8"], []), (["let other = 3"], []),
        (["func chip() -> any Element { Label(text: \"x\") }"], []), (["select \"a\"", "key one"], []),
        (["select \"a\"", "priority fixed"], []), (["select Box", "unwrap"], []),
        (["select \"a\"", "set color red"], []), (["stub Card 20x10"], []), (["textsize \"a\" 9x9"], []),
        (["select \"b\"", "inset 3", "undo"], []), (["select \"a\"", "button"], []),
    ]

    @Test(arguments: edits.indices)
    func commentsSurviveAnEdit(_ index: Int) throws {
        let edit = Self.edits[index]
        let files = MemoryFiles(["a.swift": Self.source])
        let printed = try run(["load a.swift"] + edit.lines + ["save b.swift", "swift"], files: files)
        #expect(!printed.contains { $0.hasPrefix("error") }, "\(printed)")
        let swift = printed.last ?? ""
        let saved = files.texts["b.swift"] ?? ""
        for comment in Self.comments where !edit.gone.contains(comment) {
            #expect(swift.components(separatedBy: comment).count == 2, "\(edit.lines): \(comment)\n\(swift)")
            #expect(saved.components(separatedBy: comment).count == 2, "\(edit.lines) saved: \(comment)\n\(saved)")
        }
    }

    @Test func commentsGoWithTheirElement() throws {
        let files = MemoryFiles([
            "a.swift": """
            Column {  // the column
                // MARK: - First

                // above a
                /* and
                   more */
                Label(text: "a")  /* behind a */
                // above b
                Label(text: "b")
            }
            """
        ])
        let moved = try run(["load a.swift", "select \"a\"", "move after \"b\"", "swift"], files: files).last
        #expect(
            moved == """
                Column {  // the column
                    // MARK: - First
                    // above b
                    Label(text: "b")
                    // above a
                    /* and
                       more */
                    Label(text: "a")  /* behind a */
                }
                """
        )
        let before = try run(["load a.swift", "select \"b\"", "before Label(text: \"new\")", "swift"], files: files)
            .last
        #expect(
            before?.contains("Label(text: \"new\")\n    // above b\n    Label(text: \"b\")") == true,
            "\(before ?? "")"
        )
        let removed = try run(["load a.swift", "select \"a\"", "remove", "swift"], files: files).last
        #expect(removed?.contains("above a") == false && removed?.contains("MARK: - First") == true)
        let undone = try run(["load a.swift", "swift", "select \"a\"", "remove", "undo", "swift"], files: files)
        #expect(undone.last == undone[1])
    }

    @Test func commentsSurviveLoading() throws {
        let files = MemoryFiles(["a.swift": "// the file\nimport UIKit // for it\n\n" + Self.source])
        let once = try run(["load a.swift", "save b.swift", "swift"], files: files).last ?? ""
        let twice = try run(["load b.swift", "save c.swift", "swift"], files: files).last
        for comment in Self.comments + ["// the file", "// for it"] {
            #expect(once.contains(comment), "\(comment)\n\(once)")
            #expect(twice?.contains(comment) == true, "\(comment) the second time\n\(twice ?? "")")
        }
        #expect(files.texts["b.swift"] == files.texts["c.swift"])
    }
}
