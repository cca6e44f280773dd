import BlueprintBindings
import SwiftInterpreter
import SwiftSyntax

/// Previews that are made up for files without an element and without previews: each element, screen and view
/// controller that they declare, with values that are made up.
struct StubPreviews {
    let source: StubSource
    let stubs: MadeStubs
    let language: Language

    /// A preview in Swift.
    struct Made {
        let title: String
        let source: String
    }

    /// The number of previews that are made up at most.
    private static let most = 8

    /// Returns the previews that show an element.
    ///
    /// - Parameter text: the whole source, with what is made up.
    func shown(behind text: String) -> [Made] {
        guard let parsed = PreparsedSource(parsing: text) else { return [] }
        let found = candidates.filter { shows($0.expression, behind: parsed) }
        return found.prefix(Self.most).map { name, expression in
            Made(title: name, source: "#Preview(\(Quoted.literal(name))) {\n    \(expression)\n}")
        }
    }

    private func shows(_ expression: String, behind text: PreparsedSource) -> Bool {
        let answer = try? language.evaluator.answer(to: expression, behind: text)
        if case .element? = answer { return true }
        return false
    }

    /// The elements that no other type of the source uses first, then the others.
    private var candidates: [(name: String, expression: String)] {
        var found: [(name: String, expression: String)] = []
        for name in source.order {
            guard let type = source.declared[name], !type.isPrivate, type.keyword != "protocol",
                let part = part(of: type), let value = values.value(of: type)
            else { continue }
            found.append((name, value + part))
        }
        for statement in source.tree.statements {
            guard case .decl(let node) = statement.item, let function = node.as(FunctionDeclSyntax.self),
                let call = call(of: function)
            else { continue }
            found.append((function.name.text, call))
        }
        return found.filter { !isUsed($0.name) } + found.filter { isUsed($0.name) }
    }

    private var values: StubValues {
        StubValues(made: stubs, source: source, facts: StubFacts(language: language))
    }

    private func isUsed(_ name: String) -> Bool {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        return source.calls[last] != nil
    }

    /// The types of functions and properties that are elements.
    private static let elements: Set = ["Element", "any Element", "some Element"]

    /// Returns the words behind a value of a type that name its element: none for an element, nil for one without.
    private func part(of type: StubSource.Declared) -> String? {
        let own = ["elementRepresentation", "backingViewDescription"]
        if own.contains(where: { StubSource.has($0, in: type.members) }) { return "" }
        if type.keyword == "class" {
            return type.members.contains { $0.decl.sourceText.contains("BlueprintView") } ? "" : nil
        }
        for member in type.members {
            if let function = member.decl.as(FunctionDeclSyntax.self), let call = call(of: function) {
                return ".\(call)"
            }
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                binding.accessorBlock != nil, let written = binding.typeAnnotation?.type.sourceText,
                Self.elements.contains(written), !Self.isHidden(variable.modifiers)
            else { continue }
            return ".\(binding.pattern.sourceText)"
        }
        return nil
    }

    /// Returns a call of a function that makes an element, with values that are made up; nil for another function.
    private func call(of function: FunctionDeclSyntax) -> String? {
        guard let result = function.signature.returnClause?.type.sourceText, Self.elements.contains(result),
            !Self.isHidden(function.modifiers), function.genericParameterClause == nil
        else { return nil }
        let parameters = function.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
            let label = $0.firstName.text == "_" ? nil : $0.firstName.text
            let type = $0.type.as(AttributedTypeSyntax.self)?.baseType.sourceText ?? $0.type.sourceText
            return MadeParameter(label: label, name: $0.secondName?.text ?? $0.firstName.text, type: type)
        }
        return values.call(function.name.text, parameters).map { $0.hasSuffix(")") ? $0 : $0 + "()" }
    }

    private static func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate", "static"].contains($0.name.text) }
    }
}
