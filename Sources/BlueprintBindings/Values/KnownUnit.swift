import Foundation

/// A unit of Foundation, and its text in US English.
struct KnownUnit<UnitType: Dimension> {
    /// The name of the static property.
    let name: String
    /// The unit itself.
    let unit: UnitType
    /// The text after a number; nil if it is not known.
    let text: UnitText?

    /// A unit whose text after a number is not known.
    init(_ name: String, _ unit: UnitType) {
        (self.name, self.unit, text) = (name, unit, nil)
    }

    /// A unit with its text.
    ///
    /// - Parameters:
    ///   - short: the text of the short style; without it, that of the medium style without spaces in front.
    ///   - long: the name for several; without it, the words of the property.
    init(_ name: String, _ unit: UnitType, _ medium: String, short: String? = nil, long: String? = nil) {
        (self.name, self.unit) = (name, unit)
        text = UnitText(
            medium: medium,
            short: short ?? String(medium.drop { $0 == " " }),
            long: long ?? UnitText.words(of: name)
        )
    }

    /// The size of the unit, in the unit that the others convert to.
    var summary: String {
        let base = unit.converter.baseUnitValue(fromValue: 1).formatted(.number.locale(SessionClock.locale))
        return "1 \(unit.symbol) is \(base) \(UnitType.baseUnit().symbol)."
    }
}

/// The text of a unit after a number, in three lengths, as the Unicode locale data has it for US English.
struct UnitText {
    /// The text of the medium style.
    let medium: String
    /// The text of the short style.
    let short: String
    /// The name for several.
    let long: String

    /// The name for one.
    var singular: String {
        var words = long.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(where: { $0.hasSuffix("s") || $0 == "feet" }) else { return long }
        words[index] = ["feet": "foot", "inches": "inch"][words[index]] ?? String(words[index].dropLast())
        return words.joined(separator: " ")
    }

    /// Returns the words of a property's name: `square kilometers` for `squareKilometers`.
    static func words(of name: String) -> String {
        name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    }

    /// Returns the text of a unit; nil if it is not known.
    static func of(_ unit: Unit) -> UnitText? {
        func text<UnitType>(_ units: [KnownUnit<UnitType>]) -> UnitText? { units.first { $0.unit == unit }?.text }
        switch unit {
        case is UnitLength: return text(KnownUnit<UnitLength>.all)
        case is UnitMass: return text(KnownUnit<UnitMass>.all)
        case is UnitDuration: return text(KnownUnit<UnitDuration>.all)
        case is UnitTemperature: return text(KnownUnit<UnitTemperature>.all)
        case is UnitVolume: return text(KnownUnit<UnitVolume>.all)
        case is UnitSpeed: return text(KnownUnit<UnitSpeed>.all)
        case is UnitArea: return text(KnownUnit<UnitArea>.all)
        case is UnitInformationStorage: return text(KnownUnit<UnitInformationStorage>.all)
        case is UnitEnergy: return text(KnownUnit<UnitEnergy>.all)
        case is UnitPower: return text(KnownUnit<UnitPower>.all)
        case is UnitPressure: return text(KnownUnit<UnitPressure>.all)
        case is UnitAngle: return text(KnownUnit<UnitAngle>.all)
        case is UnitFrequency: return text(KnownUnit<UnitFrequency>.all)
        default: return nil
        }
    }
}

extension KnownUnit<UnitLength> {
    static var all: [Self] {
        [
            Self("megameters", .megameters), Self("kilometers", .kilometers, " km"),
            Self("hectometers", .hectometers), Self("decameters", .decameters), Self("meters", .meters, " m"),
            Self("decimeters", .decimeters, " dm"), Self("centimeters", .centimeters, " cm"),
            Self("millimeters", .millimeters, " mm"), Self("micrometers", .micrometers, " μm"),
            Self("nanometers", .nanometers, " nm"), Self("picometers", .picometers, " pm"),
            Self("inches", .inches, " in", short: "″"), Self("feet", .feet, " ft", short: "′"),
            Self("yards", .yards, " yd"), Self("miles", .miles, " mi"),
            Self("scandinavianMiles", .scandinavianMiles), Self("lightyears", .lightyears, " ly", long: "light years"),
            Self("nauticalMiles", .nauticalMiles, " nmi"), Self("fathoms", .fathoms), Self("furlongs", .furlongs),
            Self("astronomicalUnits", .astronomicalUnits, " au"), Self("parsecs", .parsecs, " pc"),
        ]
    }
}

