import BlueprintInspector
import Foundation
import Testing

@Suite("Frames that no screen can show")
struct StrangeFramesTests {
    private static let strange = Sample([
        Sample.node(0, "Overlay", 1, 0, 0, 300, 160),
        Sample.node(1, "Box", 2, 80, 80, -60, -60, view: (2, "BoxView")),
        Sample.node(1, "Label", 3, .infinity, 0, 10, 10, view: (3, "UILabel"), text: "Far"),
        Sample.node(1, "Label", 4, .nan, 0, .nan, 10, view: (4, "UILabel"), text: "Nowhere"),
        Sample.node(1, "Row", 5, -1e300, -1e300, 2e300, 2e300),
        Sample.node(1, "Spacer", 6, 10, 10, 0, 0),
        Sample.node(1, "Box", 7, 1e7, 1e7, 5, 5, view: (5, "BoxView")),
        Sample.node(1, "Label", 8, 250, 100, 96, 16, view: (6, "UILabel"), text: "Sticks out"),
        Sample.node(1, "Label", 9, 20, 140, 10, 16, view: (7, "UILabel"), text: "\u{1B}[31m\u{301}"),
    ])

    @Test("every frame is drawn or listed, and nothing traps", arguments: DrawingStyle.allCases)
    func drawings(style: DrawingStyle) {
        let (snapshot, labels) = (Self.strange.snapshot, Self.strange.labels)
        let options = DrawingOptions(style: style)
        let name = style.rawValue
        expectGolden(FramesDrawing(snapshot, labels: labels, options: options).text, "strange-frames-\(name)")
        expectGolden(RenderDrawing(snapshot, labels: labels, options: options).text, "strange-render-\(name)")
        expectGolden(NestDrawing(snapshot, labels: labels, options: options).text, "strange-nest-\(name)")
        expectGolden(TreeReport(snapshot, labels: labels, options: options).text, "strange-tree-\(name)")
        expectGolden(ViewsReport(snapshot, labels: labels, options: options).text, "strange-views-\(name)")
    }

    @Test(
        "viewports of any size",
        arguments: [
            CGSize(width: 0, height: 0), CGSize(width: -5, height: 10), CGSize(width: 1e300, height: 1e300),
            CGSize(width: Double.nan, height: Double.infinity), CGSize(width: 1e6, height: 1),
            CGSize(width: 1, height: 1e6), CGSize(width: 375, height: 667),
        ]
    )
    func viewports(size: CGSize) {
        let sample = Sample(
            viewport: size,
            [
                Sample.node(0, "Box", 1, 0, 0, size.width, size.height, view: (2, "BoxView")),
                Sample.node(1, "Label", 2, 0, 0, 40, 16, view: (3, "UILabel"), text: "Hello"),
            ]
        )
        for options in [
            DrawingOptions(), DrawingOptions(height: 22), DrawingOptions(zoom: .times(3)),
            DrawingOptions(zoom: .times(.nan)),
        ] {
            for text in [
                FramesDrawing(sample.snapshot, labels: sample.labels, options: options).text,
                RenderDrawing(sample.snapshot, labels: sample.labels, options: options).text,
                NestDrawing(sample.snapshot, labels: sample.labels, options: options).text,
            ] {
                #expect(text.columns <= 80)
                #expect(text.lines.count <= 1010)
            }
        }
    }

    @Test("a view that clips its content has a size that is not a number", arguments: [Double.nan, .infinity])
    func clipping(length: Double) {
        let clips = ShownContent(clips: true)
        let sample = Sample([
            Sample.node(0, "Box", 1, 0, 0, length, 160, view: (2, "BoxView"), content: clips),
            Sample.node(1, "Label", 2, 0, 0, 40, 16, view: (3, "UILabel"), text: "Hello"),
        ])
        #expect(RenderDrawing(sample.snapshot, labels: sample.labels).text.plain.contains("Hello"))
    }

    @Test("a large viewport is scaled to fit; zoomed, a part is shown around the marked element")
    func scales() {
        let sample = Sample(
            viewport: CGSize(width: 375, height: 667),
            [
                Sample.node(0, "Box", 1, 0, 0, 375, 667, view: (2, "BoxView")),
                Sample.node(1, "Label", 2, 300, 600, 40, 16, view: (3, "UILabel"), text: "Hello"),
            ]
        )
        let (snapshot, labels) = (sample.snapshot, sample.labels)
        expectGolden(FramesDrawing(snapshot, labels: labels).text, "scaled-to-width")
        expectGolden(
            FramesDrawing(snapshot, labels: labels, options: DrawingOptions(height: 23)).text,
            "scaled-to-terminal"
        )
        expectGolden(
            FramesDrawing(snapshot, labels: labels, options: DrawingOptions(height: 20, zoom: .times(2), marked: 1))
                .text,
            "zoomed"
        )
        expectGolden(
            FramesDrawing(snapshot, labels: labels, options: DrawingOptions(marked: 1, focus: 1)).text,
            "focused"
        )
    }
}
