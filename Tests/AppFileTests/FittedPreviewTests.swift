import BigStack
import BlueprintInspector
import BlueprintREPL
import TestSessions
import Testing

/// Previews whose viewport is that of their element.
@Suite struct FittedPreviewTests {
    private static let card = """
        struct Card: ProxyElement {
            var title: String
            var elementRepresentation: any Element { Label(text: title).inset(uniform: 4) }
        }

        """

    @Test("A preview that fits its element is fitted again by each edit, until a viewport is typed")
    func refitted() throws {
        let source =
            Self.card + "#Preview(\"a\", traits: .sizeThatFitsLayout) { Card(title: \"a\") }\n"
            + "#Preview(\"b\", traits: .fixedLayout(width: 50, height: 30)) { Card(title: \"b\") }\n"
        try onBigStack {
            let inspected = Inspected(["card.swift": source])
            func viewport(_ lines: String...) -> String {
                let viewport = (lines.map { inspected.run($0) }.last, inspected.inspection.session.settings.viewport).1
                return "\(Int(saturating: viewport.width))x\(Int(saturating: viewport.height))"
            }
            #expect(viewport() == "16x24")
            #expect(viewport("set #1 title \"1234\"") == "40x24")
            #expect(viewport("select #1", "inset 1") == "42x26")
            #expect(viewport("undo 2") == "16x24")
            // A file that changes meanwhile is fitted, too.
            inspected.files.texts["card.swift"] = source.replacing("title: \"a\"", with: "title: \"12\"")
            inspected.look()
            #expect(viewport() == "24x24")
            #expect(viewport("viewport 100x90", "set #1 title \"12345\"") == "100x90")
            #expect(viewport("preview b", "set #1 title \"12345678901234567890\"") == "50x30")
        }
    }
}
