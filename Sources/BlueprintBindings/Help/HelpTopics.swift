import SwiftInterpreter

/// Help about the types, modifiers, arguments and values of a table.
package struct HelpTopics {
    private let table: BindingTable
    private let commands: ModifierCommands
    private let bindings: [String: Binding]
    let usesByName: [String: [HelpArgument]]
    let valuesByName: [String: [HelpTopic.Member]]

    /// Help about the types of a table.
    package init(_ table: BindingTable) {
        self.table = table
        commands = ModifierCommands(table)
        bindings = Dictionary(Binding.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        usesByName = Self.usesByName(in: table)
        valuesByName = Self.valuesByName(in: table)
    }

    /// The names of all topics, alphabetically.
    package var names: [String] { table.typeOrder.sorted() }

    /// Returns the topic about a type, a modifier or a command; nil if there is none.
    package func topic(_ name: String) -> HelpTopic? {
        if let type = table.types[name] { return topic(type) }
        let word = name.hasPrefix(".") ? String(name.dropFirst()) : name
        let methods = table.elementMethods.map(\.signature).filter { $0.name == word || $0.command.name == word }
        if let result = methods.first?.result.name {
            if table.type(named: result)?.isProtocol == true { return topic(word, methods) }
            return modifier(word, methods) ?? table.type(named: result).map { topic($0) }
        }
        if let signature = commands.signatures(named: word).first {
            let type = table.typeOrder.compactMap { table.types[$0] }.first {
                $0.name == signature.result.name || table.listInitializer(of: $0)?.signature.command.name == word
                    || $0.members.initializers.contains { $0.signature.command.name == word }
            }
            return type.map { topic($0) }
        }
        return table.elementType(named: word).map { topic($0) }
    }

    /// Returns the topic about methods that return the result of a closure, as `map` does.
    private func topic(_ name: String, _ methods: [Signature]) -> HelpTopic {
        HelpTopic(
            name: name,
            kind: .modifier,
            isViewBacked: false,
            summary: methods.first?.summary ?? "",
            behaviour: "Adds no element of its own; $0, or the closure's parameter, is the element.",
            forms: methods.map { form($0, declaration: ".\($0.declaration)", isModifier: true) },
            properties: [],
            values: [],
            example: methods.first?.example ?? "",
            commands: []
        )
    }

    /// Returns the topic about a modifier that is not the only one of its type, or that makes several types; nil for
    /// any other modifier, as the topic about its type is about the modifier.
    private func modifier(_ name: String, _ methods: [Signature]) -> HelpTopic? {
        let counts = Dictionary(methods.compactMap { $0.result.name.map { ($0, 1) } }, uniquingKeysWith: +)
        let types = counts.keys.sorted { (-counts[$0, default: 0], $0) < (-counts[$1, default: 0], $1) }
            .compactMap { table.type(named: $0) }
        let others = table.elementMethods.map(\.signature).filter { method in
            method.name != name && method.command.name != name && types.contains { $0.name == method.result.name }
        }
        guard let type = types.first, types.count > 1 || !others.isEmpty || !table.isElement(type) else { return nil }
        let names = types.map { ("AEIOU".contains($0.name.prefix(1)) ? "an " : "a ") + $0.name }
        let examples = types.flatMap { bindings[$0.name]?.commands ?? [] }.compactMap { line in
            (try? commands.meaning(of: line)).map { HelpTopic.CommandExample(line: line, meaning: $0) }
        }
        let calls = Set(methods.map { ".\($0.name)" })
        return HelpTopic(
            name: name,
            kind: .modifier,
            isViewBacked: types.contains { bindings[$0.name]?.isViewBacked == true },
            summary: types.count > 1 ? type.summary : methods.first?.summary ?? "",
            behaviour:
                "Makes \(names.joined(separator: " or ")): see help \(types.map(\.name).joined(separator: ", help ")).",
            forms: methods.map { form($0, declaration: ".\($0.declaration)", isModifier: true) },
            properties: [],
            values: [],
            example: (methods.map(\.example) + types.map(\.example)).first { example in
                calls.contains { example.contains($0 + "(") }
            } ?? "",
            commands: examples.filter { example in
                guard case .modifier(let swift) = example.meaning else { return false }
                return calls.contains { swift.hasPrefix($0 + "(") || swift.hasPrefix($0 + " ") }
            }
        )
    }

    private func topic(_ type: NativeType) -> HelpTopic {
        let binding = bindings[type.name]
        return HelpTopic(
            name: type.name,
            kind: type.isProtocol ? .protocolType : table.isElement(type) ? .element : .value,
            isViewBacked: binding?.isViewBacked ?? false,
            summary: type.summary,
            behaviour: binding?.behaviour ?? "",
            forms: modifiers(making: type) + initializers(of: type),
            properties: properties(of: type),
            values: values(of: type),
            example: type.example,
            commands: (binding?.commands ?? []).compactMap { line in
                (try? commands.meaning(of: line)).map { HelpTopic.CommandExample(line: line, meaning: $0) }
            }
        )
    }

    private func modifiers(making type: NativeType) -> [HelpTopic.Form] {
        table.elementMethods.map(\.signature).filter { $0.result.name == type.name }.map { signature in
            form(signature, declaration: ".\(signature.declaration)", isModifier: true)
        }
    }

    private func initializers(of type: NativeType) -> [HelpTopic.Form] {
        type.members.initializers.map(\.signature).map { signature in
            form(
                signature,
                declaration: type.name + signature.declaration.dropFirst(signature.name.count),
                isModifier: false
            )
        }
    }

    private func form(_ signature: Signature, declaration: String, isModifier: Bool) -> HelpTopic.Form {
        let isCommand = signature.command.isAvailable && (isModifier || signature.command.name != nil)
        return HelpTopic.Form(
            declaration: declaration,
            summary: signature.summary,
            parameters: signature.parameters.map { parameter in
                HelpTopic.Parameter(
                    label: parameter.label ?? "_",
                    name: parameter.name,
                    type: parameter.type.description,
                    defaultValue: parameter.defaultValue,
                    summary: parameter.summary
                )
            },
            usage: isCommand ? BareWordMatcher(table: table).usage(of: signature) : nil,
            example: signature.example,
            isModifier: isModifier
        )
    }

    private func properties(of type: NativeType) -> [HelpTopic.Member] {
        type.members.order.compactMap { type.members.properties[$0] }.map { property in
            HelpTopic.Member(
                name: property.name,
                type: table.type(of: property)?.description ?? "",
                summary: property.summary
            )
        }
    }

    private func values(of type: NativeType) -> [HelpTopic.Member] {
        type.members.order.flatMap { name -> [HelpTopic.Member] in
            if let property = type.members.staticProperties[name] {
                let result = table.type(of: property)?.description ?? type.name
                let member = HelpTopic.Member(
                    name: name,
                    type: result == type.name ? "" : result,
                    summary: property.summary
                )
                return [member]
            }
            return (type.members.staticMethods[name] ?? []).map { callable in
                let signature = callable.signature
                let result = signature.result.description
                return HelpTopic.Member(
                    name: signature.labelledName,
                    type: result == type.name ? "" : result,
                    summary: signature.summary
                )
            }
        }
    }
}

/// The help about one type of the table, with its modifiers.
package struct HelpTopic: Sendable {
    /// Kinds of types.
    package enum Kind: String, Sendable {
        /// An element.
        case element
        /// A protocol that source can conform to.
        case protocolType = "protocol"
        /// A method of elements that adds no element of its own.
        case modifier
        /// A type of arguments, properties and results.
        case value
    }

    /// An initializer or a modifier.
    package struct Form: Sendable {
        /// The call as Swift declares it: `inset(uniform: CGFloat) -> Inset`, `Inset(uniformInset: CGFloat, …)`.
        package var declaration: String
        /// One line about it, or empty.
        package var summary: String
        /// Its parameters.
        package var parameters: [Parameter]
        /// The form of its command, such as `inset uniform`; nil if it has none.
        package var usage: String?
        /// An example expression, or empty.
        package var example: String
        /// True if it is a method of elements.
        package var isModifier: Bool
    }

    /// One parameter of a form.
    package struct Parameter: Sendable {
        /// The label in a call; `_` without a label.
        package var label: String
        /// The name in the declaration.
        package var name: String
        /// The type as Swift spells it.
        package var type: String
        /// The default as Swift source; nil if the argument is required.
        package var defaultValue: String?
        /// One line about it, or empty.
        package var summary: String
    }

    /// One property, enum case or static member.
    package struct Member: Sendable {
        /// The name, with labels if it takes arguments.
        package var name: String
        /// The type as Swift spells it, or empty if the name is enough.
        package var type: String
        /// One line about it, or empty.
        package var summary: String
    }

    /// An example command line with its Swift.
    package struct CommandExample: Sendable {
        /// The line, such as `inset 20`.
        package var line: String
        /// The Swift of the line, such as `.inset(uniform: 20)`.
        package var meaning: ModifierCommands.Meaning
    }

    /// The type's name.
    package var name: String
    /// The kind of type.
    package var kind: Kind
    /// True if elements of the type are view-backed.
    package var isViewBacked: Bool
    /// One line about it.
    package var summary: String
    /// The behaviour by default; empty for most values.
    package var behaviour: String
    /// The modifiers, then the initializers.
    package var forms: [Form]
    /// Its properties.
    package var properties: [Member]
    /// The enum cases and static members, which are written as `.name`.
    package var values: [Member]
    /// An example in Swift, or empty.
    package var example: String
    /// Example command lines.
    package var commands: [CommandExample]

    /// The same without the initializers of its type, if it has modifiers.
    package var withoutInitializers: HelpTopic {
        var result = self
        let modifiers = forms.filter(\.isModifier)
        if !modifiers.isEmpty { result.forms = modifiers }
        return result
    }
}

/// An argument or a property by its name: the types that have it, and its values.
package struct HelpArgument: Sendable {
    /// The elements and other types that have it, alphabetically.
    package var owners: [String]
    /// The type as Swift spells it.
    package var type: String
    /// The default as Swift source; nil if there is none, or several.
    package var defaultValue: String?
    /// One line about it, or empty.
    package var summary: String
    /// True if the type is an enum.
    package var isEnum: Bool
    /// The values by name; empty if the type has none.
    package var values: [HelpTopic.Member]
}

extension HelpTopics {
    /// The arguments and properties of a name, one entry for each of their types.
    package func arguments(named name: String) -> [HelpArgument] {
        usesByName[name] ?? []
    }

    /// The values of a name, one for each type that has it; the member's type is the owner.
    package func values(named name: String) -> [HelpTopic.Member] {
        valuesByName[name] ?? []
    }

    /// The names of arguments, properties and values.
    package var memberNames: [String] { Set(usesByName.keys).union(valuesByName.keys).sorted() }

    static func valuesByName(in table: BindingTable) -> [String: [HelpTopic.Member]] {
        var result: [String: [HelpTopic.Member]] = [:]
        for type in table.typeOrder.compactMap({ table.type(named: $0) }) {
            for member in table.values(of: type) {
                let name = String(member.name.prefix { $0 != "(" })
                let value = HelpTopic.Member(name: member.name, type: type.name, summary: member.summary)
                result[name, default: []].append(value)
            }
        }
        return result
    }

    static func usesByName(in table: BindingTable) -> [String: [HelpArgument]] {
        var result: [String: [HelpArgument]] = [:]
        func add(_ name: String, _ type: WrittenType, of owner: String, _ summary: String, _ defaultValue: String?) {
            guard type.function == nil, !owner.isEmpty else { return }
            let spelled = "\(type.unwrapped)"
            if let index = result[name]?.firstIndex(where: { $0.type == spelled }), var known = result[name]?[index] {
                if !known.owners.contains(owner) { known.owners.append(owner) }
                if known.summary.isEmpty { known.summary = summary }
                known.defaultValue = known.defaultValue ?? defaultValue
                result[name]?[index] = known
            } else {
                let native = type.unwrapped.name.flatMap { table.type(named: $0) }
                result[name, default: []].append(
                    HelpArgument(
                        owners: [owner],
                        type: spelled,
                        defaultValue: defaultValue,
                        summary: summary,
                        isEnum: native?.members.cases.isEmpty == false,
                        values: native.map { table.values(of: $0) } ?? []
                    )
                )
            }
        }
        for type in table.typeOrder.compactMap({ table.type(named: $0) }) where !type.isProtocol {
            for signature in type.members.initializers.map(\.signature) {
                for parameter in signature.parameters where !parameter.isBuilder {
                    let name = parameter.label ?? parameter.name
                    add(name, parameter.type, of: type.name, parameter.summary, parameter.defaultValue)
                }
            }
            for property in type.members.order.compactMap({ type.members.properties[$0] }) {
                if let declared = table.type(of: property) {
                    add(property.name, declared, of: type.name, property.summary, nil)
                }
            }
        }
        for signature in table.elementMethods.map(\.signature) {
            for parameter in signature.parameters {
                let name = parameter.label ?? parameter.name
                add(name, parameter.type, of: ".\(signature.name)", parameter.summary, parameter.defaultValue)
            }
        }
        return result
    }
}

extension BindingTable {
    /// The enum cases and static members that are values of their own type.
    func values(of type: NativeType) -> [HelpTopic.Member] {
        type.members.order.flatMap { name -> [HelpTopic.Member] in
            if let property = type.members.staticProperties[name] {
                guard self.type(of: property)?.name == type.name else { return [] }
                return [HelpTopic.Member(name: name, type: "", summary: property.summary)]
            }
            return (type.members.staticMethods[name] ?? []).map(\.signature).filter { signature in
                signature.result.name == type.name && signature.name.first?.isLetter == true
            }.map { HelpTopic.Member(name: $0.labelledName, type: "", summary: $0.summary) }
        }
    }

    /// Returns the line of help about a value of a type; empty if there is none.
    package func summary(ofValue name: String, of type: WrittenType) -> String {
        guard let native = type.unwrapped.name.flatMap({ self.type(named: $0) }) else { return "" }
        return native.members.staticProperties[name]?.summary ?? native.members.staticMethods[name]?.first?.signature
            .summary ?? ""
    }

    /// Returns true for a value that has another name now, as its help says: it is accepted, but not offered.
    package func isOldName(_ name: String, of type: WrittenType) -> Bool {
        summary(ofValue: name, of: type).contains("the old name of")
    }
}
