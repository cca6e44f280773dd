import BlueprintUI
import Foundation
import HeadlessUIKit
import Testing

@Suite("Content appears in a window")
struct AppearanceTests {
    private let log = CallLog()
    private let window = UIWindow(frame: CGRect(0, 0, 100, 100))

    @Test("parents appear before children, and disappear before them when the view leaves its window")
    func parentsComeFirst() {
        let view = BlueprintView(element: named("parent", wrapping: named("child")))
        view.frame = CGRect(0, 0, 100, 100)
        view.layoutIfNeeded()
        #expect(log.calls.isEmpty && view.window == nil)
        window.addSubview(view)
        #expect(log.calls == ["parent appears", "child appears"] && view.window === window)
        view.layoutIfNeeded()
        #expect(log.calls.count == 2)
        view.removeFromSuperview()
        #expect(log.calls.suffix(2) == ["parent disappears", "child disappears"])
        view.element = nil
        view.layoutIfNeeded()
        #expect(log.calls.count == 4)
    }

    @Test("a view that is laid out in a window first appears then")
    func firstLayoutInAWindow() {
        let view = BlueprintView(element: named("a"))
        window.addSubview(view)
        #expect(log.calls.isEmpty)
        view.layoutIfNeeded()
        #expect(log.calls == ["a appears"])
    }

    @Test("of two views that replace each other, the new one appears before the old one disappears")
    func replacing() {
        let view = BlueprintView(element: named("a"))
        window.addSubview(view)
        view.layoutIfNeeded()
        view.element = Frame(wrapped: named("b"))
        view.layoutIfNeeded()
        #expect(log.calls == ["a appears", "b appears", "a disappears"])
    }

    @Test("a new view has its size and is laid out before it is inserted and before it appears")
    func sizeComesFirst() {
        let view = BlueprintView(element: Watched(log: log))
        view.frame = CGRect(0, 0, 30, 20)
        window.addSubview(view)
        view.layoutIfNeeded()
        #expect(log.calls.prefix(3) == ["lays out 30.0", "is inserted", "appears"])
    }

    @Test("a nested view appears and disappears with the view around it")
    func nestedViews() {
        let inner = BlueprintView(element: named("inner"))
        let outer = UIView()
        outer.addSubview(inner)
        window.addSubview(outer)
        window.layoutIfNeeded()
        outer.removeFromSuperview()
        #expect(log.calls == ["inner appears", "inner disappears"])
    }

    @Test("the content views are in the only subview, which has the size of the view and receives no touches")
    func contentView() {
        let view = render(
            Row {
                named("a"); named("b")
            },
            width: 40,
            height: 30
        )
        #expect(view.subviews.count == 1 && view.contentViews.count == 2)
        #expect(view.subviews[0].frame == CGRect(0, 0, 40, 30))
        #expect(view.hitTest(CGPoint(x: 39, y: 29), with: nil) === view)
    }

    @Test("a window gives its size to the environment")
    func windowSize() {
        var sizes: [CGSize?] = []
        let view = BlueprintView(
            element: EnvironmentReader {
                sizes.append($0.windowSize)
                return Empty()
            }
        )
        view.layoutIfNeeded()
        window.addSubview(view)
        view.layoutIfNeeded()
        #expect(sizes.first == .some(nil) && sizes.last == window.bounds.size)
    }

    private func named(_ name: String, wrapping element: any Element = Empty()) -> any Element {
        Logged(name: name, log: log, wrapped: element)
    }
}

private final class CallLog {
    var calls: [String] = []
}

/// A view-backed element that logs when it appears and disappears.
private struct Logged: Element {
    var name: String
    var log: CallLog
    var wrapped: any Element

    var content: ElementContent { ElementContent(child: wrapped) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        BlockView.describe { [name, log] config in
            config.onAppear = { log.calls.append("\(name) appears") }
            config.onDisappear = { log.calls.append("\(name) disappears") }
        }
    }
}

/// An element whose view logs its layout and its insertion.
private struct Watched: Element {
    var log: CallLog

    var content: ElementContent { ElementContent(intrinsicSize: .zero) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        WatchedView.describe { [log] config in
            config.builder = { WatchedView(log: log) }
            config.onAppear = { log.calls.append("appears") }
        }
    }
}

private final class WatchedView: UIView {
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { log.calls.append("lays out \(bounds.width)") }

    override func didMoveToSuperview() { log.calls.append("is inserted") }
}
