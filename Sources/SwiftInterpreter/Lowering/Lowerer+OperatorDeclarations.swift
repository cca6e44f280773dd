import SwiftSyntax

extension Lowerer {
    /// Records the operators and precedence groups of a source, which may be used before their declarations.
    ///
    /// A group may be declared after one that refers to it. What is wrong with a declaration is noted in its place.
    func findOperators(in tree: SourceFileSyntax) {
        let groups = tree.statements.compactMap { $0.item.as(PrecedenceGroupDeclSyntax.self) }
        var missing = groups.count
        while missing > 0 {
            let left = groups.filter { (try? declare($0)) == nil }.count
            if left == missing { break }
            missing = left
        }
        for item in tree.statements { if let node = item.item.as(OperatorDeclSyntax.self) { try? declare(node) } }
    }

    /// Records an operator declaration, which affects how later source is parsed.
    func declare(_ node: OperatorDeclSyntax) throws {
        guard node.fixitySpecifier.tokenKind == .keyword(.infix) else { return }
        guard let group = node.operatorPrecedenceAndTypes?.precedenceGroup else {
            session.operators[node.name.text] = .standard
            return
        }
        guard let precedence = session.groups[group.text] ?? Precedence(group: group.text) else {
            throw invalid("unknown precedence group '\(group.text)'", group)
        }
        session.operators[node.name.text] = precedence
    }

    /// Records a precedence group declaration.
    func declare(_ node: PrecedenceGroupDeclSyntax) throws {
        var result = Precedence(level: Precedence.standard.level, isAssociative: false)
        for attribute in node.groupAttributes {
            switch attribute {
            case .precedenceGroupRelation(let relation):
                guard let name = relation.precedenceGroups.first?.name,
                    let other = session.groups[name.text] ?? Precedence(group: name.text)
                else { throw invalid("unknown precedence group", relation) }
                let isHigher = relation.higherThanOrLowerThanLabel.tokenKind == .keyword(.higherThan)
                result.level = other.level + (isHigher ? 1 : -1)
            case .precedenceGroupAssignment(let assignment):
                result.isAssignment = assignment.value.tokenKind == .keyword(.true)
            case .precedenceGroupAssociativity(let associativity):
                result.isAssociative = associativity.value.tokenKind != .keyword(.none)
                result.isRightAssociative = associativity.value.tokenKind == .keyword(.right)
            }
        }
        session.groups[name(node.name)] = result
    }
}
