import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Drawings of real renders")
struct LiveTests {
    private static let size = CGSize(width: 300, height: 160)

    private func record(_ element: any Element, size: CGSize = Self.size) -> RenderRecorder {
        let view = BlueprintView(frame: CGRect(origin: .zero, size: size))
        view.element = element
        let recorder = RenderRecorder(view)
        recorder.record()
        return recorder
    }

    private func card(_ title: String) -> any Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Image(image: UIImage(named: "cat@40x32"))
            Column(alignment: .leading, minimumSpacing: 4) {
                Label(text: title) { $0.font = .boldSystemFont(ofSize: 16) }
                Label(text: "A second line of text that wraps").opacity(0.5)
            }
        }
        .inset(uniform: 8)
        .box(background: .lightGray, corners: .rounded(radius: 8), borders: .solid(color: .black, width: 1))
        .inset(uniform: 16)
    }

    @Test("a card, drawn in every way", arguments: DrawingStyle.allCases)
    func card(style: DrawingStyle) throws {
        let recorder = record(card("Account name"))
        let trace = try #require(recorder.trace)
        let labels = NodeLabels(trace.snapshot)
        let options = DrawingOptions(style: style)
        let name = style.rawValue
        expectGolden(FramesDrawing(trace.snapshot, labels: labels, options: options).text, "card-frames-\(name)")
        expectGolden(NestDrawing(trace.snapshot, labels: labels, options: options).text, "card-nest-\(name)")
        expectGolden(RenderDrawing(trace.snapshot, labels: labels, options: options).text, "card-render-\(name)")
        expectGolden(TreeReport(trace.snapshot, labels: labels, options: options).text, "card-tree-\(name)")
        expectGolden(ViewsReport(trace.snapshot, labels: labels, options: options).text, "card-views-\(name)")
        expectGolden(FlattenReport(trace.snapshot, labels: labels, options: options).text, "card-flatten-\(name)")
        expectGolden(ConstraintsReport(trace, labels: labels, options: options).text, "card-constraints-\(name)")
        expectGolden(TraceListing(trace, labels: labels, options: options, position: 12).text, "card-trace-\(name)")
        expectGolden(InfoReport(trace, labels: labels, options: options).text(of: 7), "card-info-\(name)")
    }

    @Test("among the views, each gap goes on to the view below it, however deep", arguments: [2, 12, 30])
    func gapsOfPictures(depth: Int) throws {
        var element: any Element = Label(text: "a")
        for _ in 0..<depth { element = element.inset(uniform: 1).box() }
        let snapshot = record(element).snapshot
        let report = PicturesReport(snapshot, labels: NodeLabels(snapshot), options: DrawingOptions(width: 200))
        let lines = report.text.lines.map(\.plain)
        #expect(lines.count == 2 * depth + 3)
        let gaps = lines.dropFirst(2).filter { $0.contains("› Inset") }
        #expect(gaps.count == depth && gaps.allSatisfy { $0.hasSuffix("│") }, "\(report.text.plain)")
    }

    @Test("the changes of an edit")
    func difference() throws {
        let recorder = record(card("Name"))
        let before = recorder.snapshot
        recorder.view.element = card("Another name").centered()
        let after = recorder.record().snapshot
        let report = DiffReport(
            from: before,
            labels: NodeLabels(before),
            to: after,
            labels: NodeLabels(after)
        )
        expectGolden(report.text, "card-diff")
    }
}
