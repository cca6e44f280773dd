import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The result of evaluating a document.
///
/// Keep it as long as its element is shown, because the element's code uses the declarations of the document.
package struct EvaluatedDocument {
    /// The root element; nil if the document has none.
    ///
    /// The tag of an element tells which call made it: `tags` has the offset of each.
    package let root: (any Element)?
    /// The declarations of the document, in order.
    package let declarations: [Interpreter.Declaration]
    /// The places in the document that the tags of elements refer to.
    package let tags: TagPlaces
    /// True if the root is the element of a view that the program has made.
    package let isShownByProgram: Bool
    /// The size in points of the view that shows the root in the program; nil if the program has made none.
    package let shownSize: CGSize?
    /// The environment of that view: its own values, and those of its surroundings, such as the safe area.
    package let shownEnvironment: Environment?
    /// The process of the evaluation, in which code of the document runs later, too.
    package let process = AppProcess.current
    /// The screen that the code saw.
    private let screen = UIScreen.main
    private let code: DocumentCode

    init(
        root: (any Element)?,
        isShownByProgram: Bool,
        view: BlueprintView?,
        declarations: [Interpreter.Declaration],
        interpreter: Interpreter
    ) {
        self.root = root
        self.isShownByProgram = isShownByProgram
        shownSize = view?.bounds.size
        shownEnvironment = view?.effectiveEnvironment
        self.declarations = declarations
        tags = interpreter.places
        code = DocumentCode(interpreter)
    }

    /// True if the screen has the size and the scale that it had when the document was evaluated.
    package var isOnScreen: Bool { screen.bounds == UIScreen.main.bounds && screen.scale == UIScreen.main.scale }

    /// Returns true if both are the result of the same evaluation.
    package func isSame(as other: EvaluatedDocument) -> Bool { code === other.code }

    /// Returns the offset in the document of the call that made an element; nil if the tag is of another document.
    ///
    /// To translate many tags, use the places in `tags.tabulated`.
    package func offset(ofTag tag: Int) -> Int? { tags.offset(ofTag: tag) }

    /// Returns a summary of a type that the document declares; nil if it declares no type of that name.
    package func summary(ofTypeNamed name: String) -> DeclaredSummary? { code.summary(ofTypeNamed: name) }

    /// Returns the forms of a call of a type or function that the document declares; none for other names.
    package func forms(ofCall name: String) -> [Signature] { code.forms(ofCall: name) }

    /// The variables and functions that the document declares outside of types.
    package var signatures: DeclaredSignatures { code.signatures }

    /// Returns the types at the end of unfinished source that follows the document, given with what closes its brackets.
    package func cursor(after text: String, closedBy end: String) -> CursorTypes {
        code.cursor(after: text, closedBy: end)
    }

    /// True if code of the document may run after the evaluation: stored closures, or members of its types.
    package var keepsCode: Bool { code.isKept }

    /// Returns the errors of code that ran after the evaluation, since the last call.
    ///
    /// Getters of elements, functions that measure or place, and closures run while a tree is laid out. If an error
    /// occurs in one, its caller gets an empty element or 0. Call this after every render; the errors name the
    /// document's lines.
    package func takeFaults() -> [Diagnostic] { code.takeFaults() }

    /// Returns the notes on the document since the last call: code that a compiler would refuse, and ignored code.
    package func takeNotes() -> [Diagnostic] { code.takeNotes() }

    /// Returns the lines that the document printed since the last call.
    package func takePrintedLines() -> [String] { code.takePrintedLines() }

    /// True if the last line returned by `takePrintedLines()` is not ended yet, because `print` had a `terminator`.
    package var hasTakenUnfinishedLine: Bool { code.hasTakenUnfinishedLine }
}

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
