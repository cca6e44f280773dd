import SwiftParser
import SwiftSyntax

/// A program as one file of a module that contains all programs.
///
/// Its declarations become private to the file, so that names may repeat; its statements become a function.
/// `#sourceLocation` directives map errors to the program.
package struct CompilableSource {
    /// The name of the function.
    package let function: String
    package private(set) var text: String
    /// True if the program waits at the top level, which the function then does.
    package let isWaiting: Bool

    private let source: SourceFileSyntax
    private let path: String
    private let lines: SourceLocationConverter
    private var imports = "import BlueprintUI\nimport BlueprintUICommonControls\nimport Foundation\nimport UIKit\n"
    private var declarations = ""
    private var statements = ""

    package init(_ program: Program, number: Int) {
        function = "program\(number)"
        source = Parser.parse(source: program.text)
        path = program.path
        isWaiting = program.text.contains("await ")
        lines = SourceLocationConverter(fileName: program.path, tree: source)
        text = ""
        let last = source.statements.last?.id
        for item in source.statements { add(item, isLast: item.id == last) }
        text =
            imports + declarations + "func \(function)() \(isWaiting ? "async " : "")throws -> (any Element)? {\n"
            + statements
        if text.contains("#sourceLocation(file:") { text += "\n#sourceLocation()" }
        text += "\nreturn nil\n}\n"
    }

    private mutating func add(_ item: CodeBlockItemSyntax, isLast: Bool) {
        switch item.item {
        case .decl(let node):
            if node.is(ImportDeclSyntax.self) {
                imports += place(of: item) + item.trimmedDescription + "\n"
            } else if let variable = node.as(VariableDeclSyntax.self) {
                add(variable, item)
            } else {
                declarations += place(of: item) + hidden(node) + "\n"
            }
        case .expr(let node) where isLast && !node.isAssignment:
            statements += place(of: item) + "return shown(\(item.trimmedDescription)\n)\n"
        default:
            statements += place(of: item) + item.trimmedDescription + "\n"
        }
    }

    /// Adds a global declaration, and a use of it at its original position, since globals are initialized lazily.
    private mutating func add(_ variable: VariableDeclSyntax, _ item: CodeBlockItemSyntax) {
        let names = variable.bindings.filter { $0.accessorBlock == nil }.flatMap { $0.pattern.names }
        let isComputed = variable.bindings.contains { $0.accessorBlock != nil }
        // No global variable has a value that is waited for, or that throws.
        let text = item.trimmedDescription
        if names.isEmpty && !isComputed || text.contains("await ") || text.contains("= try ")
            || text.hasPrefix("async ")
        {
            statements += place(of: item) + item.trimmedDescription + "\n"
            return
        }
        declarations += place(of: item) + hidden(DeclSyntax(variable)) + "\n"
        statements += names.map { "_ = \($0)\n" }.joined()
    }

    private func place(of item: CodeBlockItemSyntax) -> String {
        let line = lines.location(for: item.positionAfterSkippingLeadingTrivia).line
        return "#sourceLocation(file: \"\(path)\", line: \(line))\n"
    }

    private func hidden(_ node: DeclSyntax) -> String {
        let text = node.trimmedDescription
        if node.is(OperatorDeclSyntax.self) || node.is(PrecedenceGroupDeclSyntax.self) { return text }
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let access: Set = ["fileprivate", "internal", "open", "package", "private", "public"]
        if modifiers?.contains(where: { access.contains($0.name.text) && $0.detail == nil }) == true { return text }
        if let node = node.as(ExtensionDeclSyntax.self), node.inheritanceClause != nil {
            return HiddenMembers(source).text(of: node)
        }
        guard let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes,
            let after = attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        else { return "fileprivate " + text }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let count = after.positionAfterSkippingLeadingTrivia.utf8Offset - start
        let bytes = Array(text.utf8)
        return String(decoding: bytes.prefix(count), as: UTF8.self) + "fileprivate "
            + String(decoding: bytes.dropFirst(count), as: UTF8.self)
    }
}

extension ExprSyntax {
    fileprivate var isAssignment: Bool {
        guard let sequence = self.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { element in
            if element.is(AssignmentExprSyntax.self) { return true }
            let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
            return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
        }
    }
}

extension PatternSyntax {
    fileprivate var names: [String] {
        if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier.text] }
        return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.names } ?? []
    }
}
