import SymbolGraphs

/// The members of the index that the library lacks.
struct Absences {
    /// One line for each member, in the order of the index.
    private(set) var lines: [String] = []

    private let graph: SymbolGraph

    init(of index: InterfaceIndex, in graph: SymbolGraph) {
        self.graph = graph
        for type in index.types { compare(type) }
    }

    private mutating func compare(_ type: InterfaceIndex.IndexedType) {
        if let kind = type.kind {
            guard let found = graph.types[type.name] else {
                lines.append("\(type.name)  [\(kind)]")
                return
            }
            if found.kind != kind || found.module != type.module { lines.append("\(type.name)  [\(kind)]") }
            for conformance in type.conformances where !found.conformances.contains(conformance) {
                lines.append("\(type.name) : \(conformance)")
            }
        }
        let owner = owner(of: type.name)
        for member in type.members where !has(member, of: type, in: owner) {
            lines.append("\(type.name)  \(member.text)")
        }
    }

    /// Returns the type to which a name refers.
    private func owner(of name: String) -> String {
        guard let alias = graph.types[name]?.alias else { return name }
        return String(alias.prefix { $0 != "<" })
    }

    private func has(_ member: InterfaceIndex.Member, of type: InterfaceIndex.IndexedType, in owner: String) -> Bool {
        if declares(member, owner, by: type.kind == nil ? type.module : nil) { return true }
        // An inherited member is the same to callers, whether it is overridden or not.
        return graph.types[owner]?.conformances.contains { declares(member, $0, by: nil) } ?? false
    }

    /// Returns true if a type has a member of its own; in an extension, the module has to be the same, too.
    private func declares(_ member: InterfaceIndex.Member, _ owner: String, by module: String?) -> Bool {
        let isProtocol = graph.types[owner].map { $0.kind == "protocol" } ?? (owner == "FloatingPoint")
        let wanted = Signature(member.declaration, owner: owner, ownerIsProtocol: isProtocol)
        return (graph.members[owner] ?? []).contains { candidate in
            guard member.fits(candidate), candidate.declaration.hasPrefix(wanted.name) else { return false }
            if let module, candidate.module != module { return false }
            let found = Signature(candidate.declaration, owner: owner, ownerIsProtocol: isProtocol)
            guard member.kind == .enumCase || member.kind == .value else { return found.name == wanted.name }
            return wanted.isMet(by: found)
        }
    }
}

extension InterfaceIndex.Member {
    /// Returns true if a symbol is of the same kind and can be set if this member can.
    fileprivate func fits(_ symbol: SymbolGraph.Member) -> Bool {
        if isSettable, symbol.kind == "property", !symbol.isSettable { return false }
        guard kind.fits(symbol.kind) else { return false }
        return kind != .value || symbol.kind == "func.op" || isStatic == symbol.kind.hasPrefix("type.")
    }
}

extension InterfaceIndex.Member.Kind {
    fileprivate func fits(_ symbol: String) -> Bool {
        switch self {
        case .associatedType: symbol == "associatedtype"
        case .enumCase: symbol == "enum.case"
        case .typeAlias: symbol == "typealias"
        case .value: !["associatedtype", "enum.case", "typealias"].contains(symbol)
        }
    }
}

extension Signature {
    /// Returns true if a declaration has everything that this one specifies; a property in the index may lack its
    /// type.
    fileprivate func isMet(by found: Signature) -> Bool {
        guard name == found.name, parameters == found.parameters, constraints == found.constraints else { return false }
        return type == found.type || (type == nil && parameters == nil)
    }
}
