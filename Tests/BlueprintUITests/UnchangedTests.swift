import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

/// An element that is the same value as in the last render is not laid out, flattened or updated again.
@Suite("Unchanged parts", .serialized)
struct UnchangedTests {
    @Test("an equal tree is not measured again, and its views are not written")
    func equalTree() throws {
        let counts = Counts()
        let (element, _) = list(counts)
        let view = shown(element)
        let before = (counts.measured, counts.described, counts.written)
        #expect(before == (3, 3, 3))
        view.element = element
        view.layoutIfNeeded()
        #expect((counts.measured, counts.described, counts.written) == before)
    }

    @Test("only a changed leaf is measured, described and written")
    func oneLeaf() throws {
        let counts = Counts()
        let (element, leaves) = list(counts)
        let view = shown(element)
        let views = view.contentViews
        var changed = element
        changed.children[1].element = CountedLeaf(counts: counts, size: CGSize(width: 30, height: 16))
        #expect(leaves.count == 3)
        view.element = changed
        view.layoutIfNeeded()
        #expect((counts.measured, counts.described, counts.written) == (4, 4, 4))
        #expect(view.contentViews.map(\.frame.size.width) == [20, 30, 20])
        #expect(zip(view.contentViews, views).allSatisfy { $0 === $1 })
    }

    @Test("an unchanged child with another key, or after one with another key, has another path")
    func otherKeys() {
        let counts = Counts()
        let (element, _) = list(counts)
        let view = shown(element)
        let nodes = { view.layoutTree?.root.children ?? [] }
        let before = nodes()
        var changed = element
        changed.children[1].key = "a"
        view.element = changed
        view.layoutIfNeeded()
        let after = nodes()
        #expect(after[0] === before[0] && after[1] !== before[1] && after[2] !== before[2])
        #expect(after.map(\.identifier.count) == [1, 1, 2] && after[1].identifier.key == AnyHashable("a"))
        #expect(after.allSatisfy { $0.parent === view.layoutTree?.root })
    }

    @Test("a view that moves is not written")
    func moved() {
        let counts = Counts()
        let (element, _) = list(counts)
        let view = shown(element)
        var changed = element
        changed.children[0].element = CountedLeaf(counts: counts, size: CGSize(width: 20, height: 40))
        view.element = changed
        view.layoutIfNeeded()
        #expect(counts.written == 4)
        #expect(view.contentViews.map(\.frame.origin.y) == [0, 40, 56])
    }

    @Test("a changed size causes a layout, and so does a changed environment")
    func sizeAndEnvironment() {
        let counts = Counts()
        let (element, _) = list(counts)
        let view = shown(element)
        view.environment.displayScale = 3
        view.layoutIfNeeded()
        #expect(counts.described == 6)
        view.frame.size.width = 10
        view.layoutIfNeeded()
        #expect(counts.described == 6)
        #expect(view.contentViews.map(\.frame.size.width) == [10, 10, 10].map { min(20, $0 * 2) })
    }

