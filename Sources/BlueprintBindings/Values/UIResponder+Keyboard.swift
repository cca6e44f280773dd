import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the notifications of a keyboard.
    static func describeKeyboard(of responder: TypeRegistration<UIResponder>) {
        responder.staticProperty(
            "keyboardWillShowNotification",
            summary: "The keyboard is about to be shown.",
            UIResponder.keyboardWillShowNotification
        )
        responder.staticProperty(
            "keyboardDidShowNotification",
            summary: "The keyboard was shown.",
            UIResponder.keyboardDidShowNotification
        )
        responder.staticProperty(
            "keyboardWillHideNotification",
            summary: "The keyboard is about to be hidden.",
            UIResponder.keyboardWillHideNotification
        )
        responder.staticProperty(
            "keyboardDidHideNotification",
            summary: "The keyboard was hidden.",
            UIResponder.keyboardDidHideNotification
        )
        responder.staticProperty(
            "keyboardWillChangeFrameNotification",
            summary: "The frame of the keyboard is about to change.",
            UIResponder.keyboardWillChangeFrameNotification
        )
        responder.staticProperty(
            "keyboardDidChangeFrameNotification",
            summary: "The frame of the keyboard has changed.",
            UIResponder.keyboardDidChangeFrameNotification
        )
        describeKeyboardKeys(of: responder)
    }

    private static func describeKeyboardKeys(of responder: TypeRegistration<UIResponder>) {
        responder.staticProperty(
            "keyboardFrameBeginUserInfoKey",
            summary: "The key of the frame at the start of a change.",
            UIResponder.keyboardFrameBeginUserInfoKey
        )
        responder.staticProperty(
            "keyboardFrameEndUserInfoKey",
            summary: "The key of the frame at the end of a change.",
            UIResponder.keyboardFrameEndUserInfoKey
        )
        responder.staticProperty(
            "keyboardAnimationDurationUserInfoKey",
            summary: "The key of the duration of a change, in seconds.",
            UIResponder.keyboardAnimationDurationUserInfoKey
        )
        responder.staticProperty(
            "keyboardAnimationCurveUserInfoKey",
            summary: "The key of the timing curve of a change.",
            UIResponder.keyboardAnimationCurveUserInfoKey
        )
    }
}
