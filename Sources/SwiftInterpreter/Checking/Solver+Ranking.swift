/// The choice among solutions that cost the same: that with the more specialised declarations.
extension Solver {
    /// Returns the solution that is better than all others; nil if there is none.
    func best(of states: [State]) -> State? {
        var best = states[0]
        for other in states.dropFirst() where compare(other, best) == .better { best = other }
        let isBest = states.allSatisfy { other in
            switch compare(best, other) {
            case .better, .same: true
            case .worse, .neither: false
            }
        }
        return isBest ? best : nil
    }

    private enum Order {
        case better
        case worse
        case same
        case neither
    }

    private func compare(_ a: State, _ b: State) -> Order {
        var (better, worse): ([ObjectIdentifier], [ObjectIdentifier]) = ([], [])
        var isUnrelated = false
        for (node, choice) in a.choices {
            guard let other = b.choices[node], let first = choice.declaration, let second = other.declaration,
                first !== second
            else { continue }
            switch order(choice, first, other, second) {
            case .better: better.append(node)
            case .worse: worse.append(node)
            case .neither: isUnrelated = true
            case .same: break
            }
        }
        if worse.isEmpty { return !better.isEmpty ? .better : isUnrelated ? .neither : .same }
        if better.isEmpty { return .worse }
        // A choice counts the more the deeper it is in the expression, as in Swift.
        let depths = self.depths()
        func sum(_ nodes: [ObjectIdentifier]) -> Int { nodes.reduce(0) { $0 + 1 + (depths[$1] ?? 0) } }
        let (gain, loss) = (sum(better), sum(worse))
        return gain > loss ? .better : gain < loss ? .worse : .neither
    }

    /// Returns the number of expressions around each part of the expression that is solved.
    private func depths() -> [ObjectIdentifier: Int] {
        var result: [ObjectIdentifier: Int] = [:]
        func add(_ node: Expression, _ depth: Int) {
            result[ObjectIdentifier(node)] = depth
            for part in node.parts { add(part, depth + 1) }
        }
        if let root { add(root, 0) }
        return result
    }

    private func order(_ left: Choice, _ first: Declaration, _ right: Choice, _ second: Declaration) -> Order {
        // `x == nil` does not need to compare the values.
        if first.comparesToNil != second.comparesToNil { return first.comparesToNil ? .better : .worse }
        let isFirst = isSpecialised(first, as: second)
        let isSecond = isSpecialised(second, as: first)
        switch (isFirst, isSecond) {
        case (true, false): return .better
        case (false, true): return .worse
        case (false, false): return .neither
        case (true, true): break
        }
        if first.isUnrelated(to: second, isCalled: !left.matched.isEmpty) { return .neither }
        let ranks = [rank(first, left), rank(second, right)]
        for (own, other) in zip(ranks[0], ranks[1]) where own != other { return own < other ? .better : .worse }
        return .same
    }

    /// Returns numbers of which the first that differs decides; a smaller one is better.
    private func rank(_ declaration: Declaration, _ choice: Choice) -> [Int] {
        [
            declaration.parameters.contains(where: \.isVariadic) ? 1 : 0,
            choice.matched.filter(\.isEmpty).count,
            declaration.owner?.isProtocol == true ? 1 : 0,
            declaration.isFromProtocolExtension ? 1 : 0,
            declaration.isConstrained ? 0 : 1,
            declaration.generics.parameters.isEmpty ? 0 : 1,
            -declaration.generics.requirements.count,
            // A property or a case comes before a method of its name that is not called.
            declaration.kind == .variable || declaration.kind == .enumCase ? 0 : 1,
        ]
    }

    /// Decides by what declarations are of, whatever their parameters are: a declaration without generic parameters
    /// comes before a generic one, a member of a type before one of a protocol.
    private func isNearer(_ declaration: Declaration, than other: Declaration) -> Bool? {
        if declaration.kind != .variable, other.kind != .variable,
            declaration.generics.parameters.isEmpty != other.generics.parameters.isEmpty
        {
            return declaration.generics.parameters.isEmpty
        }
        guard let owner = declaration.owner, let another = other.owner else { return nil }
        if declaration.isRequirement, other.isRequirement, declaration.kind == .variable { return true }
        let (isExtension, isOtherExtension) = (declaration.isFromProtocolExtension, other.isFromProtocolExtension)
        if isExtension, isOtherExtension {
            let isNearer = isExtensionSpecialised(declaration, as: other)
            return isNearer == isExtensionSpecialised(other, as: declaration) ? nil : isNearer
        }
        if isExtension || isOtherExtension { return isOtherExtension }
        if owner === another, declaration.isConstrained, other.isConstrained {
            let isNearer = isExtensionSpecialised(declaration, as: other)
            if isNearer != isExtensionSpecialised(other, as: declaration) { return isNearer }
        }
        if !declaration.isOperator, owner.isProtocol != another.isProtocol { return another.isProtocol }
        return nil
    }

