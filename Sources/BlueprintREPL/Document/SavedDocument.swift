import SwiftInterpreter
import SwiftSyntax

/// A document as a Swift file: imports, declarations, and a `ProxyElement` with the document's expression.
enum SavedDocument {
    /// The name of the struct that a saved file declares, unless the document declares that name itself.
    static let typeName = "Document"

    /// The number of brackets that a saved file adds around the expression.
    static let depth = 2

    /// Returns the text of a file that compiles unchanged against the library.
    ///
    /// Values that only the expression uses are declared next to it; values that types and functions use stay at file
    /// level.
    static func fileText(of document: Document) -> String {
        var sections = [Imports.text(of: document.imports)]
        let source = CommentedSource(SourceParser.parse(document.source))
        let used = source.usedInBodies
        guard !isProgram(document, source) else { return "\(sections[0])\n\n\(document.source)\n" }
        let notes = document.directives.entries.map(\.kind.comment)
        if !notes.isEmpty { sections.append(notes.joined(separator: "\n")) }
        let last = source.statements.lastIndex(where: \.isExpression)
        let isAlone = !source.statements.enumerated().contains { index, statement in
            statement.isExpression ? index != last : statement.isValue && used.isDisjoint(with: statement.names)
        }
        var body: [String] = []
        for (index, statement) in source.statements.enumerated() {
            if statement.isExpression {
                let keyword = index == last && !isAlone ? "return " : ""
                body.append(statement.comments + keyword + statement.core)
            } else if statement.isValue, used.isDisjoint(with: statement.names) {
                body.append(statement.comments + statement.core)
            } else {
                sections.append(statement.comments + statement.core)
            }
        }
        body += source.ending
        sections.append(proxy(around: body, name: name(besides: document)))
        // A line of the document may be too long when it is indented.
        let text = sections.joined(separator: "\n\n")
        return SourceFormat.format(SourceParser.parse(text), text, catalog: document.vocabulary).text + "\n"
    }

    /// Returns true if a document is a program, which a struct would change: it assigns its element to a view, does not
    /// end with its expression, ends with a call that may give none, contains `#if`, or has statements that change
    /// variables used by its functions.
    static func isProgram(_ document: Document, _ source: CommentedSource) -> Bool {
        let outline = document.outline
        if document.runsOpenExpressions, outline.rootMayBeStatement, outline.rootNode == nil { return true }
        guard let root = outline.root, outline.rootStatement == root, !outline.hasConditions,
            !outline.statements.contains(where: { $0.lowerBound > root.lowerBound })
        else { return true }
        let used = source.usedInBodies
        let isShared = source.statements.contains { $0.isVariable && !used.isDisjoint(with: $0.names) }
        return isShared && !outline.statements.isEmpty
    }

    private static func proxy(around body: [String], name: String) -> String {
        let lines = body.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
        return """
            struct \(name): ProxyElement {
                var elementRepresentation: any Element {
            \(indented)
                }
            }
            """
    }

    /// Returns the name of the struct, followed by a number if the name is taken.
    static func name(besides document: Document) -> String {
        let taken = Set(document.outline.declarations.map(\.name))
        guard taken.contains(typeName) else { return typeName }
        return (2...taken.count + 2).lazy.map { typeName + "\($0)" }.first { !taken.contains($0) } ?? typeName
    }

    /// Returns true if a saved file's struct may have this name.
    private static func isSavedName(_ name: String) -> Bool {
        name.hasPrefix(typeName) && name.dropFirst(typeName.count).allSatisfy(\.isNumber)
    }

    // MARK: - Reading

