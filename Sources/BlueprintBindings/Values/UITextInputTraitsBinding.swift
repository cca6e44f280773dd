import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// The types of the properties for a keyboard, of text fields and text views.
    static let uiTextInputTraits = Binding("UITextInputTraits") { table in
        table.register(
            UITextContentType.self,
            as: "UITextContentType",
            summary: "The meaning of a text, for automatic filling; nothing is filled in here."
        )
    }

    /// Adds the properties for a keyboard to a class of views.
    static func describeInputTraits<View: UITextInputTraits>(of view: TypeRegistration<View>) {
        view.property("autocapitalizationType", \.autocapitalizationType, summary: "The rule for capital letters.")
        view.property("autocorrectionType", \.autocorrectionType, summary: "The correction of typed words.")
        view.property(
            "enablesReturnKeyAutomatically",
            \.enablesReturnKeyAutomatically,
            summary: "True if the return key is disabled while there is no text."
        )
        view.property("keyboardAppearance", \.keyboardAppearance, summary: "The appearance of the keyboard.")
        view.property("keyboardType", \.keyboardType, summary: "The kind of keyboard.")
        view.property("returnKeyType", \.returnKeyType, summary: "The title of the return key.")
        view.property("spellCheckingType", \.spellCheckingType, summary: "The marking of misspelled words.")
        view.property("textContentType", \.textContentType, summary: "The meaning of the text, for automatic filling.")
    }
}
