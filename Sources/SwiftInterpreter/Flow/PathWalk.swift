/// The walk along all paths through a body: finds what is used before it has a value, and where the body can end.
final class PathWalk {
    let findings: Findings
    let body: FlowBody
    let making: Making?
    var found = FlowFindings()
    var state = PathState()
    /// The variables that were declared without a value.
    var open: [PathKey: Open] = [:]
    /// The states in which statements leave others; a closure has none of them.
    var jumps = Jumps()
    /// The variables without a value that local functions use.
    var captured: [ObjectIdentifier: [PathKey]] = [:]
    /// False in the first walk over a loop, which only finds what its second round begins with.
    var isNoting = true
    /// The constants of functions whose values a compiler knows.
    var constants: [PathKey: any FixedWidthInteger] = [:]
    /// True after a jump whose target is not known.
    var isUncertain = false

    struct Open {
        var name: String
        var isLet: Bool
        var word: String { isLet ? "constant" : "variable" }
    }

    struct Jumps {
        /// The loops and `switch` statements around.
        var targets: [Target] = []
        /// The states in which errors are thrown, for each `do` around.
        var thrown: [PathState] = []
        /// The state that a `fallthrough` passes on.
        var fallen = PathState.unreachable
    }

    struct Target {
        var label: String?
        var isLoop: Bool
        var after = PathState.unreachable
        var next = PathState.unreachable
    }

    init(_ body: FlowBody, _ findings: Findings, making: Making? = nil) {
        self.body = body
        self.findings = findings
        self.making = making
    }

    /// Walks over the body and returns what is wrong in it.
    func walk() -> FlowFindings {
        body.kind == .topLevel ? declarations(body.statements) : statements(body.statements)
        if state.isReachable { checkEnd() }
        return isUncertain ? FlowFindings() : found
    }

    func note(_ message: DiagnosticMessage, at place: FlowFindings.Place, ending unfinished: Int? = nil) {
        if isNoting, state.isReachable { found.add(message, at: place, ending: unfinished) }
    }

    func note(_ message: DiagnosticMessage, at offset: Int) { note(message, at: .offset(offset)) }

    private func checkEnd() {
        if body.kind == .initializer { return returns(at: body.end) }
        guard let result = body.result, result != .void, result.description != "Void" else { return }
        if result.description == "Never" {
            let call = "missing call to another never-returning function on all paths"
            return note("\(body.words) with uninhabited return type 'Never' is \(call)", at: body.end)
        }
        guard
            !body.isBuilder || body.statements.contains(where: \.isReturn), !body.statements.isSingleValue
        else { return }
        note("missing return in \(body.words) expected to return '\(result)'", at: body.end, ending: body.offset)
    }

    // MARK: - Statements

    /// Walks over the statements of a source, whose constants are no constants of a function.
    private func declarations(_ list: [Statement]) {
        for statement in list where !findings.isSettled(statement) {
            if case .section(let inner) = statement.kind {
                declarations(inner)
            } else {
                self.statement(statement)
                constants = [:]
            }
        }
    }

    func statements(_ list: [Statement]) {
        for statement in list where !findings.isSettled(statement) { self.statement(statement) }
    }

    private func statement(_ statement: Statement) {
        switch statement.kind {
        case .expression(let node): expression(node)
        case .variables(let bindings): bindings.forEach(declare)
        case .function(let code): declare(code)
        case .returned(let value):
            if let value { expression(value) }
            if body.kind == .initializer, !isInClosure, value == nil { returns(at: .offset(statement.offset)) }
            state = .unreachable
        case .broken(let label): jump(label, isContinue: false)
        case .continued(let label): jump(label, isContinue: true)
        case .fellThrough:
            jumps.fallen.join(state)
            state = .unreachable
        case .guarded(let conditions, let body): guarded(conditions, body, at: statement.offset)
        case .whileLoop(let conditions, let body, let label): whileLoop(conditions, body, label)
        case .repeatLoop(let body, let condition, let label): repeatLoop(body, condition, label)
        case .forLoop(let loop, let label): forLoop(loop, label)
        case .block(let body, let label?): labelled(body, label)
        case .block(let body, nil), .section(let body): statements(body)
        case .attempted(let attempt): self.attempt(attempt)
        case .thrown(let value):
            expression(value)
            throwing()
            state = .unreachable
        case .deferred, .type, .extended, .alias, .imported, .noted: break
        }
    }

    /// True in the body of a closure, which has a walk of its own for its returns.
    var isInClosure = false

    private func declare(_ binding: VariableBinding) {
        declareValue(of: binding)
        for name in binding.pattern.names {
            let key = PathKey.variable(name.name, name.offset)
            forget(key, findings.details.variables[name.offset])
            let hasValue =
                binding.value != nil || binding.wrappedValue != nil || binding.accessors != nil
                || binding.isLazy || binding.isStatic
                || !binding.attributes.isEmpty && findings.details.localWrappers[name.offset]?.isLate != true
            if hasValue || !binding.isLet && binding.isNilAtFirst { continue }
            open[key] = Open(name: name.name, isLet: binding.isLet)
        }
    }

