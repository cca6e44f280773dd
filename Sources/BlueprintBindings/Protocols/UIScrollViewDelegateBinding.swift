import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiScrollViewDelegate = Binding("UIScrollViewDelegate") { table in
        table.registerProtocol(
            (any UIScrollViewDelegate).self,
            as: "UIScrollViewDelegate",
            summary: "Learns that a scroll view has scrolled; there are no fingers here, so code scrolls.",
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
private final class InterpretedScrollViewDelegate: UIScrollViewDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { instance.tell("scrollViewDidScroll", [(nil, scrollView)]) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        instance.tell("scrollViewDidEndScrollingAnimation", [(nil, scrollView)])
    }
}
