import BlueprintBindings
import Foundation
import SwiftInterpreter

/// The arguments, properties and traits that `set` can change.
extension Language {
    /// An argument, a property or a trait, with the type of its values.
    struct Setting {
        /// The place of the value.
        enum Place {
            /// An argument of the call, whose labels come in this order.
            case argument(label: String?, order: [String?])
            /// A property, assigned in the call's closure.
            case property(String)
            /// An argument of the method that sets a child's traits, whose labels come in this order.
            case trait(label: String, method: String, order: [String?])
        }

        /// The name that `set` takes.
        var name: String
        var place: Place
        var type: WrittenType
    }

    /// Returns the argument of a node's call, or the property of its element, with a name.
    ///
    /// - Parameters:
    ///   - declared: the forms of the call that the document declares.
    ///   - takesClosures: true to find closures too.
    /// - Throws: an ``InputError`` with the nearest name if it is neither.
    func setting(
        _ name: String,
        of node: DocumentNode,
        declared: [Signature] = [],
        takesClosures: Bool = false,
        at offset: Int
    ) throws -> Setting {
        let signatures = isDeclared(node) ? declared : signatures(of: node)
        let fitting = Self.fitting(signatures, node)
        for signature in fitting.isEmpty ? signatures : fitting {
            for parameter in signature.parameters where !parameter.isBuilder {
                guard takesClosures || !parameter.isClosure else { continue }
                guard parameter.label == name || parameter.label == nil && parameter.name == name else { continue }
                let place = Setting.Place.argument(label: parameter.label, order: signature.parameters.map(\.label))
                return Setting(name: name, place: place, type: parameter.type)
            }
        }
        if let property = configurable(node).first(where: { $0.name == name }), let type = table.type(of: property) {
            return Setting(name: name, place: .property(name), type: type)
        }
        if node.isList, let argument = Self.argument(forProperty: name), argument != name,
            settable(node).contains(where: { $0.name == name })
        {
            return try setting(argument, of: node, declared: declared, takesClosures: takesClosures, at: offset)
        }
        if isDeclared(node), node.arguments.contains(where: { $0.label == name }) {
            return Setting(
                name: name,
                place: .argument(label: name, order: node.arguments.map(\.label)),
                type: "Any"
            )
        }
        if let error = otherForm(name, of: node, fitting, among: signatures, at: offset) { throw error }
        let names = settingNames(of: node, declared: declared)
        if names.isEmpty { throw InputError("\(node.typeName) #\(node.number) has no arguments to set", at: offset) }
        throw InputError(
            "\(node.typeName) #\(node.number) has no '\(name)'",
            code: .unknownSetting(name),
            fix: NearWord.nearestArgument(to: name, among: names).map(Fix.didYouMean) ?? .choices(names),
            at: offset
        )
    }

    /// Returns the forms of a call that have all the labels that a node gives.
    private static func fitting(_ signatures: [Signature], _ node: DocumentNode) -> [Signature] {
        let given = Set(node.arguments.compactMap(\.label))
        return signatures.filter { given.isSubset(of: $0.parameters.compactMap(\.label)) }
    }

    /// Returns the default value of an argument that a node's call leaves out, as Swift source; nil if none is known.
    ///
    /// - Parameter declared: the forms of the call that the document declares.
    func defaultValue(of name: String, of node: DocumentNode, declared: [Signature]) -> String? {
        let forms = isDeclared(node) ? declared : signatures(of: node)
        let parameters = Self.fitting(forms, node).flatMap(\.parameters)
        let parameter = parameters.first { $0.label == name || $0.label == nil && $0.name == name }
        // Some defaults are known only as a sign.
        return parameter?.defaultValue.flatMap { $0 == "…" ? nil : $0 }
    }

    /// Returns the values of a type in words: `true or false`, `a number`, `leading, center, trailing`.
    func valueWords(of type: WrittenType) -> String {
        if let words = plainValueWords(of: type) { return words }
        let type = type.unwrapped
        let words = words(of: type)
        let example = type.name.flatMap { table.type(named: $0) }?.example ?? ""
        let examples = words.isEmpty ? example : words.prefix(3).joined(separator: ", ")
        return "of the type \(type)" + (examples.isEmpty ? "" : ", such as \(examples)")
    }

