/// The result builders that members have without naming them: those of the requirements that they satisfy.
extension DeclaredInterfaces {
    func inheritBuilders() {
        let built = types.filter { $0.nominal.isProtocol && hasBuilders($0.nominal) }.map(\.nominal)
        let known = Set(built)
        for entry in types + extensions where !entry.nominal.isProtocol && !entry.code.traits.isListing {
            let direct = interfaces.conformances(of: entry.nominal).map(\.type)
            let kinds = Set(direct.flatMap { [$0] + $0.allRefined(interfaces) })
            for kind in kinds where known.contains(kind) || isOfEarlierSource(kind) && hasBuilders(kind) {
                inheritBuilders(of: kind, to: entry)
            }
        }
    }

    private func isOfEarlierSource(_ kind: Nominal) -> Bool {
        kind.code != nil && !types.contains { $0.nominal === kind }
    }

    private func hasBuilders(_ kind: Nominal) -> Bool {
        kind.members.order.contains { kind.members[$0].contains { $0.isRequirement && $0.builder != nil } }
    }

    private func inheritBuilders(of kind: Nominal, to entry: Entry) {
        let nominal = entry.nominal
        let members =
            entry.isExtension ? interfaces.extensions[ObjectIdentifier(nominal)]?.members : nominal.members
        guard let members else { return }
        for name in kind.members.order {
            for requirement in kind.members[name] where requirement.isRequirement {
                guard let builder = requirement.builder else { continue }
                for member in members[name] where member.builder == nil && member.hasForm(of: requirement) {
                    let type = builder.substituting(kind.generics.parameters, [nominal.selfType])
                    member.builder = Lookup(interfaces: interfaces).reduced(type)
                }
            }
        }
    }
}

extension Declaration {
    /// Returns true if it has the kind and the labels of a requirement.
    fileprivate func hasForm(of requirement: Declaration) -> Bool {
        kind == requirement.kind && isStatic == requirement.isStatic
            && parameters.map(\.label) == requirement.parameters.map(\.label)
    }
}
