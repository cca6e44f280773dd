import SwiftInterpreter
import SymbolGraphs

/// The public members of the library that interpreted source cannot use.
struct UnboundMembers {
    /// One line for each member, by type and then in alphabetical order.
    private(set) var lines: [String] = []

    private let graph: SymbolGraph
    private let table: BindingTable

    init(of graph: SymbolGraph, in table: BindingTable) {
        self.graph = graph
        self.table = table
        for name in Set(graph.types.keys).union(graph.members.keys).sorted() { compare(name) }
    }

    private mutating func compare(_ name: String) {
        if let type = graph.types[name], type.kind == "typealias" {
            let names = [name, Self.last(name)]
            if !names.contains(where: { table.type(named: $0) != nil || table.aliases[$0] != nil }) {
                lines.append(name)
            }
            return
        }
        guard type(named: name) != nil else {
            lines.append(name)
            return
        }
        let members = graph.members[name] ?? []
        for member in members.sorted(by: { $0.declaration < $1.declaration }) where !has(member, name) {
            lines.append("\(name)  \(member.declaration)")
        }
    }

    private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

    private func type(named name: String) -> NativeType? {
        // The members that the library adds to a protocol or a collection belong to the values themselves in source.
        if name == "FloatingPoint" { return table.builtIns["Double"] }
        if case .array? = table.aliases[name] { return table.builtIns["Array"] }
        return table.type(named: name) ?? table.builtIns[name]
    }

    private func has(_ member: SymbolGraph.Member, _ owner: String) -> Bool {
        guard let type = type(named: owner) else { return false }
        let isProtocol = graph.types[owner]?.kind == "protocol"
        let wanted = Signature(member.declaration, owner: owner, ownerIsProtocol: isProtocol)
        if isProtocol, type.adoption.requirements.contains(wanted.name) || type.adoption.options.contains(wanted.name) {
            return true
        }
        if isProtocol, type.adoption.staticRequirements?.contains(wanted.name) == true { return true }
        switch member.kind {
        // Nested types are compared separately, and an associated type is determined by the conforming type.
        case "associatedtype", "class", "enum", "protocol", "struct", "typealias": return true
        case "enum.case": return type.members.cases.contains(wanted.name)
        // If `+` is supported, so is `+=`.
        case "func.op":
            let name = wanted.name == "==" ? wanted.name : wanted.name.replacing("=", with: "")
            return name == "==" || type.members.staticMethods[name] != nil
        case "init": return type.members.initializers.contains { wanted.isCallable(as: $0.signature) }
        case "method":
            return table.methods(named: wanted.name, of: type).contains { wanted.isCallable(as: $0.signature) }
        case "property":
            guard let property = table.property(named: wanted.name, of: type) else { return false }
            return property.isSettable || !member.isSettable
        case "subscript": return type.hasSubscript || type === table.builtIns["Array"]
        case "type.method":
            return type.members.staticMethods[wanted.name]?.contains { wanted.isCallable(as: $0.signature) } == true
        case "type.property": return type.members.staticProperties[wanted.name] != nil
        default: return false
        }
    }
}

extension Signature {
    /// Returns true if every call that this signature allows is a call of a registered signature.
    fileprivate func isCallable(as registered: SwiftInterpreter.Signature) -> Bool {
        let own = parameters ?? []
        guard own.count <= registered.parameters.count else { return false }
        return registered.parameters.dropFirst(own.count).allSatisfy(\.isOptional)
            && zip(own, registered.parameters).allSatisfy { own, registered in
                own.label == registered.label ?? "_" && (own.value == nil || registered.isOptional)
            }
    }
}