    /// Returns the values of a type in words that say all about them; nil for a type with many values of many kinds.
    func plainValueWords(of type: WrittenType) -> String? {
        let type = type.unwrapped
        switch type.name {
        case "Bool": return "true or false"
        case "Int": return "a whole number"
        case "String": return "a text, such as \"Hello\""
        default: break
        }
        if type.isFloatingPoint { return "a number" }
        let words = words(of: type)
        return (1...8).contains(words.count) ? words.joined(separator: ", ") : nil
    }

    private func words(of type: WrittenType) -> [String] {
        let matcher = BareWordMatcher(table: table)
        return offeredWords(for: type).map { matcher.completed($0, as: type) ?? $0 }
    }

    /// Returns the error about an argument that another form of the call takes: `top` of `inset(uniform:)`.
    private func otherForm(
        _ name: String,
        of node: DocumentNode,
        _ fitting: [Signature],
        among all: [Signature],
        at offset: Int
    ) -> InputError? {
        guard !fitting.isEmpty, let other = all.first(where: { $0.parameters.contains { $0.label == name } }) else {
            return nil
        }
        let written = node.arguments.map { ($0.label ?? "_") + ":" }.joined()
        let label = "\(node.typeName) #\(node.number)"
        let own = node.arguments.compactMap(\.label)
        let form = "\(node.name)(\(other.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        let way =
            node.isModifier
            ? "unwrap #\(node.number), then wrap with \(form), which has it" : "replace it with \(form), which has it"
        let known = own.isEmpty ? "" : "it has \(own.joined(separator: ", ")); "
        return InputError(
            "\(label) is \(node.name)(\(written)), which has no '\(name)'",
            fix: .advice(known + way),
            at: offset
        )
    }

    /// Returns the trait with a name of a list's child, such as an alignment guide; nil if there is none.
    func trait(_ name: String, of list: DocumentNode) -> Setting? {
        guard let method = traits(of: list.name) else { return nil }
        let parameters = method.signature.parameters
        return parameters.first { $0.label == name }.map { parameter in
            let place = Setting.Place.trait(label: name, method: method.name, order: parameters.map(\.label))
            return Setting(name: name, place: place, type: parameter.type)
        }
    }

    /// Returns the names that `set` takes for a node, in alphabetical order.
    ///
    /// - Parameters:
    ///   - declared: the forms of the call that the document declares.
    ///   - takesClosures: true to find closures too.
    func settingNames(
        of node: DocumentNode,
        declared: [Signature] = [],
        takesClosures: Bool = false
    ) -> [String] {
        let isDeclared = isDeclared(node)
        let signatures = isDeclared ? declared : signatures(of: node)
        let parameters = signatures.flatMap(\.parameters).filter { parameter in
            (takesClosures || !parameter.isClosure) && !parameter.isBuilder
                && parameter.type.unwrapped.name != "Element"
        }
        let written = isDeclared ? node.arguments.compactMap(\.label) : []
        return Set(written + parameters.map { $0.label ?? $0.name } + configurable(node).map(\.name)).sorted()
    }

    /// Returns the Swift of a value given in words; nil if the words are not a value of the type.
    func value(of words: [String], as type: WrittenType) -> String? {
        if words.count > 1, type.unwrapped.name == "String", Self.isProse(words) {
            return Quoted.literal(words.joined(separator: " "))
        }
        // A property of a declared type may be a truth value, or take any Swift.
        if type.name == "Any", words.count == 1, Self.isSwift(words[0]) { return nil }
        let match = try? BareWordMatcher(table: table).match(words, with: [signature(of: type)])
        return match.map { $0.closure ?? String($0.arguments.dropFirst().dropLast()) }
    }

    /// Returns true if a number alone is a value of a type.
    func takesNumbers(_ type: WrittenType) -> Bool {
        if type.isFloatingPoint || ["Any", "Int"].contains(type.unwrapped.name) { return true }
        return !["String", "Bool"].contains(type.unwrapped.name) && value(of: ["1"], as: type) != nil
    }

    /// Returns true if words are a text without its quotes: they are no expression, and none is in quotes.
    private static func isProse(_ words: [String]) -> Bool {
        let line = words.joined(separator: " ")
        guard !line.contains("\"") else { return false }
        return SourceParser.parseIfQuick("_ = (\(line))")?.hasError == true
    }

    /// Returns true if a word means a value of its own, and no text.
    private static func isSwift(_ word: String) -> Bool {
        ["true", "false"].contains(word) || word.first.map { "!([.".contains($0) } ?? false
    }

