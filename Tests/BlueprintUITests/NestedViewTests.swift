import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

/// Blueprint views in the views of elements.
@Suite struct NestedViewTests {
    @Test func theConfigurationIsTypedByTheClass() throws {
        let view = render(Nested(child: Spacer(10)))
        let nested = try #require(view.contentViews.first as? BlueprintView)
        #expect(nested.element is Spacer && nested.frame == CGRect(0, 0, 100, 100))
    }

    // MARK: Rounding

    @Test(arguments: [(10.4, 3.4, 4), (10.6, 3.4, 3), (10, 3.4, 3), (10.4, 3, 3), (10.5, 3, 3)])
    func aChildIsRoundedFromTheOriginOfTheOuterView(outer: CGFloat, child: CGFloat, rounded: CGFloat) throws {
        let view = render(Nested(child: Leaf().inset(left: child)).inset(left: outer))
        #expect(try left(in: view, depth: 1) == rounded)
        // The same tree in one Blueprint view.
        let plain = render(Leaf().inset(left: child).tagged().inset(left: outer))
        #expect(plain.contentViews.first?.subviews.first?.frame.origin.x == rounded)
    }

    @Test func theChildFollowsTheOuterView() throws {
        let view = render(Nested(child: Leaf().inset(left: 3.4)).inset(left: 10.4))
        #expect(try left(in: view, depth: 1) == 4)
        let inner = try #require(view.contentViews.first as? BlueprintView).contentViews.first
        view.element = Nested(child: Leaf().inset(left: 3.4)).inset(left: 10)
        view.layoutIfNeeded()
        #expect(try left(in: view, depth: 1) == 3)
        #expect((view.contentViews.first as? BlueprintView)?.contentViews.first === inner)
        view.element = Nested(child: Leaf().inset(left: 3.4)).inset(left: 10.4)
        view.layoutIfNeeded()
        #expect(try left(in: view, depth: 1) == 4)
    }

    @Test func theOriginIsPassedThroughSeveralViews() throws {
        let inner = Nested(child: Leaf().inset(left: 3.4)).inset(left: 2.3)
        let view = render(Nested(child: inner).inset(left: 10.4))
        // 10.4 is at 10, 12.7 at 13, 16.1 at 16.
        #expect(try left(in: view, depth: 1) == 3 && left(in: view, depth: 2) == 3)
    }

    @Test func anIndependentOrTransformedViewIsRoundedFromItsOwnOrigin() throws {
        let alone = Nested(child: Leaf().inset(left: 3.4), inherits: false).inset(left: 10.4)
        #expect(try left(in: render(alone), depth: 1) == 3)
        let scaled = Nested(child: Leaf().inset(left: 3.4)).scaled(scaleX: 2, scaleY: 2).inset(left: 10.4)
        #expect(try left(in: render(scaled), depth: 1) == 3)
    }

    private func left(in view: BlueprintView, depth: Int) throws -> CGFloat {
        var view = view
        for _ in 0..<depth { view = try #require(view.contentViews.first as? BlueprintView) }
        return try #require(view.contentViews.first).frame.origin.x
    }

    // MARK: Measuring

    @Test("a Blueprint view in a UIViewElement is measured in the element's environment", arguments: [false, true])
    func measuring(isWrapped: Bool) {
        let element = Hosted(isWrapped: isWrapped)
        #expect(element.content.measure(in: .unconstrained) == CGSize(width: 10, height: 10))
        let content = element.adaptedEnvironment(key: Length.self, value: 30).content
        #expect(content.measure(in: .unconstrained) == CGSize(width: 30, height: 10))
        let aligned = element.aligned(vertically: .top, horizontally: .leading)
        let view = render(aligned.adaptedEnvironment(key: Length.self, value: 40))
        #expect(view.contentViews.first?.frame == CGRect(0, 0, 40, 10))
    }

    @Test func theDirectionIsThatOfTheElement() {
        var directions: [Environment.LayoutDirection] = []
        let reader = EnvironmentReader { environment in
            directions.append(environment.layoutDirection)
            return Empty()
        }
        let element = Hosted(isWrapped: false, element: reader)
        let content = element.adaptedEnvironment(keyPath: \.layoutDirection, value: .rightToLeft).content
        _ = content.measure(in: .unconstrained)
        #expect(!directions.isEmpty && directions.allSatisfy { $0 == .rightToLeft })
    }
}

/// An element that shows another one in a nested Blueprint view, with the whole size.
private struct Nested: Element {
    var child: any Element
    var inherits = true

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BlueprintView.describe { config in
            config[\.element] = child
            config[\.automaticallyInheritsEnvironmentFromContainingBlueprintViews] = inherits
        }
    }
}

/// A view-backed element.
private struct Leaf: Element {
    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { UIView.describe { _ in } }
}

/// An element around another one in a plain view.
private struct Plain: Element {
    var child: any Element

    var content: ElementContent { ElementContent(child: child) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { UIView.describe { _ in } }
}

extension Element {
    fileprivate func tagged() -> any Element { Plain(child: self) }
}

private enum Length: EnvironmentKey {
    static var defaultValue: CGFloat { 10 }
}

/// An element whose view is a Blueprint view, or one that contains it.
private struct Hosted: UIViewElement {
    var isWrapped: Bool
    var element: any Element = EnvironmentReader { Spacer(width: $0[Length.self], height: 10) }

    func makeUIView() -> UIView {
        let view = BlueprintView()
        guard isWrapped else { return view }
        let outer = UIView()
        outer.addSubview(view)
        return outer
    }

    func updateUIView(_ view: UIView, with context: UIViewElementContext) { shown(in: view)?.element = element }

    func size(_ size: CGSize, thatFits view: UIView) -> CGSize { shown(in: view)?.sizeThatFits(size) ?? .zero }

    private func shown(in view: UIView) -> BlueprintView? {
        view as? BlueprintView ?? view.subviews.first as? BlueprintView
    }
}
