/// The statements that leave others.
extension BodyWalk {
    func checkBreak(to label: String?, at offset: Int) {
        if let label { return checkJump("break", to: label, at: offset) }
        for frame in frames.reversed() {
            switch frame {
            case .loop, .switchCase: return
            case .deferred: return found.add("'break' cannot transfer control out of a defer statement", at: offset)
            case .valueBranch(let keyword): return checkLeaving(keyword, by: "break", at: offset)
            case .branch, .labeled: continue
            }
        }
        found.add(
            frames.isEmpty
                ? "'break' is only allowed inside a loop, if, do, or switch"
                : "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
            at: offset
        )
    }

    func checkContinue(to label: String?, at offset: Int) {
        if let label { return checkJump("continue", to: label, at: offset) }
        for frame in frames.reversed() {
            switch frame {
            case .loop: return
            case .deferred: return found.add("'continue' cannot transfer control out of a defer statement", at: offset)
            case .valueBranch(let keyword): return checkLeaving(keyword, by: "continue", at: offset)
            case .branch, .labeled, .switchCase: continue
            }
        }
        found.add("'continue' is only allowed inside a loop", at: offset)
    }

    func checkFallthrough(at offset: Int) {
        for frame in frames.reversed() {
            switch frame {
            case .branch, .labeled, .valueBranch: continue
            case .loop, .deferred: return found.add("'fallthrough' is only allowed inside a switch", at: offset)
            case .switchCase(let next?):
                guard let name = next.first else { return }
                return found.add("'fallthrough' from a case which doesn't bind variable '\(name)'", at: offset)
            case .switchCase(nil):
                return found.add("'fallthrough' without a following 'case' or 'default' block", at: offset)
            }
        }
        found.add("'fallthrough' is only allowed inside a switch", at: offset)
    }

    func checkReturn(at offset: Int) {
        if frames.contains(where: { if case .deferred = $0 { true } else { false } }) {
            return found.add("'return' cannot transfer control out of a defer statement", at: offset)
        }
        for case .valueBranch(let keyword) in frames.reversed() {
            return checkLeaving(keyword, by: "return", at: offset)
        }
        if body.kind == .topLevel, closureDepth == 0 { found.add("return invalid outside of a func", at: offset) }
    }

    /// Checks a statement that leaves one with a label.
    private func checkJump(_ statement: String, to label: String, at offset: Int) {
        for frame in frames.reversed() {
            switch frame {
            case .labeled(label): return
            case .valueBranch(let keyword): return checkLeaving(keyword, by: statement, at: offset)
            case .branch, .deferred, .labeled, .loop, .switchCase: continue
            }
        }
    }

    private func checkLeaving(_ keyword: String, by statement: String, at offset: Int) {
        found.add("cannot use '\(statement)' to transfer control out of '\(keyword)' expression", at: offset)
    }
}

/// The uses of `if` and `switch` as values.
extension BodyWalk {
    func value(_ conditional: Conditional, _ node: Expression, isSource: Bool) {
        checkPlace(of: "if", node, isSource: isSource)
        conditions(conditional.conditions)
        for body in [conditional.body, conditional.otherwise ?? []] {
            framed(.valueBranch("if")) { branch(body, of: "if") }
        }
    }

    func value(_ choice: Switch, _ node: Expression, isSource: Bool) {
        checkPlace(of: "switch", node, isSource: isSource)
        self.choice(choice, node) { body in
            framed(.valueBranch("switch")) { branch(body, of: "switch") }
        }
    }

    private func checkPlace(of keyword: String, _ node: Expression, isSource: Bool) {
        guard !isSource else { return }
        found.add(
            "'\(keyword)' may only be used as expression in return, throw, or as the source of an assignment",
            at: node.offset,
            fix: "assign it to a constant first"
        )
    }

