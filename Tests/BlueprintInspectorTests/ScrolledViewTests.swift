import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

@Suite("Scrolled and disabled views")
struct ScrolledViewTests {
    private func recorder(_ element: any Element, _ width: CGFloat, _ height: CGFloat) -> RenderRecorder {
        let view = BlueprintView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.element = element
        let recorder = RenderRecorder(view)
        recorder.record()
        return recorder
    }

    private func drawing(_ recorder: RenderRecorder) -> String {
        let labels = NodeLabels(recorder.snapshot, names: .paths)
        let options = DrawingOptions(style: .ascii)
        return RenderDrawing(recorder.snapshot, labels: labels, options: options).text.plain
    }

    private var rows: ScrollView {
        Column { for row in 1...5 { Label(text: "row \(row)") } }.scrollable { $0.contentInset.top = 16 }
    }

    @Test("scrolled content is drawn at its visible place, and clipped")
    func scrolled() {
        let text = drawing(recorder(rows.inset(right: 16), 64, 48))
        #expect(text.contains("row 1") && text.contains("row 2") && !text.contains("row 3"))
        #expect(text.contains("v2 ScrollerWrapperView: content 48 by 80, scrolled to 0,-16"))
    }

    @Test("the views' places count scrolling, the elements' places do not")
    func places() {
        let snapshot = recorder(rows, 64, 48).snapshot
        #expect(snapshot.views[1].content.contentOrigin == CGPoint(x: 0, y: 16) && snapshot.views[1].content.clips)
        #expect(snapshot.absoluteViewFrames[2].origin == CGPoint(x: 0, y: 16))
        #expect(snapshot.absoluteFrames[2].origin == .zero)
    }

    @Test("of a clipped border, only the visible sides are drawn")
    func cutBorder() {
        let box = Box(borderStyle: .solid(color: .red, width: 1), wrapping: Spacer(width: 40, height: 200))
        let lines = drawing(recorder(box.scrollable(), 40, 64)).split(separator: "\n")
        #expect(lines.count { $0.contains("+---+") } == 1)
        #expect(lines.count { $0.contains("|   |") } == 3)
    }

    @Test("a disabled button says so in each report and in JSON")
    func disabled() {
        let snapshot = recorder(Button(isEnabled: false, wrapping: Label(text: "Pay")), 64, 32).snapshot
        let labels = NodeLabels(snapshot, names: .paths)
        #expect(RenderDrawing(snapshot, labels: labels).text.plain.contains("v2 NativeButton: disabled"))
        #expect(TreeReport(snapshot, labels: labels).text.plain.contains("disabled"))
        #expect(ViewsReport(snapshot, labels: labels).text.plain.contains("disabled"))
        #expect(InfoReport(snapshot, labels: labels).text(of: 0).plain.contains("disabled"))
        #expect(snapshot.elements[0].content.flatMap(JSONValue.content)?.text == #"{"remarks":["disabled"]}"#)
    }

    @Test("the keyboard of a field and of a scroll view is in each report and in JSON")
    func input() {
        var field = TextField(text: "a")
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        var scroller = ScrollView(wrapping: field)
        scroller.keyboardDismissMode = .onDrag
        let snapshot = recorder(scroller, 200, 64).snapshot
        let labels = NodeLabels(snapshot, names: .paths)
        let views = ViewsReport(snapshot, labels: labels).text.plain
        let info = InfoReport(snapshot, labels: labels)
        #expect(views.contains("keyboardType emailAddress") && views.contains("keyboardDismissMode onDrag"))
        #expect(info.text(of: 0).plain.contains("input      keyboardDismissMode onDrag"))
        #expect(info.text(of: 1).plain.contains("returnKeyType done"))
        let json = snapshot.elements[1].content.flatMap(JSONValue.content)?.text ?? ""
        #expect(json.contains(#""input":{"keyboardType":"emailAddress","returnKeyType":"done"}"#))
        let plain = recorder(TextField(text: "a"), 200, 64).snapshot
        #expect(!InfoReport(plain, labels: NodeLabels(plain, names: .paths)).text(of: 0).plain.contains("input"))
    }

    @Test("transitions of visibility are described in words")
    func transitions() {
        func column(_ names: [String]) -> any Element {
            Column { for name in names { Label(text: name).transition(.scaleAndFade).keyed(name) } }
        }
        let recorder = recorder(column(["a"]), 64, 32)
        recorder.view.element = column(["b"])
        let trace = recorder.record()
        let phrases = EventPhrases(trace, labels: trace.labels(names: .paths))
        let words = trace.events.filter { $0.verb == .transition }.map(phrases.words)
        #expect(
            words == [
                "v2 PassthroughView disappears animated in 0.2 s, to alpha 0 scaled by 0.01,0.01",
                "v4 PassthroughView appears animated in 0.2 s, from alpha 0 scaled by 0.01,0.01",
            ]
        )
    }
}
