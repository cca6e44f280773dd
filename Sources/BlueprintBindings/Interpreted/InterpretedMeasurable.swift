import BlueprintUI
import Foundation
import SwiftInterpreter

/// The native value of an instance of a declared `Measurable`.
struct InterpretedMeasurable: Measurable, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func measure(in constraint: SizeConstraint) -> CGSize {
        instance.call("measure", [("in", constraint)], as: CGSize.self, fallback: .zero)
    }
}
