import BlueprintInspector
import Foundation
import Testing

@Suite("Differences between two renders")
struct RenderDiffTests {
    private static let before = Sample([
        Sample.node(0, "Inset", 3, 0, 0, 300, 160),
        Sample.node(1, "Centered", 2, 20, 20, 260, 120),
        Sample.node(2, "Label", 1, 82, 52, 96, 16, view: (4, "UILabel"), text: "Hello, world"),
    ])

    @Test("the edit of the session: a box around everything")
    func session() {
        let (old, new) = (Self.before, Sample.session)
        let diff = RenderDiff(from: old.snapshot, labels: old.labels, to: new.snapshot, labels: new.labels)
        #expect(diff.viewsSummary == "views: created 2 (v5 BoxView, v6 UILabel), removed 1 (v4)")
        #expect(diff.appeared == [0])
        #expect(diff.changed.isEmpty)
        let report = DiffReport(from: old.snapshot, labels: old.labels, to: new.snapshot, labels: new.labels)
        expectGolden(report.text, "diff-session")
    }

    @Test("moved and resized elements, kept views")
    func moved() {
        let old = Sample.session
        let new = Sample([
            Sample.node(0, "Box", 4, 0, 0, 300, 160, view: (5, "BoxView")),
            Sample.node(1, "Inset", 3, 0, 0, 300, 160),
            Sample.node(2, "Centered", 2, 10, 20, 280, 120),
            Sample.node(3, "Label", 1, 92, 52, 96, 16, view: (6, "UILabel"), text: "Hello, world"),
        ])
        let diff = RenderDiff(from: old.snapshot, labels: old.labels, to: new.snapshot, labels: new.labels)
        #expect(diff.viewsSummary == "views: reused 2")
        #expect(diff.changed.map(\.isMoved) == [true, true])
        #expect(diff.changed.map(\.isResized) == [true, false])
        let report = DiffReport(from: old.snapshot, labels: old.labels, to: new.snapshot, labels: new.labels)
        expectGolden(report.text, "diff-moved")
    }

    @Test("a tree does not differ from itself, not even where a frame is not a number")
    func nothing() {
        let sample = Sample([Sample.node(0, "Box", 1, .nan, 0, .infinity, 1, view: (2, "BoxView"))])
        let report = DiffReport(
            from: sample.snapshot,
            labels: sample.labels,
            to: sample.snapshot,
            labels: sample.labels
        )
        #expect(report.text.plain == "no difference")
    }
}
