import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiActivityIndicatorView = Binding("UIActivityIndicatorView") { table in
        table.register(
            UIActivityIndicatorView.self,
            as: "UIActivityIndicatorView",
            superclass: "UIView",
            summary: "A view that shows that something is in progress: 20×20, or 37×37 if large.",
            example: "UIActivityIndicatorView(style: .large).intrinsicContentSize"
        ) { view in
            describe(ViewKind.activityIndicatorView, in: view)
            subclass(ViewKind.activityIndicatorView, in: view)
            view.inheritedInitializer("init(style: UIActivityIndicatorView.Style)") { view, arguments in
                view.style = try arguments["style"]
                view.sizeToFit()
            }
        }
    }
}
