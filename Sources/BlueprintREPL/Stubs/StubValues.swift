import SwiftInterpreter
import SwiftSyntax

/// Values that are made up for properties, results and arguments.
struct StubValues {
    let made: MadeStubs
    let source: StubSource
    let facts: StubFacts

    /// The number of values in each other after which none is made up.
    private static let mostNested = 6

    /// Returns a value of a type in Swift; nil if none is known.
    ///
    /// - Parameter name: the name of the property or parameter, which becomes a text.
    func value(of type: String, named name: String, in depth: Int = 0) -> String? {
        guard depth < Self.mostNested else { return nil }
        if let wrapped = TypeWords.wrapped(type) { return value(of: wrapped, named: name, in: depth) ?? "nil" }
        if let element = TypeWords.element(type) {
            return value(of: element, named: StubMaker.singular(name), in: depth + 1).map { "[\($0)]" } ?? "[]"
        }
        if type.hasPrefix("[") { return "[:]" }
        if let function = TypeWords.function(type) {
            let inputs = function.parameters.map { _ in "_" }.joined(separator: ", ")
            let start = function.parameters.isEmpty ? "{ " : "{ \(inputs) in "
            if ["Void", "()"].contains(function.result) { return function.parameters.isEmpty ? "{}" : start + "}" }
            return value(of: function.result, named: name, in: depth + 1).map { start + $0 + " }" }
        }
        let core = TypeWords.core(of: type)
        if let simple = Self.simple(core, named: name) { return simple }
        if let known = made[core] { return value(of: known, as: type, named: name, depth) }
        if let declared = source.declared[core] { return value(of: declared, depth) }
        if facts.isElement(core) { return "Label(text: \(Quoted.literal(Self.words(name))))" }
        return facts.value(of: core)
    }

