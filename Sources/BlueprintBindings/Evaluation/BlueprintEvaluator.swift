import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

/// Evaluates documents: declarations in Swift and, last, the expression of the root element.
///
/// Every document is evaluated from its first line. Lines that did not change keep their lowered form and, where nothing
/// that they depend on changed, their value: equal parts of successive documents are the same elements. The identity of
/// the types that they declare is kept, too, so views are reused when a declaration is edited. The code of each evaluation
/// runs in a process of its own, so that it finds nothing that the code of earlier ones has set.
package final class BlueprintEvaluator {
    /// The types, functions and modules that documents can use.
    package let table: BindingTable
    /// The bounds of an evaluation, and of each callback that runs later.
    package var limits: Limits
    /// The lines of the last parsed documents.
    private let known = KnownLines()

    /// Creates an evaluator with a table of its own.
    package init(limits: Limits = Limits()) {
        table = .blueprint()
        self.limits = limits
    }

    /// Creates an evaluator that shares the table of another one, but none of its lines.
    package init(table: BindingTable, limits: Limits = Limits()) {
        self.table = table
        self.limits = limits
    }

    /// Evaluates a document.
    ///
    /// Runs on the caller's thread, which needs a big stack for deep source.
    ///
    /// - Parameters:
    ///   - source: the document; without an expression it has no root.
    ///   - fileName: its name in errors.
    ///   - stubs: the types that the document may use without declaring them.
    ///   - wantsElement: true if a document whose expressions include no element is an error.
    ///   - program: the parts of the document that run otherwise than in the order of its lines.
    /// - Throws: a `Diagnostic` if the document is not valid Swift, an error occurs, or a wanted element is missing.
    package func evaluate(
        _ source: String,
        fileName: String = "document",
        stubs: [StubDeclaration] = [],
        wantsElement: Bool = true,
        program: ProgramParts = ProgramParts()
    ) throws -> EvaluatedDocument {
        let interpreter = try interpreter(with: stubs, program)
        return try AppProcess().run {
            let outcomes = try SessionTasks.current.during {
                let outcomes = try interpreter.evaluate(source, fileName: fileName)
                try program.start(in: interpreter, source, fileName)
                return outcomes
            }
            return try document(outcomes, of: interpreter, source, fileName, wantsElement: wantsElement)
        }
    }

    /// Evaluates a parsed document.
    ///
    /// - Parameter filePlace: the lines of files that the document was read from, for `#line` and `#file`.
    /// - Throws: as ``evaluate(_:fileName:stubs:wantsElement:program:)-(String,_,_,_,_)`` does.
    package func evaluate(
        _ parsed: PreparsedSource,
        fileName: String = "document",
        stubs: [StubDeclaration] = [],
        wantsElement: Bool = true,
        program: ProgramParts = ProgramParts(),
        from filePlace: @escaping FilePlace.Finder = { _ in nil }
    ) throws -> EvaluatedDocument {
        let interpreter = interpreter(of: program)
        do {
            return try AppProcess().run {
                let outcomes = try SessionTasks.current.during {
                    let outcomes = try interpreter.evaluate(
                        parsed,
                        fileName: fileName,
                        taking: known,
                        with: stubs.map(\.stubSource),
                        from: filePlace
                    )
                    try program.start(in: interpreter, parsed.text, fileName)
                    return outcomes
                }
                return try document(outcomes, of: interpreter, parsed.text, fileName, wantsElement: wantsElement)
            }
        } catch var error as Diagnostic {
            error.printedLines = interpreter.takePrintedLines()
            throw error
        }
    }

    /// The result of an expression evaluated after a document.
    package enum Answer: Hashable, Sendable {
        /// An element.
        case element
        /// No value.
        case nothing
        /// A value, as a Swift prompt shows it, the lines printed during the evaluation, and whether the expression does
        /// something: it changes variables, or is a call whose result may be ignored.
        case value(String, printed: [String], hasEffect: Bool)
    }

    /// Evaluates an expression after a document, and returns its result.
    ///
    /// - Throws: a `Diagnostic` for an error in the document or in the expression, whose file name is `input`.
    package func answer(
        to expression: String,
        behind document: PreparsedSource,
        stubs: [StubDeclaration] = [],
        program: ProgramParts = ProgramParts()
    ) throws -> Answer {
        let interpreter = interpreter(of: program)
        return try AppProcess().run {
            try SessionTasks.current.during {
                let stubs = stubs.map(\.stubSource)
                _ = try interpreter.evaluate(document, fileName: "document", taking: known, with: stubs)
                try program.start(in: interpreter, document.text, "document")
                return try answer(to: expression, in: interpreter)
            }
        }
    }

    private func answer(to expression: String, in interpreter: Interpreter) throws -> Answer {
        _ = interpreter.takePrintedLines()
        let before = interpreter.state()
        guard let outcome = try interpreter.evaluate(expression, fileName: "input").last, let value = outcome.value
        else { return .nothing }
        if (try? interpreter.convert(value, to: (any Element).self)) != nil { return .element }
        if ShownElement(loadsViews: true).find(in: value) != nil { return .element }
        if case .void = value { return .nothing }
        let reply = value.reply
        // An error may have occurred in code that the library called, such as a controller's `loadView`.
        if let fault = interpreter.takeDeferredErrors().first { throw fault }
        let printed = interpreter.takePrintedLines()
        if case .result = outcome { return .value(reply, printed: printed, hasEffect: true) }
        return .value(reply, printed: printed, hasEffect: interpreter.state() != before)
    }

    private func interpreter(with stubs: [StubDeclaration], _ program: ProgramParts) throws -> Interpreter {
        let interpreter = interpreter(of: program)
        for stub in stubs.map(\.stubSource) { try interpreter.declareStubs(stub.text, fileName: stub.fileName) }
        return interpreter
    }

    private func interpreter(of program: ProgramParts) -> Interpreter {
        Interpreter(table: table, limits: limits, lateVariables: program.lateVariables)
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
            case .value(.void), .result(.void), .ran: break
            case .value(let value), .result(let value): values.append(value)
            }
        }
        // In a program, other values may follow the element; they are evaluated for their effects only.
        let elements = values.reversed().lazy.compactMap { try? interpreter.convert($0, to: (any Element).self) }
        var root = elements.first
        let isShownByProgram = root == nil
        let view =
            isShownByProgram
            ? values.last.flatMap { ShownElement(loadsViews: true).find(in: $0) } ?? shownView(of: interpreter) : nil
        root = root ?? view?.element
        if root == nil, wantsElement, let last = values.last {
            if let fault = interpreter.takeDeferredErrors().first { throw fault }
            root = try element(last, of: interpreter, source, fileName)
        }
        return EvaluatedDocument(
            root: root,
            isShownByProgram: isShownByProgram,
            view: view,
            declarations: declarations,
            interpreter: interpreter
        )
    }

    /// Returns the last view with an element that the document keeps in a variable, or in a property of one.
    private func shownView(of interpreter: Interpreter) -> BlueprintView? {
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
                error.fix == nil
                    ? "this is a value of type '\(value.typeName)', not an element" : .sentence(error.message),
                in: source,
                fileName: fileName,
                offset: Self.offset(of: value, in: source, interpreter.places),
                fix: error.fix
            )
        }
    }

    /// Returns the offset of the call that made a value; that of the last line that is not blank if no call made it.
    private static func offset(of value: Value, in source: String, _ places: TagPlaces) -> Int {
        let origin: SourceOrigin? =
            switch value {
            case .native(let native): native.origin
            case .instance(let instance): instance.origin
            default: nil
            }
        if let offset = origin.flatMap({ places.offset(ofTag: $0.offset) }) { return offset }
        let bytes = Array(source.utf8)
        guard let end = bytes.lastIndex(where: { $0 > 32 }) else { return 0 }
        let start = bytes[..<end].lastIndex(of: 10).map { $0 + 1 } ?? 0
        return bytes[start...end].firstIndex { $0 > 32 } ?? start
    }
}