extension KnownUnit<UnitMass> {
    static var all: [Self] {
        [
            Self("kilograms", .kilograms, " kg"), Self("grams", .grams, " g"), Self("decigrams", .decigrams),
            Self("centigrams", .centigrams), Self("milligrams", .milligrams, " mg"),
            Self("micrograms", .micrograms, " μg"), Self("nanograms", .nanograms), Self("picograms", .picograms),
            Self("ounces", .ounces, " oz"), Self("pounds", .pounds, " lb", short: "#"), Self("stones", .stones),
            Self("metricTons", .metricTons, " t"), Self("shortTons", .shortTons), Self("carats", .carats),
            Self("ouncesTroy", .ouncesTroy), Self("slugs", .slugs),
        ]
    }
}

extension KnownUnit<UnitDuration> {
    static var all: [Self] {
        [
            Self("hours", .hours, " hr", short: "h"), Self("minutes", .minutes, " min", short: "m"),
            Self("seconds", .seconds, " sec", short: "s"), Self("milliseconds", .milliseconds, " ms"),
            Self("microseconds", .microseconds, " μs"), Self("nanoseconds", .nanoseconds, " ns"),
            Self("picoseconds", .picoseconds),
        ]
    }
}

extension KnownUnit<UnitTemperature> {
    static var all: [Self] {
        [
            Self("kelvin", .kelvin, " K", long: "kelvins"),
            Self("celsius", .celsius, "°C", long: "degrees Celsius"),
            Self("fahrenheit", .fahrenheit, "°F", short: "°", long: "degrees Fahrenheit"),
        ]
    }
}

extension KnownUnit<UnitVolume> {
    static var all: [Self] {
        [
            Self("megaliters", .megaliters), Self("kiloliters", .kiloliters), Self("liters", .liters, " L"),
            Self("deciliters", .deciliters, " dL"), Self("centiliters", .centiliters, " cL"),
            Self("milliliters", .milliliters, " mL"), Self("cubicKilometers", .cubicKilometers, " km³"),
            Self("cubicMeters", .cubicMeters, " m³"), Self("cubicDecimeters", .cubicDecimeters),
            Self("cubicCentimeters", .cubicCentimeters, " cm³"), Self("cubicMillimeters", .cubicMillimeters),
            Self("cubicInches", .cubicInches, " in³"), Self("cubicFeet", .cubicFeet, " ft³"),
            Self("cubicYards", .cubicYards, " yd³"), Self("cubicMiles", .cubicMiles), Self("acreFeet", .acreFeet),
            Self("bushels", .bushels), Self("teaspoons", .teaspoons, " tsp"),
            Self("tablespoons", .tablespoons, " tbsp"), Self("fluidOunces", .fluidOunces, " fl oz"),
            Self("cups", .cups, " c"), Self("pints", .pints, " pt"), Self("quarts", .quarts, " qt"),
            Self("gallons", .gallons, " gal"), Self("imperialTeaspoons", .imperialTeaspoons),
            Self("imperialTablespoons", .imperialTablespoons), Self("imperialFluidOunces", .imperialFluidOunces),
            Self("imperialPints", .imperialPints), Self("imperialQuarts", .imperialQuarts),
            Self("imperialGallons", .imperialGallons), Self("metricCups", .metricCups),
        ]
    }
}

extension KnownUnit<UnitSpeed> {
    static var all: [Self] {
        [
            Self("metersPerSecond", .metersPerSecond, " m/s"), Self("kilometersPerHour", .kilometersPerHour, " km/h"),
            Self("milesPerHour", .milesPerHour, " mph"), Self("knots", .knots, " kn"),
        ]
    }
}

