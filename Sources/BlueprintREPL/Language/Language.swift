import BlueprintBindings
import BlueprintUI
import SwiftInterpreter

extension ElementNames: ElementCatalog {}

/// The names, commands and help of a session, all read from the one table of bindings.
struct Language {
    /// The evaluator of documents, which has the table of bindings.
    private(set) var evaluator: BlueprintEvaluator
    /// The names of elements, lists and modifiers.
    let catalog: ElementNames
    /// The values of the environment that can be set.
    let environment: EnvironmentSettings
    private let late: LateNames
    /// The completer of Swift.
    let completer: SourceCompleter

    /// The names that are read from all types of the table, which most programs do without.
    private final class LateNames {
        private let table: BindingTable
        lazy var commands = ModifierCommands(table)
        lazy var topics = HelpTopics(table)

        init(_ table: BindingTable) { self.table = table }
    }

    /// The names of a new table.
    init() {
        let table = BindingTable.ofSession()
        evaluator = BlueprintEvaluator(table: table)
        catalog = ElementNames(table)
        environment = EnvironmentSettings(table)
        late = LateNames(table)
        completer = SourceCompleter(table)
    }

    /// The names of the same table, with an evaluator that knows no lines.
    init(sharing other: Language) {
        self = other
        evaluator = BlueprintEvaluator(table: other.table)
    }

    /// The table of bindings.
    var table: BindingTable { evaluator.table }

    /// The modifier and list commands.
    var commands: ModifierCommands { late.commands }

    /// The help topics of the table.
    var topics: HelpTopics { late.topics }

    /// Returns true if the declarations of a module are known.
    func knows(module: String) -> Bool { table.syntax.modules.contains(module) }

    /// Returns true if a modifier or list command has the name.
    func isCommand(_ name: String) -> Bool {
        // The names of types are no commands, and the first look at the commands takes long.
        name.first?.isUppercase != true && commands.isCommand(name)
    }

    /// Returns the most similar name, if one is similar enough; commands are preferred to elements.
    func nearest(to name: String, among names: some Sequence<String>) -> String? {
        // The names may be all texts of a large tree, of which few are similar.
        let similar = Set(names.interruptible).interruptible.filter { NearWord.isNear(name, to: $0) }
        let sorted = similar.sorted { first, second in
            let isFirstLower = first.first?.isLowercase ?? false
            let isSecondLower = second.first?.isLowercase ?? false
            return isFirstLower == isSecondLower ? first < second : isFirstLower
        }
        return NearWord.nearest(to: name, among: sorted)
    }

    /// Returns the Swift of a modifier or list command.
    ///
    /// - Throws: an ``InputError`` at the word that does not fit.
    func meaning(of line: String) throws -> ModifierCommands.Meaning {
        do {
            return try commands.meaning(of: Word.withoutComment(line))
        } catch {
            throw Self.misspelledLabel(error, in: line) ?? InputError(error, at: 0)
        }
    }

    /// Returns the error about a misspelled label of a modifier or list command; nil if the near word is no label.
    private static func misspelledLabel(_ fault: ModifierCommands.Fault, in line: String) -> InputError? {
        let words = Word.split(line)
        guard let label = fault.didYouMean, let command = words.first,
            let word = words.first(where: { $0.offset == fault.offset }), word.text != command.text,
            fault.usage.contains(where: { Word.labels(ofUsage: $0).contains(label) })
        else { return nil }
        return InputError("\(command.text) has no '\(word.text)'", fix: .didYouMean(label), at: word.offset)
    }

    /// Returns true if the element can wrap another one, given as the argument `wrapping`.
    func wraps(_ name: String) -> Bool {
        table.type(named: name)?.members.initializers.contains { initializer in
            initializer.signature.parameters.contains { $0.label == "wrapping" }
        } ?? false
    }

    /// Returns the method that sets the traits of children in a kind of list; nil if there is none.
    func traits(of list: String) -> (name: String, signature: Signature)? {
        table.childMethod(ofList: list).map { ($0.signature.name, $0.signature) }
    }
}

extension Word {
    /// Returns the labels in the form of a modifier command, such as `inset uniform` or `box [background] [corners]`.
    fileprivate static func labels(ofUsage usage: String) -> [String] {
        usage.split(separator: " ").dropFirst().map { String($0.drop { $0 == "[" }.prefix { $0 != "]" }) }
    }
}

extension InputError {
    /// Takes the error of a modifier or list command that begins at an offset of the input.
    init(_ fault: ModifierCommands.Fault, at start: Int) {
        let forms = fault.usage.map { form in
            let words = form.split(separator: " ")
            return (words.prefix(1).map(String.init) + words.dropFirst().map { $0.uppercased() }).joined(separator: " ")
        }
        let usage = forms.isEmpty ? nil : Fix.usage(forms.joined(separator: ", or "))
        self.init(fault.message, fix: fault.didYouMean.map(Fix.didYouMean) ?? usage, at: start + fault.offset)
    }
}

extension Language {
    /// Evaluates an expression after a document.
    ///
    /// - Throws: an ``InputError`` if the evaluation fails.
    func answer(to typed: SwiftInput, behind document: Document) throws -> BlueprintEvaluator.Answer {
        do {
            return try evaluator.answer(
                to: typed.text,
                behind: document.parsed,
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
        for stub in document.stubs.map(\.declaration.stubSource) {
            try? check.declareStubs(stub.text, fileName: stub.fileName)
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
