import BlueprintUI
import Foundation
import Testing

/// The trees that interrupted work has made for nothing.
@Suite struct LeftoversTests {
    /// An object that only a tree owns.
    private final class Marker {}

    /// A reference that does not keep the object.
    private struct Witness {
        weak var marker: Marker?
    }

    /// True from some moment on.
    private final class Flag: @unchecked Sendable {
        var value = false
    }

    /// A leaf whose layout owns an object.
    private struct Leaf: Element {
        let marker: Marker
        let whenMeasured: () -> Void

        var content: ElementContent {
            ElementContent { (_: SizeConstraint) -> CGSize in
                whenMeasured()
                return withExtendedLifetime(marker) { CGSize(width: 5, height: 5) }
            }
        }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }

    /// An element whose leaf is made in each layout.
    private struct Holder: Element {
        let leaf: () -> Leaf

        var content: ElementContent { ElementContent(child: leaf()) }

        func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    }

    /// Lays out a tree and is interrupted meanwhile; returns an object of the tree.
    private func layOut(isInterrupted: Bool = true) -> Witness {
        var witness = Witness()
        let flag = Flag()
        let holder = Holder {
            let marker = Marker()
            witness.marker = marker
            return Leaf(marker: marker) { flag.value = isInterrupted }
        }
        let view = BlueprintView(
            element: Row {
                holder
                for _ in 0..<3000 { Empty().inset(uniform: 1) }
            }
        )
        view.environment.layoutBudget = LayoutBudget(steps: .max)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        Interruption.checking({ flag.value }) { view.layoutIfNeeded() }
        #expect(flag.value == isInterrupted)
        return witness
    }

    @Test("an interrupted tree is kept until nobody waits")
    func kept() {
        let leftovers = Leftovers()
        let witness = leftovers.collecting { layOut() }
        #expect(witness.marker != nil)
        leftovers.free()
        #expect(witness.marker == nil)
    }

    @Test("if nobody collects it, it is freed at once")
    func nobodyCollects() {
        #expect(layOut().marker == nil)
    }

    @Test("the tree of complete work is freed with its view")
    func complete() {
        let leftovers = Leftovers()
        #expect(leftovers.collecting { layOut(isInterrupted: false) }.marker == nil)
        withExtendedLifetime(leftovers) {}
    }

    /// Counts the objects of its kind.
    private final class Counted {
        private let count: Count

        final class Count {
            var value = 0
        }

        init(_ count: Count) {
            self.count = count
            count.value += 1
        }

        deinit { count.value -= 1 }
    }

    /// Frees a tree of 3,000 elements, and returns the count of those that are left.
    private func freeTree(isInterrupted: Bool) -> Counted.Count {
        let count = Counted.Count()
        let view = BlueprintView(
            element: Row {
                for _ in 0..<3000 {
                    Holder { [counted = Counted(count)] in
                        withExtendedLifetime(counted) { Leaf(marker: Marker()) {} }
                    }
                }
            }
        )
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        view.element = nil
        #expect(count.value == 3000)
        Interruption.checking({ isInterrupted }) { view.dismantle() }
        return count
    }

    @Test("a tree that is freed when the work is interrupted is freed in part, the rest when nobody waits")
    func freedInParts() {
        let leftovers = Leftovers()
        let count = leftovers.collecting { freeTree(isInterrupted: true) }
        #expect(0 < count.value && count.value < 3000)
        leftovers.free()
        #expect(count.value == 0)
    }

    @Test("a tree is freed as a whole if the work is not interrupted, or nobody collects")
    func freedAsAWhole() {
        let leftovers = Leftovers()
        #expect(leftovers.collecting { freeTree(isInterrupted: false) }.value == 0)
        #expect(freeTree(isInterrupted: true).value == 0)
    }
}
