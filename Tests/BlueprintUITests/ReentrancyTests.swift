import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

/// Updates within an update: deferred to a later turn of the main run loop, as since 6.7.2 (`BlueprintView.swift`).
@Suite struct ReentrancyTests {
    /// A view on the screen that counts its renders.
    private func counted() -> (view: BlueprintView, renders: () -> Int) {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        var count = 0
        view.willRender = { count += 1 }
        return (view, { count })
    }

    @Test func whatAConfigurationSetsIsShownAfterATurn() {
        let (view, renders) = counted()
        view.element = Acting { _ in view.element = Frame(wrapped: Block(1, 1)) }
        view.layoutIfNeeded()
        #expect(!(view.contentViews.first is FrameView))
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(renders() == 1)
        view.takeTurn()
        #expect(renders() == 2)
        #expect(view.contentViews.first is FrameView)
        view.takeTurn()
        #expect(renders() == 2)
    }

    @Test func theElementTheEnvironmentAndTheBoundsAreAppliedTogether() {
        let (view, renders) = counted()
        view.element = Acting { _ in
            view.element = Block(1, 1)
            view.environment.displayScale = 2
            view.bounds.size.width = 51
            view.element = Block(7, 7)
            view.layoutIfNeeded()
            view.forceSynchronousLayout()
        }
        view.layoutIfNeeded()
        #expect(renders() == 1)
        #expect(view.contentViews.map(\.frame.width) == [100])
        view.takeTurn()
        #expect(renders() == 2)
        #expect(view.contentViews.map(\.frame.width) == [51])
    }

    @Test func whatALayoutSetsIsShownAfterATurn() {
        let (view, renders) = counted()
        view.element = GeometryReader { _ in
            view.environment.displayScale = 2
            view.element = Block(7, 7).aligned(vertically: .top, horizontally: .leading)
            return Block(3, 3)
        }
        view.layoutIfNeeded()
        #expect(view.contentViews.map(\.frame.width) == [100])
        view.takeTurn()
        #expect(view.contentViews.map(\.frame.width) == [7])
        #expect(renders() == 2)
    }

    @Test func whatIsSetBeforeTheTurnIsShownByALayout() {
        let (view, renders) = counted()
        view.element = Acting { _ in view.element = Block(1, 1) }
        view.layoutIfNeeded()
        view.element = Frame(wrapped: Block(2, 2))
        view.layoutIfNeeded()
        #expect(renders() == 2)
        #expect(view.contentViews.first is FrameView)
        view.takeTurn()
        #expect(renders() == 3)
        #expect(view.contentViews.first is FrameView)
    }

    @Test func whatACallbackSetsIsShownByTheNextLayout() {
        let (view, renders) = counted()
        view.element = Block(10, 10, onAppear: { view.element = Frame(wrapped: Block(1, 1)) })
        view.layoutIfNeeded()
        #expect(!(view.contentViews.first is FrameView))
        view.layoutIfNeeded()
        #expect(view.contentViews.first is FrameView)
        #expect(renders() == 2)
    }

    @Test func theLastOfSeveralCounts() {
        let (view, renders) = counted()
        var appeared: [Int] = []
        view.element = Block(
            10,
            10,
            onAppear: {
                for number in 1...3 {
                    view.element = Row { Block(10, 10, onAppear: { appeared.append(number) }).keyed(number) }
                }
            }
        )
        view.takeTurn()
        view.takeTurn()
        #expect(appeared == [3])
        #expect(renders() == 2)
    }

    @Test func whatADelegateSetsIsShownByTheNextLayout() {
        let (view, _) = counted()
        let delegate = SettingDelegate()
        view.metricsDelegate = delegate
        view.element = Block(1, 1)
        view.layoutIfNeeded()
        #expect(delegate.renders == 1)
        view.layoutIfNeeded()
        #expect(delegate.renders == 2)
        #expect(view.contentViews.first is FrameView)
    }

    @Test func aNestedViewIsUpdatedInATurnOfTheViewsAroundIt() {
        let (view, renders) = counted()
        let nested = BlueprintView(frame: CGRect(0, 0, 10, 10))
        nested.element = Acting { _ in nested.element = Block(1, 1) }
        view.element = Showing(view: nested)
        view.layoutIfNeeded()
        #expect(nested.awaitsTurn)
        view.takeTurn()
        #expect(!nested.awaitsTurn)
        #expect(nested.contentViews.first is BlockView)
        #expect(renders() == 1)
    }

    @Test func nineDeferralsInARowAreAllowed() {
        let (view, renders) = counted()
        func step(_ number: Int) -> any Element {
            Acting { _ in if number < 10 { view.element = step(number + 1) } }
        }
        view.element = step(1)
        for _ in 1...12 { view.takeTurn() }
        #expect(renders() == 10)
        // The next ones are a row of their own.
        view.element = step(1)
        for _ in 1...12 { view.takeTurn() }
        #expect(renders() == 20)
    }

    @Test(.enabled(if: hasAssertions)) func aDebugBuildStopsAtTheTenthDeferralInARow() async {
        await #expect(processExitsWith: .failure) {
            let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
            func next() -> any Element { Acting { _ in view.element = next() } }
            view.element = next()
            for _ in 1...10 { view.takeTurn() }
        }
    }
}

/// True in a debug build, in which assertions are checked.
private let hasAssertions = {
    var isChecked = false
    assert(
        {
            isChecked = true
            return true
        }()
    )
    return isChecked
}()

/// An element that calls a function while its view is written.
private struct Acting: Element {
    var act: (UIView) -> Void

    var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { $0.apply(act) }
    }
}

/// An element whose view is given.
private struct Showing: Element {
    var view: BlueprintView

    var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BlueprintView.describe { $0.builder = { view } }
    }
}

private final class SettingDelegate: BlueprintViewMetricsDelegate {
    var renders = 0

    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics) {
        renders += 1
        if renders == 1 { view.element = Frame(wrapped: Empty()) }
    }
}
