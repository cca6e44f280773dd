/// An interpreter for a subset of Swift that can use native values through a table of bindings.
///
/// A source is checked as a compiler does before any of it runs.
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
    /// The types in the sources so far.
    package let check: TypeCheck
    private(set) var runner: Runner
    /// The places of the lines of the last parsed source, to which the tags of elements refer.
    package private(set) var places = TagPlaces(LinePlaces())
    /// True if the last line returned by ``takePrintedLines()`` is not ended yet, because of its `terminator`.
    package private(set) var hasTakenUnfinishedLine = false
    private var notes: [Diagnostic] = []
    /// The names of the variables that sources have declared, in order.
    private(set) var variableNames: [String] = []

    /// Creates an interpreter that knows the table and no declarations.
    ///
    /// - Parameter lateVariables: the variables outside of functions that get their values when they are first used, as
    ///   those of a file other than `main.swift` do.
    package init(table: BindingTable, limits: Limits = Limits(), lateVariables: Set<String> = []) {
        self.table = table
        self.limits = limits
        check = TypeCheck(table, library: table.interfaces, acceptsUnfinished: true)
        check.lateVariables = lateVariables
        check.isCancelled = limits.isCancelled
        runner = Runner(check.interfaces, table: table, limits: limits)
        runner.owner = self
    }

    // Variables of source can form reference cycles, such as an object and a closure that captures it; this breaks
    // them.
    deinit { runner.end() }

    /// The result of one statement of a source.
    package typealias Outcome = StatementOutcome
    /// A name that a source declares outside of types and functions.
    package typealias Declaration = DeclaredName

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
        let lowered = try check.lowered(source, limits)
        return try run(lowered, try check.checked(lowered, source, expecting: expected))
    }

    /// Evaluates a source that is already parsed and reuses unchanged lines of earlier ones and their values; throws a
    /// ``Diagnostic``.
    ///
    /// - Parameters:
    ///   - known: the lines of earlier sources, to which those of this one are added.
    ///   - stubs: the types that take the place of those of an app; see ``declareStubs(_:fileName:)``.
    ///   - filePlace: the lines of files that the source was read from, for `#line` and `#file`.
    package func evaluate(
        _ parsed: PreparsedSource,
        fileName: String,
        taking known: KnownLines,
        with stubs: [StubSource] = [],
        from filePlace: @escaping FilePlace.Finder = { _ in nil }
    ) throws -> [Outcome] {
        let source = SourceBuffer(parsed.text, fileName: fileName)
        let lowered = try check.lowered(source, limits, parsed.tree, taking: known, stubs)
        places = TagPlaces(source.places)
        let checked = try check.checked(lowered, source, taking: known, stubs)
        runner = Runner(check.interfaces, table: table, limits: limits)
        runner.owner = self
        runner.state.filePlace = filePlace
        for stub in check.stubs { runner.load(stub) }
        return try run(lowered, checked)
    }

    /// Declares the types of a source as stubs: a call of their initializer accepts any arguments; throws a
    /// ``Diagnostic``.
    ///
    /// A stub replaces a type that later sources use and that nothing declares. Of its arguments only the children are
    /// evaluated, and only if the type has one stored property, an array of children. A later source may declare the
    /// type itself.
    package func declareStubs(_ text: String, fileName: String) throws {
        runner.load(try check.declaredStubs(text, fileName: fileName))
    }

    /// True if the source created something that calls interpreted code later: a closure that was stored, or a native
    /// value of a declared struct.
    package var keepsCode: Bool { runner.state.keepsCode }

    /// True if a source declared a type, an extension or an alias.
    package var declaresTypes: Bool { check.interfaces.declaresTypes }

    /// Evaluates a source and returns the value of its last statement; `void` if that is not an expression.
    package func value(of text: String, fileName: String, expecting expected: TypeRef? = nil) throws -> Value {
        try evaluate(text, fileName: fileName, expecting: expected).last?.value ?? .void
    }

    /// Converts a value to a Swift value of a built-in or registered type; throws a ``BindingError`` if that is not
    /// possible.
    ///
    /// An interpreted struct becomes the protocol it conforms to; native values get the tag of their call.
    package func convert<T>(_ value: Value, to type: T.Type) throws -> T {
        try table.convert(runner.types.opened(value), to: type, declared: nil)
    }

    /// Returns the errors in closures and members that ran after their evaluation, and clears them.
    package func takeDeferredErrors() -> [Diagnostic] { runner.takeDeferredErrors() }

    /// Returns the lines printed since the last call, and clears them.
    package func takePrintedLines() -> [String] {
        let taken = runner.console.take()
        hasTakenUnfinishedLine = taken.isLastUnfinished
        return taken.lines
    }

    /// Returns the notes on the sources since the last call, and clears them: code that a compiler would reject or
    /// treat differently, and parts that are left out.
    package func takeNotes() -> [Diagnostic] {
        defer { notes = [] }
        return notes
    }

    private func run(_ lowered: SourceReader.Lowered, _ checked: TypeCheck.Checked) throws -> [Outcome] {
        if let mistake = Diagnostic.first(of: checked.messages.mistakes) {
            throw limits.isCancelled() ? checked.source.diagnostic("stopped", at: 0, kind: .stopped) : mistake
        }
        for note in lowered.notes + checked.messages.notes where notes.count < 100 && !notes.contains(note) {
            notes.append(note)
        }
        for name in checked.parts.flatMap(\.statement.declaredVariables) where !variableNames.contains(name) {
            variableNames.append(name)
        }
        return try runner.run(checked)
    }
}
