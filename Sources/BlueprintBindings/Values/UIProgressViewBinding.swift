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
            subclass(ViewKind.progressView, in: view, observing: ["progress"])
            view.inheritedInitializer("init(progressViewStyle style: UIProgressView.Style)") { view, arguments in
                view.progressViewStyle = try arguments["style"]
            }
            view.initializer("init(progressViewStyle style: UIProgressView.Style)", summary: "A bar of a style.") {
                UIProgressView(progressViewStyle: try $0["style"])
            }
            view.property("progress", \.progress, summary: "The part that is done, from 0 to 1.")
            view.property("progressViewStyle", \.progressViewStyle, summary: "The look of the bar.")
            view.property("progressTintColor", \.progressTintColor, summary: "The colour of the part that is done.")
            view.property("trackTintColor", \.trackTintColor, summary: "The colour of the rest.")
            view.method("setProgress(_ progress: Float, animated: Bool)", summary: "Sets the part that is done.") {
                $0.setProgress(try $1["progress"], animated: try $1["animated"])
            }
        }
        table.registerCases(
            of: UIProgressView.Style.self,
            as: "UIProgressView.Style",
            summary: "The look of a bar.",
            [.default: "4 points high (the default).", .bar: "2 points high."]
        )
    }
}
