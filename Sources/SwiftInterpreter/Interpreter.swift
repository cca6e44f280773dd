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
    package private(set) var places: TagPlaces
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
        places = TagPlaces(LinePlaces(), runner.state.callTags)
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
        expecting expected: WrittenType? = nil
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
        places = TagPlaces(source.places, known.callTags)
        let checked = try check.checked(lowered, source, taking: known, stubs)
        runner = Runner(check.interfaces, table: table, limits: limits)
        runner.owner = self
        runner.state.callTags = known.callTags
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
    package func value(of text: String, fileName: String, expecting expected: WrittenType? = nil) throws -> Value {
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

/// The variables and functions that a source declares outside of types, with their types, for completion.
package struct DeclaredSignatures: Sendable {
    /// The types of the variables.
    package var variables: [String: WrittenType] = [:]
    /// The functions by name.
    package var functions: [String: [Signature]] = [:]
    /// The names that are marked as deprecated, which completion does not offer.
    private(set) var deprecated: Set<String> = []

    /// No variables and no functions.
    package init() {}

    /// The variables and functions that completion offers.
    package var offered: DeclaredSignatures {
        guard !deprecated.isEmpty else { return self }
        var result = self
        for name in deprecated { (result.variables[name], result.functions[name]) = (nil, nil) }
        return result
    }

    /// Adds the functions of a name.
    mutating func add(_ name: String, _ declarations: [Declaration]) {
        functions[name] = declarations.map(\.signature)
        noteDeprecated(name, declarations)
    }

    /// Notes a name whose declarations are all marked as deprecated.
    mutating func noteDeprecated(_ name: String, _ declarations: [Declaration]) {
        if declarations.allSatisfy({ $0.modifiers.contains(.deprecated) }) { deprecated.insert(name) }
    }
}

extension Interpreter {
    /// The variables and functions that sources declare outside of types.
    package var declaredSignatures: DeclaredSignatures {
        var result = DeclaredSignatures()
        for (name, variable) in check.interfaces.variables where variable.finder == nil {
            if !variable.result.isError { result.variables[name] = variable.result.reference }
            result.noteDeprecated(name, [variable])
        }
        for (name, value) in variables where result.variables[name] == nil {
            result.variables[name] = WrittenType(stringLiteral: value.typeName)
        }
        for (name, functions) in check.interfaces.functions { result.add(name, functions) }
        return result
    }

    /// Returns the signatures of the functions that sources declare outside of types, of a declared type's initializers, or
    /// of static functions, by the name that a call of one begins with, such as `Label.title`.
    package func signatures(ofCall name: String) -> [Signature] {
        if let period = name.lastIndex(of: ".") {
            guard let owner = check.interfaces.nominal(String(name[..<period])) else { return [] }
            return check.interfaces.members(String(name[name.index(after: period)...]), of: owner)
                .filter { $0.isStatic && runner.isCode($0) }.map(\.signature)
        }
        let functions = check.interfaces.functions[name] ?? []
        guard functions.isEmpty, let nominal = check.interfaces.nominals[name], nominal.code != nil else {
            return functions.map(\.signature)
        }
        return nominal.isProtocol ? [] : initializers(of: nominal).map(\.signature)
    }
}

extension Declaration {
    /// The signature in the form that registered functions have.
    var signature: Signature {
        let parts = zip(parameters, defaultTexts).map { parameter, defaultText in
            Signature.Parameter(
                label: parameter.label,
                name: parameter.name,
                type: parameter.type.reference,
                defaultValue: defaultText,
                isBuilder: parameter.builder != nil,
                isVariadic: parameter.isVariadic,
                isInout: parameter.isInout
            )
        }
        return Signature(name: kind == .initializer ? "init" : name, parameters: parts, result: result.reference)
    }

    /// The default values of the parameters as they are written; nil for a parameter without one.
    ///
    /// `…` stands in place of a long value, and of one that no source contains.
    var defaultTexts: [String?] {
        let written = writtenDefaults
        return parameters.enumerated().map { index, parameter in
            guard parameter.hasDefault else { return nil }
            guard index < written.count, let text = written[index], text.utf8.count <= VariableBinding.longestValueText,
                !text.contains(where: \.isNewline)
            else { return "…" }
            return text
        }
    }

    private var writtenDefaults: [String?] {
        switch implementation {
        case .code(let code)?: code.heading.parameters.map(\.defaultValue)
        case .enumCase(let item)?: item.parameters.map(\.defaultValue)
        case .synthesized(.memberwise(let properties))?: properties.map(\.presetText)
        case .synthesized(.inherited(let initializer))?: initializer.writtenDefaults
        default: []
        }
    }

    /// The value of a property that an initializer does not set, as it is written; `nil` for an optional without one.
    private var presetText: String? {
        guard case .variable(let binding)? = implementation else { return nil }
        if let text = binding.valueText { return text }
        return binding.value == nil && result.wrapped != nil ? "nil" : nil
    }
}

extension Type {
    /// The type as a signature spells it.
    var reference: WrittenType { WrittenType(stringLiteral: description) }
}

extension Interpreter {
    /// Returns the summary of a declared type; nil if source declares no type of that name.
    package func summary(ofTypeNamed name: String) -> DeclaredSummary? {
        guard let nominal = check.interfaces.nominals[name], let code = nominal.code else { return nil }
        let members = check.interfaces.declaredMembers(of: nominal).filter { !$0.isSynthesizedPart }
        let own = members.filter { !$0.isStaticLike }
        let values = members.filter { $0.isStaticLike && $0.kind != .initializer && $0.kind != .type }
        return DeclaredSummary(
            name: name,
            keyword: code.kind.rawValue,
            conformances: [nominal.superclassNominal?.name].compactMap { $0 }
                + check.interfaces.conformances(of: nominal).filter { !$0.isSynthesized && $0.offset >= 0 }.map(
                    \.type.name
                ),
            initializers: nominal.isProtocol ? [] : initializers(of: nominal).map { name + $0.parameterList },
            properties: own.filter { $0.kind == .variable }.map { "\($0.name): \($0.result)" },
            functions: own.filter { $0.kind == .function }.map(\.labelledName).once,
            values: (values.filter { $0.kind == .enumCase } + values.filter { $0.kind != .enumCase && !$0.isOperator })
                .map(\.name).once,
            deprecated: Set(values.filter { $0.modifiers.contains(.deprecated) }.map(\.name)),
            offset: places.offset(ofTag: code.offset) ?? code.offset
        )
    }

    /// Returns the initializers of a declared type.
    func initializers(of nominal: Nominal) -> [SwiftInterpreter.Declaration] {
        runner.lookup.members("init", of: nominal.selfType, isStatic: true).map(\.declaration)
    }
}

extension Declaration {
    /// True for a member that no source writes: the storage of a property wrapper, an initializer, `rawValue`.
    fileprivate var isSynthesizedPart: Bool {
        if case .synthesized? = implementation { return true }
        return name == "deinit"
    }

    /// The parameters with their types and default values, in parentheses.
    fileprivate var parameterList: String {
        let texts = zip(parameters, defaultTexts).map { parameter, defaultText in
            let label = parameter.label ?? "_"
            let name = label == parameter.name ? label : "\(label) \(parameter.name)"
            let type = "\(parameter.type)" + (parameter.isVariadic ? "..." : "")
            return "\(name): \(type)" + (defaultText.map { " = \($0)" } ?? "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }
}

extension [String] {
    /// The strings without those that stand before.
    fileprivate var once: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Interpreter {
    /// The stored variables and constants that sources have declared, in order, with their current values.
    ///
    /// Computed variables are left out.
    package var variables: [(name: String, value: Value)] {
        variableNames.compactMap { name in
            guard let declaration = check.interfaces.variable(name), Layout.isStoredGlobally(declaration) else {
                return nil
            }
            let global = runner.global(declaration)
            return global.isInitialized ? (name, runner.types.opened(global.value)) : nil
        }
    }

    /// Returns the values of all variables and static properties as text; an evaluation that leaves this text the same
    /// has changed nothing that source can see.
    ///
    /// Values captured by closures and the contents of native objects are not included. Static properties that have not
    /// been read yet are initialized.
    package func state() -> String {
        var writer = ValueWriter(isInterpolation: false)
        for (_, value) in variables { writer.write(value) }
        for nominal in check.interfaces.declaredNominals {
            for property in check.interfaces.declaredMembers(of: nominal) where property.isStatic {
                guard Layout.isStoredGlobally(property), nominal.generics.parameters.isEmpty,
                    let value = try? runner.readStatic(property, nominal.selfType, at: .nowhere)
                else { continue }
                writer.write(value)
            }
        }
        return writer.text
    }
}

extension Layout {
    /// True for a variable outside of functions, or a static property, that has storage.
    static func isStoredGlobally(_ variable: Declaration) -> Bool {
        guard variable.kind == .variable else { return false }
        switch variable.implementation {
        case .variable(let binding)?: return binding.accessors == nil && binding.attributes.isEmpty
        case .synthesized(.storage)?: return true
        default: return false
        }
    }
}
