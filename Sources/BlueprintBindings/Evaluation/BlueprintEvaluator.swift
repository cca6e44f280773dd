import BlueprintUI
import SwiftInterpreter

/// Evaluates documents: declarations in Swift and, last, the expression of the root element.
///
/// Every document is evaluated from scratch, which is quick. What is kept from one to the next is the meaning of lines
/// that are the same, and the identity of the types that they declare, so that views are kept where a declaration was
/// edited.
public final class BlueprintEvaluator {
    /// What documents can name.
    public let table: BindingTable
    /// The bounds of an evaluation, and of each callback that runs later.
    public var limits: Limits
    /// The lines of the last document that was parsed already: one that begins alike has them too.
    private let known = KnownStatements()

    /// Makes an evaluator with a table of its own.
    public init(limits: Limits = Limits()) {
        table = .blueprint()
        self.limits = limits
    }

    /// Evaluates a document.
    ///
    /// Runs on the caller's thread, which needs a big stack for deep source.
    ///
    /// - Parameters:
    ///   - source: the document; without an expression it has no root.
    ///   - fileName: its name in errors.
    ///   - stubs: types that it may use and that nobody declares.
    ///   - wantsElement: whether it is wrong that there are expressions and none is an element.
    /// - Throws: a `Diagnostic` if it is no Swift, goes wrong, or has no element where one is wanted.
    public func evaluate(
        _ source: String,
        fileName: String = "document",
        stubs: [StubDeclaration] = [],
        wantsElement: Bool = true
    ) throws -> EvaluatedDocument {
        let interpreter = try interpreter(with: stubs)
        let outcomes = try interpreter.evaluate(source, fileName: fileName)
        return try document(outcomes, of: interpreter, source, fileName, wantsElement: wantsElement)
    }

    /// Evaluates a document that is parsed already.
    ///
    /// - Throws: as ``evaluate(_:fileName:stubs:wantsElement:)-(String,_,_,_)`` does.
    public func evaluate(
        _ parsed: PreparsedSource,
        fileName: String = "document",
        stubs: [StubDeclaration] = [],
        wantsElement: Bool = true
    ) throws -> EvaluatedDocument {
        let interpreter = try interpreter(with: stubs)
        known.begin(parsed.text, in: [fileName] + stubs.map(\.source))
        let outcomes = try interpreter.evaluate(parsed, fileName: fileName, taking: known)
        return try document(outcomes, of: interpreter, parsed.text, fileName, wantsElement: wantsElement)
    }

    /// What an expression is worth behind a document.
    public enum Answer: Hashable, Sendable {
        /// An element.
        case element
        /// No value.
        case nothing
        /// A value, as a Swift prompt shows it, and what was printed on the way.
        case value(String, printed: [String], changesVariables: Bool)
    }

    /// Evaluates an expression with all that a document declares, and says what it is worth.
    ///
    /// - Throws: a `Diagnostic` if one of both is no Swift or goes wrong; errors of the expression are of the file `input`.
    public func answer(to expression: String, behind document: String, stubs: [StubDeclaration] = []) throws -> Answer {
        let interpreter = try interpreter(with: stubs)
        try interpreter.evaluate(document, fileName: "document")
        _ = interpreter.takePrintedLines()
        let before = interpreter.state()
        guard case .value(let value)? = try interpreter.evaluate(expression, fileName: "input").last else {
            return .nothing
        }
        if (try? interpreter.convert(value, to: (any Element).self)) != nil { return .element }
        if ShownElement(loadsViews: true).find(in: value) != nil { return .element }
        if case .void = value { return .nothing }
        let reply = value.reply
        // Code that the library has called, such as a controller's `loadView`, may have gone wrong on the way.
        if let fault = interpreter.takeDeferredErrors().first { throw fault }
        return .value(
            reply,
            printed: interpreter.takePrintedLines(),
            changesVariables: interpreter.state() != before
        )
    }

    private func interpreter(with stubs: [StubDeclaration]) throws -> Interpreter {
        let interpreter = Interpreter(table: table, limits: limits)
        for type in stubs {
            try interpreter.declareStubs(type.source, fileName: StubDeclaration.filePrefix + type.name)
        }
        return interpreter
    }

    private func document(
        _ outcomes: [Interpreter.Outcome],
        of interpreter: Interpreter,
        _ source: String,
        _ fileName: String,
        wantsElement: Bool
    ) throws -> EvaluatedDocument {
        var declarations: [Interpreter.Declaration] = []
        var values: [Value] = []
        for outcome in outcomes {
            switch outcome {
            case .declared(let declaration): declarations.append(declaration)
            case .value(.void), .ran: break
            case .value(let value): values.append(value)
            }
        }
        // In a program other values may follow the element; what they do is done.
        let elements = values.reversed().lazy.compactMap { try? interpreter.convert($0, to: (any Element).self) }
        var root = elements.first ?? values.last.flatMap { ShownElement(loadsViews: true).find(in: $0) }
        root = root ?? shownElement(of: interpreter)
        if root == nil, wantsElement, let last = values.last {
            if let fault = interpreter.takeDeferredErrors().first { throw fault }
            root = try element(last, of: interpreter, source, fileName)
        }
        return EvaluatedDocument(root: root, declarations: declarations, interpreter: interpreter)
    }

    /// What the view shows that a document has made last and given an element: one of its variables, or a property of one.
    private func shownElement(of interpreter: Interpreter) -> (any Element)? {
        interpreter.variables.reversed().lazy.compactMap { ShownElement(loadsViews: false).find(in: $0.value) }.first
    }

    private func element(
        _ value: Value,
        of interpreter: Interpreter,
        _ source: String,
        _ fileName: String
    ) throws -> any Element {
        do {
            return try interpreter.convert(value, to: (any Element).self)
        } catch let error as BindingError {
            throw Diagnostic(
                error.fix == nil ? "this is a value of type '\(value.typeName)', not an element" : error.message,
                in: source,
                fileName: fileName,
                offset: Self.offset(of: value, in: source),
                fix: error.fix
            )
        }
    }

    /// Where the call stands that made a value; the last line that is not blank for values that no call made.
    private static func offset(of value: Value, in source: String) -> Int {
        switch value {
        case .native(let native): if let origin = native.origin { return origin.offset }
        case .instance(let instance): if let origin = instance.origin { return origin.offset }
        default: break
        }
        let bytes = Array(source.utf8)
        guard let end = bytes.lastIndex(where: { $0 > 32 }) else { return 0 }
        let start = bytes[..<end].lastIndex(of: 10).map { $0 + 1 } ?? 0
        return bytes[start...end].firstIndex { $0 > 32 } ?? start
    }
}
