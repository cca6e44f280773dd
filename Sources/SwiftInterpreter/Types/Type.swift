/// The type of an expression or declaration, after its names are looked up.
final class Type {
    /// The forms of types.
    indirect enum Form {
        /// A struct, enum, class or protocol with all its generic arguments, those of enclosing types first.
        case nominal(Nominal, [Type])
        /// A tuple; the empty one is `Void`.
        case tuple([Field])
        case function(Function)
        /// `T.Type`.
        case metatype(Type)
        /// `any P & Q`; without parts it is `Any`.
        case existential(Existential)
        /// A generic parameter.
        case parameter(GenericParameter)
        /// An associated type of a type that is not known yet or a generic parameter: `T.Element`.
        case member(Type, String)
        /// The result of a function declared as `some P`.
        case opaque(Opaque)
        /// A type that is looked for.
        case variable(Int)
        /// The type of a part with an error, which agrees with every type.
        case error
    }

    /// An element of a tuple.
    struct Field: Hashable {
        var label: String?
        var type: Type
    }

    /// A function type.
    struct Function: Hashable {
        var parameters: [Parameter]
        var result: Type
        var effects: FunctionEffects = []

        var isThrowing: Bool { effects.contains(.throws) }
        var isAsync: Bool { effects.contains(.async) }
    }

    /// A parameter of a function type.
    struct Parameter: Hashable {
        var type: Type
        var isInout = false
        var isVariadic = false
        var isAutoclosure = false
    }

    /// The parts of an existential type.
    struct Existential: Hashable {
        var protocols: [Nominal] = []
        var superclass: Type?
        /// The associated types that are known: those of `any Sequence<Int>`.
        var known: [Known] = []
        /// True for `AnyObject`.
        var isClass = false

        struct Known: Hashable {
            var name: String
            var type: Type
        }
    }

    /// An opaque result: each call with the same arguments has the same type.
    struct Opaque: Hashable {
        var declaration: ObjectIdentifier
        var index: Int
        var bounds: Existential
        var arguments: [Type]
    }

    let form: Form
    /// True if a type that is looked for occurs in it.
    let hasVariables: Bool
    /// True if a generic parameter occurs in it.
    let hasParameters: Bool
    private let hash: Int

    init(_ form: Form) {
        self.form = form
        var hasher = Hasher()
        Self.hash(form, into: &hasher)
        hash = hasher.finalize()
        switch form {
        case .variable: (hasVariables, hasParameters) = (true, false)
        case .parameter: (hasVariables, hasParameters) = (false, true)
        default:
            var (variables, parameters) = (false, false)
            Self.forEachPart(of: form) { part in
                variables = variables || part.hasVariables
                parameters = parameters || part.hasParameters
            }
            (hasVariables, hasParameters) = (variables, parameters)
        }
    }

    nonisolated(unsafe) static let void = Type(.tuple([]))
    nonisolated(unsafe) static let any = Type(.existential(Existential()))
    nonisolated(unsafe) static let anyObject = Type(.existential(Existential(isClass: true)))
    nonisolated(unsafe) static let error = Type(.error)

    static func nominal(_ nominal: Nominal, _ arguments: [Type] = []) -> Type { Type(.nominal(nominal, arguments)) }
    static func tuple(_ fields: [Field]) -> Type { fields.isEmpty ? void : Type(.tuple(fields)) }
    static func metatype(_ type: Type) -> Type { Type(.metatype(type)) }
    static func variable(_ number: Int) -> Type { Type(.variable(number)) }
    static func function(_ parameters: [Parameter], _ result: Type, _ effects: FunctionEffects = []) -> Type {
        Type(.function(Function(parameters: parameters, result: result, effects: effects)))
    }

    /// Calls a function with each part of a type.
    static func forEachPart(of form: Form, _ visit: (Type) -> Void) {
        switch form {
        case .nominal(_, let arguments): arguments.forEach(visit)
        case .tuple(let fields): fields.forEach { visit($0.type) }
        case .function(let function):
            function.parameters.forEach { visit($0.type) }
            visit(function.result)
        case .metatype(let type), .member(let type, _): visit(type)
        case .existential(let existential):
            if let superclass = existential.superclass { visit(superclass) }
            existential.known.forEach { visit($0.type) }
        case .opaque(let opaque): opaque.arguments.forEach(visit)
        case .parameter, .variable, .error: break
        }
    }

    /// Returns the type with each part replaced.
    func mappingParts(_ change: (Type) -> Type) -> Type {
        switch form {
        case .nominal(let nominal, let arguments):
            return arguments.isEmpty ? self : Type(.nominal(nominal, arguments.map(change)))
        case .tuple(let fields):
            return fields.isEmpty ? self : Type(.tuple(fields.map { Field(label: $0.label, type: change($0.type)) }))
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = change(function.parameters[index].type)
            }
            function.result = change(function.result)
            return Type(.function(function))
        case .metatype(let type): return Type(.metatype(change(type)))
        case .member(let type, let name): return Type(.member(change(type), name))
        case .existential(var existential):
            guard existential.superclass != nil || !existential.known.isEmpty else { return self }
            existential.superclass = existential.superclass.map(change)
            for index in existential.known.indices {
                existential.known[index].type = change(existential.known[index].type)
            }
            return Type(.existential(existential))
        case .opaque(var opaque):
            guard !opaque.arguments.isEmpty else { return self }
            opaque.arguments = opaque.arguments.map(change)
            return Type(.opaque(opaque))
        case .parameter, .variable, .error: return self
        }
    }
}

extension Type: Hashable {
    static func == (left: Type, right: Type) -> Bool {
        if left === right { return true }
        guard left.hash == right.hash else { return false }
        switch (left.form, right.form) {
        case (.nominal(let a, let first), .nominal(let b, let second)): return a === b && first == second
        case (.tuple(let a), .tuple(let b)): return a == b
        case (.function(let a), .function(let b)): return a == b
        case (.metatype(let a), .metatype(let b)): return a == b
        case (.existential(let a), .existential(let b)): return a == b
        case (.parameter(let a), .parameter(let b)): return a === b
        case (.member(let a, let first), .member(let b, let second)): return first == second && a == b
        case (.opaque(let a), .opaque(let b)): return a == b
        case (.variable(let a), .variable(let b)): return a == b
        case (.error, .error): return true
        default: return false
        }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    private static func hash(_ form: Form, into hasher: inout Hasher) {
        switch form {
        case .nominal(let nominal, let arguments):
            hasher.combine(0)
            hasher.combine(ObjectIdentifier(nominal))
            hasher.combine(arguments)
        case .tuple(let fields):
            hasher.combine(1)
            hasher.combine(fields)
        case .function(let function):
            hasher.combine(2)
            hasher.combine(function)
        case .metatype(let type):
            hasher.combine(3)
            hasher.combine(type)
        case .existential(let existential):
            hasher.combine(4)
            hasher.combine(existential)
        case .parameter(let parameter):
            hasher.combine(5)
            hasher.combine(ObjectIdentifier(parameter))
        case .member(let type, let name):
            hasher.combine(6)
            hasher.combine(type)
            hasher.combine(name)
        case .opaque(let opaque):
            hasher.combine(7)
            hasher.combine(opaque)
        case .variable(let number):
            hasher.combine(8)
            hasher.combine(number)
        case .error: hasher.combine(9)
        }
    }
}

extension Type {
    /// True for the type of an expression with a mistake.
    var isError: Bool {
        if case .error = form { return true }
        return false
    }
}
