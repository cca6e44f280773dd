import SwiftSyntax

/// The mistakes beside which the rest of a source is lowered, so that those of other lines are found too.
extension Lowerer {
    /// Notes a mistake in a part of the source that can be lowered all the same.
    func report(_ message: DiagnosticMessage, _ node: some SyntaxProtocol, fix: String? = nil) {
        found.mistakes.append(invalid(message, node, fix: fix))
    }

    /// Lowers an item of a list; outside of all other code, an item with a mistake is left out, so that the other items
    /// are lowered too.
    func recovering(at item: CodeBlockItemSyntax, _ lower: () throws -> Void) throws {
        guard nesting.depth == 0 else { return try lower() }
        let outer = around
        do {
            try lower()
        } catch let mistake as Diagnostic {
            guard mistake.kind == .meaning || mistake.kind == .unsupported else { throw mistake }
            around = outer
            found.mistakes.append(mistake)
            found.lacksDeclarations = found.lacksDeclarations || item.declares
        }
    }

    /// Notes a function without a body outside of types; in a type it may be one of a listing.
    func checkBody(missingFrom node: FunctionDeclSyntax) throws {
        guard around.enclosingTypes.isEmpty else { return around.lacksBody = true }
        report("'\(try listedName(of: node))' has no body", node.name)
    }
}

extension CodeBlockItemSyntax {
    /// True for a declaration, and for a statement that declares variables for the lines after it.
    fileprivate var declares: Bool {
        switch item {
        case .decl: true
        case .stmt(let statement): statement.is(GuardStmtSyntax.self)
        case .expr: false
        }
    }
}
