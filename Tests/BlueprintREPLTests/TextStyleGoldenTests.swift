import BlueprintREPL
import Foundation
import TestSessions
import Testing

/// The output of whole sessions in `style text`, compared with files; `RECORD_GOLDEN=1` overwrites the files.
@Suite struct TextStyleGoldenTests {
    @Test(
        "sessions in words",
        arguments: [
            (
                "card",
                [
                    "Column(alignment: .leading, minimumSpacing: 8)", "Label(text: \"Title\")", "inset 4", "box blue",
                    "Label(text: \"A long subtitle that does not fit\") { $0.numberOfLines = 1 }",
                    "constrained width 100", "end", "frames", "nest", "tree constraints", "render", "views", "flatten",
                    "info \"Title\"", "why \"Title\"", "why #5", "why \"Title\" x", "why #2 not 200 wide", "warnings",
                    "diff", "frames before after", "whatif inset 10", "sweep width 40...120",
                ]
            ),
            (
                "shares",
                [
                    "Row(underflow: .growUniformly, minimumSpacing: 8) { Label(text: \"AB\"); Label(text: \"CDEF\") }",
                    "frames", "why \"AB\"", "why \"AB\" width", "step", "step 3", "where", "out", "trace layout",
                    "watch \"AB\".width", "continue", "break list", "live", "viewport 40x20", "frames",
                    "why \"AB\" width",
                    "why gap #2 #3", "trace --measures",
                ]
            ),
            (
                "overlay",
                [
                    "Overlay { Label(text: \"back\").inset(uniform: 8); Label(text: \"front\").opacity(0.5) }",
                    "frames", "tree", "flatten", "replace Label(text: \"mid\").hidden(true)", "frames", "render",
                    "undo", "for i in 0..<60 { Label(text: \"\\(i)\") }", "tree", "tree --depth 0", "viewport 300x601",
                    "scale 2",
                    "views",
                    "direction rtl", "set alignment .top", "labl", "set", "expect views 3", "insett 4; x", "save",
                ]
            ),
            (
                "containers",
                [
                    "GridRow(spacing: 4) { Label(text: \"A\").gridRowChild(width: .absolute(40)); Label(text: \"B\") }",
                    "why \"B\" width", "reset",
                    "Flow(itemSpacing: 8) { for w in [\"one\", \"two\", \"some more words\", \"the end\"] { Label(text: w) } }",
                    "viewport 160x80", "frames", "why \"the end\"", "why gap \"one\" \"two\"", "reset",
                    "EqualStack(direction: .horizontal, spacing: 4) { Label(text: \"a\"); Label(text: \"b\") }",
                    "why \"b\" x", "reset",
                    "ScrollView(.fittingHeight, wrapping: Label(text: \"x\").inset(uniform: 50))",
                    "frames", "views", "render", "reset",
                    "Image(image: UIImage(named: \"star\")).transformed(CATransform3DMakeTranslation(5, -8, 0))",
                    "tree", "views", "info #12", "why #12 y", "phase update",
                ]
            ),
            (
                "help",
                [
                    "help", "help text", "help drawing", "help style", "help overflow", "help Box", "help record",
                    "help expect", "help refs", "help search spacing",
                ]
            ),
        ]
    )
    func sessions(name: String, lines: [String]) throws {
        let outputs = try run(["style text"] + lines).dropFirst()
        let text = zip(lines, outputs).map { "> \($0)\n\($1)\n" }.joined()
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Golden/text-\(name).txt")
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
    }
}
