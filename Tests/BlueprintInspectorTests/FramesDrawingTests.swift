import BlueprintInspector
import Foundation
import HeadlessUIKit
import Testing

@Suite("Drawing of frames")
struct FramesDrawingTests {
    private func drawing(_ sample: Sample, _ options: DrawingOptions = DrawingOptions()) -> StyledText {
        FramesDrawing(sample.snapshot, labels: sample.labels, options: options).text
    }

    @Test("the session's tree", arguments: DrawingStyle.allCases)
    func session(style: DrawingStyle) {
        expectGolden(drawing(.session, DrawingOptions(style: style, marked: 3)), "frames-session-\(style.rawValue)")
    }

    @Test("rows share lines, frames that coincide share a border", arguments: DrawingStyle.allCases)
    func rows(style: DrawingStyle) {
        expectGolden(drawing(.row, DrawingOptions(style: style)), "frames-row-\(style.rawValue)")
    }

    @Test("titles at one height share a row")
    func titles() {
        let content = ShownContent(
            text: "One | Two",
            lines: [("One", 40.0), ("Two", 200)].map { .init($0.0, x: $0.1, y: 10, width: 24, height: 16) },
            truncation: TextTruncation([], room: .zero, size: .zero)
        )
        let sample = Sample([
            Sample.node(0, "SegmentedControl", 1, 0, 0, 300, 40, view: (1, "SegmentedControlView"), content: content)
        ])
        let rows = drawing(sample).lines.map(\.plain).filter { $0.contains("One") || $0.contains("Two") }
        #expect(rows.count == 1 && rows.first?.contains("One") == true && rows.first?.contains("Two···") == true)
    }
}
