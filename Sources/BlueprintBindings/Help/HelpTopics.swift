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
