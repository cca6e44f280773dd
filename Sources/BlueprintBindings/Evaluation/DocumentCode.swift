import BlueprintUI
import SwiftInterpreter

/// The code of an evaluated document: the interpreter, or only what it left if no code of the document can run again.
final class DocumentCode {
    /// The interpreter; nil if nothing needs it any more.
    private let interpreter: Interpreter?
    private var notes: [Diagnostic] = []
    private var faults: [Diagnostic] = []
    private var printed: [String] = []
    private var isUnfinished = false
    private var names = DeclaredSignatures()
    /// The types of the document.
    private let check: TypeCheck
    private var cursors = RecentCursors()

    /// Takes the code of a document whose root is known.
    init(_ interpreter: Interpreter) {
        check = interpreter.check
        guard !interpreter.keepsCode, !interpreter.declaresTypes else {
            self.interpreter = interpreter
            return
        }
        self.interpreter = nil
        names = interpreter.declaredSignatures
        notes = interpreter.takeNotes()
        faults = interpreter.takeDeferredErrors()
        printed = interpreter.takePrintedLines()
        isUnfinished = interpreter.hasTakenUnfinishedLine
    }

    /// True if code of the document may run again.
    var isKept: Bool { interpreter?.keepsCode ?? false }

    /// True if the last line taken is not ended yet.
    var hasTakenUnfinishedLine: Bool { interpreter?.hasTakenUnfinishedLine ?? isUnfinished }

    /// Returns a summary of a type that the document declares.
    func summary(ofTypeNamed name: String) -> DeclaredSummary? { interpreter?.summary(ofTypeNamed: name) }

    /// Returns the forms of a call of a type or function that the document declares.
    func forms(ofCall name: String) -> [Signature] {
        interpreter?.signatures(ofCall: name) ?? names.functions[name] ?? []
    }

    /// The variables and functions that the document declares outside of types.
    var signatures: DeclaredSignatures { interpreter?.declaredSignatures ?? names }

    /// Returns the types at the end of unfinished source behind the document, given with what closes its brackets.
    func cursor(after text: String, closedBy end: String) -> CursorTypes {
        cursors.types(after: text, closedBy: end, in: check) { Interruption.isRequested }
    }

    /// Returns the errors of code that ran after the evaluation, and removes them.
    func takeFaults() -> [Diagnostic] { interpreter?.takeDeferredErrors() ?? Self.take(&faults) }

    /// Returns the notes, and removes them.
    func takeNotes() -> [Diagnostic] { interpreter?.takeNotes() ?? Self.take(&notes) }

    /// Returns the printed lines, and removes them.
    func takePrintedLines() -> [String] {
        if let interpreter { return interpreter.takePrintedLines() }
        isUnfinished = isUnfinished && !printed.isEmpty
        return Self.take(&printed)
    }

    private static func take<Element>(_ elements: inout [Element]) -> [Element] {
        defer { elements = [] }
        return elements
    }
}
