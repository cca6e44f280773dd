import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let layoutTraits = Binding("LayoutTraits") { table in
        table.register(
            DeclaredTraits.self,
            as: "LayoutTraits",
            summary: "The traits of a child for the layout of its parent.",
            example: """
                struct Weight: LayoutTraitsKey {
                    static var defaultValue: CGFloat { 1 }
                }
                LayoutTraits(key: Weight.self, value: 2)[Weight.self]
                """
        ) { traits in
            traits.staticProperty("empty", summary: "Traits with default values.", DeclaredTraits())
            traits.initializer("init(key: any LayoutTraitsKey.Type, value: Any)", summary: "Traits with one value.") {
                arguments in
                var traits = DeclaredTraits()
                try traits.set(try arguments.value("value"), for: try arguments.value("key"))
                return traits
            }
            traits.method(
                "setting(key: any LayoutTraitsKey.Type, to value: Any) -> LayoutTraits",
                summary: "Returns a copy with one value set."
            ) { traits, arguments in
                var traits = traits
                try traits.set(try arguments.value("value"), for: try arguments.value("key"))
                return traits
            }
            traits.subscript(index: .anything, result: .anything) { (traits, key: Value) in
                try traits.value(for: key)
            } set: { traits, key, value in
                try traits.set(value, for: key)
            }
        }
    }
}
