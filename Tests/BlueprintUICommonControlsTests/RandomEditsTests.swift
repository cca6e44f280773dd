import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import RandomNumbers
import Testing

/// A view updated with one edited tree after another shows exactly the same as a new view.
@Suite struct RandomEditsTests {
    @Test(arguments: 0..<40)
    func anEditedTreeIsShownAsANewOne(seed: Int) {
        var source = RandomPlans(seed: UInt64(seed))
        var plan = source.plan(depth: 4)
        let view = BlueprintView()
        view.frame = CGRect(x: 0, y: 0, width: 240, height: 180)
        for step in 0..<12 {
            switch source.dice.below(8) {
            case 0: view.frame.size.width = CGFloat(60 + source.dice.below(300))
            case 1: view.environment.displayScale = CGFloat(1 + source.dice.below(3))
            case 2: break
            default: plan = source.edit(plan)
            }
            view.element = plan.element
            view.layoutIfNeeded()
            let fresh = BlueprintView(element: plan.element, environment: view.environment)
            fresh.frame = view.frame
            fresh.layoutIfNeeded()
            let difference = firstDifference(shown(view), shown(fresh))
            #expect(difference == nil, "seed \(seed), step \(step): \(difference ?? "")")
            if difference != nil { return }
        }
    }

    @Test func anEditSharesWhatItLeavesAlone() {
        var source = RandomPlans(seed: 7)
        let kept = source.plan(depth: 2)
        let before = Plan(.column, [kept, source.plan(depth: 0)])
        let after = Plan(.column, [kept, source.plan(depth: 0)])
        #expect(before.children[0] === after.children[0])
    }

    private func firstDifference(_ one: [String], _ other: [String]) -> String? {
        for (a, b) in zip(one, other) where a != b { return "\(a) instead of \(b)" }
        return one.count == other.count ? nil : "\(one.count) lines instead of \(other.count)"
    }

    /// Returns a line for each element with its layout attributes and for each view with its content.
    private func shown(_ view: BlueprintView) -> [String] {
        var lines: [String] = []
        func add(_ node: LayoutNode, _ depth: Int) {
            lines.append("\(depth) \(node.identifier) \(node.attributes)")
            for child in node.children { add(child, depth + 1) }
        }
        func add(_ view: UIView, _ depth: Int) {
            // The container of a box's or button's children is made when it is needed, and stays when it is not.
            if view.subviews.isEmpty, String(describing: type(of: view)) == "ContentView" { return }
            let properties = view.inspectedProperties.map { "\($0)" }.joined(separator: " ")
            lines.append(
                "\(depth) \(type(of: view)) \(view.center) \(view.bounds) \(view.transform3D) \(view.alpha) "
                    + "\(view.isHidden) \(view.isUserInteractionEnabled) \(properties)"
            )
            for child in view.subviews { add(child, depth + 1) }
        }
        if let root = view.layoutTree?.root { add(root, 0) }
        for child in view.contentViews { add(child, 0) }
        return lines
    }
}

/// A part of a tree with its element, which is created once: trees that share a part share its element.
private final class Plan {
    enum Kind: CaseIterable {
        case aligned, aspect, box, button, column, constrained, decorate, environment, equal, fixed, flow, geometry,
            grid
        case hidden, inset, keyed, label, opacity, overlay, row, scroll, spacer, transformed

        /// The number of children that it takes.
        var childCount: ClosedRange<Int> {
            switch self {
            case .column, .equal, .flow, .grid, .overlay, .row: 0...4
            case .label, .spacer, .fixed: 0...0
            case .decorate, .geometry: 2...2
            default: 1...1
            }
        }
    }

    let kind: Kind
    let size: CGFloat
    let children: [Plan]
    let element: any Element

    init(_ kind: Kind, _ children: [Plan], size: CGFloat = 10) {
        self.kind = kind
        self.size = size
        self.children = children
        element = Self.element(kind, size, children.map(\.element))
    }

    private static func element(_ kind: Kind, _ size: CGFloat, _ children: [any Element]) -> any Element {
        switch kind {
        case .fixed: Spacer(width: size, height: size / 2)
        case .label: Label(text: String(repeating: "word ", count: max(1, Int(size) % 7)))
        case .spacer: Spacer(size).box(background: .red)
        case .column, .equal, .flow, .grid, .overlay, .row: container(kind, size, children)
        case .decorate, .geometry: pair(kind, size, children[0], children[1])
        default: modified(kind, size, children[0])
        }
    }

