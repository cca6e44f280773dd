import Foundation
import HeadlessUIKit
import Testing

@Suite struct ViewControllerTests {
    private final class Recorder: UIViewController {
        var events: [String] = []
        var made: UIView?
        var isMakingNone = false
        var asksEarly = false

        override func loadView() {
            events.append("loadView")
            if asksEarly { events.append("early \(type(of: view as UIView))") }
            if isMakingNone { return }
            if let made { view = made } else { super.loadView() }
        }
        override func viewDidLoad() { events.append("viewDidLoad \(isViewLoaded)") }
        override func viewWillAppear(_ animated: Bool) { events.append("willAppear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { events.append("didAppear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear \(animated)") }
        override func viewWillLayoutSubviews() { events.append("willLayout") }
        override func viewDidLayoutSubviews() { events.append("didLayout") }
        override func willMove(toParent parent: UIViewController?) {
            events.append("willMove \(parent?.title ?? "nil")")
        }
        override func didMove(toParent parent: UIViewController?) {
            events.append("didMove \(parent?.title ?? "nil")")
        }
    }

    private final class LaidOut: UIView {
        var onLayout: () -> Void = {}
        override func layoutSubviews() { onLayout() }
    }

    @Test func theEditButtonNamesWhatItDoes() {
        let controller = UIViewController()
        let edit = controller.editButtonItem
        #expect(edit.title == "Edit" && edit.style == .plain)
        edit.press()
        #expect(controller.isEditing)
        #expect(controller.editButtonItem.title == "Done" && controller.editButtonItem.style == .done)
        controller.editButtonItem.press()
        #expect(!controller.isEditing)
    }

    @Test func aViewIsLoadedOnce() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil && controller.events.isEmpty)
        let view: UIView = controller.view
        controller.loadViewIfNeeded()
        #expect(controller.view === view && controller.viewIfLoaded === view)
        #expect(view.frame == .zero)
        #expect(controller.events == ["loadView", "viewDidLoad true"])
    }

    @Test func thereIsAlwaysAView() {
        let controller = Recorder()
        controller.isMakingNone = true
        #expect(controller.view.subviews.isEmpty)
        #expect(controller.events == ["loadView", "viewDidLoad true"])
        let early = Recorder()
        early.asksEarly = true
        early.made = UILabel()
        #expect(early.view is UILabel)
        #expect(early.events == ["loadView", "early UIView", "viewDidLoad true"])
    }

    @Test func anotherViewTakesThePlaceOfTheFirst() {
        let controller = Recorder()
        let first: UIView = controller.view
        let second = UILabel()
        controller.view = second
        #expect(controller.view === second && first.next == nil && second.next === controller)
        #expect(controller.events == ["loadView", "viewDidLoad true"])
    }

    @Test func aViewThatIsSetIsNotLoaded() {
        let controller = Recorder(nibName: nil, bundle: nil)
        controller.view = UIView()
        #expect(controller.isViewLoaded && controller.events.isEmpty)
    }

    @Test func itHearsOfTheLayoutOfItsViewOnly() {
        let controller = Recorder()
        let view = LaidOut()
        view.onLayout = { [unowned controller] in controller.events.append("layout") }
        controller.made = view
        controller.loadViewIfNeeded()
        controller.events = []
        view.layoutIfNeeded()
        #expect(controller.events == ["willLayout", "layout", "didLayout"])
        let child = UIView()
        view.addSubview(child)
        view.layoutIfNeeded()
        controller.events = []
        child.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(controller.events.isEmpty)
    }

    @Test func itAppearsAndDisappearsWhenItIsSaid() {
        let controller = Recorder()
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        let events = [
            "loadView", "viewDidLoad true", "willAppear true", "didAppear true", "willDisappear false",
            "didDisappear false",
        ]
        #expect(controller.events == events)
    }

    @Test func controllersStandInEachOther() {
        let (parent, other, child) = (UIViewController(), UIViewController(), Recorder())
        (parent.title, other.title) = ("parent", "other")
        parent.addChild(child)
        child.didMove(toParent: parent)
        parent.addChild(child)
        #expect(parent.children == [child] && child.parent === parent)
        other.addChild(child)
        #expect(parent.children.isEmpty && child.parent === other)
        child.removeFromParent()
        child.removeFromParent()
        #expect(other.children.isEmpty && child.parent == nil)
        #expect(
            child.events == ["willMove parent", "didMove parent", "didMove nil", "willMove other", "didMove nil"]
        )
    }

    @Test func noControllerIsInItself() {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(outer)
        outer.addChild(inner)
        inner.addChild(outer)
        #expect(outer.children == [inner] && inner.children.isEmpty && outer.parent == nil)
    }

    @Test func neitherHoldsTheOtherFromAbove() {
        let child = UIViewController()
        let view: UIView
        do {
            let parent = UIViewController()
            parent.addChild(child)
            #expect(child.parent === parent)
            view = parent.view
            #expect(view.next === parent)
        }
        #expect(child.parent == nil && view.next == nil)
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    @Test func aViewIsThatOfTheControllerThatTookItLast() {
        let view = UIView()
        let second = UIViewController()
        do {
            let first = UIViewController()
            first.view = view
            second.view = view
        }
        #expect(view.next === second)
    }

    @Test func itComesBetweenItsViewAndTheOneAbove() {
        let (superview, controller) = (UIView(), UIViewController())
        superview.addSubview(controller.view)
        #expect(controller.view.next === controller && controller.next === superview)
        #expect(!controller.canBecomeFirstResponder && !controller.isFirstResponder)
    }
}
