/// A walk over a body that knows which part of the source it is in; what it looks for, a subclass says.
class PlaceWalk {
    final let body: FlowBody
    final let findings: Findings
    final var found = FlowFindings()
    final var place: Place

    /// The part of the source that handles errors and may wait, or not.
    enum Place {
        /// Errors are handled, or waiting is possible.
        case handled
        /// A function that throws only what the functions passed to it throw.
        case rethrowing
        case function
        case closure
        /// A `do` whose clauses do not catch every error, where nothing around handles them.
        case openCatch
        case autoclosure
        case deferred
        case initialValue
        case argument
    }

    /// Creates a walk.
    ///
    /// - Parameter function: the place of the statements if the body is that of a function.
    init(_ body: FlowBody, _ findings: Findings, function: Place) {
        self.body = body
        self.findings = findings
        place =
            switch body.kind {
            case .topLevel: .handled
            case .initialValue: .initialValue
            case .argument: .argument
            default: function
            }
    }

    final func walk() -> FlowFindings {
        statements(body.statements)
        return found
    }

    final func statements(_ list: [Statement]) {
        for statement in list where !findings.isSettled(statement) { self.statement(statement) }
    }

    /// Walks over a statement; declarations have bodies of their own.
    func statement(_ statement: Statement) {
        switch statement.kind {
        case .deferred(let body): within(.deferred) { statements(body) }
        case .function, .type, .extended: break
        default:
            for node in statement.expressions { expression(node) }
            for body in statement.bodies { statements(body) }
        }
    }

    /// Walks over an expression.
    func expression(_ node: Expression) {
        for part in node.parts + node.branchExpressions { expression(part) }
        for body in node.bodies { statements(body) }
    }

    final func within(_ inner: Place, _ walk: () -> Void) {
        let outer = place
        place = inner
        walk()
        place = outer
    }

    /// Walks over the arguments of a call, and tells of those that are passed to a parameter of a function type.
    final func arguments(of call: Call, _ node: Expression, _ passesFunction: (Expression) -> Void) {
        for (index, argument) in call.arguments.enumerated() {
            let parameter = findings.parameter(of: call, node, index)
            if parameter?.type.withoutOptionals.function != nil { passesFunction(argument.value) }
            within(parameter?.isAutoclosure == true ? .autoclosure : place) { expression(argument.value) }
        }
    }
}