    @Test("a leaf of another size is described again unless its description stays", arguments: [true, false])
    func described(isStaying: Bool) {
        let counts = Counts()
        var leaf = CountedLeaf(counts: counts, size: CGSize(width: 20, height: 16))
        leaf._hasUnchangingDescription = isStaying
        let view = shown(leaf)
        for width in [50, 60, 60] as [CGFloat] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            #expect(view.contentViews[0].frame.size.width == width)
        }
        #expect(counts.described == (isStaying ? 1 : 3))
        #expect(counts.written == 3)
    }

    @Test("a leaf of another size is not written again if it writes the same values")
    func writtenOnce() {
        let counts = Counts()
        var leaf = CountedLeaf(counts: counts, size: CGSize(width: 20, height: 16))
        (leaf._hasUnchangingDescription, leaf._writesUnchangingValues) = (true, true)
        let view = shown(leaf)
        for width in [50, 60] as [CGFloat] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            #expect(view.contentViews[0].frame.size.width == width)
        }
        #expect(counts.written == 1)
        view.element = CountedLeaf(counts: counts, size: CGSize(width: 20, height: 20))
        view.layoutIfNeeded()
        #expect(counts.written == 2, "another leaf is written")
    }

    @Test("a leaf with another identifier is not measured again, nor described if its description stays")
    func otherIdentifier() {
        let counts = Counts()
        let leaves = [10, 20, 30].map { width in
            var leaf = CountedLeaf(counts: counts, size: CGSize(width: width, height: 16))
            leaf._hasUnchangingDescription = width > 20
            return leaf
        }
        let element = Column(underflow: .justifyToStart) { leaves.map { $0 as any Element } }
        let view = shown(element)
        var changed = element
        changed.children[0].element = leaves[0].inset(uniform: 2)
        for (element, measured, described, counted) in [(changed, 4, 5, [1, 1, 2]), (element, 5, 7, [1, 2, 3])] {
            view.element = element
            view.layoutIfNeeded()
            #expect(counts.measured == measured && counts.described == described)
            #expect(view.layoutTree?.root.children.map(\.identifier.count) == counted)
            #expect(view.contentViews.map(\.frame.size.width) == [10, 20, 30])
        }
    }

    @Test("an element that may contain changing state is laid out each time")
    func changing() {
        let counts = Counts()
        let element = Column { ChangingLeaf(counts: counts) }
        let view = shown(element)
        view.element = element
        view.layoutIfNeeded()
        #expect(counts.described == 2)
    }

    @Test("an app's own element is laid out and updated again, since it may read state outside itself")
    func ownElements() {
        let trees: [() -> any Element] = [
            { Named() }, { NamedProxy() }, { NamedCaption() }, { NamedPile() }, { Column { Named() } },
            { NamedProxy().inset(uniform: 3) }, { NamedCaption().centered() }, { Overlay { NamedProxy() } },
            { Hidden(wrapping: NamedProxy()) }, { Keyed(key: 1, wrapping: NamedCaption()) },
            { Named().centered() },
        ]
        Name.text = "one"
        let views = trees.map { shown($0()) }
        Name.text = "twelve"
        for (tree, view) in zip(trees, views) {
            view.element = tree()
            view.layoutIfNeeded()
            var all = [view.contentViews[0]]
            while let next = all.last?.subviews.first { all.append(next) }
            #expect(all.contains { $0.accessibilityLabel == "twelve" }, "\(tree())")
        }
        #expect(views.last?.contentViews[0].frame.width == 6)
    }

    @Test("an equal element with a view of its own is updated again, as in Blueprint")
    func equalUIViewElement() {
        let view = shown(Column { NamedCaption() })
        let before = NamedCaption.updates
        view.element = Column { NamedCaption() }
        view.layoutIfNeeded()
        #expect(NamedCaption.updates > before)
        let same = (view.element, NamedCaption.updates)
        view.element = same.0
        view.layoutIfNeeded()
        #expect(NamedCaption.updates > same.1)
    }

    private func list(_ counts: Counts) -> (Column, [CountedLeaf]) {
        let leaves = (0..<3).map { _ in CountedLeaf(counts: counts, size: CGSize(width: 20, height: 16)) }
        let column = Column(underflow: .justifyToStart) { leaves.map { $0 as any Element } }
        return (column, leaves)
    }

    private func shown(_ element: any Element) -> BlueprintView {
        let view = BlueprintView(element: element)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        return view
    }
}

private final class Counts {
    var measured = 0
    var described = 0
    var written = 0
}

/// A leaf that counts its uses; the counter is its only mutable state.
private struct CountedLeaf: UnchangingElement {
    let counts: Counts
    let size: CGSize
    var _hasUnchangingDescription = false
    var _writesUnchangingValues = false

    var content: ElementContent {
        ElementContent { (_: SizeConstraint) -> CGSize in
            counts.measured += 1
            return size
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        counts.described += 1
        return UIView.describe { config in config.apply { _ in counts.written += 1 } }
    }
}

private struct ChangingLeaf: Element {
    let counts: Counts

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        counts.described += 1
        return UIView.describe { _ in }
    }
}

/// A text outside of the elements that show it.
private enum Name {
    nonisolated(unsafe) static var text = "one"
}

/// A leaf without stored values that reads a text elsewhere.
private struct Named: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: Name.text.count, height: 3)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in config.apply { $0.accessibilityLabel = Name.text } }
    }
}

private struct NamedProxy: ProxyElement {
    var elementRepresentation: any Element { Named() }
}

private struct NamedPile: StackElement {
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    var layout: StackLayout { StackLayout(axis: .vertical, alignment: .fill) }

    init() {
        addFixed(child: Named())
    }
}

private struct NamedCaption: UIViewElement {
    nonisolated(unsafe) static var updates = 0

    func makeUIView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }

    func updateUIView(_ view: UIView, with context: UIViewElementContext) {
        Self.updates += 1
        view.accessibilityLabel = Name.text
    }

    func size(_ size: CGSize, thatFits view: UIView) -> CGSize { CGSize(width: 9, height: 9) }
}
