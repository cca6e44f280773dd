import Foundation
import HeadlessUIKit
import Testing

/// A view that logs the calls of its hooks.
private final class LoggingView: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }
    var onDeinit: () -> Void = {}

    deinit { onDeinit() }

    override func willMove(toSuperview newSuperview: UIView?) {
        log("\(name) will move to \((newSuperview as? LoggingView)?.name ?? "nil")")
    }
    override func didMoveToSuperview() { log("\(name) moved to \((superview as? LoggingView)?.name ?? "nil")") }
    override func didAddSubview(_ subview: UIView) { log("\(name) got \((subview as? LoggingView)?.name ?? "?")") }
    override func willRemoveSubview(_ subview: UIView) {
        log("\(name) loses \((subview as? LoggingView)?.name ?? "?")")
    }
    override func layoutSubviews() { log("\(name) lays out") }
}

@Suite struct ViewTreeTests {
    private func tagged(_ tags: Int...) -> [UIView] {
        tags.map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    @Test func subviewsKeepTheirOrder() {
        let root = UIView()
        let views = tagged(1, 2, 3, 4, 5)
        root.addSubview(views[0])
        root.addSubview(views[1])
        root.insertSubview(views[2], at: 0)
        root.insertSubview(views[3], aboveSubview: views[2])
        root.insertSubview(views[4], belowSubview: views[1])
        #expect(tags(root) == [3, 4, 1, 5, 2])
        root.bringSubviewToFront(views[2])
        root.sendSubviewToBack(views[1])
        #expect(tags(root) == [2, 4, 1, 5, 3])
        root.exchangeSubview(at: 0, withSubviewAt: 4)
        root.exchangeSubview(at: 0, withSubviewAt: 5)
        #expect(tags(root) == [3, 4, 1, 5, 2])
        views[3].removeFromSuperview()
        #expect(tags(root) == [3, 1, 5, 2])
        #expect(views[3].superview == nil)
    }

    @Test func indexesOutOfRangeAndStrangersAreHarmless() {
        let root = UIView()
        let views = tagged(1, 2, 3, 4)
        root.insertSubview(views[0], at: 99)
        root.insertSubview(views[1], at: -5)
        root.insertSubview(views[2], aboveSubview: UIView())
        root.insertSubview(views[3], belowSubview: UIView())
        root.bringSubviewToFront(UIView())
        UIView().removeFromSuperview()
        #expect(tags(root) == [2, 1, 3, 4])
    }

    @Test func aViewHasOneSuperview() {
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews.count == 1 && child.superview === second)
        second.addSubview(child)
        #expect(second.subviews.count == 1)
    }

    @Test func aViewIsNotAddedToItselfOrWhatIsInIt() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(inner.subviews.isEmpty && outer.superview == nil && outer.subviews.count == 1)
    }

    @Test func descendantsAndTagsAreFound() {
        let views = tagged(1, 2, 3, 3)
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].addSubview(views[3])
        #expect(views[2].isDescendant(of: views[0]) && views[2].isDescendant(of: views[2]))
        #expect(!views[0].isDescendant(of: views[2]) && !views[3].isDescendant(of: views[1]))
        #expect(views[0].viewWithTag(3) === views[2])
        #expect(views[0].viewWithTag(9) == nil)
    }

    @Test func aSuperviewThatGoesIsForgotten() {
        let child = UIView()
        var parent: UIView? = UIView()
        parent?.addSubview(child)
        #expect(child.superview === parent)
        parent = nil
        #expect(child.superview == nil)
        #expect(child.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    }

    @Test func hooksAreCalledInOrder() {
        var events: [String] = []
        func make(_ name: String) -> LoggingView {
            let view = LoggingView()
            view.name = name
            view.log = { events.append($0) }
            return view
        }
        let (a, b, child) = (make("a"), make("b"), make("child"))
        a.addSubview(child)
        b.addSubview(child)
        child.removeFromSuperview()
        #expect(
            events == [
                "child will move to a", "a got child", "child moved to a",
                "child will move to b", "a loses child", "b got child", "child moved to b",
                "child will move to nil", "b loses child", "child moved to nil",
            ]
        )
    }

    @Test func allSubviewsAreSetInOneGo() {
        var events: [String] = []
        let root = LoggingView()
        root.name = "root"
        root.log = { events.append($0) }
        let elsewhere = UIView()
        let views = tagged(1, 2, 3, 4)
        root.setSubviews([views[0], views[1], views[2]])
        elsewhere.addSubview(views[3])
        events = []
        root.setSubviews([views[3], views[2], views[0]])
        #expect(tags(root) == [4, 3, 1])
        #expect(views[1].superview == nil && elsewhere.subviews.isEmpty)
        #expect(views.filter { $0.superview === root }.count == 3)
        #expect(events == ["root loses ?", "root got ?"])
        root.setSubviews([])
        #expect(root.subviews.isEmpty && views.allSatisfy { $0.superview == nil })
    }

    @Test func layoutRunsFromTheTopOnceAndOnlyWhereDue() {
        var events: [String] = []
        func make(_ name: String) -> LoggingView {
            let view = LoggingView()
            view.name = name
            return view
        }
        let (root, left, right, inner) = (make("root"), make("left"), make("right"), make("inner"))
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
        for view in [root, left, right, inner] { view.log = { events.append($0) } }
        root.layoutIfNeeded()
        #expect(events == ["root lays out", "left lays out", "inner lays out", "right lays out"])
        events = []
        root.layoutIfNeeded()
        #expect(events.isEmpty)
        inner.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(events == ["inner lays out"])
        events = []
        right.bounds.size = CGSize(width: 5, height: 5)
        right.center = CGPoint(x: 9, y: 9)
        left.center = CGPoint(x: 9, y: 9)
        root.layoutIfNeeded()
        #expect(events == ["right lays out"])
    }

    @Test func aTreeBuiltFromBelowIsLaidOutToo() {
        var events: [String] = []
        let leaf = LoggingView()
        leaf.name = "leaf"
        leaf.log = { events.append($0) }
        let (middle, root) = (UIView(), UIView())
        root.layoutIfNeeded()
        middle.addSubview(leaf)
        middle.layoutIfNeeded()
        leaf.setNeedsLayout()
        root.setSubviews([middle])
        events = []
        root.layoutIfNeeded()
        #expect(events == ["leaf lays out"])
    }

    @Test func aTreeOfAnyDepthIsLaidOutAndFreed() {
        let depth = 100_000
        var freed = 0
        do {
            let root = UIView()
            var innermost = root
            for _ in 0..<depth {
                let view = LoggingView()
                view.onDeinit = { freed += 1 }
                innermost.addSubview(view)
                innermost = view
            }
            root.layoutIfNeeded()
            #expect(root.viewWithTag(7) == nil)
            #expect(innermost.isDescendant(of: root))
        }
        #expect(freed == depth)
    }

    @Test func whatSomeoneElseHoldsSurvivesWithItsSubviews() {
        let (middle, leaf) = (UIView(), UIView())
        do {
            let root = UIView()
            let between = UIView()
            root.addSubview(between)
            between.addSubview(middle)
            middle.addSubview(leaf)
        }
        #expect(middle.superview == nil)
        #expect(middle.subviews.count == 1 && leaf.superview === middle)
    }
}
