import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct BlueprintViewTests {
    @Test func sizeThatFitsTakesZeroForNoLimit() {
        let view = BlueprintView(element: Halving())
        #expect(view.sizeThatFits(.zero) == CGSize(width: 50, height: 10))
        #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 30, height: 10))
        #expect(view.sizeThatFits(SizeConstraint(width: 40)) == CGSize(width: 20, height: 10))
        #expect(BlueprintView().sizeThatFits(.zero) == .zero)
    }

    @Test func prioritiesOfFittingHaveNoEffect() {
        let view = BlueprintView(element: Halving())
        let target = CGSize(width: 60, height: 7)
        #expect(view.systemLayoutSizeFitting(target) == CGSize(width: 30, height: 10))
        let size = view.systemLayoutSizeFitting(
            target,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 30, height: 10))
    }

    @Test func itIsWhiteAndHugsItsContent() {
        for view in [BlueprintView(), BlueprintView(frame: .zero), BlueprintView(element: Halving())] {
            #expect(view.backgroundColor == .white)
            #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
            #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        }
    }

    @Test func nothingInPlaceOfNothingIsNoChange() {
        let view = BlueprintView()
        var renders = 0
        view.willRender = { renders += 1 }
        view.layoutIfNeeded()
        view.element = nil
        view.environment = .empty
        view.layoutIfNeeded()
        #expect(renders == 1)
        view.environment.displayScale = 2
        view.layoutIfNeeded()
        view.environment = .empty
        view.layoutIfNeeded()
        #expect(renders == 3)
    }

    @Test func theOwnSizeFollowsTheWidthOnTheScreen() {
        let view = BlueprintView(element: Halving())
        #expect(view.intrinsicContentSize.width == 50)
        view.frame = CGRect(0, 0, 40, 100)
        #expect(view.intrinsicContentSize.width == 20)
        view.layoutIfNeeded()
        #expect(view.intrinsicContentSize.width == 20)
        view.element = Halving()
        #expect(view.intrinsicContentSize.width == 20)
        #expect(BlueprintView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func equalConstraintsAreMeasuredOnceUntilTheElementChanges() {
        var count = 0
        func counting() -> any Element {
            Measured {
                count += 1
                return CGSize(width: 10, height: 10)
            }
        }
        let view = BlueprintView(element: counting())
        for _ in 0..<2 {
            _ = view.sizeThatFits(CGSize(width: 50, height: 50))
            _ = view.intrinsicContentSize
        }
        #expect(count == 2)
        view.environment.displayScale = 2
        _ = view.intrinsicContentSize
        #expect(count == 3)
        view.element = counting()
        _ = view.intrinsicContentSize
        #expect(count == 4)
    }

    @Test func aNewElementAsksTheViewAboveForLayout() {
        let above = LayoutCounter(frame: CGRect(0, 0, 100, 100))
        let view = BlueprintView(frame: CGRect(0, 0, 100, 100))
        above.addSubview(view)
        above.layoutIfNeeded()
        above.count = 0
        view.element = Halving()
        above.layoutIfNeeded()
        #expect(above.count == 1)
    }

    @Test func forcedLayoutRendersWithoutAChange() {
        let view = render(Block(10, 10))
        var renders = 0
        view.willRender = { renders += 1 }
        view.layoutIfNeeded()
        #expect(renders == 0)
        view.forceSynchronousLayout()
        #expect(renders == 1)
    }

    @Test func theDumpHasEveryElementWithItsDepth() {
        var lines: [String] = []
        let view = render(Row { Frame(wrapped: Block(10, 20)).keyed("a") })
        view.dumpLayoutResult { depth, identifier, frame in
            lines.append("\(depth) \(identifier) \(Int(frame.width))×\(Int(frame.height))")
        }
        #expect(lines == ["0 Row.1 100×100", "1 Frame.a.1 10×20", "2 Block.1 10×20"])
        lines = []
        BlueprintView(element: Block(1, 1)).dumpLayoutResult { _, identifier, _ in lines.append(identifier) }
        #expect(lines.isEmpty)
    }

    @Test func touchesPassThroughWhereNoViewIs() {
        let view = render(Block(10, 10).aligned(vertically: .top, horizontally: .leading))
        let (onView, outside) = (CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 50))
        #expect(view.hitTest(onView, with: nil) === view.contentViews[0])
        #expect(view.hitTest(outside, with: nil) === view)
        view.passThroughTouches = true
        #expect(view.hitTest(onView, with: nil) === view.contentViews[0])
        #expect(view.hitTest(outside, with: nil) == nil)
    }

    @Test func metricsAddUp() {
        let view = BlueprintView(element: Block(10, 10))
        let delegate = MetricsDelegate()
        view.metricsDelegate = delegate
        view.layoutMode = .caffeinated(
            options: LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: true)
        )
        view.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(delegate.metrics.count == 1)
        let metrics = delegate.metrics[0]
        #expect(metrics.layoutMode == view.layoutMode)
        #expect(metrics.totalDuration >= 0 && metrics.layoutDuration >= 0 && metrics.viewUpdateDuration >= 0)
        #expect(abs(metrics.totalDuration - metrics.layoutDuration - metrics.viewUpdateDuration) < 1e-9)
    }

    @Test func layoutModesAreTold() {
        #expect(LayoutMode.caffeinated == .caffeinated(options: .default))
        #expect(LayoutMode.caffeinated.description == "Caffeinated (hintRangeBoundaries, searchUnconstrainedKeys)")
        let plain = LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
        #expect(LayoutMode.caffeinated(options: plain).description == LayoutMode.caffeinated.name)
        #expect(plain != .default)
    }
}

/// An element half as wide as its limit, or 50 points wide without one.
private struct Halving: Element {
    var content: ElementContent {
        ElementContent { constraint in
            CGSize(width: constraint.width.constrainedValue.map { $0 / 2 } ?? 50, height: 10)
        }
    }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private final class LayoutCounter: UIView {
    var count = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

private final class MetricsDelegate: BlueprintViewMetricsDelegate {
    var metrics: [BlueprintViewRenderMetrics] = []
    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics) {
        self.metrics.append(metrics)
    }
}

/// A leaf that is measured by a function.
private struct Measured: Element {
    var size: () -> CGSize

    var content: ElementContent { ElementContent { (_: SizeConstraint) in size() } }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}
