/// Evaluates lowered source and stores the declarations of a session.
final class Evaluator: CallRuntime {
    let table: BindingTable
    let limits: Limits
    let globals: Scope
    /// True once the interpreter is deallocated, and all declarations with it.
    var hasEnded = false
    /// The interpreter, which owns the evaluator.
    weak var owner: AnyObject?
    /// The scopes and objects that can be part of reference cycles.
    var cycleCandidates = WeakList<Scope>()
    var objects = WeakList<Instance>()
    var types: [String: DeclaredType] = [:]
    var aliases: [String: TypeRef] = [:]
    /// The members that extensions add to native and built-in types and to protocols, by type name.
    var extensions: [String: MemberTable] = [:]
    /// The operators declared in source.
    var declaredOperators: Set<String> = []
    /// True if a declared type is expressible by a literal.
    var hasDeclaredLiterals = false
    /// The declarations that affect how later source is parsed.
    var syntax: SessionSyntax
    /// Notes on code that a compiler would reject, and on omitted parts.
    var notes: [Diagnostic] = []
    /// The cache of type lookups, by name and enclosing type.
    var foundTypes: [TypePlace: TypeValue?] = [:]
    /// The cache of initializers by type.
    var foundInitializers: [ObjectIdentifier: [Candidate]] = [:]
    var declaredIndexes: [ObjectIdentifier: (type: DeclaredType, index: MemberIndex)] = [:]
    var nativeIndexes: [ObjectIdentifier: (type: NativeType, index: MemberIndex)] = [:]
    var builtInIndexes: [String: MemberIndex] = [:]
    var deferredErrors: [Diagnostic] = []
    /// The error in source that native code called, to be thrown after the native call.
    var trap: (any Error)?
    private var printed: [String] = []
    private var unfinishedLine = ""
    /// True if the last line returned by `takePrinted()` is not ended yet.
    private(set) var hasTakenUnfinishedLine = false
    /// True if native code received code that it may call later.
    private(set) var keepsCode = false
    /// True if the next call comes from the library, not from source.
    private var isCalledByLibrary = false
    private var lastNumber = 0
    /// The generic arguments of the next function call.
    var genericsOfCall: [String: TypeRef] = [:]
    /// The record of the current evaluation, if values of lines are kept.
    var keeper: ValueKeeper?
    private(set) var steps = 0
    /// The steps used by callbacks since the last evaluation, or since their errors were taken.
    private var callbackSteps = 0
    private(set) var depth = 0
    /// The greatest depth since it was last set.
    var deepest = 0

    init(table: BindingTable, limits: Limits) {
        self.table = table
        self.limits = limits
        syntax = SessionSyntax(wrappers: table.propertyWrappers, modules: table.importableModules)
        syntax.generics = StandardTypes.generics
        globals = Scope(parent: nil, frame: Frame(source: SourceBuffer("", fileName: "")))
    }

    // MARK: - Bounds

    func resetSteps() {
        steps = 0
        callbackSteps = 0
    }

    /// Returns the errors in callbacks; clears them and the steps that callbacks used.
    func takeDeferredErrors() -> [Diagnostic] {
        callbackSteps = 0
        if let error = trap { reportLater(error) }
        trap = nil
        defer { deferredErrors = [] }
        return deferredErrors
    }

    /// Counts a step; throws when the limit is reached or the evaluation is cancelled.
    func step(_ offset: Int, _ scope: Scope) throws {
        steps += 1
        guard steps > limits.maximumSteps || steps & 255 == 0 else { return }
        try checkSteps(offset, scope)
    }

    /// Counts the steps of an operation other than an expression.
    func countSteps(_ cost: Int, at offset: Int, _ scope: Scope) throws {
        guard cost > 0 else { return }
        steps += cost
        try checkSteps(offset, scope)
    }

    /// Counts the steps of a value that is not computed again, which are within the limit.
    func add(steps count: Int) { steps += count }

