extension Constraint.Conversion {
    /// True for an operand of an operator.
    fileprivate var isOperand: Bool {
        if case .operand = self { return true }
        return false
    }

    /// True for an element of a collection.
    fileprivate var isElement: Bool {
        if case .element = self { return true }
        return false
    }
}

/// The conversions that Swift makes by itself.
extension Solver {
    func convert(_ a: Type, _ b: Type, _ place: Constraint.Conversion, _ node: Expression) -> Outcome {
        let (a, b) = (state.known(a), state.known(b))
        if a == b || a.isError || b.isError { return .solved }
        if case .returned = place, a.nominal?.name == "Never" { return .solved }
        if case .explicit = place, isBridged(a, b) { return .solved }
        switch (a.form, b.form) {
        // The types that are looked for decide: what they may be follows from all conversions together.
        case (.variable, _), (_, .variable): return noteCursor(a, convertedTo: b, node) ? .solved : .open
        case (_, .existential(let bound)): return convert(a, to: bound, b, node)
        case (_, .nominal(let target, let arguments)) where target.name == "Optional":
            return convert(a, toOptional: arguments[0], place, node)
        case (.nominal(let source, let left), .nominal(let target, let right)):
            return convert(a, source, left, b, target, right, place, node)
        case (.tuple(let left), .tuple(let right)):
            guard left.count == right.count else { return .failed }
            for (from, to) in zip(left, right) {
                if let one = from.label, let other = to.label, one != other { return .failed }
                add(.converts(from.type, to.type, place), node)
            }
            return .solved
        case (.function(let from), .function(let to)): return convert(from, to, place, node)
        case (.metatype(let from), .metatype(let to)):
            if case .existential(let bound) = state.known(to).form { return conforms(from, bound, node) }
            if lookup.isClass(state.simplified(from)), case .nominal = to.form { return convertToClass(from, to) }
            return unify(from, to) ? .solved : .failed
        case (.parameter, .nominal(let target, _)) where target.isClass,
            (.opaque, .nominal(let target, _)) where target.isClass,
            (.member, .nominal(let target, _)) where target.isClass,
            (.existential, .nominal(let target, _)) where target.isClass:
            return convertToClass(a, b)
        case (_, .nominal(let target, _)) where target.name == "AnyHashable":
            return place.isOperand ? .failed : convertToHashable(a, node)
        case (.nominal(let source, let arguments), .function(let to))
        where source.name.hasSuffix("KeyPath") && arguments.count == 2 && to.parameters.count == 1:
            add(.converts(to.parameters[0].type, arguments[0], place), node)
            add(.converts(arguments[1], to.result, place), node)
            return .solved
        default: return unify(a, b) ? .solved : .failed
        }
    }

    /// True if `as` converts a value to an object of a class of Foundation, or back.
    private func isBridged(_ a: Type, _ b: Type) -> Bool {
        guard let natives = interfaces.natives else { return false }
        if let name = a.nominal?.name, let other = b.nominal?.name, natives.isBridged(name, from: other) { return true }
        guard let target = b.nominal, target.isClass, target.code == nil else { return false }
        if let name = a.nominal?.name, natives.isBridged(target.name, from: name) { return true }
        guard natives.isBridged(target.name, from: "Error"), let kind = interfaces.nominal("Error") else {
            return false
        }
        if case .existential(let bound) = a.form { return bound.protocols.contains { $0 === kind } }
        return lookup.conforms(state.simplified(a), to: kind)
    }

    private func convert(_ a: Type, to bound: Type.Existential, _ b: Type, _ node: Expression) -> Outcome {
        if b.isAny {
            state.score.add(.valueToAny)
            return .solved
        }
        switch a.form {
        case .existential:
            if bound.protocols.isEmpty, bound.superclass == nil { return lookup.isClass(a) ? .solved : .failed }
            return conforms(a, bound, node)
        case .nominal, .parameter, .member, .opaque: return conforms(a, bound, node)
        default: return .failed
        }
    }

    private func convert(_ a: Type, toOptional wrapped: Type, _ place: Constraint.Conversion, _ node: Expression)
        -> Outcome
    {
        if let own = a.wrapped {
            // An optional of a type that is looked for is that of the same depth, if it can be.
            if state.known(own).variableNumber != nil, state.known(wrapped).wrapped != nil { return .open }
            // `Int?` to `Int?`, or as a value to `Int??`.
            if depth(of: a) < depth(of: wrapped) + 1, state.known(wrapped).wrapped != nil {
                state.score.add(.valueToOptional)
                add(.converts(a, wrapped, place), node)
                return .solved
            }
            add(.converts(own, wrapped, place), node)
            return .solved
        }
        state.score.add(.valueToOptional)
        add(.converts(a, wrapped, place), node)
        return .solved
    }

