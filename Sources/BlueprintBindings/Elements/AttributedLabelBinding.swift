import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let attributedLabel = Binding(
        "AttributedLabel",
        isViewBacked: true,
        behaviour: "Measures its lines within the proposed width; a width of 0 sets no limit. Characters without "
            + "a font have the default font of Label; a tap on a link calls the closure of onLinkTapped."
    ) { table in
        table.register(
            AttributedLabel.self,
            as: "AttributedLabel",
            conformsTo: ["Element"],
            summary: "Shows text in several fonts and colours.",
            example: """
                AttributedLabel(
                    attributedText: NSAttributedString(
                        string: "important",
                        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red]
                    )
                )
                """
        ) { label in
            label.initializer(
                "init(attributedText: NSAttributedString, configure: (inout AttributedLabel) -> Void = { _ in })",
                parameters: ["attributedText": "the text", "configure": "changes the label's properties"]
            ) { arguments in
                var label = AttributedLabel(attributedText: try arguments["attributedText"])
                try arguments.configure("configure", &label)
                return label
            }
            describeProperties(of: label)
            describeReading(of: label)
        }
        table.modifiers { element in
            element.method(
                "onLinkTapped(_ onTap: (URL) -> Void) -> AdaptedEnvironment",
                summary: "Calls a closure for each tap on a link in this element.",
                example: """
                    AttributedLabel(
                        attributedText: NSAttributedString(
                            string: "swift.org",
                            attributes: [.link: URL(string: "https://swift.org")!]
                        )
                    )
                    .onLinkTapped { url in print(url) }
                    """,
                parameters: ["onTap": "gets the link's address"]
            ) { $0.onLinkTapped(try $1.closure("onTap", fallback: ())) }
        }
    }

    private static func describeProperties(of label: TypeRegistration<AttributedLabel>) {
        label.property(
            "linkDetectionTypes",
            \.linkDetectionTypes,
            summary: "The kinds of text that are shown as links."
        )
        let attributes: [(String, String, WritableKeyPath<AttributedLabel, [NSAttributedString.Key: AnyHashable]>)] = [
            ("activeLinkAttributes", "The attributes of a link that is touched.", \.activeLinkAttributes),
            ("linkAttributes", "The attributes that links get in place of their own.", \.linkAttributes),
        ]
        let table = label.tableProvider
        for (name, summary, path) in attributes {
            label.property(
                name,
                type: "[NSAttributedString.Key: Any]",
                summary: summary,
                get: { TextAttributes.dictionary($0[keyPath: path], in: table()) },
                set: { (label: inout AttributedLabel, value: Value) in
                    label[keyPath: path] = try TextAttributes(value).values.compactMapValues { $0 as? AnyHashable }
                }
            )
        }
    }

    private static func describeReading(of element: TypeRegistration<AttributedLabel>) {
        describeAccessibility(
            of: element,
            value: \.accessibilityValue,
            hint: \.accessibilityHint,
            identifier: \.accessibilityIdentifier,
            traits: \.accessibilityTraits,
            actions: \.accessibilityCustomActions
        )
    }
}
