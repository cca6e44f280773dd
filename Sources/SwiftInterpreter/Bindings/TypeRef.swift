/// How a type is spelled: what a signature, an annotation or an error message says about a type.
///
/// Write one as a string: `"CGFloat"`, `"[Overlay.Child]"`, `"any Element"`, `"(SizeConstraint) -> CGSize"`.
public indirect enum TypeRef: Hashable, Sendable {
    /// A type by its full name, such as `Box.CornerStyle`.
    case named(String)
    /// A protocol as a type: `any Element` (also `some Element`).
    case existential(String)
    /// A generic type with its arguments, such as `ClosedRange<CGFloat>`.
    case generic(String, [TypeRef])
    /// A type that also admits nil.
    case optional(TypeRef)
    /// An array.
    case array(TypeRef)
    /// A dictionary of keys to values.
    case dictionary(TypeRef, TypeRef)
    /// A tuple; the empty tuple is `Void`.
    case tuple([TupleElement])
    /// A function or closure.
    case function([FunctionParameter], TypeRef)
    /// The type of a type: `Key.Type`.
    case metatype(TypeRef)

    /// One element of a tuple type.
    public struct TupleElement: Hashable, Sendable {
        /// The label, if it has one.
        public var label: String?
        /// The element's type.
        public var type: TypeRef

        /// Makes an element with an optional label.
        public init(label: String? = nil, type: TypeRef) {
            self.label = label
            self.type = type
        }
    }

    /// One parameter of a function type.
    public struct FunctionParameter: Hashable, Sendable {
        /// The parameter's type.
        public var type: TypeRef
        /// Whether the function may change the caller's variable.
        public var isInout: Bool

        /// Makes a parameter.
        public init(type: TypeRef, isInout: Bool = false) {
            self.type = type
            self.isInout = isInout
        }
    }

    /// No value: the empty tuple.
    public static let void = TypeRef.tuple([])
    /// Any value at all.
    public static let any = TypeRef.named("Any")

    static let anyHashable = TypeRef.named("AnyHashable")
    static let bool = TypeRef.named("Bool")
    static let character = TypeRef.named("Character")
    static let double = TypeRef.named("Double")
    static let int = TypeRef.named("Int")
    static let string = TypeRef.named("String")

    /// An optional that is unwrapped wherever its value is wanted: `T!`.
    ///
    /// Its values are nil or what it holds, without an optional around it.
    static func implicitlyUnwrapped(_ type: TypeRef) -> TypeRef { .generic(implicitName, [type]) }

    private static let implicitName = "ImplicitlyUnwrappedOptional"

    /// What an optional that is unwrapped by itself holds; nil for other types.
    var implicitlyUnwrapped: TypeRef? {
        if case .generic(Self.implicitName, let arguments) = self { return arguments.first }
        return nil
    }

    /// The name under which the type is looked up; nil for structural types.
    public var name: String? {
        if let type = implicitlyUnwrapped { return type.name }
        switch self {
        case .named(let name), .existential(let name), .generic(let name, _): return name
        default: return nil
        }
    }

    /// All names in it.
    var mentionedNames: [String] {
        switch self {
        case .named(let name), .existential(let name): [name]
        case .generic(let name, let arguments): [name] + arguments.flatMap(\.mentionedNames)
        case .optional(let inner), .array(let inner), .metatype(let inner): inner.mentionedNames
        case .dictionary(let key, let value): key.mentionedNames + value.mentionedNames
        case .tuple(let parts): parts.flatMap(\.type.mentionedNames)
        case .function(let parameters, let result):
            parameters.flatMap(\.type.mentionedNames) + result.mentionedNames
        }
    }

    /// The type without its outer optionals.
    public var unwrapped: TypeRef {
        if case .optional(let wrapped) = self { return wrapped.unwrapped }
        return implicitlyUnwrapped?.unwrapped ?? self
    }

    /// Whether nil is among its values.
    public var isOptional: Bool {
        if case .optional = self { return true }
        return self == .any || implicitlyUnwrapped != nil
    }

    /// Whether this is a number type written with a fraction: Double, CGFloat, Float or TimeInterval.
    public var isFloatingPoint: Bool {
        switch self {
        case .optional(let wrapped): return wrapped.isFloatingPoint
        case .generic(Self.implicitName, let arguments): return arguments.first?.isFloatingPoint ?? false
        case .named(let name):
            return name == "CGFloat" || name == "Double" || name == "Float" || name == "TimeInterval"
        default: return false
        }
    }

    /// The parameters and result of a function type, also behind optionals; nil for other types.
    public var function: (parameters: [FunctionParameter], result: TypeRef)? {
        if case .function(let parameters, let result) = unwrapped { return (parameters, result) }
        return nil
    }
}

extension TypeRef: CustomStringConvertible {
    /// The type as Swift source.
    public var description: String {
        switch self {
        case .named(let name): return name
        case .existential(let name): return "any \(name)"
        case .generic(Self.implicitName, let arguments): return arguments.map { "\($0)!" }.joined()
        case .generic(let name, let arguments):
            return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .optional(let wrapped):
            switch wrapped {
            case .function, .existential: return "(\(wrapped))?"
            default: return "\(wrapped)?"
            }
        case .array(let element): return "[\(element)]"
        case .dictionary(let key, let value): return "[\(key): \(value)]"
        case .tuple(let elements):
            if elements.isEmpty { return "Void" }
            let parts = elements.map { element in
                element.label.map { "\($0): \(element.type)" } ?? element.type.description
            }
            return "(\(parts.joined(separator: ", ")))"
        case .function(let parameters, let result):
            let parts = parameters.map { ($0.isInout ? "inout " : "") + $0.type.description }
            return "(\(parts.joined(separator: ", "))) -> \(result)"
        case .metatype(let type): return "\(type).Type"
        }
    }
}

extension TypeRef: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    /// Reads a type from its Swift spelling; text that is no type becomes a name that is never found.
    public init(stringLiteral text: String) {
        // Most are one name, which needs no reading.
        let isName = text.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        }
        self = isName && text != "Void" ? .named(text) : TypeRef(text) ?? .named(text)
    }

    /// Reads a type from its Swift spelling, or returns nil.
    public init?(_ text: String) {
        var reader = DeclarationReader(text)
        guard let type = reader.type(), reader.isAtEnd else { return nil }
        self = type
    }
}