    /// Appends a file that is a document alone: a saved document, or declarations and an expression.
    static func append(fileOf tree: SourceFileSyntax, to source: inout FileSource) {
        let hasExpression = tree.statements.contains { statement in
            if case .decl = statement.item { false } else { !statement.isPreview }
        }
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item else {
                source.append(statement)
                continue
            }
            if let module = declaration.as(ImportDeclSyntax.self) {
                source.appendComments(around: module)
                source.imports.append(module.sourceText)
            } else if hasExpression || !append(bodyOf: declaration, to: &source) {
                source.append(statement)
            }
        }
        source.appendComments(before: tree.endOfFileToken)
    }

    /// Appends the statements in the body of a saved struct; returns false if the declaration is not such a struct.
    private static func append(bodyOf declaration: DeclSyntax, to source: inout FileSource) -> Bool {
        guard let type = declaration.as(StructDeclSyntax.self), isSavedName(type.name.text),
            type.memberBlock.members.count == 1,
            let variable = type.memberBlock.members.first?.decl.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, binding.pattern.sourceText == "elementRepresentation",
            let accessors = binding.accessorBlock, case .getter(let statements) = accessors.accessors
        else { return false }
        source.appendComments(before: declaration)
        source.appendComments(before: variable)
        for statement in statements {
            if let result = statement.item.as(ReturnStmtSyntax.self), let value = result.expression {
                source.appendComments(before: result)
                source.append(value, indent: Self.indentation(of: result))
            } else {
                source.append(statement)
            }
        }
        source.appendComments(before: accessors.rightBrace)
        source.appendComments(before: type.memberBlock.rightBrace)
        return true
    }

    /// Returns the number of spaces before a statement on its line.
    private static func indentation(of statement: ReturnStmtSyntax) -> Int {
        if case .spaces(let count)? = statement.leadingTrivia.pieces.last { return count }
        return 0
    }
}

extension Document {
    /// Returns a document with the text of a module, in the same catalog; new numbers follow those of this document.
    ///
    /// Directives about types and texts in the file are kept, unless the file has its own.
    ///
    /// - Parameters:
    ///   - expression: the document's expression if the file only declares.
    ///   - runsOpenExpressions: true if expressions that make no element are statements.
    /// - Throws: an ``InputError`` with an offset in the text of the module if it is not complete Swift.
    package func loading(
        _ module: ModuleText,
        showing expression: String? = nil,
        runsOpenExpressions: Bool = false
    ) throws -> Edit {
        try loading(module, showing: expression.map { ($0, []) }, runsOpenExpressions: runsOpenExpressions)
    }

    /// Returns a document with the text of the files of a module.
    ///
    /// - Parameter expression: the document's expression, with the offsets of its tokens in it and in the module.
    func loading(
        _ module: ModuleText,
        showing expression: (text: String, tokens: [(Int, Int)])?,
        runsOpenExpressions: Bool
    ) throws -> Edit {
        let files = try ModuleSource(module)
        var file = files.source()
        if let expression { file.append(expression.text, tokens: expression.tokens) }
        let typed = file.typedText
        lazy var tree = SourceParser.parse(typed.text)
        let kept = directives.entries.map(\.kind).filter { $0.isUseful(in: typed.text, of: tree) }.map(\.comment)
        let whole = 0..<self.source.utf8.count
        var document = self
        document.shownPreview = nil
        document.runsOpenExpressions = runsOpenExpressions
        document.lateVariables = files.lateVariables
        document.imports = Imports.besidesUsual(file.imports)
        var edited = try document.rewritten([Splice(whole, before: kept.map { $0 + "\n" }.joined(), typed: typed)])
        edited.module = module
        return Edit(document: edited, selection: edited.outline.rootNode?.number)
    }

    /// Returns the document that was read from files; nil if it has directives of the one before, which they do not have.
    func asRead(after other: Document) -> Document? { other.directives.entries.isEmpty ? self : nil }

    /// The name of the struct in the file that it is saved as.
    var savedName: String { SavedDocument.name(besides: self) }

    /// True if it is saved as a program, not as a struct.
    var isProgram: Bool { SavedDocument.isProgram(self, CommentedSource(SourceParser.parse(source))) }

    /// The document as a file that compiles unchanged against the library.
    package var fileText: String { SavedDocument.fileText(of: self) }
}

extension Directives.Kind {
    /// Returns true if its subject occurs in a source that has no directive about it.
    fileprivate func isUseful(in text: String, of tree: SourceFileSyntax) -> Bool {
        let said = Directives(of: tree, text: text).entries.contains { $0.kind.subject == subject }
        guard !said else { return false }
        switch self {
        case .stub(let stub): return tree.tokens(viewMode: .sourceAccurate).contains { $0.text == stub.name }
        case .textSize(let size): return text.contains(Quoted.literal(size.text))
        }
    }
}