    private static func container(_ kind: Kind, _ size: CGFloat, _ children: [any Element]) -> any Element {
        switch kind {
        case .column: Column(alignment: .center, minimumSpacing: size / 4) { children }
        case .equal: EqualStack(direction: size > 20 ? .vertical : .horizontal) { children.map { .init($0) } }
        case .flow: Flow(itemSpacing: size / 3) { children.map { Flow.Child($0) } }
        case .grid: GridRow(spacing: size / 5) { children.map { GridRow.Child($0) } }
        case .overlay: Overlay(elements: children)
        default: Row(alignment: .top, underflow: .growUniformly, minimumSpacing: size / 4) { children }
        }
    }

    private static func pair(_ kind: Kind, _ size: CGFloat, _ one: any Element, _ other: any Element) -> any Element {
        if kind == .decorate { return one.decorate(layering: .below, position: .inset(size / 4)) { other } }
        return GeometryReader { ($0.constraint.width.constrainedValue ?? 0) > size * 4 ? one : other }
    }

    private static func modified(_ kind: Kind, _ size: CGFloat, _ child: any Element) -> any Element {
        switch kind {
        case .aligned: child.aligned(vertically: .bottom, horizontally: .trailing)
        case .aspect: child.constrainedTo(aspectRatio: AspectRatio(ratio: size / 20))
        case .box: child.box(background: size > 20 ? .blue : .green)
        case .button: Button(wrapping: child)
        case .constrained: child.constrainedTo(width: .atMost(size * 3), height: .atLeast(size))
        case .environment: EnvironmentReader { $0.displayScale > 1 ? child.inset(uniform: 1) : child }
        case .hidden: child.hidden(size > 20)
        case .inset: child.inset(top: size / 3, left: 1)
        case .keyed: child.keyed(Int(size) % 3)
        case .opacity: child.opacity(size / 40)
        case .scroll: child.scrollable()
        default: child.translated(translateX: size / 3)
        }
    }
}

/// A generator of plans and edits with a fixed seed.
private struct RandomPlans {
    var dice: Dice

    init(seed: UInt64) {
        dice = Dice(seed: Int(seed), number: 0)
    }

    mutating func plan(depth: Int) -> Plan {
        let kinds = Plan.Kind.allCases.filter { depth > 0 || $0.childCount.upperBound == 0 }
        return plan(kinds[dice.below(kinds.count)], depth: depth)
    }

    private mutating func plan(_ kind: Plan.Kind, depth: Int) -> Plan {
        let count = kind.childCount.lowerBound + dice.below(kind.childCount.count)
        var children: [Plan] = []
        for _ in 0..<count { children.append(plan(depth: depth - 1)) }
        return Plan(kind, children, size: size())
    }

    private mutating func size() -> CGFloat { CGFloat(1 + dice.below(40)) }

    /// Returns a plan that differs in one place and shares everything else.
    mutating func edit(_ plan: Plan) -> Plan {
        if !plan.children.isEmpty, dice.below(4) > 0 {
            var children = plan.children
            let index = dice.below(children.count)
            children[index] = edit(children[index])
            return Plan(plan.kind, children, size: plan.size)
        }
        switch dice.below(5) {
        case 0: return Plan(plan.kind, plan.children, size: size())
        case 1: return Plan(.inset, [plan], size: size())
        case 2: return plan.children.first ?? self.plan(depth: 2)
        case 3: return Plan(plan.kind, rearranged(plan), size: plan.size)
        default: return self.plan(depth: 2)
        }
    }

    /// Returns the children with one added, removed or moved.
    private mutating func rearranged(_ plan: Plan) -> [Plan] {
        var children = plan.children
        switch dice.below(3) {
        case 0 where children.count < plan.kind.childCount.upperBound:
            children.insert(self.plan(depth: 1), at: dice.below(children.count + 1))
        case 1 where children.count > plan.kind.childCount.lowerBound:
            children.remove(at: dice.below(children.count))
        default: children.reverse()
        }
        return children
    }
}
