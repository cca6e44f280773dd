import BlueprintUI
import Foundation
import SwiftInterpreter

/// The native layout of an instance of a declared `Layout`.
struct InterpretedLayout: Layout, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func makeCache(subelements: Subelements, environment: Environment) -> Value {
        guard instance.has("makeCache", labels: ["subelements", "environment"]) else { return .void }
        return instance.call(
            "makeCache",
            [("subelements", Array(subelements)), ("environment", environment)],
            as: Value.self,
            fallback: .void
        )
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Value
    ) -> CGSize {
        instance.call(
            "sizeThatFits",
            [
                ("proposal", proposal), ("subelements", Array(subelements)), ("environment", environment),
            ],
            cache: &cache,
            as: CGSize.self,
            fallback: .zero
        )
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Value) {
        instance.call(
            "placeSubelements",
            [("in", size), ("subelements", Array(subelements)), ("environment", environment)],
            cache: &cache,
            as: Void.self,
            fallback: ()
        )
    }
}
