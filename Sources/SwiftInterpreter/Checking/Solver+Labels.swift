/// The labels that are meant by wrong ones.
extension Solver {
    /// Returns the label of the parameter that the first argument with a wrong label is meant for, as its value shows:
    /// `.rounded` is a member of the type of `corners`, and not of that of `cornerCurve`; nil if that decides nothing.
    func labelFitting(_ arguments: [CallSite.Argument], _ parameters: [Declaration.Parameter]) -> String? {
        let known = Set(parameters.compactMap(\.label))
        guard let wrong = arguments.first(where: { $0.label.map { !known.contains($0) } ?? false }),
            let label = wrong.label, let member = wrong.node.implicitMember
        else { return nil }
        let given = Set(arguments.compactMap(\.label))
        let fitting = parameters.filter { parameter in
            parameter.label.map { !given.contains($0) } ?? false
                && !lookup.members(member, of: parameter.type.withoutOptionals, isStatic: true).isEmpty
        }.compactMap(\.label)
        return NearestName.nearest(to: label, among: fitting) ?? (fitting.count == 1 ? fitting[0] : nil)
    }
}

extension Expression {
    /// The name of `.rounded` and `.rounded(radius: 8)`, members of the type that the place has; nil for others.
    fileprivate var implicitMember: String? {
        switch kind {
        case .implicitMember(let name): name
        case .call(let call): call.callee.implicitMember
        default: nil
        }
    }
}
