/// The branches in the body of a result builder, which needs functions for them.
extension BodyChecker {
    /// Notes a branch that a builder has no functions for; returns true for all else.
    func canBuild(_ node: Expression, _ builder: Type) -> Bool {
        let isHandled = node.isHandled { name, label in
            lookup.members(name, of: builder, isStatic: true).contains {
                $0.declaration.parameters.map(\.label) == [label]
            }
        }
        if !isHandled { noteControlFlow(at: node.offset, builder) }
        return isHandled
    }

    func noteControlFlow(at offset: Int, _ builder: Type) {
        note("closure containing control flow statement cannot be used with result builder '\(builder)'", at: offset)
    }
}

extension Expression {
    /// Returns true if a builder has the functions for a branch, which a function finds by name and label, and for an
    /// expression that is none.
    fileprivate func isHandled(by has: (_ name: String, _ label: String?) -> Bool) -> Bool {
        switch kind {
        case .choice(let choice) where choice.cases.count > 1:
            return has("buildEither", "first") && has("buildEither", "second")
        case .conditional(let conditional):
            if conditional.isOptional, !has("buildOptional", nil), !has("buildIf", nil) { return false }
            return conditional.otherwise == nil || has("buildEither", "first") && has("buildEither", "second")
        default: return true
        }
    }
}

extension Conditional {
    /// True if its last condition may fail without another branch.
    fileprivate var isOptional: Bool {
        guard let otherwise else { return true }
        guard otherwise.count == 1, case .expression(let node) = otherwise[0].kind,
            case .conditional(let next) = node.kind
        else { return false }
        return next.isOptional
    }
}
