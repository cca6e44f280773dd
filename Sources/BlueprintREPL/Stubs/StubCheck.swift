import BlueprintBindings
import SwiftInterpreter

/// The type check of a source whose stubs are made up.
struct StubCheck {
    let language: Language
    /// The stubs that comments of the document define.
    let stubs: [StubDeclaration]

    /// Returns the mistakes in a source, which is a whole program; nil if it is not complete Swift.
    func mistakes(in text: String) -> [Diagnostic]? {
        let check = TypeCheck(table: language.table)
        for stub in stubs.map(\.stubSource) { try? check.declareStubs(stub.text, fileName: stub.fileName) }
        return try? check.mistakes(in: text, fileName: "module")
    }

    /// Makes up what a source lacks, and returns it as Swift.
    func stubs(for source: StubSource) -> (made: MadeStubs, text: StubText) {
        let facts = StubFacts(language: language)
        var maker = StubMaker(source: source, facts: facts, check: mistakes)
        let made = maker.make()
        var text = StubText(made, source: source, facts: facts, isDraft: false)
        let before = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
        let found = mistakes(in: source.text + "\n" + text.text) ?? []
        text.misfits = Set(found.filter { $0.offset > source.text.utf8.count }.map { $0.line - before })
        return (made, text)
    }
}
