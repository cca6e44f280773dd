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
            button.initializer("init(type buttonType: UIButton.ButtonType)", summary: "A button of a kind.") {
                UIButton(type: try $0["buttonType"])
            }
            describeTitles(of: button)
            button.initializer("init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?)") { arguments in
                let button = UIButton(type: try arguments["buttonType"])
                let action: UIAction? = try arguments["primaryAction"]
                button.setTitle(action?.title, for: .normal)
                if let action { button.addAction(action, for: .primaryActionTriggered) }
                return button
            }
            describeMoreLooks(of: button)
        }
        describeKinds(in: table)
    }

    private static func describeTitles(of button: TypeRegistration<UIButton>) {
        button.property("titleLabel", summary: "The label with the look of the title, such as its font.") {
            $0.titleLabel
        }
    }

    private static func describeMoreLooks(of button: TypeRegistration<UIButton>) {
        button.property("currentAttributedTitle", summary: "The title of the current state with its attributes.") {
            $0.currentAttributedTitle
        }
        button.property("currentBackgroundImage", summary: "The image behind the current title.") {
            $0.currentBackgroundImage
        }
    }

    private static func describeKinds(in table: BindingTable) {
        table.registerCases(
            of: UIButton.ButtonType.self,
            as: "UIButton.ButtonType",
            summary: "The kind of a button."
        )
    }
}
