/// The mistakes that the walks over typed statements found, and the warnings.
struct FlowFindings {
    /// A message at a place.
    struct Note {
        var message: DiagnosticMessage
        var place: Place
        /// The remedy.
        var fix: String?
        /// The offset of the function or closure that lacks a return at its end.
        var unfinished: Int?
        /// True for a mistake on a path, which a compiler looks for once all else is right.
        var isOnPath = false
        /// True for a warning about a statement outside of all bodies, whose value the prompt shows.
        var isOutermost = false
    }

    /// The place of a message.
    enum Place: Hashable {
        /// A UTF-8 offset.
        case offset(Int)
        /// The closing brace of the innermost block around an offset.
        case end(of: Int)
        /// The closing brace of the first block after an offset: that of an empty body.
        case endOfNext(Int)
        /// The last token of the statement at an offset.
        case endOfStatement(Int)

        /// The offset that the place is at or behind.
        var written: Int {
            switch self {
            case .offset(let offset), .end(let offset), .endOfNext(let offset), .endOfStatement(let offset): offset
            }
        }

        /// Returns the place with an offset in the text of a source.
        func placed(in source: SourceBuffer) -> Place {
            switch self {
            case .offset(let offset): .offset(source.place(of: offset))
            case .end(let offset): .end(of: source.place(of: offset))
            case .endOfNext(let offset): .endOfNext(source.place(of: offset))
            case .endOfStatement(let offset): .endOfStatement(source.place(of: offset))
            }
        }
    }

    private(set) var mistakes: [Note] = []
    private(set) var warnings: [Note] = []
    private var seen: Set<String> = []

    var isEmpty: Bool { mistakes.isEmpty && warnings.isEmpty }

    mutating func add(_ message: DiagnosticMessage, at place: Place, ending unfinished: Int? = nil, fix: String? = nil)
    {
        add(Note(message: message, place: place, fix: fix, unfinished: unfinished))
    }

    private mutating func add(_ note: Note) {
        guard seen.insert("\(note.place) \(note.message.text)").inserted else { return }
        mistakes.append(note)
    }

    mutating func add(_ message: DiagnosticMessage, at offset: Int, fix: String? = nil) {
        add(message, at: .offset(offset), fix: fix)
    }

    mutating func warn(_ message: DiagnosticMessage, at offset: Int, isOutermost: Bool) {
        warn(Note(message: message, place: .offset(offset), isOutermost: isOutermost))
    }

    private mutating func warn(_ note: Note) {
        guard seen.insert("warning \(note.place) \(note.message.text)").inserted else { return }
        warnings.append(note)
    }

    mutating func add(_ other: FlowFindings) {
        for note in other.mistakes { add(note) }
        for note in other.warnings { warn(note) }
    }

    /// Adds what was found on the paths through a body.
    mutating func add(paths other: FlowFindings) {
        var other = other
        for index in other.mistakes.indices { other.mistakes[index].isOnPath = true }
        add(other)
    }

    /// Returns the warnings, and the mistakes at some places.
    func filtered(_ isKept: (Place) -> Bool) -> FlowFindings {
        var result = self
        result.mistakes.removeAll { !isKept($0.place) }
        return result
    }
}

extension Findings {
    func type(of node: Expression) -> Type? {
        guard let type = types[ObjectIdentifier(node)], !type.isError, !type.hasVariables else { return nil }
        return type
    }

    func choice(of node: Expression) -> Choice? { choices[ObjectIdentifier(node)] }

    /// Returns what a call calls: an initializer, a `callAsFunction` or what the callee names; nil for a function value.
    func callee(of call: Call, _ node: Expression) -> Choice? {
        choice(of: node) ?? choice(of: call.callee.withoutParentheses)
    }

    /// Returns the parameter that an argument is passed to.
    func parameter(of call: Call, _ node: Expression, _ argument: Int) -> Declaration.Parameter? {
        guard let choice = callee(of: call, node), let declaration = choice.declaration,
            let index = choice.matched.firstIndex(where: { $0.contains(argument) }),
            index < declaration.parameters.count
        else { return nil }
        return declaration.parameters[index]
    }