/// The parts of a program that run otherwise than in the order of its lines.
package struct ProgramParts: Hashable, Sendable {
    /// The variables outside of functions that get their values when they are first used: those of a module, outside of
    /// its `main.swift`.
    package var lateVariables: Set<String>
    /// The type with the attribute `@main`, which starts the program; nil for none.
    package var entry: String?

    /// The parts of a program.
    package init(lateVariables: Set<String> = [], entry: String? = nil) {
        self.lateVariables = lateVariables
        self.entry = entry
    }

    /// The name of the lines that start a program, in errors.
    private static let startFile = "start"

    /// Starts the program of an interpreter that has evaluated its source; does nothing if it has no entry.
    ///
    /// - Throws: a `Diagnostic` if the entry has no `main()`, or for an error in it.
    func start(in interpreter: Interpreter, _ source: String, _ fileName: String) throws {
        guard let entry, let type = interpreter.summary(ofTypeNamed: entry) else { return }
        do {
            try interpreter.evaluate(Self.lines(starting: type), fileName: Self.startFile)
        } catch let error as Diagnostic {
            guard error.fileName == Self.startFile, error.kind == .meaning else { throw error }
            let words = "must provide a main static function of type '() -> Void' or '() throws -> Void'"
            throw Diagnostic(
                "'\(type.name)' is annotated with '@main' and \(words)",
                in: source,
                fileName: fileName,
                offset: type.offset,
                fix: "add: static func main() { … }"
            )
        }
    }

    /// The functions of a delegate that are called when an app starts, in order.
    private static let launchFunctions = [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)",
    ]

    /// Returns the lines that start a program with a type: those that UIKit runs for a delegate of an app, or the call of
    /// its own `main()`.
    private static func lines(starting type: DeclaredSummary) -> String {
        let isDelegate = type.conformances.contains("UIApplicationDelegate")
        guard isDelegate, !type.values.contains(where: { $0.hasPrefix("main()") }) else {
            return "try \(type.name).main()"
        }
        let calls = launchFunctions.filter(type.functions.contains).map { name in
            let arguments = name.contains("Options") ? name.replacing("_:", with: "UIApplication.shared, ") : ""
            return arguments.isEmpty
                ? "applicationDelegate.applicationDidBecomeActive(UIApplication.shared)"
                : "_ = applicationDelegate.\(arguments.replacing("Options:", with: "Options: nil"))"
        }
        let layout = "for window in UIApplication.shared.windows { window.layoutIfNeeded() }"
        let last = calls.last?.contains("applicationDidBecomeActive") == true ? 1 : 0
        let start = "let applicationDelegate = \(type.name)()\nUIApplication.shared.delegate = applicationDelegate"
        let lines = [start] + calls.dropLast(last) + [layout] + calls.suffix(last)
        return lines.joined(separator: "\n")
    }
}

