extension BodyWalk {
    /// Notes what a closure captures `weak` or `unowned` though it is no object.
    func checkCaptures(of closure: ClosureExpression, _ node: Expression) {
        let heading = closure.heading
        guard !heading.weak.isEmpty || !heading.unowned.isEmpty else { return }
        let lookup = Lookup(interfaces: interfaces)
        func check(_ name: String, _ type: Type?, at offset: Int) {
            let isWeak = heading.weak.contains(name)
            guard isWeak || heading.unowned.contains(name), let type, type.isKnownWithoutRequirements,
                let problem = lookup.problem(holding: type, isWeak: isWeak)
            else { return }
            found.add(.sentence(problem), at: offset)
        }
        if let owner = body.owner?.nominal, !owner.isProtocol { check("self", owner.selfType, at: node.offset) }
        for capture in closure.captures {
            check(capture.name, findings.type(of: capture.value), at: capture.value.offset)
        }
    }
}

extension Type {
    /// False for what the requirements around may make a class.
    fileprivate var isKnownWithoutRequirements: Bool {
        switch (wrapped ?? self).form {
        case .nominal, .tuple, .function, .metatype, .existential: true
        default: false
        }
    }
}
