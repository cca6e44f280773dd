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
            describeEditing(of: view)
        }
        describeContainer(in: table)
    }

    private static func describeEditing(of view: TypeRegistration<UITextView>) {
        describeDelegate(of: view)
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
        }
    }
}
