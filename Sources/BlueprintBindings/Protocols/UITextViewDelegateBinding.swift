import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiTextViewDelegate = Binding("UITextViewDelegate") { table in
        table.registerProtocol(
            (any UITextViewDelegate).self,
            as: "UITextViewDelegate",
            refines: ["UIScrollViewDelegate"],
            summary: "Decides about the typing in a text view.",
            example: """
                final class Notes: UITextViewDelegate {
                    func textViewDidChange(_ textView: UITextView) { print(textView.text.count) }
                }
                let notes = Notes()
                let view = UITextView()
                view.delegate = notes
                view.insertText("Dear Ada")
                view
                """
        ) { describe($0) }
    }

    /// Declares the delegate of a text view.
    static func describeDelegate(of view: TypeRegistration<UITextView>) {
        view.delegate(
            type: "UITextViewDelegate?",
            summary: "The object that decides about typing, which is not retained.",
            \.delegate,
            through: \.substituteTextDelegate
        )
    }
}
