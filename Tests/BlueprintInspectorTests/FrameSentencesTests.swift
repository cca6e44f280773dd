import BlueprintInspector
import Foundation
import Testing

/// The places of frames in words.
@Suite struct FrameSentencesTests {
    /// Returns the line about the last of some siblings in a parent that is 100 wide and 60 high.
    private func lastLine(_ frames: CGRect...) -> String {
        let root = ElementRecord(
            index: 0,
            parent: nil,
            depth: 0,
            typeName: "Overlay",
            identifier: "Overlay.1",
            frame: CGRect(x: 0, y: 0, width: 100, height: 60)
        )
        let children = frames.enumerated().map { index, frame in
            ElementRecord(
                index: index + 1,
                parent: 0,
                depth: 1,
                typeName: "Box",
                identifier: "Box.\(index + 1)",
                frame: frame
            )
        }
        let snapshot = RenderSnapshot(viewport: CGSize(width: 100, height: 60), elements: [root] + children)
        let labels = NodeLabels(snapshot, names: .paths)
        let text = FramesDrawing(snapshot, labels: labels, options: DrawingOptions(style: .text)).text
        return text.lines.last?.plain.split(separator: "; ").dropFirst(2).joined(separator: "; ") ?? ""
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("an element alone: its parent filled, or the space around it")
    func alone() {
        #expect(lastLine(rect(0, 0, 100, 60)).hasPrefix("fills Overlay"))
        #expect(lastLine(rect(10, 10, 80, 40)) == "free space: 10 on each side")
        #expect(lastLine(rect(0, 5, 60, 55)) == "free space: 40 right, 5 above")
        #expect(lastLine(rect(-4, 0, 120, 60)).hasPrefix("extends 4 beyond the left edge of Overlay"))
        #expect(lastLine(rect(-4, 0, 120, 60)).contains("extends 16 beyond the right edge of Overlay"))
    }

    @Test("siblings: gaps and overlaps; space that a sibling takes is not free")
    func siblings() {
        #expect(lastLine(rect(0, 0, 30, 60), rect(38, 0, 20, 60)).hasPrefix("8 right of Overlay › Box"))
        #expect(lastLine(rect(0, 0, 30, 60), rect(38, 0, 20, 60)).hasSuffix("free space: 42 right"))
        #expect(lastLine(rect(0, 0, 100, 20), rect(0, 20, 100, 40)).hasPrefix("directly below Overlay › Box"))
        #expect(lastLine(rect(60, 0, 40, 60), rect(0, 0, 50, 60)).hasPrefix("10 left of Overlay › Box"))
        let overlapping = lastLine(rect(0, 0, 50, 50), rect(40, 30, 60, 30))
        #expect(overlapping.hasPrefix("overlaps Overlay › Box"))
        #expect(overlapping.contains("by 10 wide and 20 high"))
        let filling = lastLine(rect(0, 0, 100, 60), rect(0, 0, 100, 60))
        #expect(filling.hasPrefix("fills Overlay"))
        #expect(filling.hasSuffix("by its whole frame"))
        #expect(lastLine(rect(9, 9, 9, 9), rect(9, 9, 9, 9)).contains("by its whole frame"))
    }

    @Test("of many overlaps, the first are said, and the number of the others")
    func manyOverlaps() {
        let same = rect(9, 9, 9, 9)
        let line = lastLine(same, same, same, same, same, same)
        #expect(line.split(separator: "; ").filter { $0.contains("by its whole frame") }.count == 3)
        #expect(line.contains("overlaps 2 more siblings"))
    }

    @Test("frames that are infinite or not numbers have no place")
    func strange() {
        #expect(lastLine(rect(0, 0, .infinity, 10)) == "")
        #expect(lastLine(rect(.nan, 0, 10, 10)) == "")
    }
}
