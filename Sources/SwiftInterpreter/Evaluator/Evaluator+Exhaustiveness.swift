/// A `switch` without a default must name every case: a compiler says so before it runs.
extension Evaluator {
    /// Throws if values of the subject's type are forgotten; asks each `switch` once.
    func checkExhaustive(_ choice: Switch, _ subject: Value, at offset: Int, _ scope: Scope) throws {
        guard !choice.isChecked else { return }
        choice.isChecked = true
        if choice.cases.contains(where: \.isDefault) { return }
        let patterns = choice.cases.flatMap(\.patterns).filter { $0.condition == nil }.map(\.pattern)
        if patterns.contains(where: \.takesAnything) { return }
        switch subject {
        case .instance(let instance) where instance.caseName != nil:
            let named = Set(patterns.compactMap(\.coveredCase))
            let missing = instance.type.caseOrder.filter { !named.contains($0) }
            guard !missing.isEmpty, patterns.allSatisfy(\.isCaseOrLiteral) else { return }
            // A declared type with static members of the same names is matched by value.
            throw failure(
                "this switch lacks the case\(missing.count == 1 ? "" : "s") "
                    + missing.map { "'\($0)'" }.joined(separator: ", "),
                at: offset,
                scope,
                fix: "add the case or a 'default:'"
            )
        case .int, .double, .string:
            guard patterns.allSatisfy(\.isLiteral) else { return }
            throw failure("this switch does not take every value", at: offset, scope, fix: "add a 'default:'")
        default: return
        }
    }
}

extension Pattern {
    fileprivate var takesAnything: Bool {
        switch self {
        case .wildcard, .name: true
        case .tuple(let parts, _): parts.allSatisfy(\.pattern.takesAnything)
        default: false
        }
    }

    /// The case that it takes whatever the values in it are.
    fileprivate var coveredCase: String? {
        switch self {
        case .enumCase(let name, _, let parts, _):
            (parts ?? []).allSatisfy(\.pattern.takesAnything) ? name : nil
        case .optional(let inner): inner.coveredCase
        default: nil
        }
    }

    fileprivate var isCaseOrLiteral: Bool {
        switch self {
        case .enumCase, .optional: true
        case .expression(let node): if case .nilLiteral = node.kind { true } else { false }
        default: false
        }
    }

    fileprivate var isLiteral: Bool {
        guard case .expression(let node) = self else { return false }
        switch node.kind {
        case .integer, .float: return true
        case .string(let parts): return parts.count <= 1
        default: return false
        }
    }
}
