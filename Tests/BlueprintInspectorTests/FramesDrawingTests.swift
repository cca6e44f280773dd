import BlueprintInspector
import Foundation
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
}
