import SwiftInterpreter
import Testing

/// The interface of the standard library fits the members that the interpreter implements.
@Suite struct LibraryInterfacesTests {
    private let report = LibraryReport(of: BindingTable())

    @Test func theTextHasNoProblems() {
        #expect(report.problems == [])
        #expect(report.types.count > 100)
    }

    @Test func associatedTypesAreKnown() {
        #expect(report.unknownAssociatedTypes == [])
    }

    @Test func declarationsHaveTheirTypes() {
        #expect(
            report.members(of: "Sequence", named: "map").first
                == "map<T>(_ transform: (Self.Element) throws -> T) throws -> [T]"
                + "  // in an extension of a protocol, rethrows"
        )
        #expect(report.members(of: "Optional", named: "some").first?.hasPrefix("case some(") == true)
        #expect(report.conformances(of: "Array").contains("Equatable where Element: any Equatable"))
        #expect(report.heading(of: "AnyCollection")?.hasPrefix("@available(*, absent) ") == true)
    }

    @Test func operatorsAreFound() {
        #expect(
            report.operators("+").contains { $0.hasPrefix("String.static +(") && $0.split(separator: ",").count == 2 }
        )
        #expect(report.operators("??").count == 2)
    }

    // MARK: - Implementations

    @Test func builtInMembersAreDeclared() {
        let missing = report.undeclaredImplementations(declarers: Self.declarers)
        #expect(Set(missing).subtracting(Self.notInSwift) == [])
    }

    @Test func builtInFunctionsAreDeclared() {
        // They take any number of values at once.
        #expect(Set(report.undeclaredFunctions.map { $0.prefix { $0 != "(" } }) == ["min", "max"])
    }

    @Test func declaredMembersAreImplemented() {
        let missing = report.unimplementedDeclarations(except: Self.ofTheLanguage)
        #expect(Set(missing).subtracting(Self.ofTheRunner).filter { !Self.movesIndex($0) } == [])
    }

    @Test("no argument of a call is ignored, except the place of a failure")
    func argumentsHaveAnEffect() {
        #expect(report.ignoredParameters.filter { !$0.hasSuffix(" file:") && !$0.hasSuffix(" line:") } == [])
    }

    @Test func membersOfProtocolsAreImplemented() {
        let elsewhere = Set(report.membersImplementedElsewhere).subtracting(Self.ofTheRunnerByType)
        #expect(elsewhere.filter { !Self.movesIndex($0) } == [])
    }

    /// True for a method that the runner implements by the one that returns the index.
    private static func movesIndex(_ member: String) -> Bool { member.contains(".formIndex(") }

    /// The types that declare the members of a built-in type.
    private static let declarers = [
        "String": ["String", "Substring", "Character", "Unicode.Scalar"],
        "Substring": ["String", "Substring", "Character", "Unicode.Scalar"],
        "Range": ["Range", "ClosedRange"],
        "FormatStyle": ["FloatingPointFormatStyle", "FormatStyle"],
        "FormatPrecision": ["NumberFormatStyleConfiguration.Precision"],
        "FormatGrouping": ["NumberFormatStyleConfiguration.GroupingKind"],
    ]

    /// The members that the interpreter gives to dictionaries and sets, and Swift does not.
    private static let notInSwift: Set<String> = Set(
        ["Dictionary", "Set"].flatMap { name in
            ["index(before:)", "last", "last(where:)", "lastIndex(of:)", "lastIndex(where:)"].map { "\(name).\($0)" }
        }
    )

    /// The members that the runner implements, because they depend on types.
    private static let ofTheRunner = Set([
        "AnyHashable.base", "ArraySlice.init(_:)", "CGFloat.advanced(by:)", "CGFloat.distance(to:)",
        "Double.advanced(by:)", "Double.distance(to:)", "Float.advanced(by:)", "Float.distance(to:)",
        "Strideable.advanced(by:)", "Strideable.distance(to:)", "FloatingPoint.maximum(_:_:)",
        "FloatingPoint.minimum(_:_:)",
        "SignedNumeric.negate()", "Dictionary.init(minimumCapacity:)", "Set.init(minimumCapacity:)",
        "Range.init(uncheckedBounds:)", "ClosedRange.init(uncheckedBounds:)",
        "Range.clamped(to:)", "Range.overlaps(_:)", "ClosedRange.clamped(to:)", "ClosedRange.overlaps(_:)",
        "KeyPath.appending(path:)",
        "WritableKeyPath.appending(path:)", "BinaryFloatingPoint.binade",
    ]).union(ofReals.map { "FloatingPoint." + $0 })

    /// The members of floating-point numbers that depend on their precision.
    private static let ofReals = [
        "addProduct(_:_:)", "addingProduct(_:_:)", "binade", "exponent", "formRemainder(dividingBy:)",
        "formSquareRoot()", "formTruncatingRemainder(dividingBy:)", "init(sign:exponent:significand:)",
        "isEqual(to:)", "isLess(than:)", "isLessThanOrEqualTo(_:)", "isNormal", "isSubnormal",
        "leastNormalMagnitude", "negate()", "nextDown", "nextUp", "sign", "significand", "ulp", "ulpOfOne",
    ]

    /// The members of built-in types that the runner implements, because they depend on types.
    private static let ofTheRunnerByType: Set<String> = {
        let described = ["Array", "ArraySlice", "Dictionary", "Double", "Range", "Set"]
        let sets = [
            "formIntersection", "formSymmetricDifference", "formUnion", "isStrictSubset", "isStrictSuperset",
            "isSubset", "isSuperset", "subtract",
        ]
        let ofIntegers = [
            "advanced(by:)", "bigEndian", "bitWidth", "byteSwapped", "distance(to:)", "init()", "init(bitPattern:)",
            "init(clamping:)", "init(truncatingIfNeeded:)", "isSigned", "leadingZeroBitCount", "littleEndian",
            "addingReportingOverflow(_:)", "subtractingReportingOverflow(_:)",
        ]
        var names: Set<String> = [
            "Dictionary.init(minimumCapacity:)", "Int.negate()", "Range.init(uncheckedBounds:)",
            "Set.init(minimumCapacity:)", "Bool.init()", "CharacterSet.isDisjoint(with:)", "CharacterSet.isEmpty",
            "Double.advanced(by:)",
            "Double.distance(to:)", "Double.init()", "Double.init(exactly:)", "Double.maximum(_:_:)",
            "Double.minimum(_:_:)", "Int.dividedReportingOverflow(by:)", "Int.multipliedReportingOverflow(by:)",
            "Int.nonzeroBitCount", "Int.remainderReportingOverflow(dividingBy:)", "Int.trailingZeroBitCount",
            "Range.clamped(to:)", "Range.init(_:)", "Range.overlaps(_:)", "String.write(_:)",
            // Refused by name.
            "Substring.write(_:)",
        ]
        names.formUnion(described.map { "\($0).debugDescription" })
        names.formUnion(sets.flatMap { ["CharacterSet.\($0)(_:)", "CharacterSet.\($0)(of:)"] })
        names.formUnion(ofIntegers.map { "Int.\($0)" })
        names.formUnion(ofReals.map { "Double.\($0)" })
        return names
    }()

    /// The types whose members the runner knows, or that are declared in source here.
    private static let ofTheLanguage: Set<String> = [
        "AnyIterator", "AnySequence", "BinaryInteger", "CodingKey", "ComparisonResult", "DefaultStringInterpolation",
        "Hasher", "LocalizedError",
        "FixedWidthInteger", "Int", "Int16", "Int32", "Int64", "Int8", "Never", "ObjectIdentifier", "OptionSet",
        "RawRepresentable", "Result", "StaticString", "String.CompareOptions", "StringInterpolationProtocol",
        "TextOutputStream",
        "TextOutputStreamable", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]
}
