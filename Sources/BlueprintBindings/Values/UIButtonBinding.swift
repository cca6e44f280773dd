import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiButton = Binding("UIButton") { table in
        table.register(
            UIButton.self,
            as: "UIButton",
            superclass: "UIControl",
            summary: "A control that is pressed, with a title and an image for each of its states.",
            example: """
                let button = UIButton(type: .system)
                button.setTitle("Send", for: .normal)
                button.intrinsicContentSize
                """
        ) { button in
            describe(ViewKind.button, in: button)
            subclass(ViewKind.button, in: button)
            button.initializer("init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?)") { arguments in
                let button = UIButton(type: try arguments["buttonType"])
                let action: UIAction? = try arguments["primaryAction"]
                button.setTitle(action?.title, for: .normal)
                if let action { button.addAction(action, for: .primaryActionTriggered) }
                return button
            }
        }
    }
}
