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

    // Safe on all threads, as these types are constants, down to their parts.
    private struct Constants: @unchecked Sendable {
        let void = Type(.tuple([]))
        let any = Type(.existential(Existential()))
        let anyObject = Type(.existential(Existential(isClass: true)))
        let error = Type(.error)
    }

    private static let constants = Constants()
    static var void: Type { constants.void }
    static var any: Type { constants.any }
    static var anyObject: Type { constants.anyObject }
    static var error: Type { constants.error }

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

    /// True if the type of an expression with a mistake occurs in it.
    var hasErrors: Bool {
        var found = isError
        Self.forEachPart(of: form) { found = found || $0.hasErrors }
        return found
    }
}

extension Type: CustomStringConvertible {
    /// The type as a compiler writes it in messages.
    var description: String {
        switch form {
        case .nominal(let nominal, let arguments):
            switch (nominal.name, arguments.count) {
            case ("Optional", 1): return bracketed(arguments[0]) + "?"
            case ("Array", 1): return "[\(arguments[0])]"
            case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
            default: break
            }
            let own = arguments.suffix(max(0, arguments.count - (nominal.outer?.generics.parameters.count ?? 0)))
            return nominal.name + (own.isEmpty ? "" : "<\(own.map(\.description).joined(separator: ", "))>")
        case .tuple(let fields):
            return
                "(\(fields.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.description }.joined(separator: ", ")))"
        case .function(let function):
            let list = function.parameters.map { parameter in
                (parameter.isInout ? "inout " : "") + parameter.typeOfValue.description
                    + (parameter.isVariadic ? "..." : "")
            }
            let result = function.result.isVoid ? "Void" : function.result.description
            return "(\(list.joined(separator: ", ")))\(function.effects.words) -> \(result)"
        case .metatype(let type):
            if case .existential = type.form { return "(\(type)).Type" }
            return bracketed(type) + ".Type"
        case .existential(let existential): return existential.description
        case .parameter(let parameter): return parameter.name
        case .member(let type, let name): return "\(type).\(name)"
        case .opaque(let opaque): return "some " + opaque.bounds.names
        case .variable: return "_"
        case .error: return "<<error type>>"
        }
    }

    private func bracketed(_ type: Type) -> String {
        switch type.form {
        case .function, .opaque: "(\(type))"
        case .existential(let existential): existential.names == "Any" ? "Any" : "(\(type))"
        default: type.description
        }
    }
}

extension Type.Existential: CustomStringConvertible {
    /// The names of its parts.
    var names: String {
        var parts = superclass.map { [$0.description] } ?? []
        if isClass { parts.append("AnyObject") }
        parts += protocols.map(\.name)
        return parts.isEmpty ? "Any" : parts.joined(separator: " & ")
    }

    var description: String {
        let names = names
        guard names != "Any", names != "AnyObject" else { return names }
        return "any \(names)" + (known.isEmpty ? "" : "<\(known.map(\.type.description).joined(separator: ", "))>")
    }
}

extension Type {
    /// The type of Swift that computes with the values of a type of integers; nil for other types.
    var integers: (any FixedWidthInteger.Type)? {
        guard case .nominal(let nominal, _) = form, nominal.code == nil, nominal.name.utf8.count <= 6 else {
            return nil
        }
        switch nominal.name {
        case "Int": return Int.self
        case "Int8": return Int8.self
        case "Int16": return Int16.self
        case "Int32": return Int32.self
        case "Int64": return Int64.self
        case "UInt": return UInt.self
        case "UInt8": return UInt8.self
        case "UInt16": return UInt16.self
        case "UInt32": return UInt32.self
        case "UInt64": return UInt64.self
        default: return nil
        }
    }

    /// True for a type of floating-point numbers of the library.
    var isReal: Bool {
        guard let nominal, nominal.code == nil else { return false }
        return ["Double", "CGFloat", "Float"].contains(nominal.name)
    }

    /// True for the type of floating-point numbers of single precision.
    var isSinglePrecision: Bool { nominal?.name == "Float" && nominal?.code == nil }
}

extension Type {
    /// The type without its outermost optional; nil if it is not optional.
    var wrapped: Type? {
        guard case .nominal(let nominal, let arguments) = form, nominal.name == "Optional" else { return nil }
        return arguments.first
    }

    /// The type without all its optionals.
    var withoutOptionals: Type { wrapped?.withoutOptionals ?? self }
}

extension Type {
    /// The fields of a tuple, which can be set one by one; none for other types.
    var parts: [Field] {
        guard case .tuple(let fields) = form, fields.count > 1 else { return [] }
        return fields
    }
}

extension Type.Parameter {
    /// The type of one value that is passed for the parameter, which is an array of them if it is variadic.
    var typeOfValue: Type {
        guard isVariadic, case .nominal(let nominal, let arguments) = type.form, nominal.name == "Array",
            let element = arguments.first
        else { return type }
        return element
    }
}

extension Type.Function {
    /// Returns the indices of the arguments for each parameter; nil if that many cannot be passed.
    func arguments(of count: Int) -> [[Int]]? {
        guard let variadic = parameters.firstIndex(where: \.isVariadic) else {
            return count == parameters.count ? parameters.indices.map { [$0] } : nil
        }
        let more = count - (parameters.count - 1)
        guard more >= 0 else { return nil }
        return parameters.indices.map { index in
            if index < variadic { return [index] }
            return index == variadic ? Array(index..<(index + more)) : [index + more - 1]
        }
    }
}
