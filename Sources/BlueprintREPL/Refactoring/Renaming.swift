import SwiftSyntax

/// The new name of a declaration, in all its uses.
struct Renaming {
    /// The declarations with the name: several functions can have one.
    let declarations: [Outline.Declaration]
    /// The places of the uses, besides the declarations.
    let uses: [Range<Int>]
    private let names: [Range<Int>]
    private let shorthands: Set<Int>
    private let old: String
    private let new: String

    /// Finds the uses of a name.
    ///
    /// - Throws: an ``InputError`` with the reason why it cannot get the new name.
    init(_ old: String, to new: String, in document: Document) throws {
        (self.old, self.new) = (old, new)
        let tree = document.tree
        declarations = document.outline.declarations.filter {
            $0.keyword != "extension" && $0.name.split(separator: ", ").contains { $0 == old }
        }
        names = tree.statements.flatMap { statement -> [Range<Int>] in
            guard case .decl(let declaration) = statement.item else { return [] }
            return declaration.nameTokens.filter { $0.text == old }.map(\.range)
        }
        let all = NameUses(in: tree, lookingFor: new).uses
        let found = all.filter { $0.name == old && $0.scope == nil }
        uses = found.map(\.range)
        shorthands = Set(found.filter { $0.form == .shorthand }.map(\.range.lowerBound))
        if let hidden = found.first(where: \.hidesOther) {
            throw InputError(
                "'\(new)' has another meaning in \(document.placeWords(at: hidden.range.lowerBound)), where \(old) is used",
                fix: "choose another name"
            )
        }
        if let used = all.first(where: { $0.name == new && $0.scope == nil }) {
            throw InputError(
                "'\(new)' is used already, in \(document.placeWords(at: used.range.lowerBound))",
                fix: "choose another name"
            )
        }
    }

    /// Throws an ``InputError`` if the document does not declare a name.
    static func checkDeclared(_ name: String, in document: Document) throws {
        let declared = document.outline.declarations.filter { $0.keyword != "extension" }
        let names = declared.flatMap { $0.name.split(separator: ", ").map(String.init) }
        guard !names.contains(name) else { return }
        let isStub = document.stubs.contains { $0.name == name }
        let near = NearWord.nearest(to: name, among: names).map(Fix.didYouMean)
        throw InputError(
            isStub ? "\(name) is a stub, not a declaration" : "'\(name)' is not declared in the document",
            fix: near ?? (names.isEmpty ? nil : "the declarations are \(names.joined(separator: ", "))")
        )
    }

    /// Returns the document with the new name.
    func renamed(_ document: Document) throws -> Document {
        let splices = (names + uses).map { range -> Splice in
            let number = document.outline.nodes.first { $0.nameOffset == range.lowerBound }?.number
            let isShorthand = shorthands.contains(range.lowerBound)
            return Splice(
                range,
                isShorthand ? "\(old) = \(new)" : new,
                anchors: number.map { [0: $0] } ?? [:]
            )
        }
        return try document.rewritten(splices)
    }
}

extension DeclSyntax {
    /// The tokens of the names that a declaration declares around it.
    fileprivate var nameTokens: [TokenSyntax] {
        if let variable = self.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { binding in
                binding.pattern.tokens(viewMode: .sourceAccurate).filter {
                    $0.parent?.is(IdentifierPatternSyntax.self) == true
                }
            }
        }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name] } ?? []
    }
}