    /// Walks over a branch, which has a value if it is one expression, and else must leave.
    private func branch(_ body: [Statement], of keyword: String) {
        guard let last = body.last else { return }
        if body.count == 1, case .expression(let node) = last.kind { return expression(node, isSource: true) }
        if !last.leaves {
            let isSwitch = keyword == "switch"
            found.add(
                "non-expression branch of '\(keyword)' expression may only end with a 'throw'"
                    + (isSwitch ? " or 'fallthrough'" : ""),
                at: isSwitch ? .endOfStatement(last.offset) : .end(of: last.offset),
                fix: "leave only the value in the branch, or call a function that returns it"
            )
        }
        statements(body)
    }
}

extension Statement {
    /// True for a statement after which nothing of its body runs.
    fileprivate var leaves: Bool {
        switch kind {
        case .thrown, .fellThrough, .returned, .broken, .continued: true
        default: false
        }
    }
}

/// The results that no one uses, of which a compiler warns.
extension BodyWalk {
    func warnIfUnused(_ node: Expression) {
        guard let type = findings.type(of: node), !type.withoutOptionals.isVoid, type.nominal?.name != "Never",
            let words = unused(node.withoutParentheses, type)
        else { return }
        let isOutermost = body.kind == .topLevel && frames.isEmpty && closureDepth == 0
        found.warn("\(words) is unused", at: node.offset, isOutermost: isOutermost)
    }

    private func unused(_ node: Expression, _ type: Type) -> String? {
        switch node.kind {
        case .assign, .assignWith, .closure, .conditional, .choice: return nil
        case .integer, .largeInteger: return "integer literal"
        case .float: return "floating-point literal"
        case .boolean: return "boolean literal"
        case .string: return "string literal"
        case .chain(let inner):
            if case .call = inner.kind { return unused(inner, type) }
            return "expression of type '\(type)'"
        case .forced(let inner):
            if case .call = inner.kind { return unused(inner, type) }
            return "expression of type '\(type)'"
        case .attempt(_, let isForced): return isForced ? nil : "result of 'try?'"
        case .binary(let name, _, _), .unary(let name, _):
            return isDiscardable(node) ? nil : "result of operator '\(name)'"
        case .and: return "result of operator '&&'"
        case .or: return "result of operator '||'"
        case .coalesce: return "result of operator '\("??")'"
        case .call(let call): return unused(call, node, type)
        default: return "expression of type '\(type)'"
        }
    }

    private func isDiscardable(_ node: Expression) -> Bool {
        findings.choice(of: node)?.declaration?.modifiers.contains(.discardable) == true
    }

    private func unused(_ call: Call, _ node: Expression, _ type: Type) -> String? {
        guard let declaration = findings.callee(of: call, node)?.declaration else {
            guard findings.type(of: call.callee)?.withoutOptionals.function != nil else { return nil }
            if case .closure = call.callee.kind { return "result of call to closure returning '\(type)'" }
            return "result of call to function returning '\(type)'"
        }
        if declaration.modifiers.contains(.discardable) { return nil }
        switch declaration.kind {
        case .initializer where ["self", "super"].contains(where: call.callee.isInitializer): return nil
        case .initializer: return "result of '\(declaration.owner?.lastName ?? "")' initializer"
        case .function: return "result of call to '\(Self.name(declaration))'"
        case .variable: return "result of call to function returning '\(type)'"
        default: return "expression of type '\(type)'"
        }
    }

    private static func name(_ declaration: Declaration) -> String {
        let parameters = declaration.parameters
        return !parameters.isEmpty && parameters.allSatisfy { $0.label == nil }
            ? declaration.name : declaration.labelledName
    }
}

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

    /// Returns the cases that patterns match: of several with one name the last.
    private func cases(of nominal: Nominal) -> [Declaration] {
        nominal.load()
        return nominal.members.order.compactMap { nominal.members[$0].last { $0.kind == .enumCase } }
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
        case .type(let written, _): return isWhole(written, type) ? .anything : .some
        case .cast(let inner, let written, _): return isWhole(written, type) ? cover(inner, type) : .some
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