    private func checkSteps(_ offset: Int, _ scope: Scope) throws {
        if steps > limits.maximumSteps {
            let isLayout = callbackSteps > limits.maximumCallbackSteps
            throw failure(
                isLayout
                    ? "stopped: code called by the layout took more than \(limits.maximumCallbackSteps) steps"
                    : "stopped after \(limits.maximumSteps) steps",
                at: offset,
                scope,
                kind: .stopped,
                fix: isLayout
                    ? "check whether an element contains itself more than once" : "check for a loop that never ends"
            )
        }
        if limits.isCancelled() { throw failure("stopped", at: offset, scope, kind: .stopped) }
    }

    /// Runs the body of a function or accessor one level deeper.
    ///
    /// An error that ends it gets an entry in its call stack: the function and the location of the call.
    func traced<T>(
        _ name: @autoclosure () -> String,
        _ typeName: String?,
        at offset: Int,
        _ scope: Scope,
        _ body: () throws -> T
    ) throws -> T {
        let isByLibrary = isCalledByLibrary
        isCalledByLibrary = false
        do {
            return try nested(offset, scope, body)
        } catch var error as Diagnostic where error.kind == .runtime || error.kind == .stopped {
            let line = scope.frame.source.line(around: offset)
            error.add(
                Diagnostic.Call(
                    function: (typeName.map { $0.isEmpty ? "" : $0 + "." } ?? "") + name(),
                    fileName: scope.frame.source.fileName,
                    line: line.number,
                    sourceLine: line.text.trimmingSpaces,
                    isByLibrary: isByLibrary
                )
            )
            throw error
        }
    }

    /// Runs a closure one level deeper; throws if the maximum depth is exceeded.
    func nested<T>(_ offset: Int, _ scope: Scope, _ body: () throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        if depth > deepest { deepest = depth }
        if depth > limits.maximumDepth {
            throw failure(
                "calls and expressions are nested more than \(limits.maximumDepth) levels deep",
                at: offset,
                scope,
                kind: .stopped,
                fix: "check for a function that calls itself without end"
            )
        }
        return try body()
    }

    // MARK: - Errors

    func failure(
        _ message: String,
        at offset: Int,
        _ scope: Scope,
        kind: Diagnostic.Kind = .meaning,
        expected: String? = nil,
        didYouMean: String? = nil,
        fix: String? = nil
    ) -> Diagnostic {
        scope.frame.source.diagnostic(
            message,
            at: offset,
            kind: kind,
            expected: expected,
            didYouMean: didYouMean,
            fix: fix
        )
    }

    /// Adds a location to an error of a binding.
    func located(_ error: any Error, at offset: Int, _ scope: Scope) -> any Error {
        switch error {
        case let error as BindingError: failure(error.message, at: offset, scope, kind: .runtime, fix: error.fix)
        default: error
        }
    }

    /// Adds a note, unless the same note exists.
    func note(_ message: String, at offset: Int, _ scope: Scope) {
        noteEffect()
        let note = failure(message, at: offset, scope, kind: .note)
        if notes.count < 100, !notes.contains(note) { notes.append(note) }
    }

    func noteKeptCode() {
        noteEffect()
        keepsCode = true
    }

    func reportLater(_ error: any Error) {
        noteEffect()
        // One mistake in a layout would otherwise be reported for each measurement.
        guard deferredErrors.count < 20 else { return }
        let diagnostic =
            error as? Diagnostic ?? (error as? ThrownValue)?.diagnostic
            ?? globals.frame.source.diagnostic((error as? BindingError)?.message ?? "\(error)", at: 0, kind: .runtime)
        // After the limit is reached, everything that still runs stops at once and needs no further report.
        let isKnown = deferredErrors.contains { $0 == diagnostic || $0.kind == .stopped && diagnostic.kind == .stopped }
        if !isKnown { deferredErrors.append(diagnostic) }
    }