    /// Returns the error about a word that names a value without its arguments: `rounded` for a corner style.
    func incompleteness(of words: [Word], as type: WrittenType) -> InputError? {
        if let error = words.unclosedQuote { return error }
        guard words.count == 1, let word = words.first,
            let text = BareWordMatcher(table: table).completed(word.text, as: type)
        else { return nil }
        return InputError(
            "'\(word.text)' needs a value after it",
            fix: .didYouMean(text),
            at: word.offset
        )
    }

    /// Returns the error about several words that are neither a value together nor Swift: `bold 20` for a font.
    func wordiness(of rest: CommandArguments, as type: WrittenType, of name: String) -> InputError? {
        let words = rest.words.map(\.text)
        guard words.count > 1, value(of: words, as: type) == nil, Self.isProse(words) else { return nil }
        let example = type.unwrapped.name.flatMap { table.type(named: $0) }?.example ?? ""
        let names = self.words(for: type).prefix(6).joined(separator: ", ")
        return InputError(
            "'\(rest.text)' is not a value for \(name)",
            fix: example.isEmpty ? (names.isEmpty ? nil : "type one of \(names)") : "type a value such as \(example)",
            at: rest.offset
        )
    }

    /// Returns the words that are values of a type.
    func words(for type: WrittenType) -> [String] {
        BareWordMatcher(table: table).completions(after: [], with: [signature(of: type)])
    }

    /// Returns those of the words without old names.
    func offeredWords(for type: WrittenType) -> [String] {
        words(for: type).filter { !table.isOldName($0, of: type) }
    }

    private func signature(of type: WrittenType) -> Signature {
        Signature(name: "set", parameters: [Signature.Parameter(label: nil, name: "value", type: type)])
    }

    /// Returns the forms of a node's call; if they differ in the closure, those that take the closure of the node.
    private func signatures(of node: DocumentNode) -> [Signature] {
        let callables =
            node.isModifier
            ? table.type(named: "Element")?.members.methods[node.name]
            : table.type(named: node.name)?.members.initializers
        let all = callables?.map(\.signature) ?? []
        let takesClosureOfChildren = all.contains(where: \.takesChildren)
        guard node.closure != nil, takesClosureOfChildren else { return all }
        return all.filter { $0.takesChildren != node.isConfigured }
    }

    /// Returns the argument for which a property has another name, with the axis: `alignment` for `horizontalAlignment`.
    private static func argument(forProperty name: String) -> String? {
        for axis in ["horizontal", "vertical"] {
            if name.hasPrefix(axis) { return name.dropFirst(axis.count).lowercasedFirst }
            if let range = name.range(of: axis.capitalized) { return name.replacingCharacters(in: range, with: "") }
        }
        return nil
    }

    /// Returns true if a node calls a name that the document declares; only its written arguments are known.
    private func isDeclared(_ node: DocumentNode) -> Bool { !node.isModifier && table.type(named: node.name) == nil }

    /// Returns the properties that the closure of a node's call can assign; none if it lists children.
    private func configurable(_ node: DocumentNode) -> [NativeProperty] { node.isList ? [] : settable(node) }

    /// Returns the properties that a closure can assign which configures the element of a node.
    private func settable(_ node: DocumentNode) -> [NativeProperty] {
        guard let type = table.elementType(named: node.isModifier ? node.typeName : node.name) else { return [] }
        let forms = node.isModifier ? signatures(of: node) : type.members.initializers.map(\.signature)
        return takesClosure(forms) ? type.members.properties.values.filter(\.isSettable) : []
    }

    private func takesClosure(_ signatures: [Signature]) -> Bool {
        signatures.contains { signature in
            signature.parameters.contains { $0.type.function?.parameters.first?.isInout == true }
        }
    }

    /// Returns the labels of the forms of an element, or of a modifier after a period; none for other names.
    func labels(of name: String) -> [String] {
        let callables =
            name.first == "."
            ? table.type(named: "Element")?.members.methods[String(name.dropFirst())]
            : table.type(named: name)?.members.initializers
        return (callables ?? []).flatMap(\.signature.parameters).filter { !$0.isBuilder }.compactMap(\.label)
    }

    /// Returns true if the closure of a type's call can assign a property that is no argument of the call.
    func isOnlyProperty(type name: String, property: String) -> Bool {
        guard let type = table.type(named: name), type.members.properties[property]?.isSettable == true else {
            return false
        }
        let signatures = type.members.initializers.map(\.signature)
        return takesClosure(signatures) && !signatures.flatMap(\.parameters).contains { $0.label == property }
    }
}

extension Signature {
    /// True if it takes a closure of children.
    fileprivate var takesChildren: Bool { parameters.contains(where: \.isBuilder) }
}
