import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// Evaluates an expression after a document.
    ///
    /// - Throws: an ``InputError`` if the evaluation fails.
    func answer(to typed: SwiftInput, behind document: Document) throws -> BlueprintEvaluator.Answer {
        do {
            return try evaluator.answer(
                to: typed.text,
                behind: document.source,
                stubs: document.stubs.map(\.declaration),
                program: document.program
            )
        } catch let error as Diagnostic {
            throw inputError(error, of: typed, behind: document)
        }
    }
}
