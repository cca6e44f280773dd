import Foundation
import SwiftInterpreter

extension Binding {
    static let measurement = Binding("Measurement") { table in
        table.register(
            Measurement<Dimension>.self,
            as: "Measurement",
            traits: .operators,
            summary: "A number and its unit.",
            example: "Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).value"
        ) { measurement in
            measurement.initializer("init(value: Double, unit: Dimension)") {
                Measurement(value: try $0["value"], unit: try $0.get("unit", as: Dimension.self))
            }
            measurement.property("value", \.value, summary: "The number.")
            measurement.property("unit", \.unit, summary: "The unit.")
            measurement.property("description", \.description, summary: "The number and the symbol of the unit.")
            describeConverting(in: measurement)
            measurement.bareWord { word in
                guard CommandNumber.isNumber(word) else { return nil }
                return "Measurement(value: \(word), unit: UnitAngle.degrees)"
            }
        }
    }

    private static func describeConverting(in measurement: TypeRegistration<Measurement<Dimension>>) {
        measurement.method(
            "converted(to otherUnit: Dimension) -> Measurement",
            summary: "Returns the same quantity in another unit."
        ) { $0.converted(to: try $1["otherUnit"]) }
        measurement.mutatingMethod("convert(to otherUnit: Dimension)", summary: "Changes the unit of the quantity.") {
            $0.convert(to: try $1["otherUnit"])
        }
        measurement.infix("+", "Measurement") { (one: Measurement<Dimension>, other: Measurement<Dimension>) in
            one + other
        }
        measurement.infix("-", "Measurement") { (one: Measurement<Dimension>, other: Measurement<Dimension>) in
            one - other
        }
        measurement.infix("*", "Double") { (one: Measurement<Dimension>, number: Double) in one * number }
        measurement.infix("/", "Double") { (one: Measurement<Dimension>, number: Double) in one / number }
        measurement.infix("*", from: "Double") { (number: Double, one: Measurement<Dimension>) in number * one }
        measurement.infix("/", from: "Double") { (number: Double, one: Measurement<Dimension>) in number / one }
    }
}
