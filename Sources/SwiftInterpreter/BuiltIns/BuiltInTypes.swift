/// The names under which the members of the language's own types are registered.
enum BuiltInTypes {
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
}

extension BindingTable {
    /// Creates a table that contains only the types and functions of the language.
    package convenience init() {
        self.init(withoutBuiltIns: ())
        registerBuiltIns()
    }

    private func registerBuiltIns() {
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
