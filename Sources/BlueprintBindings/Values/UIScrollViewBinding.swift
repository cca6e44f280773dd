import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiScrollView = Binding("UIScrollView") { table in
        table.register(
            UIScrollView.self,
            as: "UIScrollView",
            superclass: "UIView",
            summary: "A view that shows a part of a larger content.",
            example: """
                UIScrollView.describe { config in
                    config[\\.contentSize] = CGSize(width: 300, height: 900)
                    config[\\.showsVerticalScrollIndicator] = false
                }
                """
        ) { view in
            describe(ViewKind.scrollView, in: view)
            subclass(ViewKind.scrollView, in: view)
            describeDelegate(of: view)
        }
        describeScrollingValues(in: table)
    }

    /// Registers the types of properties, and the refresh control.
    private static func describeScrollingValues(in table: BindingTable) {
        table.register(
            UIScrollView.DecelerationRate.self,
            as: "UIScrollView.DecelerationRate",
            summary: "The speed with which content comes to rest; no effect here."
        )
        table.register(
            UIRefreshControl.self,
            as: "UIRefreshControl",
            superclass: "UIControl",
            summary: "A control that shows that the content of a scroll view is being refreshed.",
            example: "UIRefreshControl().isRefreshing"
        ) { control in
            control.initializer("init()") { _ in UIRefreshControl() }
            describing(ViewKind.refreshControl, in: control)
        }
    }
}
