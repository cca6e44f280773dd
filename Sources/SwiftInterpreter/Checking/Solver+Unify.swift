/// The equality of types.
extension Solver {
    /// Makes two types equal; returns false if they cannot be.
    func unify(_ a: Type, _ b: Type) -> Bool {
        let (a, b) = (state.known(a), state.known(b))
        if a == b || a.isError || b.isError { return true }
        switch (a.form, b.form) {
        case (.variable(let first), .variable(let second)): return merge(first, second)
        case (.variable(let number), _): return bind(number, to: b)
        case (_, .variable(let number)): return bind(number, to: a)
        case (.nominal(let first, let left), .nominal(let second, let right)):
            return first === second && left.count == right.count && zip(left, right).allSatisfy { unify($0, $1) }
        case (.tuple(let left), .tuple(let right)):
            return left.count == right.count
                && zip(left, right).allSatisfy { $0.label == $1.label && unify($0.type, $1.type) }
        case (.function(let left), .function(let right)):
            return left.parameters.count == right.parameters.count && left.effects == right.effects
                && zip(left.parameters, right.parameters).allSatisfy {
                    $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic && unify($0.type, $1.type)
                } && unify(left.result, right.result)
        case (.metatype(let left), .metatype(let right)): return unify(left, right)
        case (.opaque(let left), .opaque(let right)):
            return left.declaration == right.declaration && left.index == right.index
                && zip(left.arguments, right.arguments).allSatisfy { unify($0, $1) }
        case (.existential(let left), .existential(let right)):
            return Set(left.protocols) == Set(right.protocols) && left.superclass == right.superclass
                && left.known.count == right.known.count
                && zip(left.known, right.known).allSatisfy { $0.name == $1.name && unify($0.type, $1.type) }
        case (.member, _) where a.hasVariables, (_, .member) where b.hasVariables:
            let (left, right) = (reduced(a), reduced(b))
            return left == right || (left != a || right != b) && unify(left, right)
        default: return false
        }
    }

    private func reduced(_ type: Type) -> Type { lookup.reduced(state.simplified(type)) }

    private func merge(_ first: Int, _ second: Int) -> Bool {
        if state.unusual.contains(first) { state.unusual.insert(second) }
        if state.unusual.contains(second) { state.unusual.insert(first) }
        switch (state.literals[first], state.literals[second]) {
        case (nil, _): state.set(first, .variable(second))
        case (_, nil): state.set(second, .variable(first))
        case (.integer?, .float?): state.set(first, .variable(second))
        case (.float?, .integer?): state.set(second, .variable(first))
        case (.string?, .interpolated?), (.string?, .string?), (.character?, .string?), (.character?, .character?),
            (.character?, .interpolated?), (.scalar?, .string?), (.scalar?, .character?), (.scalar?, .scalar?),
            (.scalar?, .interpolated?), (.integer?, .integer?), (.float?, .float?),
            (.boolean?, .boolean?), (.nothing?, .nothing?), (.interpolated?, .interpolated?):
            state.set(first, .variable(second))
        case (.interpolated?, .string?), (.string?, .character?), (.interpolated?, .character?), (.string?, .scalar?),
            (.character?, .scalar?), (.interpolated?, .scalar?):
            state.set(second, .variable(first))
        case (.array(let a)?, .array(let b)?):
            state.set(first, .variable(second))
            return unify(a, b)
        case (.dictionary(let key, let value)?, .dictionary(let otherKey, let otherValue)?):
            state.set(first, .variable(second))
            return unify(key, otherKey) && unify(value, otherValue)
        default: return false
        }
        return true
    }

    /// Finds a type; returns false if it is the type of a literal that cannot have it, or contains itself.
    func bind(_ number: Int, to type: Type) -> Bool {
        let type = state.simplified(type)
        if type.variableNumber == number { return true }
        if type.contains(number) { return false }
        state.set(number, type)
        guard let literal = state.literals[number] else { return true }
        return fits(literal, type, isUnusual: state.unusual.contains(number))
    }

    /// Returns true if a literal can have a type, and notes what follows for its elements.
    ///
    /// - Parameter isUnusual: true if it must not be the type that the literal has by itself.
    private func fits(_ literal: LiteralKind, _ type: Type, isUnusual: Bool) -> Bool {
        if let other = type.variableNumber {
            return state.literals[other] == nil
                ? {
                    state.set(other, literal: literal); return true
                }() : true
        }
        if type.isError { return true }
        switch literal {
        case .array(let element): return fits(array: element, type)
        case .dictionary(let key, let value):
            if case .nominal(let nominal, let arguments) = type.form, nominal.name == "Dictionary" {
                return unify(arguments[0], key) && unify(arguments[1], value)
            }
            guard conforms(type, literal) else { return false }
            return unify(key, lookup.associated("Key", of: type) ?? .error)
                && unify(value, lookup.associated("Value", of: type) ?? .error)
        case .nothing: return type.wrapped != nil || conforms(type, literal)
        case .integer, .float, .boolean, .string, .character, .scalar, .interpolated:
            guard conforms(type, literal) else { return false }
            let isPreset = standard.preset(of: literal).map { $0 == type } ?? true
            if isUnusual { return !isPreset }
            if !isPreset { state.score.add(.unusualLiteral) }
            return true
        }
    }

    private func fits(array element: Type, _ type: Type) -> Bool {
        if case .nominal(let nominal, let arguments) = type.form {
            switch nominal.name {
            case "Array": return unify(arguments[0], element)
            case "ContiguousArray", "ArraySlice", "Set":
                state.score.add(.unusualLiteral)
                return unify(arguments[0], element)
            default: break
            }
        }
        guard conforms(type, .array(element)) else { return false }
        state.score.add(.unusualLiteral)
        return unify(
            element,
            lookup.associated("ArrayLiteralElement", of: type) ?? lookup.associated("Element", of: type) ?? type
        )
    }

    private func conforms(_ type: Type, _ literal: LiteralKind) -> Bool {
        guard let kind = interfaces.nominal(literal.protocolName) else { return false }
        if case .fails = lookup.answer(type, kind) { return false }
        return true
    }
}

extension Type {
    /// The types that are looked for in it.
    var variables: Set<Int> {
        guard hasVariables else { return [] }
        if case .variable(let number) = form { return [number] }
        var result: Set<Int> = []
        Self.forEachPart(of: form) { result.formUnion($0.variables) }
        return result
    }

    /// The first type that is looked for in it.
    var firstVariable: Int? {
        guard hasVariables else { return nil }
        if case .variable(let number) = form { return number }
        var first: Int?
        Self.forEachPart(of: form) { first = first ?? $0.firstVariable }
        return first
    }

    /// Returns true if a type that is looked for occurs in it.
    func contains(_ number: Int) -> Bool {
        guard hasVariables else { return false }
        if case .variable(let own) = form { return own == number }
        var found = false
        Self.forEachPart(of: form) { found = found || $0.contains(number) }
        return found
    }
}

extension State {
    /// The first type that was not found, of a generic parameter or of an expression.
    var firstUnknown: Int? {
        let parameters = opened.keys.filter { found[$0] == nil }
        if let first = parameters.min() { return first }
        return types.values.lazy.compactMap { simplified($0).firstVariable }.min()
    }
}
