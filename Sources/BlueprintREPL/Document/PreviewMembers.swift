import SwiftInterpreter
import SwiftSyntax

/// The members of a `PreviewProvider` besides its previews, which the previews may use.
struct PreviewMembers {
    private let type: String
    private let members: [(names: [String], node: DeclSyntax, start: TokenSyntax)]
    private let names: Set<String>

    /// The static members of a type, and the types declared in it.
    init(of provider: any DeclGroupSyntax) {
        type =
            provider.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? provider.as(ExtensionDeclSyntax.self)?.extendedType.sourceText ?? ""
        members = provider.memberBlock.members.compactMap { member in
            guard let (names, start) = Self.declaration(member.decl), names != [Self.previews] else { return nil }
            return (names, member.decl, start)
        }
        names = Set(members.flatMap(\.names))
    }

    /// The property that has the previews.
    static let previews = "previews"

    /// Returns the declarations that some statements use, each behind those that it uses itself; each begins at a token
    /// behind its modifiers.
    func declarations(usedBy statements: [CodeBlockItemSyntax]) -> [(node: DeclSyntax, start: TokenSyntax)] {
        var known: Set<Int> = []
        var order: [Int] = []
        func take(_ node: some SyntaxProtocol) {
            let words = Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
            for (index, member) in members.enumerated() where !words.isDisjoint(with: member.names) {
                guard known.insert(index).inserted else { continue }
                take(member.node)
                order.append(index)
            }
        }
        for statement in statements { take(statement) }
        return order.map { (members[$0].node, members[$0].start) }
    }

    /// Returns true if tokens begin with the name of the type before one of its members.
    func isQualification(_ tokens: ArraySlice<TokenSyntax>) -> Bool {
        guard tokens.count > 2, let first = tokens.first, first.text == "Self" || first.text == type else {
            return false
        }
        let next = tokens.startIndex + 1
        return tokens[next].tokenKind == .period && names.contains(tokens[next + 1].text)
    }

    /// Returns the names of a declaration and its first token behind the modifiers; nil for one without a name.
    private static func declaration(_ node: DeclSyntax) -> (names: [String], start: TokenSyntax)? {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable):
            let names = variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
            return (names, variable.bindingSpecifier)
        case .functionDecl(let function): return ([function.name.text], function.funcKeyword)
        case .structDecl(let type): return ([type.name.text], type.structKeyword)
        case .enumDecl(let type): return ([type.name.text], type.enumKeyword)
        case .actorDecl(let type): return ([type.name.text], type.actorKeyword)
        case .classDecl(let type): return ([type.name.text], type.classKeyword)
        default: return nil
        }
    }
}
