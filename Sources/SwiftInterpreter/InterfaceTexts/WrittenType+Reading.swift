extension WrittenType: ExpressibleByStringLiteral {
    /// Reads a type; text that is no type becomes a name that is never found.
    package init(stringLiteral text: String) {
        self = WrittenType(reading: text) ?? .named([Part(name: text)])
    }

    /// Reads a type in Swift's notation: `CGFloat`, `[Overlay.Child]`, `(SizeConstraint) -> CGSize`; nil if the text is none.
    package init?(reading text: String) {
        var reader = InterfaceReader(text)
        guard let type = reader.type(), reader.isAtEnd else { return nil }
        self = type
    }
}

/// The name of a type, the type that it wraps, and the parts of a function.
extension WrittenType {
    /// The type of any value.
    package static let anything = WrittenType("Any")

    /// Returns a generic type with its arguments.
    static func generic(_ name: String, _ arguments: WrittenType...) -> WrittenType {
        .named([Part(name: name, arguments: arguments)])
    }

    /// The name that it is looked up by, without generic arguments; nil for structural types.
    ///
    /// That of a composition is the name of its first part.
    package var name: String? {
        switch self {
        case .named(let parts): parts.count == 1 ? parts[0].name : parts.map(\.name).joined(separator: ".")
        case .any(let type), .some(let type), .implicitlyUnwrapped(let type): type.name
        case .composition(let types): types.first?.name
        default: nil
        }
    }

    /// The generic arguments of a name.
    package var arguments: [WrittenType] {
        if case .named(let parts) = self { return parts.last?.arguments ?? [] }
        return []
    }

    /// The type with all levels of optional unwrapped.
    package var unwrapped: WrittenType {
        switch self {
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped.unwrapped
        default: self
        }
    }

    /// True for a type that accepts nil.
    package var isOptional: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        default: self == .anything
        }
    }

    /// True for a floating-point type: Double, CGFloat, Float or TimeInterval.
    package var isFloatingPoint: Bool {
        ["CGFloat", "Double", "Float", "TimeInterval"].contains(unwrapped.name)
    }

    /// The parameters and the result of a function type, optional or not; nil for other types.
    package var function: (parameters: [Parameter], result: WrittenType)? {
        if case .function(let parameters, let result, _) = unwrapped { return (parameters, result) }
        return nil
    }
}
