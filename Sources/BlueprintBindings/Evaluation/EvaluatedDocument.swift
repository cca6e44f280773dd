import BlueprintUI
import SwiftInterpreter

/// What the evaluation of a document gave; to be kept for as long as its element is shown, since the element's code uses
/// what the document declares.
public struct EvaluatedDocument {
    /// The root element; nil if the document ends in no expression.
    ///
    /// Elements that calls made carry the place of the call in the document as their tag.
    public let root: (any Element)?
    /// What the document declares, in order.
    public let declarations: [Interpreter.Declaration]
    private let interpreter: Interpreter

    init(root: (any Element)?, declarations: [Interpreter.Declaration], interpreter: Interpreter) {
        self.root = root
        self.declarations = declarations
        self.interpreter = interpreter
    }

    /// What the document declares of a type; nil if it declares none of that name.
    public func summary(ofTypeNamed name: String) -> DeclaredSummary? { interpreter.summary(ofTypeNamed: name) }

    /// Whether code of the document may run after the evaluation: closures that were kept, members of its own structs.
    public var keepsCode: Bool { interpreter.keepsCode }

    /// The errors of code that ran after the evaluation, since the last call.
    ///
    /// Getters of elements, measuring and layout functions and closures run while a tree is laid out; where one went
    /// wrong, whoever asked got an empty element or 0. Ask after every render; the errors point at the document's lines.
    public func takeFaults() -> [Diagnostic] { interpreter.takeDeferredErrors() }

    /// What is worth knowing of the document since the last call: what a compiler would refuse, and what is left out.
    public func takeNotes() -> [Diagnostic] { interpreter.takeNotes() }

    /// The lines that the document printed since the last call.
    public func takePrintedLines() -> [String] { interpreter.takePrintedLines() }

    /// Shows the document beside what is shown: what it prints is printed when it is shown.
    public func rehearse(_ show: () throws -> Void) rethrows { try interpreter.rehearse(show) }

    /// Whether the last of the printed lines that were taken last has no end yet: `terminator` said so.
    public var hasTakenUnfinishedLine: Bool { interpreter.hasTakenUnfinishedLine }
}
