import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiPageControl = Binding("UIPageControl") { table in
        table.register(
            UIPageControl.self,
            as: "UIPageControl",
            superclass: "UIControl",
            summary: "A control with a dot for each page.",
            example: "UIPageControl.describe { config in config[\\.numberOfPages] = 3 }"
        ) { control in
            describe(ViewKind.pageControl, in: control)
            subclass(ViewKind.pageControl, in: control, observing: ["currentPage"])
            control.property("numberOfPages", \.numberOfPages, summary: "The number of pages.")
            control.property("currentPage", \.currentPage, summary: "The index of the current page.")
            control.property(
                "hidesForSinglePage",
                \.hidesForSinglePage,
                summary: "True if there are no dots for a single page."
            )
            control.property("pageIndicatorTintColor", \.pageIndicatorTintColor, summary: "The colour of the dots.")
            control.property(
                "currentPageIndicatorTintColor",
                \.currentPageIndicatorTintColor,
                summary: "The colour of the current dot."
            )
            control.method("size(forNumberOfPages pageCount: Int) -> CGSize", summary: "The size of the dots.") {
                $0.size(forNumberOfPages: try $1["pageCount"])
            }
        }
    }
}
