/// The types of the standard library that the language itself knows.
struct StandardNominals {
    let interfaces: Interfaces

    func type(_ name: String, _ arguments: [Type] = []) -> Type {
        interfaces.nominal(name).map { .nominal($0, arguments) } ?? .error
    }

    var bool: Type { type("Bool") }
    var string: Type { type("String") }
    var int: Type { type("Int") }
    var double: Type { type("Double") }

    /// The type of `...` alone, which Swift declares as that of a function.
    var unboundedRange: Type { .function([Type.Parameter(type: type("UnboundedRange_"))], .void) }

    func optional(_ type: Type) -> Type { self.type("Optional", [type]) }
    func array(_ type: Type) -> Type { self.type("Array", [type]) }

    /// Returns the type that a literal has where nothing else decides.
    func preset(of literal: LiteralKind) -> Type? {
        switch literal {
        case .integer: int
        case .float: double
        case .boolean: bool
        case .string, .character, .scalar, .interpolated: string
        case .nothing: nil
        case .array(let element): array(element)
        case .dictionary(let key, let value): type("Dictionary", [key, value])
        }
    }
}

extension Type {
    /// The type of the variables that an `UnsafeMutablePointer`, or an optional one, points to; nil for other types.
    var pointee: Type? {
        guard case .nominal(let nominal, let arguments) = withoutOptionals.form,
            nominal.name == "UnsafeMutablePointer"
        else { return nil }
        return arguments.first
    }

    var function: Function? {
        if case .function(let function) = form { return function }
        return nil
    }

    var variableNumber: Int? {
        if case .variable(let number) = form { return number }
        return nil
    }

    var isVoid: Bool {
        if case .tuple(let fields) = form { return fields.isEmpty }
        return false
    }

    /// True for `Any`.
    var isAny: Bool {
        guard case .existential(let existential) = form else { return false }
        return existential.protocols.isEmpty && existential.superclass == nil && !existential.isClass
    }
}
