import SwiftInterpreter

/// The arguments and properties of nodes, also of those whose types or functions the document declares.
extension CommandContext {
    /// Returns the argument of a node's call, or the property of its element, with a name.
    ///
    /// - Throws: an ``InputError`` with the nearest name if it is neither.
    func setting(_ name: String, of node: DocumentNode, at offset: Int) throws -> Language.Setting {
        try language.setting(name, of: node, declared: declaredForms(of: node), at: offset)
    }

    /// Returns the names that `set` takes for a node, in alphabetical order.
    func settingNames(of node: DocumentNode) -> [String] {
        language.settingNames(of: node, declared: declaredForms(of: node))
    }

    /// Returns the default value of an argument that a node's call leaves out, as Swift source; nil if none is known.
    func defaultValue(of name: String, of node: DocumentNode) -> String? {
        language.defaultValue(of: name, of: node, declared: declaredForms(of: node))
    }

    /// Returns the labels of the forms of a node's call, in order.
    func labels(of node: DocumentNode) -> [String] {
        let type = language.table.elementType(named: node.typeName)
        let forms = type?.members.initializers.map(\.signature) ?? declaredForms(of: node)
        return forms.flatMap(\.parameters).compactMap(\.label)
    }

    /// Returns the values of a type that a word names: the cases and static members of a type of the document.
    func declaredValues(of type: TypeRef) -> [String] {
        type.unwrapped.name.flatMap { workspace.current.value?.summary(ofTypeNamed: $0)?.values } ?? []
    }

    /// Returns those of the values that completion offers: those that are not deprecated.
    func offeredValues(of type: TypeRef) -> [String] {
        guard let own = type.unwrapped.name.flatMap({ workspace.current.value?.summary(ofTypeNamed: $0) }) else {
            return []
        }
        return own.values.filter { !own.deprecated.contains($0) }
    }

    private func declaredForms(of node: DocumentNode) -> [Signature] {
        node.isModifier ? [] : workspace.current.value?.forms(ofCall: node.name) ?? []
    }
}
