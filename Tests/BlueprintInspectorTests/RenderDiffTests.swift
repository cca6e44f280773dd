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

    @Test("moved and resized elements, reused views")
    func moved() {
        let old = Sample.session
        let new = Sample([
            Sample.node(0, "Box", 4, 0, 0, 300, 160, view: (5, "BoxView"), content: ShownContent(fill: "blue")),
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

    @Test("a wrap at the root does not change elements that are named by a path")
    func pathsBelowANewRoot() {
        func sample(_ depth: Int, _ outer: [Sample.Node], _ views: [Int]) -> Sample {
            Sample(
                outer + [
                    Sample.node(depth, "Column", nil, 0, 0, 300, 160),
                    Sample.node(depth + 1, "Label", nil, 0, 0, 8, 16, view: (views[0], "UILabel"), text: "A"),
                    Sample.node(depth + 1, "Label", nil, 0, 16, 8, 16, view: (views[1], "UILabel"), text: "B"),
                ]
            )
        }
        let old = sample(0, [], [2, 3])
        let new = sample(1, [Sample.node(0, "Inset", nil, 0, 0, 300, 160)], [4, 5])
        let diff = RenderDiff(from: old.snapshot, labels: old.labels, to: new.snapshot, labels: new.labels)
        #expect(diff.appeared == [0])
        #expect(diff.gone.isEmpty)
        #expect(diff.changed.isEmpty)
        let report = DiffReport(from: old.snapshot, labels: old.labels, to: new.snapshot, labels: new.labels)
        #expect(report.text.plain.contains("  v4, v5: path changed: Inset / now wraps it"))
        #expect(report.text.plain.contains("  v2, v3: path changed: Inset / now wraps it"))
        let json = JSONValue.object(report.members).text
        #expect(json.contains(#""appeared":[{"element":"/","type":"Inset","#))
        #expect(json.contains(#""created":[{"view":"v4","class":"UILabel","element":"/0/0","why":"path changed"#))
    }

    @Test("moved views are taken from the update")
    func order() {
        let sample = Sample.session
        let report = DiffReport(
            from: sample.snapshot,
            labels: sample.labels,
            to: sample.snapshot,
            labels: sample.labels,
            moved: [6]
        )
        #expect(report.text.plain.contains("views moved 1: v6 UILabel"))
    }

    @Test("a tree does not differ from itself, even if a frame is not a number")
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
