import Foundation
import SwiftInterpreter

extension Binding {
    static let unit = Binding("Unit") { table in
        table.register(Unit.self, as: "Unit", superclass: "NSObject", summary: "A unit of measure.") { unit in
            unit.property("symbol", summary: "The short text, such as km.") { $0.symbol }
        }
        table.register(
            Dimension.self,
            as: "Dimension",
            superclass: "Unit",
            summary: "A unit that converts to others of its kind."
        )
        register(KnownUnit<UnitLength>.all, as: "UnitLength", "A unit of length.", in: table)
        register(KnownUnit<UnitMass>.all, as: "UnitMass", "A unit of mass.", in: table)
        register(KnownUnit<UnitDuration>.all, as: "UnitDuration", "A unit of time.", in: table)
        register(KnownUnit<UnitTemperature>.all, as: "UnitTemperature", "A unit of temperature.", in: table)
        register(KnownUnit<UnitVolume>.all, as: "UnitVolume", "A unit of volume.", in: table)
        register(KnownUnit<UnitSpeed>.all, as: "UnitSpeed", "A unit of speed.", in: table)
        register(KnownUnit<UnitArea>.all, as: "UnitArea", "A unit of area.", in: table)
        register(KnownUnit<UnitInformationStorage>.all, as: "UnitInformationStorage", "A unit of data.", in: table)
        register(KnownUnit<UnitEnergy>.all, as: "UnitEnergy", "A unit of energy.", in: table)
        register(KnownUnit<UnitPower>.all, as: "UnitPower", "A unit of power.", in: table)
        register(KnownUnit<UnitPressure>.all, as: "UnitPressure", "A unit of pressure.", in: table)
        register(KnownUnit<UnitAngle>.all, as: "UnitAngle", "A unit of angles.", in: table)
        register(KnownUnit<UnitFrequency>.all, as: "UnitFrequency", "A unit of frequency.", in: table)
    }

    private static func register<UnitType: Dimension>(
        _ units: @autoclosure @escaping () -> [KnownUnit<UnitType>],
        as name: String,
        _ summary: String,
        in table: BindingTable
    ) {
        table.register(UnitType.self, as: name, superclass: "Dimension", summary: summary) { type in
            for known in units() { type.staticProperty(known.name, summary: known.summary, known.unit) }
            type.staticMethod("baseUnit() -> \(name)", summary: "Returns the unit that the others convert to.") { _ in
                UnitType.baseUnit()
            }
        }
    }
}
