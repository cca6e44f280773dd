/// The spelling of a type in a signature, an annotation or an error message.
///
/// Write one as a string: `"CGFloat"`, `"[Overlay.Child]"`, `"any Element"`, `"(SizeConstraint) -> CGSize"`.
package indirect enum TypeRef: Hashable, Sendable {
    /// A type with its full name, such as `Box.CornerStyle`.
    case named(String)
    /// An existential type: `any Element` (also `some Element`).
    case existential(String)
    /// A generic type with its arguments, such as `ClosedRange<CGFloat>`.
    case generic(String, [TypeRef])
    /// An optional type.
    case optional(TypeRef)
    /// An array type.
    case array(TypeRef)
    /// A dictionary type.
    case dictionary(TypeRef, TypeRef)
    /// A tuple type; the empty tuple is `Void`.
    case tuple([TupleElement])
    /// A function type.
    case function([FunctionParameter], TypeRef)
    /// A metatype: `Key.Type`.
    case metatype(TypeRef)

    /// An element of a tuple type.
    package struct TupleElement: Hashable, Sendable {
        /// The label, if any.
        package var label: String?
        /// The element's type.
        package var type: TypeRef

        /// Creates an element with an optional label.
        package init(label: String? = nil, type: TypeRef) {
            self.label = label
            self.type = type
        }
    }

    /// A parameter of a function type.
    package struct FunctionParameter: Hashable, Sendable {
        /// The parameter's type.
        package var type: TypeRef
        /// True for an `inout` parameter.
        package var isInout: Bool

        /// Creates a parameter.
        package init(type: TypeRef, isInout: Bool = false) {
            self.type = type
            self.isInout = isInout
        }
    }

    /// The empty tuple type, `Void`.
    package static let void = TypeRef.tuple([])
    /// The type of any value.
    package static let any = TypeRef.named("Any")

    static let bool = TypeRef.named("Bool")
    static let double = TypeRef.named("Double")
    static let int = TypeRef.named("Int")
    static let string = TypeRef.named("String")

    /// Returns an implicitly unwrapped optional type: `T!`.
    ///
    /// Its values are nil or the wrapped value, without an optional around it.
    static func implicitlyUnwrapped(_ type: TypeRef) -> TypeRef { .generic(implicitName, [type]) }

    private static let implicitName = "ImplicitlyUnwrappedOptional"

    /// The wrapped type of an implicitly unwrapped optional; nil for other types.
    var implicitlyUnwrapped: TypeRef? {
        if case .generic(Self.implicitName, let arguments) = self { return arguments.first }
        return nil
    }

    /// The name that the type is looked up by; nil for structural types.
    package var name: String? {
        if let type = implicitlyUnwrapped { return type.name }
        switch self {
        case .named(let name), .existential(let name), .generic(let name, _): return name
        default: return nil
        }
    }

    /// The names that occur in the type.
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

    /// The type with all levels of optional unwrapped.
    package var unwrapped: TypeRef {
        if case .optional(let wrapped) = self { return wrapped.unwrapped }
        return implicitlyUnwrapped?.unwrapped ?? self
    }

    /// True for an optional type.
    package var isOptional: Bool {
        if case .optional = self { return true }
        return self == .any || implicitlyUnwrapped != nil
    }

    /// True for a floating-point type: Double, CGFloat, Float or TimeInterval.
    package var isFloatingPoint: Bool {
        switch self {
        case .optional(let wrapped): return wrapped.isFloatingPoint
        case .generic(Self.implicitName, let arguments): return arguments.first?.isFloatingPoint ?? false
        case .named(let name):
            return name == "CGFloat" || name == "Double" || name == "Float" || name == "TimeInterval"
        default: return false
        }
    }

    /// The parameters and the result of a function type, optional or not; nil for other types.
    package var function: (parameters: [FunctionParameter], result: TypeRef)? {
        if case .function(let parameters, let result) = unwrapped { return (parameters, result) }
        return nil
    }
}

extension TypeRef: CustomStringConvertible {
    /// The type as Swift source.
    package var description: String {
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
    /// Parses a type; text that is not a type becomes a name that is never found.
    package init(stringLiteral text: String) {
        // Most types are a single name, which needs no parsing.
        let isName = text.utf8.allSatisfy {
            (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        }
        self = isName && text != "Void" ? .named(text) : TypeRef(text) ?? .named(text)
    }

    /// Parses a type; nil if the text is not one.
    package init?(_ text: String) {
        var reader = DeclarationReader(text)
        guard let type = reader.type(), reader.isAtEnd else { return nil }
        self = type
    }
}

extension TypeRef {
    /// Returns the type as Swift prints it, with modules as in `Swift.Array<Swift.Int>` or without.
    ///
    /// Nil for a type that is neither part of the language nor declared in source, since its module is unknown.
    func swiftName(isQualified: Bool) -> String? {
        let swift = isQualified ? "Swift." : ""
        switch self {
        case .optional(let wrapped):
            return wrapped.swiftName(isQualified: isQualified).map { "\(swift)Optional<\($0)>" }
        case .array(let element): return element.swiftName(isQualified: isQualified).map { "\(swift)Array<\($0)>" }
        case .generic("ArraySlice", let elements):
            return elements.first?.swiftName(isQualified: isQualified).map { "\(swift)ArraySlice<\($0)>" }
        case .dictionary(let key, let value):
            guard let key = key.swiftName(isQualified: isQualified),
                let value = value.swiftName(isQualified: isQualified)
            else { return nil }
            return "\(swift)Dictionary<\(key), \(value)>"
        case .named(let name):
            if ["Bool", "Character", "Double", "Int", "String"].contains(name) { return swift + name }
            if name == "CGFloat" || name.hasPrefix("CG") { return (isQualified ? "Foundation." : "") + name }
            return (isQualified ? "main." : "") + name
        default: return nil
        }
    }
}
