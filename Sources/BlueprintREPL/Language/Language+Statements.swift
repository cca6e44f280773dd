import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// What the last expression of a document is worth, as text, if it is no element: empty for nothing at all.
    ///
    /// - Throws: an ``InputError`` if the document goes wrong.
    func valueOfNoElement(_ document: Document) throws -> String? {
        do {
            return try evaluator.valueOfNoElement(document.source, standIns: document.stubs.map(\.standIn))
        } catch let error as Diagnostic {
            throw inputError(error, in: document)
        }
    }
}
