import BlueprintInspector
import Foundation
import TestTiers
import Testing

@Suite("Large trees")
struct LargeTreeTests {
    @Test("a chain of very many elements")
    func deep() {
        // What takes a place on the stack for each element fails with fewer, too.
        let count = TestTier.choice(fast: 40_000, merge: 40_000, all: 100_000)
        let nodes = (0..<count).map { depth in
            Sample.node(
                depth,
                depth % 2 == 0 ? "Inset" : "Box",
                nil,
                0,
                0,
                300,
                160,
                view: depth % 2 == 0 ? nil : (depth + 2, "BoxView")
            )
        }
        var snapshot = RenderSnapshot(viewport: CGSize(width: 300, height: 160))
        snapshot.elements = nodes.enumerated().map { index, node in
            ElementRecord(
                index: index,
                parent: index == 0 ? nil : index - 1,
                depth: index,
                typeName: node.type,
                identifier: node.type + ".1",
                frame: node.frame,
                view: node.view?.number,
                nativeClass: node.view?.type
            )
        }
        check(snapshot)
    }

    @Test("a row of fifty thousand elements")
    func wide() {
        var snapshot = RenderSnapshot(viewport: CGSize(width: 300, height: 160))
        snapshot.elements = (0...50_000).map { index in
            ElementRecord(
                index: index,
                parent: index == 0 ? nil : 0,
                depth: index == 0 ? 0 : 1,
                typeName: index == 0 ? "Row" : "Label",
                identifier: "Label.\(index)",
                frame: CGRect(x: Double(index), y: 0, width: index == 0 ? 300 : 1, height: 160)
            )
        }
        check(snapshot)
    }

    private func check(_ snapshot: RenderSnapshot) {
        let labels = NodeLabels(snapshot)
        for text in [
            FramesDrawing(snapshot, labels: labels).text,
            NestDrawing(snapshot, labels: labels).text,
            RenderDrawing(snapshot, labels: labels).text,
        ] {
            #expect(text.columns <= 80)
            #expect(text.lines.count < 400)
        }
        let tree = TreeReport(snapshot, labels: labels, options: DrawingOptions(list: ListOptions(folds: false))).text
        #expect(tree.lines.count == snapshot.elements.count + 1)
        #expect(tree.columns <= 80)
        #expect(FlattenReport(snapshot, labels: labels).text.columns <= 80)
    }
}
