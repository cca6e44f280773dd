import BlueprintBindings
import SwiftInterpreter

extension ElementNames: ElementCatalog {}

/// What can be said in a session: everything is read from the one table of bindings.
struct Language {
    /// Evaluates documents; the table that it has is behind all the rest.
    let evaluator = BlueprintEvaluator()
    /// The names of elements, lists and modifiers.
    let catalog: ElementNames
    /// Modifiers and lists as commands in words.
    let commands: ModifierCommands
    /// The values of the environment that can be set.
    let environment: EnvironmentSettings
    /// Help about everything in the table.
    let topics: HelpTopics
    /// Completes Swift.
    let completer: SourceCompleter

    init() {
        let table = evaluator.table
        catalog = ElementNames(table)
        commands = ModifierCommands(table)
        environment = EnvironmentSettings(table)
        topics = HelpTopics(table)
        completer = SourceCompleter(table)
    }

    /// The table of bindings.
    var table: BindingTable { evaluator.table }

    /// Whether what a module has is here.
    func knows(module: String) -> Bool { table.importableModules.contains(module) }

    /// The name that was probably meant, if one is near enough; of equally near ones a command before an element.
    func nearest(to name: String, among names: some Sequence<String>) -> String? {
        let sorted = Set(names).sorted { first, second in
            let isFirstLower = first.first?.isLowercase ?? false
            let isSecondLower = second.first?.isLowercase ?? false
            return isFirstLower == isSecondLower ? first < second : isFirstLower
        }
        return NearestName.nearest(to: name, among: sorted)
    }

    /// The Swift that a command in words stands for.
    ///
    /// - Throws: an ``InputError`` at the word that does not fit.
    func meaning(of line: String) throws -> ModifierCommands.Meaning {
        do {
            return try commands.meaning(of: Word.withoutComment(line))
        } catch {
            throw InputError(error, at: 0)
        }
    }

    /// Whether the element can wrap another one, given as the argument `wrapping`.
    func wraps(_ name: String) -> Bool {
        table.type(named: name)?.initializers.contains { initializer in
            initializer.signature.parameters.contains { $0.label == "wrapping" }
        } ?? false
    }

    /// The method that gives traits to the children of a kind of list, if there is one.
    func traits(of list: String) -> (name: String, signature: Signature)? {
        let isStack = list == "Row" || list == "Column"
        let name = isStack ? "stackLayoutChild" : "\(list.prefix(1).lowercased())\(list.dropFirst())Child"
        guard let signature = table.type(named: "Element")?.methods[name]?.first?.signature else { return nil }
        return (name, signature)
    }
}

extension InputError {
    /// What is wrong with words, which begin at an offset of the input.
    init(_ fault: ModifierCommands.Fault, at start: Int) {
        let usage = fault.usage.isEmpty ? nil : "say " + fault.usage.joined(separator: ", or ")
        self.init(fault.message, fix: fault.didYouMean.map { "did you mean \($0)?" } ?? usage, at: start + fault.offset)
    }
}
