import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct UIViewElementTests {
    @Test func theViewAnswersForItsSize() {
        let element = Gauge(level: 12)
        #expect(element.content.measure(in: .unconstrained) == CGSize(width: 12, height: 4))
        #expect(element.content.measure(in: SizeConstraint(width: 5)) == CGSize(width: 5, height: 4))
        #expect(element.content.measure(in: SizeConstraint(width: -5)) == CGSize(width: -5, height: 4))
        #expect(element.content.measure(in: SizeConstraint(width: .nan)).height == 4)
    }

    @Test func theElementMayAnswerInstead() {
        let element = Gauge(level: 12, fixedSize: CGSize(width: 1, height: 2))
        #expect(element.content.measure(in: .unconstrained) == CGSize(width: 1, height: 2))
    }

    @Test func theViewIsBackedAndReused() throws {
        let log = Log()
        let view = render(Gauge(level: 12, log: log))
        let shown = try #require(view.contentViews.first as? GaugeView)
        #expect(shown.level == 12 && shown.frame == CGRect(0, 0, 100, 100))
        view.element = Gauge(level: 30, log: log)
        view.layoutIfNeeded()
        #expect(view.contentViews.first === shown && shown.level == 30)
        #expect(log.made == 1 && log.updates == [false, false])
    }

    @Test func measuringUsesAViewOfItsOwn() throws {
        let log = Log()
        let view = render(Aligned(vertically: .top, horizontally: .leading, wrapping: Gauge(level: 12, log: log)))
        let shown = try #require(view.contentViews.first as? GaugeView)
        #expect(shown.frame == CGRect(0, 0, 12, 4))
        #expect(log.made == 2 && log.updates == [true, false])
        #expect(log.views.allSatisfy { $0 === shown || $0.superview == nil })
    }

    @Test func aViewThatDoesNotFitIsUpdatedTwice() {
        let log = Log()
        _ = render(Gauge(level: 12, log: log).centered(), width: 0, height: 0)
        #expect(log.updates == [true, false])
    }

    @Test func oneElementHasOneViewToMeasure() {
        let log = Log()
        let content = Gauge(level: 12, log: log).content
        for width in [10, 20, 30] as [CGFloat] { _ = content.measure(in: SizeConstraint(width: width)) }
        #expect(log.made == 1 && log.updates == [true, true, true])
    }

    @Test func theEnvironmentReachesTheView() throws {
        let log = Log()
        let gauge = Gauge(level: 12, log: log)
        let view = render(gauge.adaptedEnvironment(keyPath: \.layoutDirection, value: .rightToLeft))
        #expect(view.contentViews.first is GaugeView && log.directions == [.rightToLeft])
    }
}

private final class Log {
    var updates: [Bool] = []
    var directions: [Environment.LayoutDirection] = []
    var views: [GaugeView] = []
    var made: Int { views.count }
}

private struct Gauge: UIViewElement {
    var level: CGFloat
    var fixedSize: CGSize?
    var log = Log()

    func makeUIView() -> GaugeView {
        let view = GaugeView()
        log.views.append(view)
        return view
    }

    func updateUIView(_ view: GaugeView, with context: UIViewElementContext) {
        view.level = level
        log.updates.append(context.isMeasuring)
        log.directions.append(context.environment.layoutDirection)
    }

    func size(_ size: CGSize, thatFits view: GaugeView) -> CGSize {
        fixedSize ?? view.sizeThatFits(size)
    }
}

private final class GaugeView: UIView {
    var level: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, level), height: 4)
    }
}
