import BlueprintUI
import BlueprintUICommonControls
import Testing
import UIKit

/// Declarations as apps write them: each compiles here as with UIKit and Blueprint.
@Suite("Views and layouts of an app")
struct CustomViewTests {
    @Test("A described view is made by its own init(frame:)")
    func overriddenInitializer() throws {
        let view = BlueprintView(element: BadgeElement())
        view.layoutIfNeeded()
        let badge = try #require(view.subviews[0].subviews[0] as? BadgeView)
        #expect(badge.label.superview === badge && type(of: badge) == BadgeView.self)
        #expect(ViewDescription(CountedView.self).build() is CountedView)
        #expect(UIView(coder: NSCoder()) == nil)
    }

    @Test("nil is a branch of a condition in a builder", arguments: [true, false])
    func nilInABranch(isShown: Bool) {
        let column = Column { if isShown { Label(text: "x") } else { nil } }
        #expect(column.children.count == (isShown ? 1 : 0))
    }

    @Test("The children of a layout are an array")
    func childrenOfALayout() {
        let view = BlueprintView(element: Reversing())
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        var frames: [CGRect] = []
        view.layoutIfNeeded()
        view.dumpLayoutResult { depth, _, frame in if depth == 1 { frames.append(frame) } }
        #expect(frames.map(\.minX) == [10, 0])
    }

    @Test("Values that Blueprint passes can be changed")
    func changedValues() {
        var context = ViewDescriptionContext(bounds: .zero, subtreeExtent: nil, environment: .empty)
        context.bounds.size.width = 5
        context.subtreeExtent = context.bounds
        context.environment.displayScale = 2
        var overlaid = Overlay.Child(element: Empty())
        (overlaid.element, overlaid.key) = (Label(text: "a"), "key")
        var cell = GridRow.Child(Empty())
        (cell.element, cell.key, cell.width) = (Label(text: "a"), 1, .absolute(10))
        var focus = FocusBinding(onFocus: {}, onBlur: {})
        focus.onFocus = {}
        focus.onBlur = {}
        var mode = LayoutMode.caffeinated
        mode.options.hintRangeBoundaries = false
        #expect(context.subtreeExtent?.width == 5 && cell.width == .absolute(10) && mode != LayoutMode.default)
        #expect(Environment.empty.layoutMode == LayoutMode.default)
        LayoutMode.default = .default
    }

    @Test("Values that closures get can be changed")
    func changedCopies() {
        var seen: [CGFloat] = []
        let reader = GeometryReader { proxy in
            var copy = proxy
            copy.constraint = SizeConstraint(width: 3)
            seen.append(copy.measure(element: Label(text: "a b c")).height)
            return Empty()
        }
        let position = Decorate.Position.custom { context in
            var copy = context
            copy.contentSize.width = 7
            copy.decorationSize = copy.contentSize
            copy.environment.displayScale = 2
            seen.append(copy.decorationSize.width)
            return .zero
        }
        let view = BlueprintView(
            element: reader.decorate(layering: .above, position: position) { Spacer(1) }
        )
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
        view.layoutIfNeeded()
        #expect(seen.contains(7) && seen.contains { $0 > 16 })
    }
}

private struct BadgeElement: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BadgeView.describe { $0[\.alpha] = 0.5 }
    }
}

private final class BadgeView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class CountedView: UIView {
    var count = 0
}

private struct Reversing: Element {
    var content: ElementContent {
        ElementContent(layout: ReversingLayout()) {
            $0.add(element: Spacer(10))
            $0.add(element: Spacer(10))
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private struct ReversingLayout: Layout {
    func sizeThatFits(proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout ())
        -> CGSize
    {
        first(of: subelements)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()) {
        var x: CGFloat = 0
        for child in Array(subelements.reversed()) as [LayoutSubelement] {
            child.place(at: CGPoint(x: x, y: 0), size: CGSize(width: 10, height: 10))
            x += 10
        }
    }

    private func first(of children: [LayoutSubelement]) -> LayoutSubelement? { children.first }
}

/// A stack whose layout cannot be set.
private struct Toolbar: StackElement {
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []

    var layout: StackLayout { StackLayout(axis: .horizontal, alignment: .fill) }
}
