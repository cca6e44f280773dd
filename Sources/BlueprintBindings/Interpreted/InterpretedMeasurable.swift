import BlueprintUI
import Foundation
import SwiftInterpreter

/// The native value of an instance of a declared `Measurable`.
struct InterpretedMeasurable: Measurable {
    let instance: AdoptedInstance

    func measure(in constraint: SizeConstraint) -> CGSize {
        instance.call("measure", [("in", constraint)], as: CGSize.self, fallback: .zero)
    }
}
