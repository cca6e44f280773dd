import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiScrollViewDelegate = Binding("UIScrollViewDelegate") { table in
        table.registerProtocol(
            (any UIScrollViewDelegate).self,
            as: "UIScrollViewDelegate",
            summary: "Learns that a scroll view has scrolled: by code, or by drag(by:) and scrollToTop().",
            example: """
                final class Watcher: UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y) }
                }
                let watcher = Watcher()
                let view = UIScrollView()
                view.delegate = watcher
                view.contentOffset.y = 40
                view
                """
        ) { delegate in
            delegate.adoptable { InterpretedScrollViewDelegate(instance: try $0.unretained) }
            let events: [(String, (any UIScrollViewDelegate, UIScrollView) -> Void)] = [
                ("scrollViewDidScroll", { $0.scrollViewDidScroll($1) }),
                ("scrollViewWillBeginDragging", { $0.scrollViewWillBeginDragging($1) }),
                ("scrollViewWillBeginDecelerating", { $0.scrollViewWillBeginDecelerating($1) }),
                ("scrollViewDidEndDecelerating", { $0.scrollViewDidEndDecelerating($1) }),
                ("scrollViewDidEndScrollingAnimation", { $0.scrollViewDidEndScrollingAnimation($1) }),
                ("scrollViewDidScrollToTop", { $0.scrollViewDidScrollToTop($1) }),
                ("scrollViewDidZoom", { $0.scrollViewDidZoom($1) }),
            ]
            for (name, tell) in events {
                delegate.method("\(name)(_ scrollView: UIScrollView)") { tell($0, try $1["scrollView"]) }
            }
            delegate.method("scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool") {
                $0.scrollViewShouldScrollToTop(try $1["scrollView"])
            }
            delegate.method("scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)") {
                $0.scrollViewDidEndDragging(try $1["scrollView"], willDecelerate: try $1["decelerate"])
            }
            delegate.method("viewForZooming(in scrollView: UIScrollView) -> UIView?") {
                $0.viewForZooming(in: try $1["scrollView"])
            }
            delegate.method("scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)") {
                $0.scrollViewWillBeginZooming(try $1["scrollView"], with: try $1["view"])
            }
            delegate.method(
                "scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)"
            ) {
                $0.scrollViewDidEndZooming(try $1["scrollView"], with: try $1["view"], atScale: try $1["scale"])
            }
        }
    }

    /// Declares the delegate of a scroll view.
    static func describeDelegate(of view: TypeRegistration<UIScrollView>) {
        view.delegate(
            type: "UIScrollViewDelegate?",
            summary: "The object that it calls after scrolling, which is not retained.",
            \.delegate,
            through: \.substituteDelegate
        )
    }
}

/// The native delegate of an instance whose class is declared in source as a `UIScrollViewDelegate`.
class InterpretedScrollViewDelegate: UIScrollViewDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { instance.tell("scrollViewDidScroll", [(nil, scrollView)]) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        instance.tell("scrollViewWillBeginDragging", [(nil, scrollView)])
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        instance.tell(
            "scrollViewWillEndDragging",
            [(nil, scrollView), ("withVelocity", velocity)],
            pointing: "targetContentOffset",
            to: &targetContentOffset.pointee
        )
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        instance.tell("scrollViewDidEndDragging", [(nil, scrollView), ("willDecelerate", decelerate)])
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        instance.tell("scrollViewWillBeginDecelerating", [(nil, scrollView)])
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidEndDecelerating", [(nil, scrollView)])
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidEndScrollingAnimation", [(nil, scrollView)])
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        instance.answer("scrollViewShouldScrollToTop", [(nil, scrollView)]) ?? true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidScrollToTop", [(nil, scrollView)])
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        instance.answer("viewForZooming", [("in", scrollView)]) ?? nil
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        instance.tell("scrollViewWillBeginZooming", [(nil, scrollView), ("with", view as Any)])
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { instance.tell("scrollViewDidZoom", [(nil, scrollView)]) }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        instance.tell("scrollViewDidEndZooming", [(nil, scrollView), ("with", view as Any), ("atScale", scale)])
    }
}
