import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import Testing

/// The elements that VoiceOver reads of a tree, in its order.
@Suite("What VoiceOver reads")
struct AccessibilityReaderTests {
    private func read(_ element: any Element, _ change: (BlueprintView) -> Void = { _ in }) -> AccessibilityReader {
        let view = BlueprintView(element: element)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        let recorder = RenderRecorder(view)
        recorder.record()
        change(view)
        return AccessibilityReader(recorder)
    }

    private func views<View: UIView>(in view: UIView) -> [View] {
        view.subviews.flatMap { ($0 as? View).map { [$0] } ?? views(in: $0) }
    }

    private func button(_ name: String, size: CGFloat = 44) -> any Element {
        Button(wrapping: Spacer(size)).accessibilityElement(label: name, value: nil, traits: [.button])
    }

    @Test("Rows are read from the leading edge, which is on the right in some languages")
    func order() {
        let row = Row(underflow: .justifyToStart) {
            Label(text: "first")
            Label(text: "second")
        }
        let column = Overlay {
            Label(text: "below").inset(top: 100)
            row
        }
        #expect(read(column).read.map(\.spoken) == ["first", "second", "below"])
        let mirrored = read(column) { $0.environment.layoutDirection = .rightToLeft }
        #expect(mirrored.read.map(\.spoken) == ["second", "first", "below"])
    }

    @Test("A group is read as a whole before what is beside it")
    func groups() {
        let columns = Row {
            Column {
                Label(text: "a")
                Label(text: "b")
            }
            .accessibilityContainer(containerType: .list, label: "Left")
            Column {
                Label(text: "c")
                Label(text: "d")
            }
        }
        let reader = read(columns)
        #expect(reader.read.map(\.spoken) == ["a", "b", "c", "d"])
        #expect(reader.read.map(\.group?.label) == ["Left", "Left", nil, nil])
        #expect(reader.warnings.isEmpty)
    }

    @Test("Hidden and transparent views, and those beside a modal one, are not read, and the reason is kept")
    func unread() {
        let column = Column {
            Label(text: "hidden").hidden()
            Label(text: "clear").opacity(0)
            Label(text: "blocked").blockAccessibility()
            Label(text: "shown")
        }
        let reader = read(column)
        #expect(reader.read.map(\.spoken) == ["shown"])
        #expect(reader.unread.map(\.spoken) == ["hidden", "clear", "blocked"])
        #expect(reader.unread.allSatisfy { $0.reason == .hidden })
        let modal = read(column) { view in
            let labels: [UILabel] = views(in: view)
            labels.last?.accessibilityViewIsModal = true
        }
        #expect(modal.read.map(\.spoken) == ["shown"])
        #expect(modal.unread.map(\.reason) == [.hidden, .behindModal, .hidden])
    }

    @Test("An element that is read as one merges those inside, and inner groups have no effect")
    func merged() {
        let element = Column {
            Label(text: "a").accessibilityContainer(containerType: .list, label: "inner")
        }
        .accessibilityElement(label: "all", value: nil, traits: [])
        let reader = read(element)
        #expect(reader.read.map(\.spoken) == ["all"])
        #expect(reader.unread.map(\.reason) == [.merged] && reader.unread.map(\.owner) == [0])
        #expect(reader.warnings.map(\.rule) == [.groupInMerged] && reader.warnings.map(\.owner) == [0])
    }

    @Test("A control without a label, and one that is hard to tap, are found; others are not")
    func mistakes() {
        func rules(_ element: any Element) -> [AccessibilityWarning.Rule] {
            read(element.aligned(vertically: .top, horizontally: .leading)).warnings.map(\.rule)
        }
        #expect(rules(button("Pay")).isEmpty)
        #expect(rules(button("Pay", size: 20)).isEmpty)
        #expect(rules(Button(wrapping: Spacer(44))) == [.noLabel])
        #expect(rules(Button(isEnabled: false, wrapping: Spacer(44))).isEmpty)
        #expect(rules(Spacer(44).tappable {}) == [.noLabel])
        #expect(rules(Label(text: "Pay").constrainedTo(width: 44, height: 44).tappable {}).isEmpty)
        #expect(rules(Label(text: "Pay").tappable {}) == [.smallHitArea])
        #expect(rules(Label(text: "Pay").tappable {}.userInteractionEnabled(false)).isEmpty)
        #expect(rules(TextField(text: "").constrainedTo(width: 100, height: 44)) == [.noLabel])
        #expect(rules(TextField(text: "") { $0.placeholder = "Name" }.constrainedTo(width: 100, height: 44)).isEmpty)
        #expect(rules(Button(wrapping: Spacer(44)).blockAccessibility()).isEmpty)
    }

    @Test("The report says it in words, too")
    func report() {
        let view = BlueprintView(element: button("Pay"))
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        let recorder = RenderRecorder(view)
        recorder.record()
        let report = AccessibilityReport(
            AccessibilityReader(recorder),
            of: recorder.snapshot,
            labels: NodeLabels(recorder.snapshot),
            options: DrawingOptions(style: .text)
        )
        #expect(
            report.text.plain == """
                VoiceOver: 1 element is read
                  1 "Pay, button"; AccessibilityElement /, 60 wide and 50 high at x 0, y 0
                      traits button
                """
        )
    }
}
