import SwiftInterpreter

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
        func add(_ name: String, _ type: TypeRef, of owner: String, _ summary: String, _ defaultValue: String?) {
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
    package func summary(ofValue name: String, of type: TypeRef) -> String {
        guard let native = type.unwrapped.name.flatMap({ self.type(named: $0) }) else { return "" }
        return native.members.staticProperties[name]?.summary ?? native.members.staticMethods[name]?.first?.signature
            .summary ?? ""
    }
}
