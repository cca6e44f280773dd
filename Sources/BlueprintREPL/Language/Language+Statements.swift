import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// What an expression is worth behind a document.
    ///
    /// - Throws: an ``InputError`` if it goes wrong.
    func answer(to typed: SwiftInput, behind document: Document) throws -> BlueprintEvaluator.Answer {
        do {
            return try evaluator.answer(
                to: typed.text,
                behind: document.source,
                stubs: document.stubs.map(\.declaration)
            )
        } catch let error as Diagnostic {
            throw inputError(error, of: typed, behind: document)
        }
    }
}
