import SwiftInterpreter
import SwiftSyntax

/// The private declarations of the files of a module, which other files do not see.
///
/// A document has one scope. A private declaration whose name another file uses gets another name in the document: the
/// name with the mark of its file.
struct PrivateNames {
    private let module: ModuleText
    private let files: [File]

    /// The names in a file.
    private struct File {
        /// The private declarations outside of types.
        var hidden: Set<String> = []
        /// The places of all declarations outside of types.
        var declared: [String: Int] = [:]
        /// The names that are used or declared anywhere, except as members and labels.
        var mentioned: Set<String> = []
        /// The names that are declared inside of something.
        var inner: Set<String> = []
        /// The places of the private members of extensions, by type and name.
        var members: [String: Int] = [:]
    }

    /// The new names of a file.
    struct Renaming {
        /// The new name of each renamed declaration.
        let names: [String: String]

        /// Returns the new name that a token gets; nil if it keeps its text.
        func name(of token: TokenSyntax) -> String? {
            guard let name = names[token.text], token.isReference || token.isOuterName else { return nil }
            return name
        }
    }

    /// Finds the names in files.
    init(_ module: ModuleText, _ trees: [SourceFileSyntax]) {
        self.module = module
        files = trees.map { Self.file($0) }
    }

    /// Returns the new names of each file; nil for a file without any.
    ///
    /// - Throws: an ``InputError`` if two files declare a name that cannot be told apart.
    func renamings() throws -> [Renaming?] {
        try checkMembers()
        return try files.indices.map { index in
            var names: [String: String] = [:]
            for name in files[index].hidden {
                let others = files.indices.filter { $0 != index }
                let rivals = others.filter { files[$0].declared[name] != nil }
                guard !rivals.isEmpty || others.contains(where: { files[$0].mentioned.contains(name) }) else {
                    continue
                }
                guard files[index].inner.contains(name) else {
                    names[name] = PrivateMark.marked(name, index + 1)
                    continue
                }
                // The name of this file can stay if all others get another one.
                if let rival = rivals.first(where: { !isReplaceable(name, in: $0) }) {
                    throw refusal(of: name, in: index, rival)
                }
            }
            return names.isEmpty ? nil : Renaming(names: names)
        }
    }

    /// Returns true if a file declares a name for itself alone and uses it for nothing else.
    private func isReplaceable(_ name: String, in index: Int) -> Bool {
        files[index].hidden.contains(name) && !files[index].inner.contains(name)
    }

    private func refusal(of name: String, in index: Int, _ rival: Int) -> InputError {
        let (own, other) = (module.files[index].path, module.files[rival].path)
        return InputError(
            "'\(name)' is private in \(own), and \(other) declares '\(name)', too; they cannot be told apart here, "
                + "because \(own) also uses the name inside a declaration",
            fix: "rename the private '\(name)' of \(own)",
            at: (files[index].declared[name] ?? 0) + module.starts[index]
        )
    }

    /// Throws an error for equal private members in extensions of different files.
    private func checkMembers() throws {
        var places: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            for (member, place) in file.members.sorted(by: { $0.value < $1.value }) {
                guard let other = places.updateValue(index, forKey: member) else { continue }
                throw InputError(
                    "'\(member)' is private in \(module.files[index].path) and in \(module.files[other].path); "
                        + "they cannot be told apart here",
                    fix: "rename one of them, or declare it once without 'private'",
                    at: place + module.starts[index]
                )
            }
        }
    }

    // MARK: - Reading

    private static func file(_ tree: SourceFileSyntax) -> File {
        var file = File()
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let type = declaration.as(ExtensionDeclSyntax.self) {
                let owner = type.extendedType.sourceText
                for member in type.memberBlock.members where type.isPrivate || member.decl.isPrivate {
                    for name in names(of: member.decl) {
                        file.members["\(owner).\(name.text)\(labels(of: member.decl))"] = name.range.lowerBound
                    }
                }
            }
            for name in names(of: declaration) {
                file.declared[name.text] = name.range.lowerBound
                if declaration.isPrivate { file.hidden.insert(name.text) }
            }
        }
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, !token.isMemberOrLabel else { continue }
            file.mentioned.insert(name)
            if !token.isReference, !token.isOuterName { file.inner.insert(name) }
        }
        // A name that is also declared for all files cannot be replaced everywhere.
        for statement in tree.statements {
            guard case .decl(let declaration) = statement.item, !declaration.isPrivate else { continue }
            for name in names(of: declaration) { file.inner.insert(name.text) }
        }
        return file
    }

    private static func names(of declaration: DeclSyntax) -> [TokenSyntax] {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name] }
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
        return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
    }

    private static func labels(of declaration: DeclSyntax) -> String {
        guard let function = declaration.as(FunctionDeclSyntax.self) else { return "" }
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "(\(labels.joined()))"
    }
}

extension TokenSyntax {
    /// True for the name of a value or type, except as a member.
    fileprivate var isReference: Bool {
        guard let parent else { return false }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        }
        return parent.as(IdentifierTypeSyntax.self)?.name.id == id
    }

    /// True for a name that a declaration outside of types declares.
    fileprivate var isOuterName: Bool {
        guard let parent else { return false }
        if parent.is(IdentifierPatternSyntax.self) {
            return parent.parent?.parent?.parent?.parent?.isOuterStatement == true
        }
        return parent.asProtocol((any NamedDeclSyntax).self)?.name.id == id && parent.parent?.isOuterStatement == true
    }

    /// True for a member after a dot and for a label.
    fileprivate var isMemberOrLabel: Bool {
        guard let parent else { return false }
        if previousToken(viewMode: .sourceAccurate)?.tokenKind == .period { return true }
        if parent.as(LabeledExprSyntax.self)?.label?.id == id { return true }
        return parent.as(FunctionParameterSyntax.self)?.firstName.id == id && nextTokenIsName
    }

    private var nextTokenIsName: Bool {
        if case .identifier? = nextToken(viewMode: .sourceAccurate)?.tokenKind { true } else { false }
    }
}

extension Syntax {
    /// True for a statement outside of types and functions.
    fileprivate var isOuterStatement: Bool {
        self.is(CodeBlockItemSyntax.self) && parent?.parent?.is(SourceFileSyntax.self) == true
    }
}

extension DeclSyntaxProtocol {
    /// True if it is visible in its file only.
    fileprivate var isPrivate: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
            [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
        } ?? false
    }
}
