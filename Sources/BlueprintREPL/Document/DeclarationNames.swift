import SwiftInterpreter
import SwiftSyntax

/// Reads the name and the kind of a declaration.
enum DeclarationNames {
    /// Returns the outline's entry for a declaration; nil if it declares no name, such as an import.
    static func entry(of declaration: DeclSyntax) -> Outline.Declaration? {
        let name: String
        let keyword: String
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable):
            name = variable.bindings.map(\.pattern.sourceText).joined(separator: ", ")
            keyword = variable.bindingSpecifier.text
        case .functionDecl(let function): (name, keyword) = (function.name.text, "func")
        case .structDecl(let type): (name, keyword) = (type.name.text, "struct")
        case .enumDecl(let type): (name, keyword) = (type.name.text, "enum")
        case .classDecl(let type): (name, keyword) = (type.name.text, "class")
        case .actorDecl(let type): (name, keyword) = (type.name.text, "actor")
        case .protocolDecl(let type): (name, keyword) = (type.name.text, "protocol")
        case .typeAliasDecl(let alias): (name, keyword) = (alias.name.text, "typealias")
        case .operatorDecl(let operation): (name, keyword) = (operation.name.text, "operator")
        case .precedenceGroupDecl(let group): (name, keyword) = (group.name.text, "precedencegroup")
        case .extensionDecl(let type): (name, keyword) = (type.extendedType.sourceText, "extension")
        default: return nil
        }
        var entry = Outline.Declaration(name: name, keyword: keyword, range: declaration.range)
        entry.parameters = parameters(of: declaration)
        entry.isMain = isMain(declaration)
        return entry
    }

    /// Returns true for a type that starts the program.
    static func isMain(_ declaration: DeclSyntax) -> Bool {
        guard let type = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
        return type.attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return ["main", "UIApplicationMain"].contains(attribute.attributeName.sourceText)
        }
    }

    private static func parameters(of declaration: DeclSyntax) -> String {
        let list = declaration.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        return list?.map { "\($0.firstName.text): \($0.type.sourceText)" }.joined(separator: ", ") ?? ""
    }
}
