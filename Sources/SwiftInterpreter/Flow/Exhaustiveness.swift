/// The check that the cases of a `switch` cover all values of a type.
struct Exhaustiveness {
    let interfaces: Interfaces

    /// A pattern, reduced to what it covers.
    private indirect enum Cover {
        case anything
        /// A case, tuple or literal of a type with finitely many, with its parts.
        case alternative(String, [Cover])
        /// A part that has no name here: less than everything.
        case some
    }

    /// An alternative of the values of a type.
    private struct Alternative {
        var name: String
        var parts: [Type]
    }

    /// Returns true if cases cover all values of a type.
    func covers(_ cases: [Switch.Case], _ type: Type) -> Bool {
        if cases.contains(where: \.isDefault) { return true }
        let patterns = cases.flatMap(\.patterns).filter { $0.condition == nil }.map(\.pattern)
        return covers(patterns.map { [cover($0, type)] }, [type])
    }

    /// Returns the cases of an enum, or the Boolean values, that cases do not cover; empty for other types.
    func missing(_ cases: [Switch.Case], _ type: Type) -> [String] {
        let rows = cases.flatMap(\.patterns).filter { $0.condition == nil }.map { [cover($0.pattern, type)] }
        guard case .nominal(let nominal, _) = type.form, let alternatives = alternatives(of: type) else { return [] }
        let uncovered = alternatives.filter { !covers(Self.inside(rows, $0), $0.parts) }
        return uncovered.map { nominal.name == "Bool" ? $0.name : ".\($0.name)" }
    }

    /// Returns what patterns cover of the parts of an alternative, and of what follows.
    private static func inside(_ rows: [[Cover]], _ alternative: Alternative) -> [[Cover]] {
        rows.compactMap { row in
            switch row[0] {
            case .anything: alternative.parts.map { _ in .anything } + row.dropFirst()
            case .alternative(alternative.name, let parts): parts + row.dropFirst()
            case .alternative, .some: nil
            }
        }
    }

    private func covers(_ rows: [[Cover]], _ types: [Type]) -> Bool {
        guard let first = types.first else { return !rows.isEmpty }
        let rest = Array(types.dropFirst())
        let isNamed = rows.contains { if case .alternative = $0[0] { true } else { false } }
        guard let alternatives = alternatives(of: first), isNamed || alternatives.isEmpty else {
            return covers(
                rows.filter { if case .anything = $0[0] { true } else { false } }.map { Array($0.dropFirst()) },
                rest
            )
        }
        return alternatives.allSatisfy { alternative in
            covers(Self.inside(rows, alternative), alternative.parts + rest)
        }
    }

    // MARK: - Types

    private func alternatives(of type: Type) -> [Alternative]? {
        switch type.form {
        case .tuple(let fields): return [Alternative(name: "", parts: fields.map(\.type))]
        case .nominal(let nominal, let arguments):
            if nominal.name == "Bool" {
                return [Alternative(name: "true", parts: []), Alternative(name: "false", parts: [])]
            }
            if nominal.name == "Optional", let wrapped = arguments.first {
                return [Alternative(name: "none", parts: []), Alternative(name: "some", parts: [wrapped])]
            }
            guard nominal.kind == .enumeration else { return nil }
            return cases(of: nominal).map { Alternative(name: $0.name, parts: parts(of: $0, nominal, arguments)) }
        default: return nil
        }
    }

    private func cases(of nominal: Nominal) -> [Declaration] {
        nominal.load()
        return nominal.members.order.flatMap { nominal.members[$0] }.filter { $0.kind == .enumCase }
    }

    private func parts(of item: Declaration, _ nominal: Nominal, _ arguments: [Type]) -> [Type] {
        let lookup = Lookup(interfaces: interfaces)
        return item.parameters.map { lookup.reduced($0.type.substituting(nominal.generics.parameters, arguments)) }
    }

    // MARK: - Patterns

    private func cover(_ pattern: Pattern, _ type: Type) -> Cover {
        switch pattern {
        case .wildcard, .name: return .anything
        case .tuple(let parts, _): return tuple(parts, type)
        case .optional(let inner): return type.wrapped.map { .alternative("some", [cover(inner, $0)]) } ?? .some
        case .enumCase(let name, _, let parts, _): return enumCase(name, parts, type)
        case .expression(let node): return literal(node.withoutParentheses, type)
        case .type(_, let written, _): return isWhole(written, type) ? .anything : .some
        case .cast(let inner, _, let written, _): return isWhole(written, type) ? cover(inner, type) : .some
        }
    }

    /// True if every value of a type is one of the written type; every error is an `NSError`.
    private func isWhole(_ written: WrittenType, _ type: Type) -> Bool {
        let names = (written.description, type.description)
        return names.0 == names.1 || names.0 == "NSError" && ["any Error", "Error"].contains(names.1)
    }

    private func tuple(_ parts: [(label: String?, pattern: Pattern)], _ type: Type) -> Cover {
        guard case .tuple(let fields) = type.form, fields.count == parts.count else { return .some }
        var covers = [Cover](repeating: .some, count: fields.count)
        for (index, part) in parts.enumerated() {
            let place = part.label.flatMap { label in fields.firstIndex { $0.label == label } } ?? index
            covers[place] = cover(part.pattern, fields[place].type)
        }
        return .alternative("", covers)
    }

    private func enumCase(_ name: String, _ parts: [(label: String?, pattern: Pattern)]?, _ type: Type) -> Cover {
        guard let found = alternatives(of: type)?.first(where: { $0.name == name }), type.nominal?.name != "Bool" else {
            return type.wrapped.map { .alternative("some", [enumCase(name, parts, $0)]) } ?? .some
        }
        guard let parts else { return .alternative(name, found.parts.map { _ in .anything }) }
        if parts.count == found.parts.count {
            return .alternative(name, zip(parts, found.parts).map { cover($0.pattern, $1) })
        }
        if parts.count == 1 {
            switch parts[0].pattern {
            case .wildcard, .name: return .alternative(name, found.parts.map { _ in .anything })
            case .tuple(let inner, _) where inner.count == found.parts.count:
                return .alternative(name, zip(inner, found.parts).map { cover($0.pattern, $1) })
            default: return .some
            }
        }
        guard found.parts.count == 1 else { return .some }
        return .alternative(name, [tuple(parts, found.parts[0])])
    }

    private func literal(_ node: Expression, _ type: Type) -> Cover {
        switch node.kind {
        case .nilLiteral: return .alternative("none", [])
        case .boolean(let value):
            if let wrapped = type.wrapped { return .alternative("some", [literal(node, wrapped)]) }
            return type.nominal?.name == "Bool" ? .alternative("\(value)", []) : .some
        case .tuple(let parts) where parts.isEmpty: return type.isVoid ? .anything : .some
        case .tuple(let parts): return tuple(parts.map { ($0.label, .expression($0.value)) }, type)
        default: return .some
        }
    }
}
