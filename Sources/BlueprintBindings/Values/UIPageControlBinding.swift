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
            subclass(ViewKind.pageControl, in: control)
        }
    }
}
