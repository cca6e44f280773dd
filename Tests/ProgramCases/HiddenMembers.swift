import SwiftSyntax

/// The members of extensions with conformances, made private to their file one by one: the extension itself may not be.
struct HiddenMembers {
    private let ownTypes: Set<String>

    init(_ source: SourceFileSyntax) {
        ownTypes = Set(source.statements.compactMap { $0.item.asProtocol((any NamedDeclSyntax).self)?.name.text })
    }

    /// Returns the text of the extension; unchanged if its members must be visible where the conformance is.
    func text(of node: ExtensionDeclSyntax) -> String {
        let text = node.trimmedDescription
        let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let isOwn = ownTypes.contains(node.extendedType.trimmedDescription) || protocols.allSatisfy(ownTypes.contains)
        guard isOwn else { return text }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var bytes = Array(text.utf8)
        for item in node.memberBlock.members.reversed() {
            guard let place = Self.place(in: item.decl) else { continue }
            bytes.insert(contentsOf: Array("fileprivate ".utf8), at: place - start)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the offset behind the attributes of a member that has no access modifier.
    private static func place(in node: DeclSyntax) -> Int? {
        guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        else { return nil }
        let access: Set = ["fileprivate", "internal", "open", "package", "private", "public"]
        if modifiers.contains(where: { access.contains($0.name.text) && $0.detail == nil }) { return nil }
        let last = attributes.lastToken(viewMode: .sourceAccurate)
        let after = last?.nextToken(viewMode: .sourceAccurate) ?? node.firstToken(viewMode: .sourceAccurate)
        return after?.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
