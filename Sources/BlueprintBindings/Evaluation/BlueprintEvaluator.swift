import BlueprintUI
import SwiftInterpreter

/// Evaluates documents: declarations in Swift and, last, the expression of the root element.
///
/// Every document is evaluated from scratch, which is quick; what is kept from one to the next is the identity of the
/// types that they declare, so that views are kept where a declaration was edited.
public final class BlueprintEvaluator {
    /// What documents can name.
    public let table: BindingTable
    /// The bounds of an evaluation, and of each callback that runs later.
    public var limits: Limits

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
    ///   - standIns: types that it may use and that nobody declares.
    /// - Throws: a `Diagnostic` if it is no Swift, goes wrong, or its last expression is no element.
    public func evaluate(
        _ source: String,
        fileName: String = "document",
        standIns: [StandIn] = []
    ) throws -> EvaluatedDocument {
        let interpreter = try interpreter(with: standIns)
        let outcomes = try interpreter.evaluate(source, fileName: fileName)
        return try document(outcomes, of: interpreter, source, fileName)
    }

    /// Evaluates a document that is parsed already.
    ///
    /// - Throws: as ``evaluate(_:fileName:standIns:)-(String,_,_)`` does.
    public func evaluate(
        _ parsed: ParsedSource,
        fileName: String = "document",
        standIns: [StandIn] = []
    ) throws -> EvaluatedDocument {
        let interpreter = try interpreter(with: standIns)
        let outcomes = try interpreter.evaluate(parsed, fileName: fileName)
        return try document(outcomes, of: interpreter, parsed.text, fileName)
    }

    /// What the last expression of a document is worth, as text, if it is no element: empty if it is worth nothing.
    ///
    /// - Returns: nil if the document ends in an element.
    /// - Throws: a `Diagnostic` if it is no Swift or goes wrong.
    public func valueOfNoElement(
        _ source: String,
        fileName: String = "document",
        standIns: [StandIn] = []
    ) throws -> String? {
        let interpreter = try interpreter(with: standIns)
        guard case .value(let value)? = try interpreter.evaluate(source, fileName: fileName).last else { return "" }
        if (try? interpreter.convert(value, to: (any Element).self)) != nil { return nil }
        if case .void = value { return "" }
        return value.debugDescription
    }

    private func interpreter(with standIns: [StandIn]) throws -> Interpreter {
        let interpreter = Interpreter(table: table, limits: limits)
        for type in standIns {
            try interpreter.declareStandIns(type.source, fileName: StandIn.filePrefix + type.name)
        }
        return interpreter
    }

    private func document(
        _ outcomes: [Interpreter.Outcome],
        of interpreter: Interpreter,
        _ source: String,
        _ fileName: String
    ) throws -> EvaluatedDocument {
        var declarations: [Interpreter.Declaration] = []
        var last: Value?
        for outcome in outcomes {
            switch outcome {
            case .declared(let declaration): declarations.append(declaration)
            case .value(.void), .ran: break
            case .value(let value): last = value
            }
        }
        let root = try last.map { try element($0, of: interpreter, source, fileName) }
        return EvaluatedDocument(root: root, declarations: declarations, interpreter: interpreter)
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
