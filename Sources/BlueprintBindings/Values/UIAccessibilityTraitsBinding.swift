import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibilityTraits = Binding("UIAccessibilityTraits") { table in
        table.register(
            UIAccessibilityTraits.self,
            as: "UIAccessibilityTraits",
            summary: "A set of facts about the kind and the behaviour of a view."
        ) { traits in
            traits.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            for (name, value) in namedTraits { traits.staticProperty(name, value) }
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

    private static var namedTraits: [(name: String, value: UIAccessibilityTraits)] {
        [
            ("none", .none), ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
            ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
            ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
            ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
            ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
            ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
            ("tabBar", .tabBar), ("header", .header), ("supportsZoom", .supportsZoom),
            ("toggleButton", .toggleButton),
        ]
    }
}
