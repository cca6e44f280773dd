import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiProgressView = Binding("UIProgressView") { table in
        table.register(
            UIProgressView.self,
            as: "UIProgressView",
            superclass: "UIView",
            summary: "A bar that shows how much of a task is done: 4 points high.",
            example: "UIProgressView.describe { config in config[\\.progress] = 0.3 }"
        ) { view in
            describe(ViewKind.progressView, in: view)
            subclass(ViewKind.progressView, in: view)
            view.inheritedInitializer("init(progressViewStyle style: UIProgressView.Style)") { view, arguments in
                view.progressViewStyle = try arguments["style"]
            }
        }
    }
}
