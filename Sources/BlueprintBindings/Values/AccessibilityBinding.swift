import BlueprintUI
import BlueprintUIAccessibilityCore
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibility = Binding("Accessibility") { table in
        table.register(Accessibility.self, as: "Accessibility", summary: "The types of accessibility.")
        describeTraits(in: table)
        table.register(
            Accessibility.CustomAction.self,
            as: "Accessibility.CustomAction",
            summary: "An action that a person chooses from a list.",
            example: "Accessibility.CustomAction(name: \"Delete\") { true }"
        ) { action in
            action.initializer("init(name: String, image: UIImage? = nil, onActivation: () -> Bool)") {
                Accessibility.CustomAction(
                    name: try $0["name"],
                    image: try $0["image"],
                    onActivation: try $0.closure("onActivation", fallback: false)
                )
            }
            action.callback("onActivation", \.onActivation, fallback: false, summary: "The action.")
        }
        table.register(
            Accessibility.CustomContent.self,
            as: "Accessibility.CustomContent",
            summary: "A piece of content that is read on demand.",
            example: "Accessibility.CustomContent(label: \"Size\", value: \"12 MB\")"
        ) { content in
            content.initializer(
                """
                init(label: String, value: String? = nil, \
                importance: Accessibility.CustomContent.Importance = .default)
                """,
                passing: Accessibility.CustomContent.init(label:value:importance:)
            )
            content.property("axCustomContent", summary: "The content as views have it.") { $0.axCustomContent }
        }
        table.registerCases(
            of: Accessibility.CustomContent.Importance.self,
            as: "Accessibility.CustomContent.Importance",
            summary: "The condition for reading a piece of content.",
            [
                .default: "The content is read on demand (the default).",
                .high: "The content is always read, after the element.",
            ]
        )
    }

    private static func describeTraits(in table: BindingTable) {
        table.register(
            Accessibility.Trait.self,
            as: "Accessibility.Trait",
            traits: .cases,
            summary: "A fact about the kind or the behaviour of an accessibility element."
        ) { trait in
            for (name, summary, value) in plainTraits { trait.enumCase(name, summary: summary, value) }
            trait.enumCase(
                "adjustable(_ increment: () -> Void, _ decrement: () -> Void)",
                summary: "The element has a value that the first closure increases and the second one decreases."
            ) {
                .adjustable(
                    try $0.closure("increment", fallback: ()),
                    try $0.closure("decrement", fallback: ())
                )
            }
            trait.caseValues { value, name in
                plainTraits.contains { $0.name == name && $0.value == value } ? [] : nil
            }
        }
    }

    private static var plainTraits: [(name: String, summary: String, value: Accessibility.Trait)] {
        [
            ("button", "The element is a button.", .button),
            ("link", "The element is a link.", .link),
            ("header", "The element is the header of a section.", .header),
            ("searchField", "The element is a search field.", .searchField),
            ("image", "The element is an image.", .image),
            ("selected", "The element is selected.", .selected),
            ("playsSound", "The element plays a sound when activated.", .playsSound),
            ("keyboardKey", "The element is a key of a keyboard.", .keyboardKey),
            ("staticText", "The element is text that does not change.", .staticText),
            ("summaryElement", "The element is a summary of the screen.", .summaryElement),
            ("notEnabled", "The element is disabled.", .notEnabled),
            ("updatesFrequently", "The element changes its label or value often.", .updatesFrequently),
            ("startsMediaSession", "The element starts playing or recording when activated.", .startsMediaSession),
            ("allowsDirectInteraction", "The element receives touches directly.", .allowsDirectInteraction),
            ("causesPageTurn", "The element turns the page after it is read.", .causesPageTurn),
            ("tabBar", "The element is a bar of tabs.", .tabBar),
            ("toggleButton", "The element is a switch.", .toggleButton),
            ("backButton", "The element is a button that goes back.", .backButton),
        ]
    }
}
