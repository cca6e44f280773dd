import BlueprintBindings
import SwiftInterpreter
import Testing

/// The formatter of measurements, which a compiler on Linux does not know.
@Suite struct MeasurementFormatterTests {
    /// Evaluates lines that print texts of a formatter, and returns what they print.
    private func printed(_ lines: String) throws -> [String] {
        let evaluator = BlueprintEvaluator()
        let source = "let formatter = MeasurementFormatter()\n\(lines)\nLabel(text: \"\")"
        return try evaluator.evaluate(source).takePrintedLines()
    }

    @Test(arguments: [
        (".short", ["5km", "1#", "21.25°", "90m", "-1′", "1m/s", "3ft²"]),
        (".medium", ["5 km", "1 lb", "21.25°F", "90 min", "-1 ft", "1 m/s", "3 sq ft"]),
        (
            ".long",
            [
                "5 kilometers", "1 pound", "21.25 degrees Fahrenheit", "90 minutes", "-1 foot", "1 meter per second",
                "3 square feet",
            ]
        ),
    ])
    func theUnitOfTheMeasurementIsWrittenInThreeLengths(style: String, texts: [String]) throws {
        let lines = """
            formatter.unitStyle = \(style)
            formatter.unitOptions = .providedUnit
            print(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)))
            print(formatter.string(from: Measurement(value: 1, unit: UnitMass.pounds)))
            print(formatter.string(from: Measurement(value: 21.25, unit: UnitTemperature.fahrenheit)))
            print(formatter.string(from: Measurement(value: 90, unit: UnitDuration.minutes)))
            print(formatter.string(from: Measurement(value: -1, unit: UnitLength.feet)))
            print(formatter.string(from: Measurement(value: 1, unit: UnitSpeed.metersPerSecond)))
            print(formatter.string(from: Measurement(value: 3, unit: UnitArea.squareFeet)))
            """
        #expect(try printed(lines) == texts)
    }

    @Test func theUnitOfTheCountryIsUsedUnlessTheProvidedOneIsWanted() throws {
        let lines = """
            print(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)))
            print(formatter.string(from: Measurement(value: 1, unit: UnitMass.kilograms)))
            print(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)))
            print(formatter.string(from: Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)))
            formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
            formatter.numberFormatter.maximumFractionDigits = 1
            print(formatter.string(from: Measurement(value: 21.26, unit: UnitTemperature.celsius)))
            """
        #expect(try printed(lines) == ["3.107 mi", "2.205 lb", "68°F", "62.137 mph", "21.3°"])
    }

    @Test(arguments: [
        ("", "UnitLength.meters", "the unit that the US uses for 'm' is not known here"),
        ("formatter.unitOptions = .providedUnit", "UnitMass.slugs", "the text of the unit 'slug' is not known here"),
        (
            "formatter.locale = Locale(identifier: \"de_DE\")", "UnitLength.kilometers",
            "the names of units are known for US English only"
        ),
        (
            "formatter.unitOptions = .temperatureWithoutUnit\nformatter.unitStyle = .long", "UnitTemperature.celsius",
            "the long text of a temperature without unit is not known"
        ),
        ("formatter.unitOptions = .naturalScale", "UnitLength.meters", "has no member 'naturalScale'"),
    ])
    func textsThatAreNotCertainAreErrors(setting: String, unit: String, message: String) throws {
        let lines = "\(setting)\nprint(formatter.string(from: Measurement(value: 5, unit: \(unit))))"
        let error = #expect(throws: Diagnostic.self) { try printed(lines) }
        #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    }
}
