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

extension BindingTable {
    /// Registers the members of `Optional` itself, called without `?`.
    func registerOptionals() {
        registerBuiltIn("Optional") { type in
            type.initializer("init(_ value: Any)") { .present(try $0.value("value")) }
            type.staticMethod("some(_ value: Any) -> Any?") { Value.present(try $0.value("value")) }
            type.staticProperty("none", type: "Any?", Value.nil)
            type.method("map(_ transform: (Self.Wrapped) -> T) -> T?") { value, arguments in
                guard let held = value.wrapped else { return Value.nil }
                return .present(try arguments.function("transform")?.call([held]) ?? .nil)
            }
            type.method("flatMap(_ transform: (Self.Wrapped) -> T?) -> T?") { value, arguments in
                guard let held = value.wrapped else { return Value.nil }
                return (try arguments.function("transform")?.call([held]) ?? .nil).asOptional
            }
            type.mutatingMethod("take() -> Self.Wrapped?") { value, _ -> Value in
                defer { value = .nil }
                return value
            }
            type.property("debugDescription", type: "String", get: { $0.interpolated })
            type.property(
                "unsafelyUnwrapped",
                get: { value -> Value in
                    guard let held = value.wrapped else {
                        throw BindingError("unexpectedly found nil while unwrapping an Optional value")
                    }
                    return held
                }
            )
        }
    }
}

/// Pointers to variables, which calls take as `&variable`.
extension BindingTable {
    static let pointerName = "UnsafeMutablePointer"

    func registerPointers() {
        registerBuiltIn(Self.pointerName) { type in
            type.property(
                "pointee",
                type: .anything,
                get: { try Self.pointer($0).pointee },
                set: { (pointer: inout Value, value: Value) in try Self.pointer(pointer).pointee = value }
            )
        }
    }

    /// Returns a pointer as a value of source.
    package func value(of pointer: ValuePointer) -> Value {
        guard let type = builtIns[Self.pointerName] else { return .void }
        return .native(NativeValue(pointer, type: type))
    }

    private static func pointer(_ value: Value) throws -> ValuePointer {
        guard case .native(let native) = value, let pointer = native.base as? ValuePointer else {
            throw BindingError.mismatch(value, pointerName)
        }
        return pointer
    }
}

extension Arguments {
    /// Stores a value in the variable that an argument of type `UnsafeMutablePointer` points to; does nothing for nil.
    package func store(_ value: Any, at name: String) throws {
        guard case .native(let native) = try self.value(name).unwrapped, let pointer = native.base as? ValuePointer
        else { return }
        pointer.pointee = table.value(from: value, declared: nil)
    }
}
