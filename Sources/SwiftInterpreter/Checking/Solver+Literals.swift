/// The literals whose own types are tried before the declarations of names around them.
extension Solver {
    /// Returns a literal before a dot that nothing else says anything about, with its type: a member of it can only be
    /// found in that.
    func nextBaseLiteral() -> (Int, Type)? {
        for constraint in state.constraints {
            guard case .member(let site) = constraint.kind, let number = state.known(site.base).variableNumber,
                isInPart(number), let literal = state.literals[number], let preset = standard.preset(of: literal),
                isUnused(number, apartFrom: site.node)
            else { continue }
            return (number, preset)
        }
        return nil
    }

    /// Returns true if a type occurs in no constraint and no call, apart from one about a member of it.
    private func isUnused(_ number: Int, apartFrom node: Expression) -> Bool {
        func isIt(_ type: Type) -> Bool { state.known(type).variableNumber == number }
        for constraint in state.constraints {
            switch constraint.kind {
            case .member(let site): if isIt(site.base) != (site.node === node) { return false }
            case .converts(let from, let to, _): if isIt(from) || isIt(to) { return false }
            case .equal(let a, let b), .unwrapped(let a, let b), .associated(let a, _, let b), .chain(let a, let b):
                if isIt(a) || isIt(b) { return false }
            case .conforms(let type, _): if isIt(type) { return false }
            case .call(let call): if call.arguments.contains(where: { isIt($0.type) }) { return false }
            case .closure, .body, .keyPath, .sound: break
            }
        }
        return true
    }

    /// Returns a literal whose context asks for no type, as an element of a collection or an argument of a generic
    /// function, with the type that it has by itself.
    func nextLikelyLiteral(isElement: Bool) -> (Int, Type)? {
        var upper: Set<Int> = []
        for case .converts(let from, let to, _) in state.constraints.map(\.kind) {
            guard let number = state.known(from).variableNumber, state.known(to).variableNumber == nil else { continue }
            upper.insert(number)
        }
        var mixed: [Int: Bool] = [:]
        func isMixed(_ literal: LiteralKind, _ target: Int) -> Bool {
            guard case .integer = literal else { return false }
            if let known = mixed[target] { return known }
            let result = isAmongReals(target)
            mixed[target] = result
            return result
        }
        for constraint in state.constraints {
            guard case .converts(let from, let to, let place) = constraint.kind,
                place.isOfGeneric(isElement) || !isElement && isOperandOfGeneric(place),
                let number = state.known(from).variableNumber, !state.unusual.contains(number), isInPart(number),
                let literal = state.literals[number], literal.isScalar, let preset = standard.preset(of: literal),
                let target = state.known(to).variableNumber, !upper.contains(target), state.literals[target] == nil,
                !isMixed(literal, target)
            else { continue }
            return (number, preset)
        }
        return nil
    }

    /// Returns true for an operand of a generic operator of the source, which is a function like others.
    private func isOperandOfGeneric(_ place: Constraint.Conversion) -> Bool {
        guard case .operand(let call?) = place,
            let declaration = state.choices[ObjectIdentifier(call.callee)]?.declaration
        else { return false }
        return declaration.source != nil && !declaration.generics.parameters.isEmpty
    }

    /// Returns true if floating-point values are converted to a type, so that integer literals are such values, too.
    private func isAmongReals(_ target: Int) -> Bool {
        var targets: Set = [target]
        // Lists in a list have a type in common as well: `[[1], [2.5]]`.
        for depth in 0..<3 {
            if targets.contains(where: { hasReals($0, depth) }) { return true }
            targets = Set(targets.flatMap { listTargets(of: $0) })
            if targets.isEmpty { return false }
        }
        return false
    }

    /// Returns true if a floating-point value is converted to a type, or is in lists that are, at a depth.
    private func hasReals(_ target: Int, _ depth: Int) -> Bool {
        for case .converts(let from, let to, _) in state.constraints.map(\.kind)
        where state.known(to).variableNumber == target {
            let source = state.known(from)
            guard let number = source.variableNumber else {
                if depth == 0, source.isReal { return true }
                continue
            }
            switch state.literals[number] {
            case .float? where depth == 0: return true
            case .array(let element)? where depth > 0, .dictionary(_, let element)? where depth > 0:
                if let inner = state.known(element).variableNumber, hasReals(inner, depth - 1) { return true }
            default: break
            }
        }
        return false
    }

    /// Returns the types that the list literals with elements of a type are converted to.
    private func listTargets(of element: Int) -> [Int] {
        var lists: Set<Int> = []
        for (number, literal) in state.literals.enumerated() {
            switch literal {
            case .array(let type)? where state.known(type).variableNumber == element,
                .dictionary(_, let type)? where state.known(type).variableNumber == element:
                lists.insert(number)
            default: break
            }
        }
        return state.constraints.compactMap { constraint in
            guard case .converts(let from, let to, _) = constraint.kind, let number = state.known(from).variableNumber,
                lists.contains(number)
            else { return nil }
            return state.known(to).variableNumber
        }
    }
}

extension Constraint.Conversion {
    /// True for a place whose type often follows from the values in it.
    fileprivate func isOfGeneric(_ isElement: Bool) -> Bool {
        switch self {
        case .argument: !isElement
        case .element: isElement
        default: false
        }
    }
}

extension LiteralKind {
    /// True for a literal that is no collection.
    var isScalar: Bool {
        switch self {
        case .integer, .float, .boolean, .string, .character, .scalar, .interpolated: true
        case .nothing, .array, .dictionary: false
        }
    }
}