    private func declare(_ code: FunctionCode) {
        let keys = self.captured(in: code.body)
        if body.kind == .topLevel, jumps.targets.isEmpty {
            for key in keys where !state.surely.contains(key) {
                guard let open = open[key] else { continue }
                note(
                    "\(open.word) '\(open.name)' used by function definition before being initialized",
                    at: code.offset
                )
            }
        } else {
            captured[ObjectIdentifier(code)] = keys
        }
    }

    private func jump(_ label: String?, isContinue: Bool) {
        let index = jumps.targets.lastIndex { target in
            label.map { target.label == $0 } ?? (target.isLoop || !isContinue && target.label == nil)
        }
        if let index {
            if isContinue { jumps.targets[index].next.join(state) } else { jumps.targets[index].after.join(state) }
        } else {
            isUncertain = true
        }
        state = .unreachable
    }

    private func labelled(_ body: [Statement], _ label: String) {
        jumps.targets.append(Target(label: label, isLoop: false))
        statements(body)
        state.join(jumps.targets.removeLast().after)
    }

    private func guarded(_ conditions: [Condition], _ body: [Statement], at offset: Int) {
        self.conditions(conditions)
        let after = state
        if conditions.allSatisfy({ $0.literal == true }) { state = .unreachable }
        statements(body)
        note(
            "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
            at: body.first.map { .end(of: $0.offset) } ?? .endOfNext(offset)
        )
        state = after
        if conditions.contains(where: { $0.literal == false }) { state = .unreachable }
    }

    func conditions(_ conditions: [Condition]) {
        for node in conditions.flatMap(\.expressions) { expression(node) }
    }

    // MARK: - Loops

    private func whileLoop(_ conditions: [Condition], _ body: [Statement], _ label: String?) {
        let isEndless = conditions.allSatisfy { $0.literal == true }
        loop(label) {
            self.conditions(conditions)
            let after = isEndless ? PathState.unreachable : state
            statements(body)
            return after
        }
    }

    private func repeatLoop(_ body: [Statement], _ condition: Expression, _ label: String?) {
        let isEndless = Condition.expression(condition).literal == true
        loop(label) {
            statements(body)
            state.join(jumps.targets[jumps.targets.count - 1].next)
            expression(condition)
            return isEndless ? .unreachable : state
        }
    }

    private func forLoop(_ loop: ForLoop, _ label: String?) {
        expression(loop.sequence)
        self.loop(label) {
            let after = state
            for node in loop.pattern.expressions { expression(node) }
            if let condition = loop.condition { expression(condition) }
            statements(loop.body)
            return after
        }
    }

    /// Walks over a loop twice: its second round begins with what the first one leaves.
    ///
    /// - Parameter round: the walk over one round; returns the state in which the loop ends.
    private func loop(_ label: String?, _ round: () -> PathState) {
        let (start, wasNoting) = (state, isNoting)
        isNoting = false
        jumps.targets.append(Target(label: label, isLoop: true))
        _ = round()
        state.join(jumps.targets[jumps.targets.count - 1].next)
        isNoting = wasNoting
        state = start.joined(state)
        jumps.targets[jumps.targets.count - 1] = Target(label: label, isLoop: true)
        let end = round()
        state = end.joined(jumps.targets.removeLast().after)
    }

    // MARK: - Errors

    func throwing() {
        if !jumps.thrown.isEmpty { jumps.thrown[jumps.thrown.count - 1].join(state) }
    }

    private func attempt(_ attempt: Attempt) {
        jumps.thrown.append(.unreachable)
        statements(attempt.body)
        let caught = jumps.thrown.removeLast()
        var after = state
        for clause in attempt.clauses {
            state = caught
            for node in clause.patterns.flatMap({ ($0.pattern?.expressions ?? []) + [$0.condition].compactMap { $0 } })
            {
                expression(node)
            }
            statements(clause.body)
            after.join(state)
        }
        state = caught
        throwing()
        state = after
    }
}

extension VariableBinding {
    /// True for a variable that is nil until it gets a value.
    fileprivate var isNilAtFirst: Bool {
        switch type {
        case .optional?, .implicitlyUnwrapped?: true
        default: modifiers.contains(.weak)
        }
    }
}

/// A thing that gets its value later than it is declared.
enum PathKey: Hashable, Sendable {
    /// A variable of a block, by its name and place.
    case variable(String, Int)
    /// A stored property of the value that an initializer makes.
    case property(String)
    /// The call of another initializer.
    case delegation
    /// A part of a tuple that gets its value later.
    indirect case part(PathKey, Int)
}

/// The knowledge at a point of a body.
struct PathState {
    var isReachable = true
    /// The variables that surely have a value.
    var surely: Set<PathKey> = []
    /// The variables that may have a value already.
    var perhaps: Set<PathKey> = []

    static let unreachable = PathState(isReachable: false)

    /// Returns what is known where two paths meet.
    func joined(_ other: PathState) -> PathState {
        if !isReachable { return other }
        if !other.isReachable { return self }
        return PathState(surely: surely.intersection(other.surely), perhaps: perhaps.union(other.perhaps))
    }

    mutating func join(_ other: PathState) { self = joined(other) }

    mutating func set(_ key: PathKey) {
        surely.insert(key)
        perhaps.insert(key)
    }

    mutating func forget(_ key: PathKey) {
        surely.remove(key)
        perhaps.remove(key)
    }
}