/// A search for the view that shows an element for a value: a `BlueprintView`, which can be inside another view or a view
/// controller.
struct ShownElement {
    /// True if the search loads the view of a controller.
    var loadsViews: Bool

    /// The maximum depth of the search in properties of objects.
    private static let deepest = 4

    /// The maximum number of views that are searched.
    private static let mostViews = 10_000

    /// Returns the view that shows the element of a value; nil if it shows none.
    func find(in value: Value) -> BlueprintView? { find(in: value, depth: 0) }

    private func find(in value: Value, depth: Int) -> BlueprintView? {
        switch value.unwrapped {
        case .native(let native): return find(in: native.base)
        case .instance(let instance) where depth < Self.deepest:
            if let object = instance.object, let view = find(in: object) { return view }
            return instance.fields.lazy.compactMap { find(in: $0, depth: depth + 1) }.first
        default: return nil
        }
    }

    private func find(in object: Any) -> BlueprintView? {
        switch object {
        case let view as UIView: find(in: view)
        case let controller as UIViewController:
            (loadsViews ? controller.view : controller.viewIfLoaded).flatMap { find(in: $0) }
        default: nil
        }
    }

    private func find(in view: UIView) -> BlueprintView? {
        var pending = [view]
        var looked = 0
        while let view = pending.popLast(), looked < Self.mostViews {
            looked += 1
            if let view = view as? BlueprintView {
                if view.element != nil { return view }
            } else {
                pending += view.subviews.reversed()
            }
        }
        return nil
    }
}
