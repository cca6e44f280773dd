import BlueprintUI
import Foundation
import SwiftInterpreter

/// The native layout of an instance of a declared `SingleChildLayout`.
struct InterpretedSingleChildLayout: SingleChildLayout, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func makeCache(subelement: Subelement, environment: Environment) -> Value {
        guard instance.has("makeCache", labels: ["subelement", "environment"]) else { return .void }
        return instance.call(
            "makeCache",
            [("subelement", subelement), ("environment", environment)],
            as: Value.self,
            fallback: .void
        )
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout Value
    ) -> CGSize {
        instance.call(
            "sizeThatFits",
            [("proposal", proposal), ("subelement", subelement), ("environment", environment)],
            cache: &cache,
            as: CGSize.self,
            fallback: .zero
        )
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Value) {
        instance.call(
            "placeSubelement",
            [("in", size), ("subelement", subelement), ("environment", environment)],
            cache: &cache,
            as: Void.self,
            fallback: ()
        )
    }
}
