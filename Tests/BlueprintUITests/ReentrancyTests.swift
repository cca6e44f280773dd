import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct ReentrancyTests {
    @Test func whatACallbackSetsIsShownAfterTheUpdate() {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        let observer = PassListener()
        view.renderObserver = observer
        view.element = Block(10, 10, onAppear: { view.element = Frame(wrapped: Block(1, 1)) })
        view.layoutIfNeeded()
        #expect(view.contentViews.first is FrameView)
        #expect(observer.passes == [1, 2])
    }

    @Test func whatAConfigurationSetsIsShownAfterTheUpdate() {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        var states: [String] = []
        view.element = Acting { shown in
            states.append("writes with \(view.contentViews.count) views")
            view.element = Row {
                Block(1, 1)
                Block(2, 2, onAppear: { states.append("appears among \(view.contentViews.count)") })
            }
            view.layoutIfNeeded()
            states.append("written in \(shown.superview === view.subviews[0])")
        }
        view.layoutIfNeeded()
        #expect(states == ["writes with 1 views", "written in true", "appears among 2"])
        #expect(view.contentViews.map(\.frame.width) == [1, 2])
    }

    @Test func whatALayoutSetsIsShownAfterTheUpdate() {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        view.element = GeometryReader { _ in
            view.environment.displayScale = 2
            view.element = Block(7, 7).aligned(vertically: .top, horizontally: .leading)
            return Block(3, 3)
        }
        view.layoutIfNeeded()
        #expect(view.contentViews.map(\.frame.width) == [7])
        #expect(view.environment.displayScale == 2)
    }

    @Test func theLastOfSeveralCounts() {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        var appeared: [Int] = []
        func block(_ number: Int) -> any Element {
            Block(10, 10, onAppear: { appeared.append(number) }).keyed(number)
        }
        view.element = Block(
            10,
            10,
            onAppear: {
                for number in 1...3 { view.element = Row { block(number) } }
            }
        )
        view.layoutIfNeeded()
        #expect(appeared == [3])
    }

    @Test func aChainOfUpdatesRunsToItsEnd() {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        func step(_ number: Int) -> any Element {
            Row {
                Block(CGFloat(number), 1, onAppear: { if number < 8 { view.element = step(number + 1) } })
                    .keyed(number)
            }
        }
        view.element = step(1)
        view.layoutIfNeeded()
        #expect(view.contentViews.map(\.frame.width) == [8])
    }

    @Test func aChainWithoutAnEndIsCutOffAndToldOf() throws {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        let observer = PassListener()
        view.renderObserver = observer
        var count = 0
        func next() -> any Element {
            Row {
                Block(
                    1,
                    1,
                    onAppear: {
                        count += 1
                        view.element = next()
                    }
                )
                .keyed(count)
            }
        }
        view.element = next()
        view.layoutIfNeeded()
        let stop = try #require(observer.stops.first)
        #expect(observer.passes.count == stop)
        #expect(count == stop)
        view.layoutIfNeeded()
        #expect(count == 2 * stop)
        view.element = Block(5, 5)
        view.layoutIfNeeded()
        #expect(observer.stops.count == 2)
        #expect(view.contentViews[0].frame.width == 100)
    }

    @Test func aDelegateMaySetWhatIsShownNext() {
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        view.standInForWindow()
        let delegate = SettingDelegate()
        view.metricsDelegate = delegate
        view.element = Block(1, 1)
        view.layoutIfNeeded()
        #expect(delegate.renders == 2)
        #expect(view.contentViews.first is FrameView)
    }
}

/// An observer that counts successive renders.
final class PassListener: RenderObserver {
    var passes: [Int] = []
    var stops: [Int] = []

    func starts(pass: Int) { passes.append(pass) }
    func stops(after passes: Int) { stops.append(passes) }
}

/// An element that calls a function while its view is written.
private struct Acting: Element {
    var act: (UIView) -> Void

    var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { $0.apply(act) }
    }
}

private final class SettingDelegate: BlueprintViewMetricsDelegate {
    var renders = 0

    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics) {
        renders += 1
        if renders == 1 { view.element = Frame(wrapped: Empty()) }
    }
}
