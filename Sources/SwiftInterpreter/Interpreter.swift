/// Evaluates a subset of Swift against a table of bindings.
///
/// What a source declares stays known to the sources evaluated after it:
/// ```swift
/// let interpreter = Interpreter(table: table)
/// try interpreter.evaluate("let gap = 8", fileName: "input")
/// let outcome = try interpreter.evaluate("gap * 2", fileName: "input")   // value 16
/// ```
/// To evaluate a document from scratch make a new interpreter of the same table: that costs nothing.
///
/// Evaluation runs on the caller's thread, which needs a big stack for deep source; see ``Limits/maximumDepth``.
/// Every error is a ``Diagnostic``.
///
/// Keep it for as long as what it gave is used: closures and the members of declared types find no variables and no
/// functions any more when it is gone, and report that as an error.
public final class Interpreter {
    /// What native things the source can name.
    public let table: BindingTable
    /// The bounds of each evaluation.
    public let limits: Limits
    let evaluator: Evaluator

    /// Makes an interpreter that knows the table and no declarations.
    public init(table: BindingTable, limits: Limits = Limits()) {
        self.table = table
        self.limits = limits
        evaluator = Evaluator(table: table, limits: limits)
        evaluator.owner = self
    }

    // Source makes variables that hold each other, as an object and a closure that uses it do: they end with this.
    deinit { evaluator.end() }

    /// What one statement at the top level did.
    public enum Outcome {
        /// It declared something.
        case declared(Declaration)
        /// It was an expression with this value.
        case value(Value)
        /// It ran and has no value: an assignment, a loop, an import.
        case ran
    }

    /// One declared name.
    public struct Declaration {
        /// The kind, as written: `let`, `var`, `func`, `class`, `struct`, `enum`, `protocol`, `extension`,
        /// `typealias`.
        public var kind: String
        /// The name declared, or the type extended.
        public var name: String
        /// The UTF-8 offset of the declaration in its source.
        public var offset: Int
    }

    /// Evaluates a source and says what each of its statements did; throws a ``Diagnostic``.
    ///
    /// Declarations before an error stay known.
    ///
    /// - Parameter expected: the type wanted of the last expression, as in a parameter list.
    @discardableResult
    public func evaluate(
        _ text: String,
        fileName: String,
        expecting expected: TypeRef? = nil
    ) throws -> [Outcome] {
        let source = SourceText(text, fileName: fileName)
        return try run(try reader(of: source).lowered(), source, expected)
    }

    /// Evaluates a source that is parsed already, and takes over what is known of its lines, as ``KnownStatements`` has
    /// begun with it; throws a ``Diagnostic``.
    package func evaluate(
        _ parsed: ParsedSource,
        fileName: String,
        taking known: KnownStatements
    ) throws -> [Outcome] {
        let source = SourceText(parsed.text, fileName: fileName)
        return try run(try reader(of: source).lowered(parsed.tree, taking: known), source, nil)
    }

    /// Declares the types of a source so that calls of them take any arguments; throws a ``Diagnostic``.
    ///
    /// They stand in for types that the sources evaluated later use and that nobody declares. Of the arguments only
    /// children are looked at, and those only if the type has one stored property, an array for them. A later source may
    /// declare such a type itself.
    public func declareStandIns(_ text: String, fileName: String) throws {
        for case .declared(let declaration) in try evaluate(text, fileName: fileName) {
            evaluator.types[declaration.name]?.isStandIn = true
        }
    }

    /// Whether something was made that calls interpreted code later: a closure that was kept, or a native value of a
    /// declared struct.
    public var keepsCode: Bool { evaluator.keepsCode }

    /// Evaluates a source and gives the value of its last statement; `void` if that is no expression.
    public func value(of text: String, fileName: String, expecting expected: TypeRef? = nil) throws -> Value {
        guard case .value(let value)? = try evaluate(text, fileName: fileName, expecting: expected).last else {
            return .void
        }
        return value
    }

    /// Reads a source without evaluating it; throws the ``Diagnostic`` that evaluating it would begin with.
    public func check(_ text: String, fileName: String) throws {
        _ = try reader(of: SourceText(text, fileName: fileName)).lowered()
    }

    private func reader(of source: SourceText) -> SourceReader {
        SourceReader(source: source, limits: limits, session: evaluator.syntax)
    }

    /// Reads a value as a Swift value of a built-in or registered type; throws a ``BindingError`` if it is none.
    ///
    /// An interpreted struct becomes the protocol it conforms to; native values get the tag of their call.
    public func convert<T>(_ value: Value, to type: T.Type) throws -> T {
        try table.convert(value, to: type, declared: nil)
    }

    /// The names that the session has declared, types first; for completion.
    public var declaredNames: [String] {
        evaluator.types.keys.filter { StandardTypes.source(of: $0) == nil }.sorted() + evaluator.aliases.keys.sorted()
            + evaluator.globals.names
    }

    /// The errors that came up in closures and members asked after their evaluation; forgets them.
    public func takeDeferredErrors() -> [Diagnostic] {
        evaluator.takeDeferredErrors()
    }

    /// The lines that `print` was given since the last call; forgets them.
    public func takePrintedLines() -> [String] {
        evaluator.takePrinted()
    }

    /// Whether the last of the printed lines that were taken last has no end yet: `terminator` said so.
    public var hasTakenUnfinishedLine: Bool { evaluator.hasTakenUnfinishedLine }

    /// What is worth knowing of the sources since the last call: what a compiler would refuse or do otherwise, and what
    /// is left out; forgets it.
    public func takeNotes() -> [Diagnostic] {
        defer { evaluator.notes = [] }
        return evaluator.notes
    }

    private func run(_ lowered: SourceReader.Lowered, _ source: SourceText, _ expected: TypeRef?) throws -> [Outcome] {
        evaluator.resetSteps()
        evaluator.syntax = lowered.session
        evaluator.notes += lowered.notes
        // Each source has a frame of its own for its errors, but declares into the session's scope.
        let scope = evaluator.sessionScope(for: source)
        defer { evaluator.keepNames(of: scope) }
        do {
            return try evaluator.runTopLevel(lowered.statements, scope, expected)
        } catch is ChainEnd {
            return []
        } catch let error as ThrownValue {
            throw error.diagnostic
        } catch let error as BindingError {
            throw source.diagnostic(error.message, at: 0, kind: .runtime, fix: error.fix)
        }
    }
}
