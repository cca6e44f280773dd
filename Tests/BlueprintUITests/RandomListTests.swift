import BlueprintUI
import Foundation
import HeadlessUIKit
import RandomNumbers
import Testing

/// An update of a long list touches only the views between those that stay; the result is that of the general update.
@Suite struct RandomListTests {
    /// An observer, so that the view lays out everything again and takes the general way.
    private final class Observer: RenderObserver {}

    /// A view that shows lists, and what it has told about its blocks.
    private final class Shown {
        let view = render(Column {}, width: 50, height: 400)
        var events: [String] = []
        private var names: [ObjectIdentifier: Int] = [:]
        // Keeps each view, so that no other one gets its address.
        private var known: [UIView] = []

        func show(_ items: [Item]) {
            view.element = Column(alignment: .fill) {
                for item in items { item.element { [unowned self] in events.append($0) } }
            }
            view.layoutIfNeeded()
        }

        /// The views with their frames, numbered as they are first seen.
        var contents: [String] {
            view.contentViews.flatMap { [$0] + $0.subviews }.map { view in
                let id = ObjectIdentifier(view)
                if names[id] == nil {
                    names[id] = names.count
                    known.append(view)
                }
                return "\(names[id] ?? -1) \(type(of: view)) \(view.frame) \(view.superview != nil)"
            }
        }
    }

    /// An element of a list.
    private struct Item {
        var name: Int
        var height: CGFloat
        var isKeyed = false
        var isInset = false
        var isFramed = false

        func element(_ tell: @escaping (String) -> Void) -> any Element {
            let block = Block(10, height, onAppear: { tell("+\(name)") }, onDisappear: { tell("-\(name)") })
            let framed: any Element = isFramed ? Frame(wrapped: block) : block
            let wrapped: any Element = isInset ? framed.inset(uniform: 1) : framed
            return isKeyed ? wrapped.keyed(name) : wrapped
        }
    }

    @Test("an update without an observer shows the same views as one with an observer", arguments: 0..<20)
    func sameViews(seed: Int) {
        var dice = Dice(seed: 7, number: seed)
        var items = (0..<40).map { Item(name: $0, height: CGFloat(1 + $0 % 3), isKeyed: $0 % 4 == seed % 5) }
        let (plain, observed) = (Shown(), Shown())
        observed.view.renderObserver = Observer()
        for step in 0..<25 {
            if step > 0 { change(&items, 100 * step, &dice) }
            plain.show(items)
            observed.show(items)
            #expect(plain.contents == observed.contents, "seed \(seed), step \(step)")
            #expect(plain.events == observed.events, "seed \(seed), step \(step)")
            #expect(plain.view.movedSiblings.count == observed.view.movedSiblings.count)
        }
    }

    private func change(_ items: inout [Item], _ name: Int, _ dice: inout Dice) {
        let index = dice.below(items.count)
        switch dice.below(8) {
        case 0: items.remove(at: index)
        case 1: items.insert(Item(name: name, height: 2), at: index)
        case 2: items.append(Item(name: name, height: 3, isKeyed: true))
        case 3: items[index].isInset.toggle()
        case 4: items[index].isFramed.toggle()
        case 5: items[index].height += 1
        case 6: items.swapAt(index, dice.below(items.count))
        default:
            items.replaceSubrange(
                index...,
                with: items[index...].map { item in
                    var item = item
                    item.isKeyed.toggle()
                    return item
                }
            )
        }
    }
}
