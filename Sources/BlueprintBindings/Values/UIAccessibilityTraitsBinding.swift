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
}
