import BlueprintBindings
import SwiftInterpreter

extension Language {
    /// Evaluates a document from scratch.
    ///
    /// - Throws: an ``InputError`` with its place in what was typed, or with the line of the document if it is there.
    func evaluate(_ document: Document) throws -> EvaluatedDocument {
        do {
            let result =
                if let parsed = document.parsed {
                    try evaluator.evaluate(parsed)
                } else {
                    try evaluator.evaluate(document.source)
                }
            if result.root == nil, let root = document.outline.root {
                throw InputError("this gives no element", at: document.typedOffset(of: root.lowerBound))
            }
            return result
        } catch let error as Diagnostic {
            throw inputError(error, in: document)
        } catch let error as BindingError {
            let root = document.outline.root?.lowerBound
            throw InputError(error.message, fix: error.fix, at: root.flatMap { document.typedOffset(of: $0) })
        }
    }

    /// An error of interpreted source as an error of what was typed.
    func inputError(_ error: Diagnostic, in document: Document) -> InputError {
        let fix = error.didYouMean.map { "did you mean \($0)?" } ?? error.fix ?? error.expected.map { "expected \($0)" }
        if let offset = document.typedOffset(of: error.offset) {
            var result = InputError(error.message, fix: fix, at: offset)
            result.calls = error.callLines
            return result
        }
        let line = document.line(at: error.offset)
        var result = InputError(error.message, fix: fix)
        result.calls = error.callLines
        result.sourceLine = .init(source: "the document", number: line.number, column: line.column, text: line.text)
        return result
    }
}
