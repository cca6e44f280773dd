import BlueprintInspector
import BlueprintUI
import BlueprintUICommonControls
import Foundation
import TestTiers
import Testing

/// Two random trees, and what is said to differ: all of it, and nothing else.
@Suite struct DifferenceTests {
    /// A change of a tree of three parts.
    enum Edit: CaseIterable {
        case nothing, viewport, wrap, unwrap, remove, insert, order, text, move, other
    }

    private static func render(_ root: any Element, _ size: CGSize) -> RenderSnapshot {
        let view = BlueprintView(element: root)
        view.frame = CGRect(origin: .zero, size: size)
        return RenderRecorder(view).record().snapshot
    }

    private static func column(_ parts: [any Element]) -> any Element {
        Column { column in
            column.minimumVerticalSpacing = 4
            for part in parts { column.add(child: part) }
        }
    }

    private static func pair(_ seed: Int, _ edit: Edit) -> (RenderSnapshot, RenderSnapshot) {
        var parts = (0..<4).map { part -> any Element in
            var trees = ReasonTrees(seed: UInt64(seed * 4 + part), isStrange: false)
            return trees.tree(depth: 2)
        }
        let spare = parts.removeLast()
        let size = CGSize(width: 300, height: 400)
        let old = render(column(parts), size)
        var newSize = size
        switch edit {
        case .nothing: break
        case .viewport: newSize.width = 220
        case .wrap: parts[1] = Inset(uniformInset: 3, wrapping: parts[1])
        case .unwrap:
            return (render(column([parts[0], Box(wrapping: parts[1])]), size), render(column(parts.dropLast()), size))
        case .remove: parts.remove(at: seed % 3)
        case .insert: parts.insert(spare, at: seed % 4)
        case .order: parts.swapAt(seed % 3, (seed + 1) % 3)
        case .text:
            let texts = [parts[0], Label(text: "before") as any Element]
            return (render(column(texts), size), render(column([parts[0], Label(text: "behind")]), size))
        case .move: parts = [parts[0], column([parts[2], parts[1]])]
        case .other: return (old, render(column([spare]), size))
        }
        return (old, render(column(parts), newSize))
    }

    @Test(arguments: Edit.allCases) func whatIsListedMakesTheSecondTreeOfTheFirst(edit: Edit) {
        var (differing, elements) = (0, 0)
        for seed in 0..<TestTier.choice(fast: 30, merge: 60, all: 600) {
            let (old, new) = Self.pair(seed, edit)
            let diff = RenderDiff(separate: old, new)
            let judge = DifferenceJudge(diff, from: old, to: new)
            #expect(judge.faults.isEmpty, "\(edit), seed \(seed): \(judge.faults.prefix(5))")
            differing += diff.isEmpty ? 0 : 1
            elements += new.elements.count
            let labels = (NodeLabels(old), NodeLabels(new))
            let report = DiffReport(separate: old, labels: labels.0, new, labels: labels.1)
            #expect(report.isEmpty == (report.text.plain == "no difference"))
        }
        #expect(elements > 100)
        #expect(edit == .nothing ? differing == 0 : differing > 5, "\(edit): \(differing)")
    }

    @Test func aSmallChangeIsAShortList() {
        for seed in 0..<20 {
            let removed = Self.pair(seed, .remove)
            let diff = RenderDiff(separate: removed.0, removed.1)
            #expect(diff.appeared.isEmpty, "seed \(seed)")
            #expect(diff.gone.count == removed.0.elements.count - removed.1.elements.count, "seed \(seed)")
            let text = Self.pair(seed, .text)
            let changed = RenderDiff(separate: text.0, text.1).changed
            #expect(changed.map(\.properties) == [[.text]], "seed \(seed)")
        }
    }
}
