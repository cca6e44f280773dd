import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite struct EnvironmentTests {
    @Test func aViewInsideInheritsFromTheElementAroundIt() {
        let spy = Spy()
        let element = Row {
            Hosting(hosted: spy).adaptedEnvironment(key: Mark.self, value: "inner")
            Hosting(hosted: Spy())
        }
        let view = BlueprintView(element: element)
        view.environment[Mark.self] = "outer"
        view.environment.displayScale = 2
        show(view)
        #expect(spy.last?[Mark.self] == "inner")
        #expect(spy.last?.displayScale == 2)
    }

    @Test func aViewsOwnValuesCountMore() {
        let spy = Spy()
        let view = BlueprintView(element: Hosting(hosted: spy) { $0.environment[Mark.self] = "own" })
        view.environment[Mark.self] = "outer"
        show(view)
        #expect(spy.last?[Mark.self] == "own")
    }

    @Test func inheritingCanBeTurnedOff() {
        let spy = Spy()
        let view = BlueprintView(
            element: Hosting(hosted: spy) { $0.automaticallyInheritsEnvironmentFromContainingBlueprintViews = false }
        )
        view.environment[Mark.self] = "outer"
        show(view)
        #expect(spy.last?[Mark.self] == "none")
    }

    @Test func aChangeOutsideReachesTheViewInside() {
        let spy = Spy()
        let view = BlueprintView(element: Hosting(hosted: spy))
        show(view)
        #expect(spy.last?[Mark.self] == "none")
        view.environment[Mark.self] = "outer"
        view.layoutIfNeeded()
        #expect(spy.last?[Mark.self] == "outer")
    }

    @Test func aViewLaidOutDuringTheUpdateIsCorrectedAfterIt() {
        let spy = Spy()
        let view = BlueprintView(element: Frame(wrapped: Block(1, 1)))
        show(view)
        view.element = Hosting(hosted: spy) { $0.layoutIfNeeded() }
            .adaptedEnvironment(key: Mark.self, value: "inner")
        view.layoutIfNeeded()
        #expect(spy.last?[Mark.self] == "inner")
    }

    @Test func aViewThatMovesTakesTheEnvironmentOfItsNewPlace() {
        let spy = Spy()
        let inner = BlueprintView(element: spy.element)
        inner.frame = CGRect(0, 0, 10, 10)
        let views = ["first", "second"].map { mark in
            let view = BlueprintView(element: Frame(wrapped: Empty()))
            view.environment[Mark.self] = mark
            show(view)
            return view
        }
        for (view, mark) in zip(views, ["first", "second"]) {
            view.contentViews[0].addSubview(inner)
            view.layoutIfNeeded()
            #expect(spy.last?[Mark.self] == mark)
        }
        views[1].environment[Mark.self] = "third"
        views[1].layoutIfNeeded()
        #expect(spy.last?[Mark.self] == "third")
    }

    @Test func theViewSetsDirectionInsetsAndMode() {
        let spy = Spy()
        let screen = Screen(frame: CGRect(0, 0, 100, 100))
        let view = BlueprintView(element: spy.element)
        view.frame = CGRect(10, 10, 80, 90)
        screen.addSubview(view)
        screen.layoutIfNeeded()
        #expect(spy.last?.layoutDirection == .leftToRight)
        #expect(spy.last?.layoutMode == .caffeinated)
        #expect(spy.last?.safeAreaInsets == .zero)
        screen.insets = UIEdgeInsets(top: 15, left: 5, bottom: 20, right: 10)
        view.safeAreaInsetsDidChange()
        view.semanticContentAttribute = .forceRightToLeft
        let options = LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
        view.layoutMode = .caffeinated(options: options)
        screen.layoutIfNeeded()
        #expect(spy.last?.layoutDirection == .rightToLeft)
        #expect(spy.last?.layoutMode.options == options)
        #expect(spy.last?.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 20, right: 0))
    }

    @Test func directionAndInsetsOfTheEnvironmentComeFromTheView() {
        let spy = Spy()
        let view = BlueprintView(element: spy.element)
        view.environment.layoutDirection = .rightToLeft
        view.environment.safeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.environment.displayScale = 3
        show(view)
        #expect(spy.last?.layoutDirection == .leftToRight && spy.last?.safeAreaInsets == .zero)
        #expect(spy.last?.displayScale == 3)
    }

    @Test func whatIsUnchangedInsideIsNotLaidOutAgain() {
        let counter = Counter()
        let inner = BlueprintView(element: Counting(counter: counter))
        inner.frame = CGRect(0, 0, 10, 10)
        inner.layoutMode = .caffeinated
        inner.environment[Mark.self] = "own"
        let view = BlueprintView(element: Frame(wrapped: Empty()))
        view.environment.displayScale = 2
        show(view)
        view.contentViews[0].addSubview(inner)
        view.layoutIfNeeded()
        let count = counter.count
        #expect(count > 0)
        view.forceSynchronousLayout()
        #expect(counter.count == count)
        view.environment.displayScale = 3
        view.layoutIfNeeded()
        #expect(counter.count > count)
    }

    private func show(_ view: BlueprintView) {
        view.frame = CGRect(0, 0, 100, 100)
        view.layoutIfNeeded()
    }
}

private enum Mark: EnvironmentKey {
    static var defaultValue: String { "none" }
}

/// A recorder of the environment in which its element was last laid out.
private final class Spy {
    var last: Environment?

    var element: any Element {
        EnvironmentReader { [self] environment in
            last = environment
            return Empty()
        }
    }
}

/// An element that shows an element in a nested Blueprint view, inside another view.
private struct Hosting: Element {
    var hosted: Spy
    var change: (BlueprintView) -> Void

    init(hosted: Spy, change: @escaping (BlueprintView) -> Void = { _ in }) {
        self.hosted = hosted
        self.change = change
    }

    var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 10, height: 10)) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        HostView.describe { config in
            config.builder = { HostView(element: hosted.element) }
            config.apply { change($0.inner) }
        }
    }
}

private final class Counter {
    var count = 0
}

/// An element that counts the reads of its content.
private struct Counting: Element {
    var counter: Counter

    var content: ElementContent {
        counter.count += 1
        return ElementContent(intrinsicSize: .zero)
    }

    var _isUnchanging: Bool { true }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private final class HostView: UIView {
    let inner: BlueprintView

    init(element: any Element) {
        inner = BlueprintView(element: element)
        super.init(frame: .zero)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }
}

private final class Screen: UIView {
    var insets = UIEdgeInsets.zero
    override var safeAreaInsets: UIEdgeInsets { insets }
}
