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
        #expect(report.heading(of: "UInt8")?.hasPrefix("@available(*, absent) ") == true)
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
        #expect(Set(missing).subtracting(Self.ofTheRunner) == [])
    }

    /// The types that declare the members of a built-in type.
    private static let declarers = [
        "String": ["String", "Substring", "Character", "Unicode.Scalar"],
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
    private static let ofTheRunner: Set<String> = [
        "ArraySlice.init(_:)", "FloatingPoint.maximum(_:_:)", "FloatingPoint.minimum(_:_:)", "KeyPath.appending(path:)",
        "WritableKeyPath.appending(path:)",
    ]

    /// The types whose members the runner knows, or that are declared in source here.
    private static let ofTheLanguage: Set<String> = [
        "AnyIterator", "AnySequence", "ComparisonResult", "DefaultStringInterpolation", "Hasher", "LocalizedError",
        "Never", "OptionSet",
        "RawRepresentable", "Result", "StaticString", "StringInterpolationProtocol", "TextOutputStream",
        "TextOutputStreamable",
    ]
}
