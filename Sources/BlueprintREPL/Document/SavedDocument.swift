import SwiftSyntax

/// A document as a Swift file: imports, declarations, and a `ProxyElement` that stands for the expression.
enum SavedDocument {
    /// The name of the struct that a saved file declares.
    static let typeName = "Document"

    /// The file that compiles unchanged against the library.
    ///
    /// Values that only the expression uses are declared next to it; what types and functions use stays at file level.
    static func fileText(of document: Document) -> String {
        var sections = ["import BlueprintUI\nimport BlueprintUICommonControls\nimport UIKit"]
        var locals: [(place: Int, text: String)] = []
        let bodies = document.outline.declarations.filter { !isValue($0) }.map { document.text($0.range) }
        for declaration in document.outline.declarations {
            let text = document.text(declaration.range)
            if isValue(declaration), !bodies.contains(where: { mentions(declaration.name, in: $0) }) {
                locals.append((declaration.range.lowerBound, text))
            } else {
                sections.append(text)
            }
        }
        locals += document.outline.statements.map { ($0.lowerBound, document.text($0)) }
        guard let root = document.outline.root else {
            sections += locals.map(\.text)
            return sections.joined(separator: "\n\n") + "\n"
        }
        var body = locals.sorted { $0.place < $1.place }.map(\.text)
        body.append((locals.isEmpty ? "" : "return ") + document.text(root))
        let lines = body.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
        sections.append(
            """
            struct \(typeName): ProxyElement {
                var elementRepresentation: any Element {
            \(indented)
                }
            }
            """
        )
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static func isValue(_ declaration: Outline.Declaration) -> Bool {
        declaration.keyword == "let" || declaration.keyword == "var"
    }

    private static func mentions(_ name: String, in text: String) -> Bool {
        SourceParser.parse(text).tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    /// The source of a document from the text of a file: a saved one, or declarations and an expression.
    ///
    /// - Throws: a ``InputError`` if it is not complete Swift, or has several expressions.
    static func source(fromFile text: String) throws -> String {
        let tree = try SourceParser.parseChecked(text)
        let hasExpression = tree.statements.contains { statement in
            if case .decl = statement.item { false } else { true }
        }
        var parts: [String] = []
        var expressions = 0
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item else {
                expressions += 1
                guard expressions == 1 else {
                    throw InputError(
                        "this file holds more than one expression",
                        fix: "source runs a file line by line",
                        at: statement.range.lowerBound
                    )
                }
                parts.append(statement.description)
                continue
            }
            if declaration.is(ImportDeclSyntax.self) { continue }
            if !hasExpression, let body = body(of: declaration) {
                parts += body
            } else {
                parts.append(statement.description)
            }
        }
        return parts.joined(separator: "\n")
    }

    /// The statements that the saved struct returns the expression with; nil for any other declaration.
    private static func body(of declaration: DeclSyntax) -> [String]? {
        guard let type = declaration.as(StructDeclSyntax.self), type.name.text == typeName else { return nil }
        guard type.memberBlock.members.count == 1,
            let variable = type.memberBlock.members.first?.decl.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, binding.pattern.trimmedDescription == "elementRepresentation",
            case .getter(let statements)? = binding.accessorBlock?.accessors
        else { return nil }
        return statements.map { statement in
            if let result = statement.item.as(ReturnStmtSyntax.self), let value = result.expression {
                let keyword = result.returnKeyword
                return keyword.leadingTrivia.description + value.description
            }
            return statement.description
        }
    }
}

extension Document {
    /// A document over the same names that holds the text of a file; numbers go on after this one's.
    ///
    /// - Throws: a ``InputError`` if it is not complete Swift, or has several expressions.
    public func loading(_ text: String) throws -> Edit {
        let source = try SavedDocument.source(fromFile: text)
        let whole = 0..<self.source.utf8.count
        let edited = try rewritten([Splice(whole, source)])
        return Edit(document: edited, selection: edited.outline.rootNode?.number)
    }

    /// The document as a file that compiles unchanged against the library.
    public var fileText: String { SavedDocument.fileText(of: self) }
}