    /// Returns the words of a name, as a text that is shown: `emailAddress` is `Email address`.
    static func words(_ name: String) -> String {
        let text = StubGuess.words(of: name).joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func simple(_ type: String, named name: String) -> String? {
        switch type {
        case "String", "Substring", "Any", "AnyHashable", "LocalizedStringKey", "NSAttributedString": text(type, name)
        case "Int", "UInt": "1"
        case "CGFloat", "Double", "Float", "TimeInterval": "16"
        case "Bool": booleans.contains(name) ? "true" : "false"
        case "Void", "()": "()"
        case "UIColor": color(named: name)
        case "UIFont": ".systemFont(ofSize: 16)"
        case "UIImage": "UIImage(named: \(Quoted.literal(name)))!"
        case "CGSize": "CGSize(width: 24, height: 24)"
        case "UIEdgeInsets": "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)"
        case "CGRect", "CGPoint", "CGAffineTransform", "UIOffset": type == "CGAffineTransform" ? ".identity" : ".zero"
        case "Element", "ProxyElement": "Label(text: \(Quoted.literal(words(name))))"
        case "Set": "[]"
        default: nil
        }
    }

    private static func text(_ type: String, _ name: String) -> String {
        let literal = Quoted.literal(words(name))
        return type == "NSAttributedString" ? "NSAttributedString(string: \(literal))" : literal
    }

    private static let booleans: Set = ["isEnabled", "isVisible", "enabled", "visible"]

    private static func color(named name: String) -> String {
        let words = Set(StubGuess.words(of: name))
        if !words.isDisjoint(with: ["background", "surface", "canvas", "fill", "base"]) { return ".white" }
        if !words.isDisjoint(with: ["text", "title", "label", "foreground", "ink", "primary", "emphasis"]) {
            return ".black"
        }
        return words.isDisjoint(with: ["error", "critical", "danger", "warning"]) ? ".gray" : ".red"
    }

    // MARK: - Types

    /// - Parameter written: the type with its generic arguments.
    private func value(of type: MadeType, as written: String, named name: String, _ depth: Int) -> String? {
        if let alias = type.alias { return value(of: alias, named: name, in: depth + 1) }
        let text = StubText(made, source: source, facts: facts, isDraft: false)
        if text.isEnum(type) {
            guard let first = text.cases(of: type).first else { return nil }
            return call(".\(StubText.quoted(first.name))", first.parameters ?? [], depth).map { written + $0 }
        }
        guard type.kind == .requirement else {
            return type.genericCount == 0 ? "\(type.name)()" : written.contains("<") ? "\(written)()" : nil
        }
        let conforming = source.inheritors[type.name]?.lazy.compactMap { use in
            source.declared[use.name].flatMap { value(of: $0, depth + 1) }
        }.first
        return conforming ?? "\(StubText.conformingName(type))()"
    }

    /// Returns a call with values for parameters; without parentheses if there are none, nil if a value is not known.
    func call(_ callee: String, _ parameters: [MadeParameter], _ depth: Int = 0) -> String? {
        guard !parameters.isEmpty else { return callee }
        var arguments: [String] = []
        for parameter in parameters {
            guard let value = value(of: parameter.type, named: parameter.name, in: depth + 1) else { return nil }
            arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return "\(callee)(\(arguments.joined(separator: ", ")))"
    }

    /// Returns a value of a type that the source declares; nil if none can be made.
    func value(of type: StubSource.Declared, _ depth: Int = 0) -> String? {
        guard depth < Self.mostNested, !type.isGeneric, !type.isPrivate else { return nil }
        switch type.keyword {
        case "protocol":
            return source.inheritors[type.name]?.lazy.compactMap { use in
                source.declared[use.name].flatMap { value(of: $0, depth + 1) }
            }.first
        case "enum": return firstCase(of: type, depth)
        default: return construction(of: type, depth)
        }
    }

    private func firstCase(of type: StubSource.Declared, _ depth: Int) -> String? {
        let first = type.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements.first }.first
        guard let first else { return nil }
        let parameters = (first.parameterClause?.parameters ?? []).map { parameter in
            let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
            return MadeParameter(label: label, name: label ?? first.name.text, type: parameter.type.sourceText)
        }
        return call("\(type.name).\(first.name.text)", qualified(parameters, in: type), depth)
    }

    private func construction(of type: StubSource.Declared, _ depth: Int) -> String? {
        let initializers = type.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter { node in
            node.optionalMark == nil && !node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        }
        for node in initializers {
            let parameters = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map {
                let label = $0.firstName.text == "_" ? nil : $0.firstName.text
                return MadeParameter(label: label, name: $0.secondName?.text ?? $0.firstName.text, type: Self.type($0))
            }
            if let made = call(type.name, qualified(parameters, in: type), depth) { return Self.closed(made) }
        }
        guard initializers.isEmpty else { return nil }
        if type.keyword == "class" { return type.name + "()" }
        return call(type.name, qualified(stored(in: type), in: type), depth).map(Self.closed)
    }

    private static func closed(_ call: String) -> String { call.hasSuffix(")") ? call : call + "()" }

    private static func type(_ parameter: FunctionParameterSyntax) -> String {
        let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType.sourceText ?? parameter.type.sourceText
        return parameter.ellipsis == nil ? type : type
    }

    /// Returns the parameters of a struct's own initializer that have no default value.
    private func stored(in type: StubSource.Declared) -> [MadeParameter] {
        type.members.flatMap { member -> [MadeParameter] in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: { ["static", "lazy", "private"].contains($0.name.text) })
            else { return [] }
            return variable.bindings.compactMap { binding in
                guard binding.initializer == nil, !binding.isComputed, let written = binding.typeAnnotation?.type else {
                    return nil
                }
                let name = binding.pattern.sourceText
                let isVariable = variable.bindingSpecifier.text == "var"
                if isVariable, written.is(OptionalTypeSyntax.self) { return nil }
                let text = written.as(AttributedTypeSyntax.self)?.baseType.sourceText ?? written.sourceText
                return MadeParameter(label: name, name: name, type: text)
            }
        }
    }

    /// Writes the types of parameters as they are named outside of the type that declares them.
    private func qualified(_ parameters: [MadeParameter], in type: StubSource.Declared) -> [MadeParameter] {
        parameters.map { parameter in
            let core = TypeWords.core(of: parameter.type)
            var result = parameter
            var outer = type.name.split(separator: ".")[...]
            while !outer.isEmpty {
                let whole = outer.joined(separator: ".") + "." + core
                if source.declared[whole] != nil || made[whole] != nil {
                    result.type = TypeWords.replacing(core, by: whole, in: parameter.type)
                    break
                }
                outer = outer.dropLast()
            }
            return result
        }
    }
}

extension PatternBindingSyntax {
    /// True for a property that a getter computes.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list): list.contains { $0.accessorSpecifier.text == "get" }
        case nil: false
        }
    }
}
