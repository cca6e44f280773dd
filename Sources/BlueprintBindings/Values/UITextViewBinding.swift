import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiTextView = Binding("UITextView") { table in
        table.register(
            UITextView.self,
            as: "UITextView",
            superclass: "UIScrollView",
            summary: "A view for text of several lines.",
            example: "UITextView.describe { config in config[\\.text] = \"Dear Ada\" }"
        ) { view in
            describe(ViewKind.textView, in: view)
            subclass(
                ViewKind.textView,
                in: view,
                overriding: ["becomeFirstResponder()", "resignFirstResponder()"]
            )
            describeInputTraits(of: view)
            view.property("font", \.font, summary: "The font.")
            view.property("isEditable", \.isEditable, summary: "True if the text can be edited.")
            view.property("isSelectable", \.isSelectable, summary: "True if the text can be selected.")
            describeEditing(of: view)
            view.property("attributedText", \.attributedText, type: "NSAttributedString!", summary: "With attributes.")
            view.property("text", \.text, type: "String!", summary: "The text.")
            view.property("textAlignment", \.textAlignment, summary: "The alignment of the lines.")
            view.property("textColor", \.textColor, summary: "The colour of the text.")
            view.property("textContainerInset", \.textContainerInset, summary: "The insets of the text.")
        }
        describeContainer(in: table)
    }

    private static func describeEditing(of view: TypeRegistration<UITextView>) {
        describeDelegate(of: view)
        view.method("insertText(_ text: String)", summary: "Types at the end of the text.") {
            $0.insertText(try $1["text"])
        }
        view.method("deleteBackward()", summary: "Deletes the last character.") { view, _ in view.deleteBackward() }
        view.method("scrollRangeToVisible(_ range: NSRange)") { $0.scrollRangeToVisible(try $1["range"]) }
        view.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        view.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        view.property("clearsOnInsertion", \.clearsOnInsertion)
        view.property("hasText", summary: "True if there is text.") { $0.hasText }
        view.property("selectedRange", \.selectedRange, summary: "The selected part.")
        view.property("textContainer", summary: "The area that the text fills.") { $0.textContainer }
    }

    /// Registers the area of the text.
    private static func describeContainer(in table: BindingTable) {
        table.register(
            NSTextContainer.self,
            as: "NSTextContainer",
            summary: "The area that the text of a text view fills.",
            example: "UITextView().textContainer.lineFragmentPadding"
        ) { container in
            container.hasReferenceSemantics()
            container.property("lineBreakMode", \.lineBreakMode, summary: "The way lines wrap and are truncated.")
            container.property("lineFragmentPadding", \.lineFragmentPadding, summary: "The points beside each line.")
            container.property("maximumNumberOfLines", \.maximumNumberOfLines, summary: "0 for no limit.")
            container.property("heightTracksTextView", \.heightTracksTextView)
            container.property("widthTracksTextView", \.widthTracksTextView)
        }
    }
}
