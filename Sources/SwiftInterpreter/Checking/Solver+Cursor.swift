/// The place of the cursor in an argument of a call.
enum CursorInArgument {
    /// The cursor is not in the argument.
    case none
    /// The argument is what is typed next.
    case whole
    /// The cursor is in a part of the argument.
    case part
}

extension Expression {
    /// True for the name in place of what is typed next.
    var isCursor: Bool {
        if case .name(CursorFindings.word) = kind { true } else { false }
    }

    /// True if the cursor is in the expression, closures excepted.
    private var hasCursor: Bool {
        switch kind {
        case .name(CursorFindings.word), .implicitMember(CursorFindings.word), .member(_, CursorFindings.word): true
        default: parts.contains(where: \.hasCursor)
        }
    }

    /// The place of the cursor in the expression, as an argument.
    var cursor: CursorInArgument { isCursor ? .whole : hasCursor ? .part : .none }
}

/// The notes that a solver makes of the cursor.
extension Solver {
    private var cursor: CursorFindings? { interfaces.session.cursor }

    /// Notes the names at the cursor, and returns the type of what is typed next; nil for another name.
    func cursorType(_ name: String, _ scope: LexicalScope) -> Type? {
        guard name == CursorFindings.word, let cursor else { return nil }
        if scope.isBuilder { cursor.enterBuilder() }
        var current: LexicalScope? = scope
        while let here = current, here.parent != nil {
            for variable in here.variables.values.sorted(by: { ($1.offset, $0.name) < ($0.offset, $1.name) }) {
                cursor.see(variable.name, state.simplified(variable.type))
            }
            if let type = here.selfType { seeProperties(of: type, isStatic: here.isStatic) }
            current = here.parent
        }
        return state.variable()
    }

    /// Notes the properties that the source declares of the type around the cursor.
    private func seeProperties(of type: Type, isStatic: Bool) {
        guard let nominal = type.nominal else { return }
        for property in interfaces.declaredMembers(of: nominal)
        where property.kind == .variable && property.isStatic == isStatic {
            cursor?.see(property.name, property.substituted(property.result, in: type))
        }
    }

    /// Notes that what is typed next is converted to a type; returns false for another expression.
    func noteCursor(_ type: Type, convertedTo target: Type, _ node: Expression) -> Bool {
        guard let cursor, node.isCursor, let number = type.variableNumber, target.variableNumber == nil else {
            return false
        }
        let expected = state.simplified(target)
        // An optional of which nothing else is known does not say what fits.
        if expected.innermost.variableNumber == nil { cursor.add(expected: expected) }
        state.set(number, .error)
        return true
    }

    /// Notes the type behind whose value or name the cursor is; returns false for another member.
    func noteCursor(_ site: MemberSite, in base: Type, _ kind: CursorFindings.MemberKind) -> Bool {
        guard site.name == CursorFindings.word, let cursor else { return false }
        var found = CursorFindings.Base(
            type: state.simplified(base),
            kind: kind,
            requirements: lookup.requirements
        )
        // The types of the literals in it are not decided yet.
        state.basesAtCursor.append(found)
        found.type = found.type.closed
        cursor.add(found)
        // Nothing is asked of the member; its type is not looked for.
        if let number = state.known(site.type).variableNumber { state.set(number, .error) }
        return true
    }

    /// Notes the functions that a call around the cursor may call.
    func noteCursor(_ candidates: [State.Candidate], in call: CallSite?) {
        guard let cursor, let call, call.isAtCursor else { return }
        for candidate in candidates {
            cursor.add(candidate.declaration, in: candidate.selfType.map { state.simplified($0) })
        }
    }

    /// Notes the type of the function that a call around the cursor calls.
    func noteCursor(_ function: Type.Function, in call: CallSite) {
        guard let cursor, call.isAtCursor else { return }
        cursor.add(function)
    }

    /// True if the cursor is in a closure: what is around it is settled first, since what is typed next says little of it.
    func hasCursor(_ closure: ClosureExpression) -> Bool {
        cursor != nil && closure.mentionedNames.contains(CursorFindings.word)
    }

    /// Returns the place of the cursor in an argument.
    func place(ofCursorIn node: Expression) -> CursorInArgument { cursor == nil ? .none : node.cursor }
}

extension State {
    /// The types behind which the cursor is, with what was found of them.
    var foundBases: [CursorFindings.Base] {
        basesAtCursor.map { base in
            var found = base
            found.type = simplified(base.type).closed
            return found
        }
    }
}

extension Type {
    /// The type with all levels of optional unwrapped.
    fileprivate var innermost: Type { wrapped?.innermost ?? self }
}

extension CallSite {
    /// True if one of the arguments is what is typed next.
    fileprivate var isAtCursor: Bool { arguments.contains { $0.cursor == .whole } }
}

extension LexicalScope {
    /// True if a result builder transforms the innermost closure.
    fileprivate var isBuilder: Bool {
        var current: LexicalScope? = self
        while let here = current {
            if here.variables[Details.builderName] != nil { return true }
            if here.variables["$0"] != nil { return false }
            current = here.parent
        }
        return false
    }
}