    func depth(of type: Type) -> Int {
        state.known(type).wrapped.map { depth(of: $0) + 1 } ?? 0
    }

    private func convert(
        _ a: Type,
        _ source: Nominal,
        _ left: [Type],
        _ b: Type,
        _ target: Nominal,
        _ right: [Type],
        _ place: Constraint.Conversion,
        _ node: Expression
    ) -> Outcome {
        if source === target {
            guard Self.collections.contains(source.name) else { return unify(a, b) ? .solved : .failed }
            if zip(left, right).allSatisfy({ state.simplified($0) == state.simplified($1) }) { return .solved }
            if state.simplified(a).hasVariables || state.simplified(b).hasVariables {
                // Elements that are looked for are of the deeper optional, if they can be.
                if zip(left, right).contains(where: { isOpen($0, in: $1) }) { return .open }
                for (from, to) in zip(left, right) { add(.converts(from, to, .element(.element)), node) }
                return .solved
            }
            state.score.add(.collectionConversion)
            for (from, to) in zip(left, right) { add(.converts(from, to, .element(.element)), node) }
            return .solved
        }
        if source.isClass, target.isClass { return convertToClass(a, b) }
        if !place.isElement, Self.numbers.contains(source.name), Self.numbers.contains(target.name) {
            // A conversion to `CGFloat` costs more, and so does one of an operand.
            state.score.add(.number, (target.name == "CGFloat" ? 10 : 1) * (place.isOperand ? 2 : 1))
            return .solved
        }
        if target.name == "AnyHashable", !place.isOperand { return convertToHashable(a, node) }
        return .failed
    }

    /// Returns true for elements that are looked for, which are converted to optionals of optionals.
    func isOpen(_ element: Type, in target: Type) -> Bool {
        guard let number = state.known(element).variableNumber, state.literals[number] == nil else { return false }
        return state.known(target).wrapped.map { state.known($0).wrapped != nil } ?? false
    }

    private static let collections: Set<String> = ["Array", "Dictionary", "Set"]
    private static let numbers: Set<String> = ["CGFloat", "Double"]

    private func convertToHashable(_ type: Type, _ node: Expression) -> Outcome {
        guard let kind = interfaces.nominal("Hashable") else { return .failed }
        switch lookup.answer(state.simplified(type), kind) {
        case .holds(let requirements):
            add(requirements, node)
            state.score.add(.userConversion)
            return .solved
        case .open: return .open
        case .fails: return .failed
        }
    }

    /// Converts an object to a superclass.
    func convertToClass(_ type: Type, _ target: Type) -> Outcome {
        var current: Type? = state.simplified(type)
        while let here = current {
            if here.nominal === state.known(target).nominal { return unify(here, target) ? .solved : .failed }
            current = lookup.superclass(of: here)
        }
        return .failed
    }

    /// Converts a function of several values to one of a tuple of them.
    private func convertPair(_ from: Type.Function, _ to: Type.Function, _ node: Expression) -> Outcome {
        guard to.parameters.count == 1, from.parameters.count > 1 else { return .failed }
        let only = state.known(to.parameters[0].type)
        switch only.form {
        case .variable: return .open
        case .tuple(let fields) where fields.count == from.parameters.count:
            for (parameter, field) in zip(from.parameters, fields) {
                add(.converts(field.type, parameter.type, .value), node)
            }
            add(.converts(from.result, to.result, .value), node)
            return .solved
        default: return .failed
        }
    }

    private func convert(
        _ from: Type.Function,
        _ to: Type.Function,
        _ place: Constraint.Conversion,
        _ node: Expression
    ) -> Outcome {
        if !from.effects.isSubset(of: to.effects) { return .failed }
        guard from.parameters.count == to.parameters.count else { return convertPair(from, to, node) }
        for (own, other) in zip(from.parameters, to.parameters) {
            if own.isInout != other.isInout || own.isVariadic != other.isVariadic { return .failed }
            if own.isInout {
                guard unify(own.type, other.type) else { return .failed }
            } else {
                add(.converts(other.type, own.type, .value), node)
            }
        }
        add(.converts(from.result, to.result, .value), node)
        return .solved
    }
}
