import BlueprintInspector
import Foundation
import Testing

@Suite("Gaps that are smaller than a cell")
struct SmallGapTests {
    /// Two frames of 80×16 points, in a row or a column, with a gap.
    private func drawing(_ gap: Double, isRow: Bool, _ style: DrawingStyle = .unicode) -> [String] {
        let second = isRow ? (x: 80 + gap, y: 0.0) : (x: 0, y: 16 + gap)
        let sample = Sample(
            viewport: CGSize(width: 200, height: 48),
            [
                Sample.node(0, "Row", 1, 0, 0, 200, 48),
                Sample.node(1, "Label", 2, 0, 0, 80, 16, view: (2, "UILabel"), text: "a"),
                Sample.node(1, "Label", 3, second.x, second.y, 80, 16, view: (3, "UILabel"), text: "b"),
            ]
        )
        let options = DrawingOptions(style: style, cell: CGSize(width: 8, height: 8))
        return FramesDrawing(sample.snapshot, labels: sample.labels, options: options).text.lines.map(\.plain)
    }

    @Test("side by side, it is a double line; frames that touch share a line, and a whole cell is a gap")
    func beside() {
        #expect(drawing(2, isRow: true)[1].hasPrefix("┃a        ║b        ┃"))
        #expect(drawing(0, isRow: true)[1].hasPrefix("┃a        ┃b        ┃"))
        #expect(drawing(8, isRow: true)[1].hasPrefix("┃a        ┃┃b        ┃"))
        #expect(drawing(3.9, isRow: true)[1].contains("║") && !drawing(4, isRow: true)[1].contains("║"))
        #expect(drawing(2, isRow: true, .ascii)[1].hasPrefix("|a        \"b"))
        #expect(!drawing(0.0001, isRow: true).joined().contains("║"))
    }

    @Test("one below the other, it is a double line, except where the title is")
    func below() {
        #expect(drawing(2, isRow: false)[2].hasPrefix("╞Label #3═╡"))
        #expect(drawing(0, isRow: false)[2].hasPrefix("┣Label #3━┫"))
        #expect(drawing(2, isRow: false, .ascii)[2].hasPrefix("+Label #3~+"))
        #expect(!drawing(8, isRow: false).joined().contains("═"))
    }

    @Test("it needs no note unless notes are asked for")
    func notes() {
        #expect(drawing(2, isRow: true).last?.contains("Label #2 to Label #3 gap 2 pt drawn as 0") == true)
    }
}
