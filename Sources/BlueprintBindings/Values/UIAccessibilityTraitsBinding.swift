import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibilityTraits = Binding("UIAccessibilityTraits") { table in
        table.register(
            UIAccessibilityTraits.self,
            as: "UIAccessibilityTraits",
            traits: .options,
            summary: "A set of facts about the kind and the behaviour of a view."
        ) { traits in
            traits.initializer("init(rawValue: Int)", summary: "The traits of some bits.") { arguments in
                let number: Int = try arguments["rawValue"]
                guard let rawValue = UInt64(exactly: number) else {
                    throw BindingError("the raw value must be a number that is not negative")
                }
                return UIAccessibilityTraits(rawValue: rawValue)
            }
            traits.initializer(
                "init(with set: Set<Accessibility.Trait>)",
                summary: "The traits of an accessibility element, as views have them."
            ) { UIAccessibilityTraits(with: try $0.get("set", as: Set<Accessibility.Trait>.self)) }
            traits.property("rawValue", summary: "The traits as bits.", get: { Int(truncatingIfNeeded: $0.rawValue) })
            traits.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            for (name, summary, value) in namedTraits { traits.staticProperty(name, summary: summary, value) }
            traits.method("contains(_ member: UIAccessibilityTraits) -> Bool") { traits, arguments in
                traits.contains(try arguments.get("member", as: UIAccessibilityTraits.self))
            }
            traits.method("union(_ other: UIAccessibilityTraits) -> UIAccessibilityTraits") { traits, arguments in
                traits.union(try arguments.get("other", as: UIAccessibilityTraits.self))
            }
            traits.mutatingMethod("insert(_ member: UIAccessibilityTraits)") { traits, arguments in
                traits.formUnion(try arguments.get("member", as: UIAccessibilityTraits.self))
            }
            traits.mutatingMethod("remove(_ member: UIAccessibilityTraits)") { traits, arguments in
                traits.subtract(try arguments.get("member", as: UIAccessibilityTraits.self))
            }
        }
    }

    private static var namedTraits: [(name: String, summary: String, value: UIAccessibilityTraits)] {
        [
            ("none", "No traits.", .none),
            ("button", "The view is a button.", .button),
            ("link", "The view is a link.", .link),
            ("image", "The view is an image.", .image),
            ("selected", "The view is selected.", .selected),
            ("playsSound", "The view plays a sound when activated.", .playsSound),
            ("keyboardKey", "The view is a key of a keyboard.", .keyboardKey),
            ("staticText", "The view is text that does not change.", .staticText),
            ("summaryElement", "The view is a summary of the screen.", .summaryElement),
            ("notEnabled", "The view is disabled.", .notEnabled),
            ("updatesFrequently", "The view changes its label or value often.", .updatesFrequently),
            ("searchField", "The view is a search field.", .searchField),
            ("startsMediaSession", "The view starts playing or recording when activated.", .startsMediaSession),
            ("adjustable", "The view has a value that can be increased and decreased.", .adjustable),
            ("allowsDirectInteraction", "The view receives touches directly.", .allowsDirectInteraction),
            ("causesPageTurn", "The view turns the page after it is read.", .causesPageTurn),
            ("tabBar", "The view is a bar of tabs.", .tabBar),
            ("header", "The view is the header of a section.", .header),
            ("supportsZoom", "The view has content that can be zoomed.", .supportsZoom),
            ("toggleButton", "The view is a switch.", .toggleButton),
        ]
    }
}