    /// Returns true if all types that the extension of a declaration is for are also those of another one.
    private func isExtensionSpecialised(_ declaration: Declaration, as other: Declaration) -> Bool {
        guard let owner = declaration.owner, let another = other.owner else { return false }
        let inside = Lookup(interfaces: interfaces, requirements: declaration.requirementsInside)
        guard owner === another || inside.satisfies(owner.selfType, Type.Existential(protocols: [another])) else {
            return false
        }
        return other.generics.requirements.allSatisfy { requirement in
            if other.generics.parameters.contains(where: { requirement.mentions($0) }) { return true }
            let own =
                another.isProtocol
                ? requirement.substituting(another.generics.parameters, [owner.selfType]) : requirement
            let subject = inside.reduced(own.subject)
            switch own.kind {
            case .conforms(let bound): return inside.satisfies(subject, bound)
            case .same(let type): return subject == inside.reduced(type)
            }
        }
    }

    /// Returns true if all arguments that fit a declaration also fit another one.
    func isSpecialised(_ declaration: Declaration, as other: Declaration) -> Bool {
        let kinds = [declaration.kind, other.kind]
        guard
            kinds[0] == kinds[1] || kinds.contains(.variable)
                || kinds.allSatisfy({ $0 == .enumCase || $0 == .function })
        else { return true }
        if let decided = isNearer(declaration, than: other) { return decided }
        let own = declaration.parameters
        let theirs = other.parameters
        guard own.count == theirs.count else {
            // Only the parameters that both have can be compared.
            return own.count < theirs.count || !theirs.contains(where: \.hasDefault)
        }
        let probe = Solver(
            Lookup(interfaces: interfaces, requirements: lookup.requirements + declaration.requirementsInside),
            bodies: nil
        )
        let candidate = State.Candidate(declaration: other, selfType: nil, isBound: true)
        let node = Expression(.nilLiteral, at: 0)
        let opened = probe.open(candidate, node)
        for (index, parameter) in own.enumerated() {
            let type =
                parameter.isVariadic && !theirs[index].isVariadic ? standard.array(parameter.type) : parameter.type
            // A value of any type is an optional of one, too; the optional is meant for optionals alone.
            if type.isAny, theirs[index].type.wrapped?.isAny == true { return false }
            probe.converts(type, to: opened.parameters[index], .argument, node)
        }
        if let owner = declaration.owner, other.owner != nil, !declaration.isOperator, let selfType = opened.selfType {
            probe.converts(owner.selfType, to: selfType, .argument, node)
        }
        let solved = probe.solve()
        return solved.map { $0.score[.number] == 0 } ?? false
    }
}

extension Requirement {
    /// Returns true if a generic parameter occurs in it.
    fileprivate func mentions(_ parameter: GenericParameter) -> Bool {
        if subject.mentions(parameter) { return true }
        if case .same(let type) = kind { return type.mentions(parameter) }
        return false
    }
}

extension Declaration {
    /// True for the comparison of an optional with `nil` alone.
    fileprivate var comparesToNil: Bool {
        isOperator && parameters.contains { $0.type.nominal?.name == "_OptionalNilComparisonType" }
    }

    /// Returns true if nothing decides between a case and another member of its name that fits as well: a property, or a
    /// function that is called.
    fileprivate func isUnrelated(to other: Declaration, isCalled: Bool) -> Bool {
        guard kind != other.kind, kind == .enumCase || other.kind == .enumCase else { return false }
        return isCalled || kind == .variable || other.kind == .variable
    }

    /// The requirements that hold in its body.
    var requirementsInside: [Requirement] {
        var result = generics.requirements
        if let owner {
            owner.load()
            result += owner.generics.requirements
        }
        return result
    }
}
