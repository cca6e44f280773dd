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
            subclass(ViewKind.textView, in: view)
            describeInputTraits(of: view)
            view.property("font", \.font, summary: "The font.")
            view.property("isEditable", \.isEditable, summary: "True if the text can be edited.")
            view.property("isSelectable", \.isSelectable, summary: "True if the text can be selected.")
            view.property("text", \.text, summary: "The text.")
            view.property("textAlignment", \.textAlignment, summary: "The alignment of the lines.")
            view.property("textColor", \.textColor, summary: "The colour of the text.")
            view.property("textContainerInset", \.textContainerInset, summary: "The insets of the text.")
        }
    }
}
