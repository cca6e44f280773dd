/// The types that the language itself has.
enum BuiltInTypes {
    static let names = [
        "Any", "AnyHashable", "Array", "Bool", "CGFloat", "Character", "ClosedRange", "Dictionary", "Double", "Float",
        "Int", "Range", "String", "TimeInterval", "Void",
    ]

    /// Protocols of the standard library that a declaration may name; their members come by themselves or not at all.
    static let protocols: Set<String> = [
        "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable",
        "Sendable",
    ]

    /// The name under which the members of a type are kept.
    static func canonical(_ name: String) -> String {
        switch name {
        case "CGFloat", "Float", "TimeInterval": "Double"
        case "Character": "String"
        case "ClosedRange": "Range"
        default: name
        }
    }

    /// The names that a value's members are looked up under.
    static func names(for value: Value) -> [String] {
        switch value {
        case .bool: ["Bool"]
        case .int: ["Int"]
        case .double: ["Double", "CGFloat"]
        case .string: ["String"]
        case .array: ["Array"]
        case .dictionary: ["Dictionary"]
        case .range: ["Range"]
        default: []
        }
    }

    static func accepts(_ value: Value, _ name: String) -> Bool {
        switch (name, value) {
        case ("Array", .array), ("Dictionary", .dictionary), ("Range", .range), ("ClosedRange", .range): true
        default: false
        }
    }
}

extension BindingTable {
    func registerBuiltIns() {
        registerIntegers()
        registerNumbers()
        registerBooleans()
        registerStrings()
        registerArrays()
        registerArrayChanges()
        registerDictionaries()
        registerRanges()
        registerFreeFunctions()
    }
}

extension Value {
    /// The number as a Double; nil for other values.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
