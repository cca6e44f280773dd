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
        ) { describe($0) }
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
