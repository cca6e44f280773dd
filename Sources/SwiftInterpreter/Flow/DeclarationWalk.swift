/// The walk over the declarations of types and variables.
struct DeclarationWalk {
    let interfaces: Interfaces

    func check(_ statements: [Statement]) -> FlowFindings {
        var found = FlowFindings()
        for statement in statements {
            switch statement.kind {
            case .type(let code), .extended(let code): check(code, outer: "", into: &found)
            case .variables(let bindings): for binding in bindings { check(binding, in: [], into: &found) }
            default: break
            }
        }
        return found
    }

    private func check(_ code: TypeDeclaration, outer: String, into found: inout FlowFindings) {
        let name = outer + code.name
        for binding in code.variables { check(binding, in: [name + "."], into: &found) }
        for nested in code.nested { check(nested, outer: name + ".", into: &found) }
    }

    private func check(_ binding: VariableBinding, in outer: [String], into found: inout FlowFindings) {
        guard binding.modifiers.contains(.weak), let written = binding.writtenType else { return }
        var wrapped = written
        switch written {
        case .optional(let inner), .implicitlyUnwrapped(let inner): wrapped = inner
        default: break
        }
        guard case .named(let parts) = wrapped, parts.allSatisfy(\.arguments.isEmpty),
            case .nominal(let nominal)? = (outer + [""]).lazy.compactMap({ interfaces.type($0 + wrapped.description) })
                .first
        else { return }
        switch nominal.kind {
        case .structure, .enumeration:
            found.add(
                "'weak' may only be applied to class and class-bound protocol types, not '\(wrapped)'",
                at: binding.pattern.offset
            )
        case .classType:
            guard wrapped == written else { return }
            found.add("'weak' variable should have optional type '\(wrapped)?'", at: binding.pattern.offset)
        case .protocolType: break
        }
    }
}
