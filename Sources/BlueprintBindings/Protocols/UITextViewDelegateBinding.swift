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
        ) { delegate in
            delegate.adoptable { InterpretedTextViewDelegate(instance: try $0.unretained) }
            let questions: [(String, (any UITextViewDelegate, UITextView) -> Bool)] = [
                ("textViewShouldBeginEditing", { $0.textViewShouldBeginEditing($1) }),
                ("textViewShouldEndEditing", { $0.textViewShouldEndEditing($1) }),
            ]
            for (name, ask) in questions {
                delegate.method("\(name)(_ textView: UITextView) -> Bool") { ask($0, try $1["textView"]) }
            }
            let events: [(String, (any UITextViewDelegate, UITextView) -> Void)] = [
                ("textViewDidBeginEditing", { $0.textViewDidBeginEditing($1) }),
                ("textViewDidChange", { $0.textViewDidChange($1) }),
                ("textViewDidChangeSelection", { $0.textViewDidChangeSelection($1) }),
                ("textViewDidEndEditing", { $0.textViewDidEndEditing($1) }),
            ]
            for (name, call) in events {
                delegate.method("\(name)(_ textView: UITextView)") { call($0, try $1["textView"]) }
            }
            delegate.method(
                "textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool"
            ) {
                $0.textView(try $1["textView"], shouldChangeTextIn: try $1["range"], replacementText: try $1["text"])
            }
        }
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

/// The native delegate of an instance whose class is declared in source as a `UITextViewDelegate`.
private final class InterpretedTextViewDelegate: InterpretedScrollViewDelegate, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        instance.answer("textViewShouldBeginEditing", [(nil, textView)]) ?? true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { instance.tell("textViewDidBeginEditing", [(nil, textView)]) }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        instance.answer("textViewShouldEndEditing", [(nil, textView)]) ?? true
    }

    func textViewDidEndEditing(_ textView: UITextView) { instance.tell("textViewDidEndEditing", [(nil, textView)]) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        instance.answer(
            "textView",
            [(nil, textView), ("shouldChangeTextIn", range), ("replacementText", text)]
        ) ?? true
    }

    func textViewDidChange(_ textView: UITextView) { instance.tell("textViewDidChange", [(nil, textView)]) }
}
