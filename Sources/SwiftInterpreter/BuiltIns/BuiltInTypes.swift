/// The types of the language itself.
enum BuiltInTypes {
    static let names = [
        "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "Bool", "CGFloat", "Character", "ClosedRange",
        "ComparisonResult", "Dictionary",
        "Double",
        "Float", "FloatingPointRoundingRule", "FormatGrouping", "FormatPrecision", "FormatStyle", "Int", "Optional",
        "Range", "Set", "String", "String.Index", "Substring", "TimeInterval", "Void", "CharacterSet",
        "UnsafeMutablePointer",
    ]

    /// The standard library protocols that a declaration may conform to; their members are synthesized or not
    /// available.
    static let protocols: Set<String> = [
        "AdditiveArithmetic", "AnyObject", "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Codable",
        "BidirectionalCollection", "Collection", "Comparable",
        "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error",
        "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
        "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
        "FloatingPoint", "Hashable", "Identifiable", "IteratorProtocol", "LocalizedError", "MutableCollection",
        "Numeric", "RawRepresentable", "Sendable",
        "RandomAccessCollection", "RangeReplaceableCollection", "Sequence", "SignedNumeric", "Strideable",
        "StringProtocol",
    ]

    /// Returns the name that the members of a type are stored under.
    static func canonical(_ name: String) -> String {
        switch name {
        case "CGFloat", "Float", "TimeInterval": "Double"
        case "Character", "Substring": "String"
        case "ClosedRange": "Range"
        case "NumberFormatStyleConfiguration.Precision": "FormatPrecision"
        case "NumberFormatStyleConfiguration.GroupingKind": "FormatGrouping"
        default: name.hasSuffix("?") ? "Optional" : name
        }
    }

    /// Returns the type names that a value's members are looked up under.
    static func names(for value: Value) -> [String] {
        switch value {
        case .bool: ["Bool"]
        case .int: ["Int", "BinaryInteger", "Numeric", "Comparable", "Hashable", "Equatable"]
        case .double:
            ["Double", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable", "Hashable", "Equatable"]
        case .string: ["String", "StringProtocol", "Collection", "Sequence", "Comparable", "Hashable", "Equatable"]
        case .array: ["Array"] + listProtocols
        case .dictionary: ["Dictionary", "Collection", "Sequence"]
        case .range: ["Range", "Collection", "Sequence"]
        case .nil, .present: ["Optional"]
        case .native where value.substring != nil: names(for: .string(""))
        default: []
        }
    }

    /// Returns the type names that the members of a type's values are looked up under.
    static func names(of name: String) -> [String] {
        switch canonical(name) {
        case "Bool": names(for: .bool(false))
        case "Int": names(for: .int(0))
        case "Double": names(for: .double(0))
        case "String": names(for: .string(""))
        case "Array": names(for: .array([]))
        case "Dictionary": names(for: .dictionary(OrderedPairs()))
        case "ArraySlice": ["ArraySlice"] + listProtocols
        case "Range": ["Range", "Collection", "Sequence"]
        case "Set": ["Set", "Collection", "Sequence"]
        case let other: [other]
        }
    }

    /// The protocols that arrays and their slices conform to.
    private static let listProtocols = [
        "MutableCollection", "RangeReplaceableCollection", "RandomAccessCollection", "BidirectionalCollection",
        "Collection", "Sequence",
    ]

    static func accepts(_ value: Value, _ name: String) -> Bool {
        switch (name, value) {
        case ("Array", .array), ("Dictionary", .dictionary), ("Range", .range), ("ClosedRange", .range): true
        case ("FormatPrecision", .tuple), ("FormatGrouping", .bool): true
        case (_, .native(let native)): native.type.name == name
        default: false
        }
    }
}

extension BindingTable {
    func registerBuiltIns() {
        registerIntegers()
        registerRoundingRules()
        registerNumbers()
        registerBooleans()
        registerCharacterSets()
        registerStrings()
        registerArrays()
        registerSlices()
        registerDictionaries()
        registerRanges()
        registerSets()
        registerOptionals()
        registerPointers()
        registerFreeFunctions()
        registerMoreFunctions()
        registerMoreDictionaries()
        registerFormats()
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
