/// The check that a `switch` is exhaustive, which a compiler makes before running.
extension Evaluator {
    /// Throws if the cases do not cover the subject's type; checks each `switch` once.
    func checkExhaustive(_ choice: Switch, _ subject: Value, at offset: Int, _ scope: Scope) throws {
        guard !choice.isChecked else { return }
        choice.isChecked = true
        if choice.cases.contains(where: \.isDefault) { return }
        let patterns = choice.cases.flatMap(\.patterns).filter { $0.condition == nil }.map(\.pattern)
        guard let missing = Self.missing(in: patterns, of: subject) else { return }
        guard !missing.isEmpty else {
            throw failure("switch must be exhaustive", at: offset, scope, fix: "add a 'default:'")
        }
        throw failure(
            "switch must be exhaustive: missing " + missing.map { "'\($0)'" }.joined(separator: ", "),
            at: offset,
            scope,
            fix: "add the missing \(missing.count == 1 ? "case" : "cases"), or a 'default:'"
        )
    }

    /// Returns the cases that the patterns do not cover, or an empty array if they cannot be named; nil if all values
    /// are covered.
    private static func missing(in patterns: [Pattern], of subject: Value) -> [String]? {
        if patterns.contains(where: \.matchesAnything) { return nil }
        switch subject {
        case .nil, .present: return missingOfOptional(in: patterns, subject)
        case .bool:
            let given = patterns.compactMap(\.boolean)
            let left = [true, false].filter { !given.contains($0) }
            return left.isEmpty ? nil : left.map { "\($0)" }
        case .instance(let instance) where instance.caseName != nil:
            guard patterns.allSatisfy(\.isCaseOrLiteral) else { return nil }
            let missing = instance.type.caseOrder.filter { name in
                !patterns.contains { $0.coveredCase == name } && !isCovered(name, by: patterns, in: instance)
            }
            return missing.isEmpty ? nil : missing
        case .tuple(let fields): return isCovered(fields.map(\.value), by: patterns.compactMap(\.parts)) ? nil : []
        case .int, .double, .string: return patterns.allSatisfy(\.isLiteral) ? [] : nil
        default: return nil
        }
    }

    private static func missingOfOptional(in patterns: [Pattern], _ subject: Value) -> [String]? {
        let takesNil = patterns.contains(where: \.takesNil)
        let inner = patterns.compactMap(\.wrappedPattern)
        guard let held = subject.wrapped else {
            // The wrapped type of an absent value is unknown.
            return takesNil ? nil : ["nil"]
        }
        let missing = missing(in: inner, of: held)
        if takesNil { return missing }
        return ["nil"] + (missing ?? [])
    }

    /// Returns true if the patterns together cover all values of a case.
    private static func isCovered(_ name: String, by patterns: [Pattern], in instance: Instance) -> Bool {
        guard instance.caseName == name else {
            // The associated values of other cases than the subject's are unknown; several patterns for a case are
            // assumed to cover it.
            return patterns.filter { $0.namedCase == name }.count > 1
        }
        let rows = patterns.filter { $0.namedCase == name }.compactMap(\.caseParts)
        return isCovered(instance.fields, by: rows)
    }

    /// Returns true if rows of patterns cover all values of the columns: some column must be covered completely for
    /// each alternative of the others.
    private static func isCovered(_ columns: [Value], by rows: [[Pattern]]) -> Bool {
        let rows = rows.filter { $0.count == columns.count }
        guard let first = columns.first else { return !rows.isEmpty }
        let rest = Array(columns.dropFirst())
        let choices = alternatives(of: first, rows.map { $0[0] })
        return choices.allSatisfy { takes in
            isCovered(rest, by: rows.filter { takes($0[0]) }.map { Array($0.dropFirst()) })
        }
    }

    /// Returns a predicate for each kind of value of a type, true for patterns that cover that kind completely.
    private static func alternatives(of value: Value, _ patterns: [Pattern]) -> [(Pattern) -> Bool] {
        switch value {
        case .bool:
            return [true, false].map { flag in { $0.matchesAnything || $0.boolean == flag } }
        case .nil, .present:
            return [
                { $0.matchesAnything || $0.takesNil },
                { $0.matchesAnything || $0.wrappedPattern?.matchesAnything == true },
            ]
        case .instance(let instance) where instance.caseName != nil:
            return instance.type.caseOrder.map { name in { $0.matchesAnything || $0.coveredCase == name } }
        default: return [{ $0.matchesAnything }]
        }
    }
}

extension Pattern {
    fileprivate var matchesAnything: Bool {
        switch self {
        case .wildcard, .name: true
        case .tuple(let parts, _): parts.allSatisfy(\.pattern.matchesAnything)
        default: false
        }
    }

    fileprivate var takesNil: Bool {
        switch self {
        case .enumCase("none", _, nil, _): true
        case .expression(let node): if case .nilLiteral = node.kind { true } else { matchesAnything }
        default: matchesAnything
        }
    }

    /// The pattern for the wrapped value of an optional; nil for a pattern that only matches nil.
    fileprivate var wrappedPattern: Pattern? {
        switch self {
        case .optional(let inner): inner
        case .enumCase("some", _, let parts?, _): parts.count == 1 ? parts[0].pattern : self
        case .enumCase("some", _, nil, _): .wildcard
        default: takesNil && !matchesAnything ? nil : self
        }
    }

    fileprivate var boolean: Bool? {
        guard case .expression(let node) = self, case .boolean(let value) = node.kind else { return nil }
        return value
    }

    fileprivate var parts: [Pattern]? {
        guard case .tuple(let parts, _) = self else { return nil }
        return parts.map(\.pattern)
    }

    /// The case that the pattern covers, whatever its associated values are.
    fileprivate var coveredCase: String? {
        switch self {
        case .enumCase(let name, _, let parts, _):
            (parts ?? []).allSatisfy(\.pattern.matchesAnything) ? name : nil
        default: nil
        }
    }

    fileprivate var namedCase: String? {
        if case .enumCase(let name, _, _, _) = self { return name }
        return nil
    }

    fileprivate var caseParts: [Pattern]? {
        if case .enumCase(_, _, let parts?, _) = self { return parts.map(\.pattern) }
        return nil
    }

    fileprivate var isCaseOrLiteral: Bool {
        switch self {
        case .enumCase, .optional: true
        case .expression(let node): if case .nilLiteral = node.kind { true } else { false }
        default: false
        }
    }

    fileprivate var isLiteral: Bool {
        switch self {
        case .enumCase, .optional, .type, .cast, .tuple: return false
        case .wildcard, .name: return false
        case .expression(let node):
            switch node.kind {
            case .integer, .float, .range: return true
            case .unary(_, let operand): return operand.isFlexibleNumber
            case .string(let parts): return parts.count <= 1
            default: return false
            }
        }
    }
}
