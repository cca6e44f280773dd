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
            describeScrolling(of: view)
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

    private static func describeScrolling(of view: TypeRegistration<UIScrollView>) {
        view.method(
            "setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
            summary: "Scrolls to a point, at once."
        ) { $0.setContentOffset(try $1["contentOffset"], animated: try $1["animated"]) }
        view.method("scrollRectToVisible(_ rect: CGRect, animated: Bool)", summary: "Scrolls just far enough.") {
            $0.scrollRectToVisible(try $1["rect"], animated: try $1["animated"])
        }
        view.property("adjustedContentInset", summary: "The insets with the safe area.") { $0.adjustedContentInset }
    }
}
