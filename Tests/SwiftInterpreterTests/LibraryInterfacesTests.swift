import Testing

@testable import SwiftInterpreter

@Suite struct LibraryInterfacesTests {
    private let table = BindingTable()
    private let interfaces: Interfaces
    private let nominals: [Nominal]

    init() {
        interfaces = LibraryInterfaces.make(table)
        nominals = interfaces.nominals.values.sorted { $0.name < $1.name }
        for nominal in nominals { nominal.load() }
    }

    @Test func theTextHasNoProblems() {
        #expect(interfaces.problems == [])
        #expect(nominals.count > 100)
    }

    @Test func associatedTypesAreKnown() {
        var unknown: [String] = []
        for nominal in nominals where !nominal.isProtocol {
            let kinds = protocols(of: nominal)
            let presets = Set(kinds.flatMap(\.associatedTypes).filter { $0.preset != nil }.map(\.name))
            let known = presets.union(nominal.generics.parameters.map(\.name)).union(nominal.members.types.keys)
            unknown += kinds.flatMap(\.associatedTypes).map(\.name).filter { !known.contains($0) }
                .map { "\(nominal.name).\($0)" }
        }
        #expect(unknown == [])
    }

    @Test func declarationsHaveTheirTypes() throws {
        let map = try #require(interfaces.nominal("Sequence")?.members["map"].first)
        #expect(map.isFromProtocolExtension)
        #expect(map.labelledName == "map(_:)")
        #expect(map.modifiers.contains(.rethrows))
        let some = try #require(interfaces.nominal("Optional")?.members["some"].first)
        #expect(some.kind == .enumCase)
        let array = try #require(interfaces.nominal("Array"))
        #expect(array.conformances.first { $0.type.name == "Equatable" }?.requirements.count == 1)
        #expect(interfaces.operators("+").contains { $0.owner?.name == "String" && $0.parameters.count == 2 })
        #expect(interfaces.operators("??").count == 2)
        #expect(interfaces.nominal("UInt8")?.modifiers.contains(.absent) == true)
    }

    // MARK: - Implementations

    @Test func builtInMembersAreDeclared() {
        var missing: [String] = []
        for (name, type) in table.builtIns {
            let owners = (Self.declarers[name] ?? [name]).compactMap { interfaces.nominal($0) }
                .flatMap { [$0] + protocols(of: $0) }
            for member in BuiltInMember.all(of: type) {
                let found = owners.flatMap { $0.members[member.name] }
                if !found.contains(where: member.fits) { missing.append("\(name).\(member)") }
            }
        }
        #expect(Set(missing).subtracting(Self.notInSwift) == [])
    }

    @Test func builtInFunctionsAreDeclared() {
        let missing = table.builtInFunctions.values.joined().map(BuiltInMember.init)
            .filter { function in !interfaces.functions(function.name).contains(where: function.fits) }
        // They take any number of values at once.
        #expect(Set(missing.map(\.name)) == ["min", "max"])
    }

    @Test func declaredMembersAreImplemented() {
        let members = table.builtIns.values.flatMap(BuiltInMember.all(of:))
        let byName = Dictionary(grouping: members, by: \.name)
        var missing: [String] = []
        for nominal in nominals where !nominal.modifiers.contains(.absent) && !Self.ofTheLanguage.contains(nominal.name)
        {
            for declaration in nominal.members.order.flatMap({ nominal.members[$0] }) {
                guard !declaration.isOfTheLanguage, !declaration.modifiers.contains(.absent) else { continue }
                guard byName[declaration.name]?.contains(where: { $0.fits(declaration) }) != true else { continue }
                missing.append("\(nominal.name).\(declaration.labelledName)")
            }
        }
        #expect(missing == [])
    }

    private func protocols(of nominal: Nominal) -> [Nominal] {
        interfaces.conformances(of: nominal).flatMap { [$0.type] + $0.type.allRefined(interfaces) }
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

    /// The types whose members the evaluator knows, or that are declared in source here.
    private static let ofTheLanguage: Set<String> = [
        "AnyIterator", "ComparisonResult", "DefaultStringInterpolation", "LocalizedError", "Never", "OptionSet",
        "RawRepresentable", "Result", "StringInterpolationProtocol", "TextOutputStream", "TextOutputStreamable",
    ]
}

extension Declaration {
    /// True for what no table implements: operators, subscripts, literals, and what is synthesized.
    fileprivate var isOfTheLanguage: Bool {
        if kind == .enumCase || kind == .subscript { return true }
        if kind == .function, name.utf8.first.map(InterfaceReader.isOperator) == true { return true }
        if kind == .initializer, let label = parameters.first?.label {
            return label.hasSuffix("Literal") || label == "stringInterpolation"
        }
        return ["allCases", "hash", "hashValue", "id", "localizedDescription", "next"].contains(name)
    }
}

/// A member that the interpreter implements.
struct BuiltInMember: CustomStringConvertible {
    var name: String
    /// The parameters; nil for a property.
    var parameters: [Signature.Parameter]?

    static func all(of type: NativeType) -> [BuiltInMember] {
        let callables = type.initializers + type.methods.values.joined() + type.staticMethods.values.joined()
        let properties = Array(type.properties.keys) + Array(type.staticProperties.keys)
        return callables.map(BuiltInMember.init) + properties.map { BuiltInMember(name: $0) }
    }

    var description: String {
        guard let parameters else { return name }
        return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    /// Returns true if a declaration has the same labels, apart from those of arguments that a call may omit.
    func fits(_ declaration: Declaration) -> Bool {
        guard let parameters else { return declaration.kind == .variable || declaration.kind == .enumCase }
        guard declaration.kind != .variable else { return false }
        var rest = declaration.parameters[...]
        for parameter in parameters {
            let place = rest.firstIndex { $0.label == parameter.label }
            guard let place, rest[..<place].allSatisfy({ $0.hasDefault || $0.isVariadic }) else {
                if parameter.isOptional { continue }
                return false
            }
            rest = rest[(place + 1)...]
        }
        return rest.allSatisfy { $0.hasDefault || $0.isVariadic }
    }
}

extension BuiltInMember {
    init(_ callable: NativeCallable) {
        self.init(name: callable.signature.name, parameters: callable.signature.parameters)
    }
}
