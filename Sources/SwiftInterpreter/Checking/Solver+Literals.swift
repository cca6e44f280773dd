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
            case .closure, .body, .keyPath: break
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
        for constraint in state.constraints {
            guard case .converts(let from, let to, let place) = constraint.kind, place.isOfGeneric(isElement),
                let number = state.known(from).variableNumber, !state.unusual.contains(number), isInPart(number),
                let literal = state.literals[number], literal.isScalar, let preset = standard.preset(of: literal),
                let target = state.known(to).variableNumber, !upper.contains(target), state.literals[target] == nil
            else { continue }
            return (number, preset)
        }
        return nil
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
    fileprivate var isScalar: Bool {
        switch self {
        case .integer, .float, .boolean, .string, .character, .scalar, .interpolated: true
        case .nothing, .array, .dictionary: false
        }
    }
}
