/// An evaluator for a subset of Swift that can use native values through a table of bindings.
///
/// Declarations of one source are visible to the sources evaluated after it:
/// ```swift
/// let interpreter = Interpreter(table: table)
/// try interpreter.evaluate("let gap = 8", fileName: "input")
/// let outcome = try interpreter.evaluate("gap * 2", fileName: "input")   // value 16
/// ```
///
/// To evaluate a document from scratch, create a new interpreter with the same table; this is cheap.
///
/// Evaluation runs on the caller's thread, which needs a large stack for deeply nested source; see
/// ``Limits/maximumDepth``. Every error is a ``Diagnostic``.
///
/// Keep the interpreter alive as long as its results are in use. Once it is deallocated, closures and members of
/// declared types find no variables or functions any more and report an error.
package final class Interpreter {
    /// The native types, functions and values that source can name.
    package let table: BindingTable
    /// The limits of each evaluation.
    package let limits: Limits
    let evaluator: Evaluator
    /// The places of the lines of the last parsed source, to which the tags of elements refer.
    package private(set) var places = TagPlaces(LinePlaces())

    /// Creates an interpreter that knows the table and no declarations.
    package init(table: BindingTable, limits: Limits = Limits()) {
        self.table = table
        self.limits = limits
        evaluator = Evaluator(table: table, limits: limits)
        evaluator.owner = self
    }

    // Variables of source can form reference cycles, such as an object and a closure that captures it; this breaks
    // them.
    deinit { evaluator.end() }

    /// The result of one top-level statement.
    package enum Outcome {
        /// The statement declared something.
        case declared(Declaration)
        /// The statement was an expression with this value.
        case value(Value)
        /// The statement ran and has no value: an assignment, a loop, an import.
        case ran
    }

    /// A name declared at the top level.
    package struct Declaration {
        /// The kind of declaration, as written: `let`, `var`, `func`, `class`, `struct`, `enum`, `protocol`,
        /// `extension`, `typealias`.
        package var kind: String
        /// The declared name, or the extended type.
        package var name: String
        /// The UTF-8 offset of the declaration in its source.
        package var offset: Int
    }

    /// Evaluates a source and returns the result of each statement; throws a ``Diagnostic``.
    ///
    /// Declarations before an error remain.
    ///
    /// - Parameter expected: the contextual type of the last expression, as in a parameter list.
    @discardableResult
    package func evaluate(
        _ text: String,
        fileName: String,
        expecting expected: TypeRef? = nil
    ) throws -> [Outcome] {
        let source = SourceBuffer(text, fileName: fileName)
        return try run(try reader(of: source).lowered(), source, expected)
    }

    /// Evaluates a source that is already parsed and reuses unchanged lines of earlier ones and their values; throws a
    /// ``Diagnostic``.
    ///
    /// - Parameters:
    ///   - known: the lines of earlier sources, to which those of this one are added.
    ///   - context: other sources that declare types, such as stubs.
    package func evaluate(
        _ parsed: PreparsedSource,
        fileName: String,
        taking known: KnownLines,
        in context: [String]
    ) throws -> [Outcome] {
        let source = SourceBuffer(parsed.text, fileName: fileName)
        let lowered = try reader(of: source).lowered(parsed.tree, taking: known)
        places = TagPlaces(source.places)
        return try run(lowered, source, nil) { scope in
            let context = context + ["\(limits.maximumCount)"]
            return ValueKeeper(known, top: scope, syntax: lowered.session, context: context)
        }
    }

    /// Declares the types of a source as stubs: a call of their initializer accepts any arguments; throws a
    /// ``Diagnostic``.
    ///
    /// A stub replaces a type that later sources use and that nothing declares. Of its arguments only the children are
    /// evaluated, and only if the type has one stored property, an array of children. A later source may declare the
    /// type itself.
    package func declareStubs(_ text: String, fileName: String) throws {
        for case .declared(let declaration) in try evaluate(text, fileName: fileName) {
            evaluator.types[declaration.name]?.isStub = true
        }
    }

    /// True if the source created something that calls interpreted code later: a closure that was stored, or a native
    /// value of a declared struct.
    package var keepsCode: Bool { evaluator.keepsCode }

    /// True if a source declared a type, an extension or an alias.
    package var declaresTypes: Bool {
        !evaluator.aliases.isEmpty || !evaluator.extensions.isEmpty
            || evaluator.types.keys.contains { StandardTypes.source(of: $0) == nil }
    }

    /// Evaluates a source and returns the value of its last statement; `void` if that is not an expression.
    package func value(of text: String, fileName: String, expecting expected: TypeRef? = nil) throws -> Value {
        guard case .value(let value)? = try evaluate(text, fileName: fileName, expecting: expected).last else {
            return .void
        }
        return value
    }

    /// Parses a source without evaluating it; throws the ``Diagnostic`` that evaluating it would start with.
    package func check(_ text: String, fileName: String) throws {
        _ = try reader(of: SourceBuffer(text, fileName: fileName)).lowered()
    }

    private func reader(of source: SourceBuffer) -> SourceReader {
        SourceReader(source: source, limits: limits, session: evaluator.syntax)
    }

    /// Converts a value to a Swift value of a built-in or registered type; throws a ``BindingError`` if that is not
    /// possible.
    ///
    /// An interpreted struct becomes the protocol it conforms to; native values get the tag of their call.
    package func convert<T>(_ value: Value, to type: T.Type) throws -> T {
        try table.convert(value, to: type, declared: nil)
    }

    /// The names that the session has declared, types first; for completion.
    package var declaredNames: [String] {
        evaluator.types.keys.filter { StandardTypes.source(of: $0) == nil }.sorted() + evaluator.aliases.keys.sorted()
            + evaluator.globals.names
    }

    /// Returns the errors in closures and members that ran after their evaluation, and clears them.
    package func takeDeferredErrors() -> [Diagnostic] {
        evaluator.takeDeferredErrors()
    }

    /// Returns the lines printed since the last call, and clears them.
    package func takePrintedLines() -> [String] {
        evaluator.takePrinted()
    }

    /// True if the last line returned by ``takePrintedLines()`` is not ended yet, because of its `terminator`.
    package var hasTakenUnfinishedLine: Bool { evaluator.hasTakenUnfinishedLine }

    /// Returns the notes on the sources since the last call, and clears them: code that a compiler would reject or
    /// treat differently, and parts that are left out.
    package func takeNotes() -> [Diagnostic] {
        defer { evaluator.notes = [] }
        return evaluator.notes
    }

    private func run(
        _ lowered: SourceReader.Lowered,
        _ source: SourceBuffer,
        _ expected: TypeRef?,
        keeper: (Scope) -> ValueKeeper? = { _ in nil }
    ) throws -> [Outcome] {
        evaluator.resetSteps()
        evaluator.syntax = lowered.session
        evaluator.notes += lowered.notes
        // Each source has its own frame, for its errors, but declares into the session's scope.
        let scope = evaluator.sessionScope(for: source)
        evaluator.keeper = keeper(scope)
        defer {
            evaluator.keeper = nil
            evaluator.keepNames(of: scope)
        }
        do {
            var outcomes: [Outcome] = []
            try evaluator.withLines(in: scope) {
                outcomes = try evaluator.runTopLevel(lowered.statements, scope, expected)
            }
            return outcomes
        } catch is ChainEnd {
            return []
        } catch let error as ThrownValue {
            throw error.diagnostic
        } catch let error as BindingError {
            throw source.diagnostic(error.message, at: 0, kind: .runtime, fix: error.fix)
        }
    }
}