    /// Returns true if a call never returns.
    func neverReturns(_ call: Call, _ node: Expression) -> Bool {
        if type(of: node)?.nominal?.name == "Never" { return true }
        guard let declaration = callee(of: call, node)?.declaration, declaration.kind == .function else { return false }
        return declaration.result.nominal?.name == "Never"
    }

    /// Returns when a call throws.
    func throwing(_ call: Call, _ node: Expression) -> Throwing {
        if let declaration = callee(of: call, node)?.declaration, declaration.kind != .variable {
            if declaration.modifiers.contains(.rethrows) { return .withArguments }
            return declaration.modifiers.contains(.throws) ? .always : .never
        }
        guard let type = type(of: call.callee) else { return .unknown }
        guard let function = type.withoutOptionals.function else { return .unknown }
        return function.isThrowing ? .always : .never
    }

    enum Throwing {
        case always
        case never
        case withArguments
        case unknown
    }
}

extension Type {
    /// True for `Any` and for `any P`.
    var isExistentialOrAny: Bool {
        if case .existential = form { return true }
        return false
    }
}

extension Condition {
    /// The value that is known before anything runs; nil if it depends on a variable.
    var literal: Bool? {
        guard case .expression(let node) = self else { return nil }
        return node.literalTruth
    }
}

/// The walks over typed statements that find what types alone do not show.
struct FlowCheck {
    let interfaces: Interfaces
    let findings: Findings

    /// Walks over the statements of a source.
    func check(_ statements: [Statement]) -> FlowFindings {
        let all = FlowBodies(statements, findings, interfaces: interfaces)
        let bodies = all.bodies
        var found = FlowFindings()
        for body in bodies { found.add(meanings(body, all.getOnly)) }
        // Paths are looked at once all else is right, as a compiler does.
        guard findings.mistakes.isEmpty, found.mistakes.isEmpty else { return found }
        for body in bodies {
            if let escapes = EscapeWalk(body, findings) { found.add(paths: escapes.captures) }
            if let captures = LateCaptures(body, findings) { found.add(paths: captures.found) }
            found.add(paths: PathWalk(body, findings, making: Making(body)).walk())
        }
        return found
    }

    /// Returns true if the walks find nothing in a statement whose value is used.
    func isClean(_ value: Statement) -> Bool {
        let all = FlowBodies(value: value, findings, interfaces: interfaces)
        return all.bodies.allSatisfy { body in
            meanings(body, all.getOnly).isEmpty && PathWalk(body, findings, making: Making(body)).walk().isEmpty
        }
    }

    private func meanings(_ body: FlowBody, _ getOnly: Set<String>) -> FlowFindings {
        let walk = BodyWalk(body, findings, interfaces, getOnly: getOnly)
        walk.walk()
        var found = walk.found
        found.add(effects(of: body, besides: walk.found))
        if let escapes = EscapeWalk(body, findings) { found.add(escapes.found) }
        if let uses = SelfWalk(body, findings) { found.add(uses.found) }
        return found
    }

    /// Returns the errors that nothing handles and what nothing waits for, of the statements without other mistakes.
    private func effects(of body: FlowBody, besides others: FlowFindings) -> FlowFindings {
        var found = EffectWalk(body, findings).walk()
        found.add(AsyncWalk(body, findings).walk())
        guard !others.mistakes.isEmpty, !found.isEmpty else { return found }
        let starts = body.statements.allOffsets
        func start(_ place: FlowFindings.Place) -> Int? { starts.filter { $0 <= place.written }.max() }
        let wrong = Set(others.mistakes.map { start($0.place) })
        return found.filtered { !wrong.contains(start($0)) }
    }
}

extension [Statement] {
    /// The offsets of the statements and of those in them.
    fileprivate var allOffsets: [Int] {
        flatMap { statement in
            [statement.offset] + statement.bodies.flatMap(\.allOffsets) + statement.expressions.flatMap(\.allOffsets)
        }
    }
}

extension Expression {
    /// The offsets of the statements in it.
    fileprivate var allOffsets: [Int] {
        bodies.flatMap(\.allOffsets) + (parts + branchExpressions).flatMap(\.allOffsets)
    }
}
