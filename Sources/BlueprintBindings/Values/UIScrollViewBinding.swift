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
            view.property("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
            view.property("alwaysBounceVertical", \.alwaysBounceVertical)
            view.property("contentInset", \.contentInset, summary: "The insets of the content.")
            view.property("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
            view.property("contentOffset", \.contentOffset, summary: "The offset of the content.")
            view.property("contentSize", \.contentSize, summary: "The size of the content.")
            view.property("delaysContentTouches", \.delaysContentTouches)
            view.property("isScrollEnabled", \.isScrollEnabled)
            view.property("keyboardDismissMode", \.keyboardDismissMode, summary: "The dismissal of the keyboard.")
            view.property("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
            view.property("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
        }
    }
}