extension KnownUnit<UnitArea> {
    static var all: [Self] {
        [
            Self("squareMegameters", .squareMegameters), Self("squareKilometers", .squareKilometers, " km²"),
            Self("squareMeters", .squareMeters, " m²"), Self("squareCentimeters", .squareCentimeters, " cm²"),
            Self("squareMillimeters", .squareMillimeters), Self("squareMicrometers", .squareMicrometers),
            Self("squareNanometers", .squareNanometers), Self("squareInches", .squareInches, " in²"),
            Self("squareFeet", .squareFeet, " sq ft", short: "ft²"), Self("squareYards", .squareYards, " yd²"),
            Self("squareMiles", .squareMiles, " sq mi", short: "mi²"), Self("acres", .acres, " ac"),
            Self("ares", .ares), Self("hectares", .hectares, " ha"),
        ]
    }
}

extension KnownUnit<UnitInformationStorage> {
    static var all: [Self] {
        [
            Self("bytes", .bytes, " byte", short: "B"), Self("bits", .bits, " bit"), Self("nibbles", .nibbles),
            Self("kilobits", .kilobits), Self("megabits", .megabits), Self("gigabits", .gigabits),
            Self("kilobytes", .kilobytes, " kB"), Self("megabytes", .megabytes, " MB"),
            Self("gigabytes", .gigabytes, " GB"), Self("terabytes", .terabytes, " TB"),
            Self("kibibytes", .kibibytes), Self("mebibytes", .mebibytes), Self("gibibytes", .gibibytes),
        ]
    }
}

extension KnownUnit<UnitEnergy> {
    static var all: [Self] {
        [
            Self("kilojoules", .kilojoules, " kJ"), Self("joules", .joules, " J"),
            Self("kilocalories", .kilocalories, " kcal"), Self("calories", .calories, " cal"),
            Self("kilowattHours", .kilowattHours),
        ]
    }
}

extension KnownUnit<UnitPower> {
    static var all: [Self] {
        [
            Self("terawatts", .terawatts), Self("gigawatts", .gigawatts, " GW"),
            Self("megawatts", .megawatts, " MW"), Self("kilowatts", .kilowatts, " kW"), Self("watts", .watts, " W"),
            Self("milliwatts", .milliwatts, " mW"), Self("microwatts", .microwatts), Self("nanowatts", .nanowatts),
            Self("picowatts", .picowatts), Self("femtowatts", .femtowatts), Self("horsepower", .horsepower, " hp"),
        ]
    }
}

extension KnownUnit<UnitPressure> {
    static var all: [Self] {
        [
            Self("newtonsPerMetersSquared", .newtonsPerMetersSquared), Self("gigapascals", .gigapascals),
            Self("megapascals", .megapascals, " MPa"), Self("kilopascals", .kilopascals, " kPa"),
            Self("hectopascals", .hectopascals, " hPa"),
            Self("inchesOfMercury", .inchesOfMercury, " inHg", short: "″ Hg"), Self("bars", .bars, " bar"),
            Self("millibars", .millibars), Self("millimetersOfMercury", .millimetersOfMercury),
            Self("poundsForcePerSquareInch", .poundsForcePerSquareInch),
        ]
    }
}

extension KnownUnit<UnitAngle> {
    static var all: [Self] {
        [
            Self("degrees", .degrees, " deg", short: "°"),
            Self("arcMinutes", .arcMinutes, " arcmin", short: "′", long: "arcminutes"),
            Self("arcSeconds", .arcSeconds, " arcsec", short: "″", long: "arcseconds"),
            Self("radians", .radians, " rad"), Self("gradians", .gradians),
            Self("revolutions", .revolutions, " rev"),
        ]
    }
}

extension KnownUnit<UnitFrequency> {
    static var all: [Self] {
        [
            Self("terahertz", .terahertz), Self("gigahertz", .gigahertz, " GHz"),
            Self("megahertz", .megahertz, " MHz"), Self("kilohertz", .kilohertz, " kHz"), Self("hertz", .hertz, " Hz"),
            Self("millihertz", .millihertz), Self("microhertz", .microhertz), Self("nanohertz", .nanohertz),
        ]
    }
}
