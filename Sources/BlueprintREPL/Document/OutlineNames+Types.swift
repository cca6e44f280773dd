import SwiftSyntax

/// The structs of a source that are elements.
extension OutlineNames {
    /// The protocols of the library whose conforming structs are elements.
    private static let elementProtocols: Set = ["Element", "ProxyElement", "StackElement", "UIViewElement"]

    /// Remembers the structs among declarations that conform to `Element`.
    ///
    /// They conform at once, in an extension, or by a protocol of the app that refines it. Declarations may be in any
    /// order, as in the files of a module.
    mutating func noteElementTypes(in declarations: [DeclSyntax]) {
        var protocols = Self.elementProtocols
        var refining = declarations.compactMap { $0.as(ProtocolDeclSyntax.self) }
        var known = 0
        while known < protocols.count {
            known = protocols.count
            refining.removeAll { declaration in
                guard declaration.inheritanceClause.namesAny(of: protocols) else { return false }
                protocols.insert(declaration.name.text)
                return true
            }
        }
        var structs: Set<String> = []
        for type in declarations.compactMap({ $0.as(StructDeclSyntax.self) }) {
            structs.insert(type.name.text)
            if type.inheritanceClause.namesAny(of: protocols) { types.insert(type.name.text) }
        }
        for declaration in declarations.compactMap({ $0.as(ExtensionDeclSyntax.self) }) {
            let name = declaration.extendedType.sourceText
            if structs.contains(name), declaration.inheritanceClause.namesAny(of: protocols) { types.insert(name) }
        }
    }
}

extension InheritanceClauseSyntax? {
    /// Returns true if a type or a protocol names one of some protocols behind its colon.
    fileprivate func namesAny(of protocols: Set<String>) -> Bool {
        self?.inheritedTypes.contains { protocols.contains($0.type.sourceText) } ?? false
    }
}
