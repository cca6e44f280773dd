/// A function, accessor or initial value of a source, compiled when it is first called.
final class CompiledFunction {
    /// The name in the list of calls of an error.
    let name: String
    /// The code, once it is made.
    private(set) var body: Body?
    private var make: (() throws -> Body)?

    /// The code of a function.
    struct Body {
        var size: Activation.Size
        /// The code that returns the result; the parameters are in the first slots.
        var run: (Activation) throws -> Value
    }

    init(_ name: String, _ make: @escaping () throws -> Body) {
        self.name = name
        self.make = make
    }

    /// Returns the code.
    func prepared() throws -> Body {
        if let body { return body }
        guard let make else { throw BindingError("'\(name)' needs its own result") }
        self.make = nil
        do {
            let result = try make()
            body = result
            return result
        } catch {
            self.make = make
            throw error
        }
    }
}

/// The code of a declaration: of a function one, of a variable up to five.
final class Member {
    /// The runner whose code it is.
    let runner: ObjectIdentifier
    /// The code that another runner has made before, which elements on the screen may still need.
    var earlier: Member?
    var function: CompiledFunction?
    var getter: CompiledFunction?
    var setter: CompiledFunction?
    var willSet: CompiledFunction?
    var didSet: CompiledFunction?
    var initialValue: CompiledFunction?
    /// The default values of the parameters, by place.
    var defaults: [Int: CompiledFunction] = [:]

    init(_ runner: Runner) { self.runner = ObjectIdentifier(runner) }

    /// Returns the code of the other runners; nil if there is none.
    func without(_ runner: Runner) -> Member? {
        var first: Member? = self
        while let member = first, member.runner == ObjectIdentifier(runner) { first = member.earlier }
        var last = first
        while let member = last {
            while let earlier = member.earlier, earlier.runner == ObjectIdentifier(runner) {
                member.earlier = earlier.earlier
            }
            last = member.earlier
        }
        return first
    }
}

extension Runner {
    /// Calls a function whose parameters are in the first slots.
    func run(_ body: CompiledFunction.Body, _ function: CompiledFunction, _ here: Activation, at place: Location) throws
        -> Value
    {
        let isByLibrary = budget.depth == 0
        if isByLibrary { budget.beginCallback() }
        try budget.enter()
        defer { budget.leave() }
        do {
            try budget.step()
            return try body.run(here)
        } catch var error as Diagnostic where error.kind == .runtime || error.kind == .stopped {
            note(function, place, isByLibrary, in: &error)
            throw error
        } catch let error as BindingError {
            throw located(error, at: place.offset, place.source)
        } catch let error as Budget.Stop {
            throw located(error, at: place.offset, place.source)
        }
    }

    /// Adds a call to an error that ends it.
    private func note(
        _ function: CompiledFunction,
        _ place: Location,
        _ isByLibrary: Bool,
        in error: inout Diagnostic
    ) {
        let line = place.source.line(around: place.offset)
        error.add(
            Diagnostic.Call(
                function: function.name,
                fileName: place.source.fileName,
                line: line.number,
                sourceLine: line.text.trimmingSpaces,
                isByLibrary: isByLibrary || place.isNowhere
            )
        )
    }
}

/// The calls of other initializers in an initializer.
struct InitializerCalls {
    private(set) var isDelegating = false
    private(set) var callsSuper = false

    init(in statements: [Statement]) { for statement in statements { visit(statement) } }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let node), .thrown(let node): visit(node)
        case .returned(let node): if let node { visit(node) }
        case .variables(let bindings): for binding in bindings { if let value = binding.value { visit(value) } }
        case .guarded(let conditions, let body), .whileLoop(let conditions, let body, _):
            for node in conditions.flatMap(\.expressions) { visit(node) }
            for statement in body { visit(statement) }
        case .repeatLoop(let body, _, _), .block(let body, _), .section(let body), .deferred(let body):
            for statement in body { visit(statement) }
        case .forLoop(let loop, _): for statement in loop.body { visit(statement) }
        case .attempted(let attempt):
            for statement in attempt.body + attempt.clauses.flatMap(\.body) { visit(statement) }
        default: break
        }
    }

    private mutating func visit(_ node: Expression) {
        switch node.kind {
        case .call(let call):
            if case .member(let base, "init") = call.callee.kind, case .name(let name) = base.kind {
                if name == "self" { isDelegating = true }
                if name == "super" { callsSuper = true }
            }
        case .conditional(let conditional):
            for statement in conditional.body + (conditional.otherwise ?? []) { visit(statement) }
        case .choice(let choice): for statement in choice.cases.flatMap(\.body) { visit(statement) }
        default: break
        }
        for part in node.parts { visit(part) }
    }
}
