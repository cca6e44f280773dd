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

    /// Returns the errors about names that no line of a document declares, also in code that has not run.
    func undeclaredNames(in document: Document) -> [InputError] {
        let check = TypeCheck(table: table)
        for stub in document.stubs.map(\.declaration) {
            try? check.declareStubs(stub.source, fileName: StubDeclaration.filePrefix + stub.name)
        }
        let mistakes = (try? check.mistakes(in: document.source, fileName: "document")) ?? []
        return mistakes.filter { $0.cause.unknownName != nil }.map { inputError($0, in: document) }
    }

    /// Returns true if an expression failed because its value is no element, or a type of another framework.
    func showsNoElement(_ typed: SwiftInput, behind document: Document, because error: InputError) -> Bool {
        if error.offset != nil, case .swift(let cause, _) = error.code {
            switch cause {
            case .absent(_, of: nil), .absentType: return true
            case .unknownName(let name): return ForeignName.advice(word: name) != nil
            default: break
            }
        }
        guard !error.isStopped, case .value? = try? answer(to: typed, behind: document) else { return false }
        return true
    }
}
