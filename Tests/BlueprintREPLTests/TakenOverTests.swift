import BigStack
import BlueprintREPL
import RandomNumbers
import TestSessions
import TestTiers
import Testing

/// An edit reuses the unchanged parts of a document: the syntax tree, the lines and the nodes.
///
/// After any edit, the document equals one that is parsed from its text.
@Suite struct TakenOverTests {
    private static let document = #"""
        // What the screen says.
        let title = "Inbox"

        struct Badge: ProxyElement {
            var count: Int

            var elementRepresentation: any Element {
                Label(text: "\(count)")
                    .inset(uniform: 2)
            }
        }

        let footer = Label(text: "the end")

        Column(alignment: .fill, minimumSpacing: 4) {
            Label(text: title)
                .inset(uniform: 8)
                .box(background: .lightGray)

            // The first row.
            Row(alignment: .center) {
                Label(text: "one")  // with a word behind it
                Badge(count: 1)
                Spacer(width: 8)
            }
            for index in 0..<3 {
                Label(text: "line \(index)")
                Badge(count: index)
            }
            if title.isEmpty {
                Label(text: "nothing")
            } else {
                Row {
                    Label(text: "something") { label in
                        label.color = .red
                    }
                }
            }
            footer
        }
        .inset(uniform: 4)
        """#

    /// Edits, with a name or a number in place of `$`.
    private static let edits = [
        "Label(text: \"added $\")", "Badge(count: $)", "Row { Label(text: \"in $\"); Spacer(width: 2) }",
        "for item in 0..<2 { Label(text: \"made $ \\(item)\") }", "inset $", ".centered()", "unwrap", "remove",
        "set text \"set $\"", "replace Label(text: \"in its place $\")", "column", "row", "before Label(text: \"b $\")",
        "after Rule(orientation: .horizontal, color: .gray)", "undo", "undo", "redo", "priority fixed",
        "let title = \"Inbox $\"",
        "struct Badge: ProxyElement { var count: Int; var elementRepresentation: "
            + "any Element { Label(text: \"$ \\(count)\") } }", "if title.isEmpty { Spacer(width: $) }",
        "Box(backgroundColor: .blue, cornerStyle: .rounded(radius: $), wrapping: Column(alignment: .center, "
            + "minimumSpacing: $) { Label(text: \"a long line $\") })",
    ]

    @Test(.merge, arguments: TestTier.running == .all ? [1, 2] : [1])
    func editedDocumentsAreAsIfTheyWereRead(seed: UInt64) throws {
        try onBigStack {
            let session = Session.sharing(files: MemoryFiles(["a.swift": Self.document]))
            var random = Dice(seed: Int(seed), number: 0)
            var failures = 0
            for line in ["load a.swift"] + (0..<40).flatMap({ _ in Self.lines(&random) }) {
                if session.run(line: line).contains(where: \.isFailure) { failures += 1 }
                if !line.hasPrefix("select") { try Self.compare(session, after: line) }
            }
            #expect(failures < 40)
        }
    }

    /// Returns a line that selects a node, and one that edits it.
    private static func lines(_ random: inout Dice) -> [String] {
        let edit = edits[random.below(edits.count)]
        let number = random.below(24) + 1
        let parts = edit.split(separator: "$", omittingEmptySubsequences: false)
        return ["select #\(number)", parts.joined(separator: "\(number)")]
    }

    private static func compare(_ session: Session, after line: String) throws {
        let source = session.document.source
        guard session.document.outline.root != nil else { return }
        let fresh = Session.sharing(files: MemoryFiles(["a.swift": source]))
        let printed = fresh.run(line: "load a.swift").map(\.text.plain)
        #expect(fresh.document.source == source, "after \(line): \(printed)")
        #expect(nodes(of: fresh) == nodes(of: session), "after \(line)")
        #expect(tree(of: fresh) == tree(of: session), "after \(line)")
    }

    private static func nodes(of session: Session) -> [String] {
        let outline = session.document.outline
        return outline.nodes.map { node in
            let around = outline.parent(of: node)?.nameOffset ?? -1
            return "\(node.nameOffset) in \(around) \(outline.children(of: node).map(\.nameOffset)): \(node.place)"
        }.sorted()
    }

    /// Returns the tree without node numbers, which depend on the order of edits, and without the selection.
    private static func tree(of session: Session) -> String {
        let words = session.run(line: "tree --inside").map(\.text.plain).joined(separator: "\n").split(separator: " ")
        return words.map { word in
            word.filter { $0 != ">" && $0 != "<" && !(word.contains("#") && $0.isNumber) }
        }.joined(separator: " ")
    }
}
