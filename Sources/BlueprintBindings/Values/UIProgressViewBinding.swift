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
            view.initializer("init(progressViewStyle style: UIProgressView.Style)", summary: "A bar of a style.") {
                UIProgressView(progressViewStyle: try $0["style"])
            }
        }
        table.registerCases(
            of: UIProgressView.Style.self,
            as: "UIProgressView.Style",
            summary: "The look of a bar."
        )
    }
}