    func print(_ text: String) {
        noteEffect()
        guard printed.count < 10_000, unfinishedLine.utf8.count + text.utf8.count < 1_000_000 else { return }
        var lines = (unfinishedLine + text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        unfinishedLine = lines.popLast() ?? ""
        printed += lines
    }

    func nextNumber() -> Int {
        noteEffect()
        lastNumber &+= 1
        return lastNumber
    }

    /// Returns the lines printed since the last call; the last one may be unfinished.
    func takePrinted() -> [String] {
        hasTakenUnfinishedLine = !unfinishedLine.isEmpty
        if hasTakenUnfinishedLine { printed.append(unfinishedLine) }
        defer {
            printed = []
            unfinishedLine = ""
        }
        return printed
    }

    /// The cost of a callback, in steps.
    private static let callbackCost = 50

    /// Prepares a call from native code: each callback has its own step limit, until one has reached it or all together
    /// have reached theirs.
    ///
    /// A layout may make the same call thousands of times. An endless loop in it must not run as often, and elements
    /// that contain themselves twice must not be measured until memory is exhausted.
    func beginCallback() {
        guard depth == 0, !deferredErrors.contains(where: { $0.kind == .stopped }) else { return }
        callbackSteps += min(steps, limits.maximumSteps) + Self.callbackCost
        steps = callbackSteps > limits.maximumCallbackSteps ? limits.maximumSteps : 0
    }

    // MARK: - Calling instances

    func member(_ name: String, of instance: Instance, expecting type: TypeRef?) throws -> Value {
        beginCallback()
        isCalledByLibrary = true
        defer { isCalledByLibrary = false }
        let scope = Scope(parent: globals, frame: Frame(source: instance.type.scope.frame.source))
        return try member(name, of: .instance(instance), at: 0, scope, expected: type)
    }

    func call(
        _ name: String,
        on instance: inout Instance,
        _ arguments: inout [(label: String?, value: Value)],
        expecting type: TypeRef?
    ) throws -> Value {
        beginCallback()
        let scope = Scope(parent: globals, frame: Frame(source: instance.type.scope.frame.source))
        let candidates = index(of: instance.type)[name].methods.compactMap { candidate -> BoundCode? in
            if case .declared(let bound, _) = candidate { return bound }
            return nil
        }
        let labels = arguments.map(\.label)
        guard
            let method = candidates.first(where: { $0.code.signature.parameters.map(\.label) == labels })
                ?? candidates.first(where: { $0.code.signature.parameters.count == labels.count })
        else {
            throw BindingError(
                "'\(instance.type.name)' has no method '\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))'"
            )
        }
        var values = arguments.map(\.value)
        let cell = Cell(.instance(instance), isLet: !method.code.isMutating)
        isCalledByLibrary = true
        defer { isCalledByLibrary = false }
        let result = try invoke(method, selfCell: cell, &values, at: 0, scope)
        for (index, value) in values.enumerated() { arguments[index].value = value }
        if case .instance(let changed) = cell.value { instance = changed }
        return result
    }

    func staticMember(_ name: String, of type: DeclaredType, expecting expected: TypeRef?) throws -> Value {
        beginCallback()
        let scope = Scope(parent: globals, frame: Frame(source: type.scope.frame.source))
        return try staticMember(name, of: .declared(type), at: type.offset, scope, expected: expected)
    }

    func assign(_ value: Value, to names: [String], of root: inout Value) throws {
        beginCallback()
        let scope = Scope(parent: globals, frame: Frame(source: globals.frame.source))
        let cell = Cell(root, isLet: false)
        scope.define("root", cell)
        let target = names.reduce(Expression(.name("root"), at: 0)) { Expression(.member($0, $1), at: 0) }
        try modify(target, scope, isAssignment: true) { $0 = value }
        root = cell.value
    }

    func declaredComparison(_ name: String, _ a: Value, _ b: Value) throws -> Bool? {
        var operands = [a, b]
        if declaredOperators.contains(name),
            case .bool(let result)? = try declaredOperator(name, &operands, at: 0, globals)
        {
            return result
        }
        // The compiler synthesizes an order of enum cases.
        if name == "<", case .instance(let left) = a, left.type.kind == .enumeration,
            left.type.conformances.contains("Comparable")
        {
            return try compare(a, b, name, at: 0, globals)
        }
        return nil
    }

    var declaresEquality: Bool { declaredOperators.contains("==") }

    func generics(of instance: Instance) -> [String: TypeRef] { generics(of: instance, as: nil) }

    func hasMember(_ name: String, in instance: Instance) -> Bool {
        hasMember(name, of: .instance(instance))
    }
}

/// The key of a type lookup: a name and the enclosing type.
struct TypePlace: Hashable {
    var name: String
    var outer: String?
}
