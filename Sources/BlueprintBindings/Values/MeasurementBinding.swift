import Foundation
import SwiftInterpreter

extension Binding {
    static let measurement = Binding("Measurement") { table in
        table.register(
            Measurement<UnitAngle>.self,
            as: "Measurement",
            summary: "An angle: a number and its unit.",
            example: "Measurement(value: 45, unit: UnitAngle.degrees)"
        ) { measurement in
            measurement.initializer("init(value: Double, unit: UnitAngle)") {
                Measurement(value: try $0["value"], unit: try $0.get("unit", as: UnitAngle.self))
            }
            measurement.property("value", \.value)
            measurement.bareWord { word in
                guard CommandNumber.isNumber(word) else { return nil }
                return "Measurement(value: \(word), unit: UnitAngle.degrees)"
            }
        }
        table.register(UnitAngle.self, as: "UnitAngle", summary: "A unit of angles.") { unit in
            unit.staticProperty("degrees", summary: "360 in a full turn.", UnitAngle.degrees)
            unit.staticProperty("radians", summary: "2π in a full turn.", UnitAngle.radians)
        }
    }
}
