import Foundation
import SwiftInterpreter

extension Binding {
    static let measurementFormatter = Binding("MeasurementFormatter") { table in
        table.register(
            Formatter.self,
            as: "Formatter",
            superclass: "NSObject",
            summary: "Converts values to text."
        )
        table.register(
            MeasurementText.self,
            as: "MeasurementFormatter",
            superclass: "Formatter",
            summary: "Converts measurements to text in US English.",
            example: """
                let formatter = MeasurementFormatter()
                formatter.unitOptions = .providedUnit
                formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))
                """
        ) { formatter in
            formatter.initializer("init()", summary: "A formatter of medium length for US English.") { _ in
                MeasurementText()
            }
            formatter.method(
                "string(from measurement: Measurement) -> String",
                summary: "Returns the text of a measurement, in the unit of the country without .providedUnit."
            ) { try $0.string(from: try $1["measurement"]) }
            formatter.property("unitStyle", \.style, summary: "The length of the unit.")
            formatter.property("unitOptions", \.options, summary: "The choice of the unit.")
            formatter.property(
                "numberFormatter",
                \.numbers,
                orElse: MeasurementText.decimals,
                type: "NumberFormatter!",
                summary: "The formatter of the number."
            )
            formatter.property(
                "locale",
                \.locale,
                orElse: SessionClock.locale,
                type: "Locale!",
                summary: "The language and country."
            )
        }
        table.registerCases(
            of: Formatter.UnitStyle.self,
            as: "Formatter.UnitStyle",
            summary: "The length of a unit.",
            [.short: "5km.", .medium: "5 km.", .long: "5 kilometers."]
        )
        table.registerOptions(
            of: MeasurementText.Options.self,
            as: "MeasurementFormatter.UnitOptions",
            summary: "The choice of the unit.",
            [
                ("providedUnit", .providedUnit, "The unit of the measurement, not that of the country."),
                ("temperatureWithoutUnit", .temperatureWithoutUnit, "Degrees without a scale: 70°."),
            ]
        )
    }
}

/// The formatter of measurements, which Foundation on Linux does not have.
///
/// It knows US English. Of the units that the country does not use it converts those whose counterpart is certain.
private final class MeasurementText: Formatter {
    struct Options: OptionSet {
        let rawValue: Int

        static let providedUnit = Options(rawValue: 1)
        static let temperatureWithoutUnit = Options(rawValue: 4)
    }

    var style = Formatter.UnitStyle.medium
    var options: Options = []
    var locale: Locale? = SessionClock.locale
    var numbers: NumberFormatter? = decimals

    static var decimals: NumberFormatter {
        let formatter = NumberFormatter()
        (formatter.locale, formatter.numberStyle) = (SessionClock.locale, .decimal)
        return formatter
    }

    func string(from measurement: Measurement<Dimension>) throws -> String {
        guard let locale, locale.language.languageCode == "en", locale.region == "US" else {
            throw BindingError(
                "the names of units are known for US English only: use Locale(identifier: \"en_US\"), "
                    + "not \"\(locale?.identifier ?? "")\""
            )
        }
        let local = options.contains(.providedUnit) ? measurement : try Self.local(measurement)
        let number = numbers?.string(from: NSNumber(value: local.value)) ?? ""
        if options.contains(.temperatureWithoutUnit), local.unit is UnitTemperature {
            guard style != .long else {
                throw BindingError("the long text of a temperature without unit is not known: use .medium")
            }
            return number + "°"
        }
        guard let text = UnitText.of(local.unit) else {
            throw BindingError("the text of the unit '\(local.unit.symbol)' is not known here")
        }
        switch style {
        case .short: return number + text.short
        case .long:
            return number + " " + (number.drop { $0 == "-" } == "1" ? text.singular : text.long)
        default: return number + text.medium
        }
    }

    private static func local(_ measurement: Measurement<Dimension>) throws -> Measurement<Dimension> {
        let counterparts: [(unit: Dimension, local: Dimension)] = [
            (UnitLength.kilometers, UnitLength.miles), (UnitMass.kilograms, UnitMass.pounds),
            (UnitTemperature.celsius, UnitTemperature.fahrenheit),
            (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
        ]
        for (unit, local) in counterparts where [unit, local].contains(measurement.unit) {
            return measurement.converted(to: local)
        }
        throw BindingError(
            "the unit that the US uses for '\(measurement.unit.symbol)' is not known here: "
                + "set unitOptions = .providedUnit, or convert the measurement"
        )
    }
}
