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
            button.property("buttonType", summary: "The kind.") { $0.buttonType }
            button.initializer("init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?)") { arguments in
                let button = UIButton(type: try arguments["buttonType"])
                let action: UIAction? = try arguments["primaryAction"]
                button.setTitle(action?.title, for: .normal)
                if let action { button.addAction(action, for: .primaryActionTriggered) }
                return button
            }
            describeMoreLooks(of: button)
            button.property("contentEdgeInsets", \.contentEdgeInsets, summary: "The space around the title.")
        }
        describeKinds(in: table)
    }

    private static func describeTitles(of button: TypeRegistration<UIButton>) {
        button.method("setTitle(_ title: String?, for state: UIControl.State)", summary: "Sets the title of a state.") {
            $0.setTitle(try $1["title"], for: try $1["state"])
        }
        button.method(
            "setTitleColor(_ color: UIColor?, for state: UIControl.State)",
            summary: "Sets the colour of a title."
        ) { $0.setTitleColor(try $1["color"], for: try $1["state"]) }
        button.method("setImage(_ image: UIImage?, for state: UIControl.State)", summary: "Sets the image of a state.")
        {
            $0.setImage(try $1["image"], for: try $1["state"])
        }
        button.method("title(for state: UIControl.State) -> String?", summary: "The title of a state.") {
            $0.title(for: try $1["state"])
        }
        button.method("titleColor(for state: UIControl.State) -> UIColor?", summary: "The colour of a title.") {
            $0.titleColor(for: try $1["state"])
        }
        button.method("image(for state: UIControl.State) -> UIImage?", summary: "The image of a state.") {
            $0.image(for: try $1["state"])
        }
        button.property("currentTitle", summary: "The title of the current state.") { $0.currentTitle }
        button.property("currentTitleColor", summary: "The colour of the current title.") { $0.currentTitleColor }
        button.property("currentImage", summary: "The image of the current state.") { $0.currentImage }
        button.property("titleLabel", summary: "The label with the look of the title, such as its font.") {
            $0.titleLabel
        }
    }

    private static func describeMoreLooks(of button: TypeRegistration<UIButton>) {
        button.method(
            "setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)",
            summary: "Sets the title of a state with its attributes; its text is drawn."
        ) { $0.setAttributedTitle(try $1["title"], for: try $1["state"]) }
        button.method(
            "setBackgroundImage(_ image: UIImage?, for state: UIControl.State)",
            summary: "Sets the image behind a title; it is not drawn."
        ) { $0.setBackgroundImage(try $1["image"], for: try $1["state"]) }
        button.method("attributedTitle(for state: UIControl.State) -> NSAttributedString?") {
            $0.attributedTitle(for: try $1["state"])
        }
        button.method("backgroundImage(for state: UIControl.State) -> UIImage?") {
            $0.backgroundImage(for: try $1["state"])
        }
        button.property("currentAttributedTitle", summary: "The title of the current state with its attributes.") {
            $0.currentAttributedTitle
        }
        button.property("currentBackgroundImage", summary: "The image behind the current title.") {
            $0.currentBackgroundImage
        }
        button.property("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
        button.property("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
        button.property("imageEdgeInsets", \.imageEdgeInsets, summary: "The insets of the image; no effect here.")
        button.property("isPointerInteractionEnabled", \.isPointerInteractionEnabled)
        button.property("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
        button.property("titleEdgeInsets", \.titleEdgeInsets, summary: "The insets of the title; no effect here.")
    }

    private static func describeKinds(in table: BindingTable) {
        table.registerCases(
            of: UIButton.ButtonType.self,
            as: "UIButton.ButtonType",
            summary: "The kind of a button.",
            [
                .custom: "A white title.",
                .system: "A title in the tint colour.",
                .detailDisclosure: "A disclosure button for details.",
                .infoLight: "An information button on a dark background.",
                .infoDark: "An information button on a light background.",
                .contactAdd: "A button that adds a contact.",
                .close: "A button that closes.",
            ]
        )
    }
}
