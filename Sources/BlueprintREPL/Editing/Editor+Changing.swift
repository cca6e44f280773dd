import BlueprintInspector

/// Edits of elements that are there.
extension Editor {
    /// Replaces the selection by an element.
    func replacing(with typed: SwiftInput) throws -> ProposedEdit {
        try replacing(context.resolver.selectedNumber(to: "replace"), with: typed)
    }

    /// Replaces a node by an element.
    func replacing(_ number: Int, with typed: SwiftInput) throws -> ProposedEdit {
        let edit = try document.replacing(number, with: typed)
        return ProposedEdit(edit, "\(edit.document.label(edit.selection)) replaces \(document.label(number))")
    }

    /// Adds an element to the selected Box if it is empty; nil if no empty Box is selected.
    func filling(_ typed: SwiftInput) throws -> ProposedEdit? {
        guard let number = context.selection.number, let box = document.outline.node(number), !box.isModifier,
            box.children.isEmpty, !box.isList, language.wraps(box.name),
            !box.arguments.contains(where: { $0.label == "wrapping" })
        else { return nil }
        let edit = try document.filling(number, with: typed)
        let new = edit.document
        return ProposedEdit(edit, "\(new.label(edit.selection)) added to \(new.label(number))")
    }

    // MARK: - Removing and moving

    /// Removes an element with all that is in it.
    func removing(_ number: Int) throws -> ProposedEdit {
        let edit = try document.removing(number)
        let gone = document.outline.nodes.map(\.number).filter { edit.document.outline.node($0) == nil }
        let others = gone.filter { $0 != number }.map { document.label($0) }
        let more = others.isEmpty ? "" : " with \(Self.names(others))"
        return ProposedEdit(edit, "\(document.label(number)) deleted\(more)")
    }

    private static func names(_ names: [String]) -> String {
        names.count <= 4 ? names.joined(separator: ", ") : "\(names.count) elements in it"
    }

    /// Removes a wrapper, and keeps its contents.
    func unwrapping(_ number: Int) throws -> ProposedEdit {
        ProposedEdit(try document.unwrapping(number), "\(document.label(number)) unwrapped")
    }

    /// Moves an element into a list, or next to another element.
    func moving(_ number: Int, _ preposition: String, _ place: Word) throws -> ProposedEdit {
        let resolver = context.resolver
        let goal = try resolver.number(of: resolver.target(place))
        let edit: Document.Edit
        if preposition == "into" {
            edit = try document.moving(number, toList: goal, at: .end)
        } else {
            guard let (list, child) = document.listAround(goal), let child else {
                throw InputError("\(document.label(goal)) is not in a list", at: place.offset)
            }
            let position: Document.ListPosition = preposition == "before" ? .before(child.number) : .after(child.number)
            edit = try document.moving(number, toList: list.number, at: position)
        }
        let new = edit.document
        return ProposedEdit(edit, "\(new.label(number)) moved \(preposition) \(new.label(goal))")
    }

    /// Clears the tree, or everything.
    func clearing(everything: Bool) throws -> ProposedEdit {
        let whole = 0..<document.source.utf8.count
        let root = document.outline.rootStatement ?? whole.upperBound..<whole.upperBound
        var emptied = document
        if everything {
            emptied.imports = []
        } else {
            // The remaining statements were not elements before.
            emptied.runsOpenExpressions = true
        }
        var edited = try emptied.rewritten([Splice(everything ? whole : root, "")])
        let kept = Dictionary(edited.outline.nodes.map { ($0.nameOffset, $0.number) }) { first, _ in first }
        // Numbers begin again behind those of the declarations.
        edited = edited.renumbered(known: kept, from: (kept.values.max() ?? 0) + 1)
        let names = edited.outline.declarations.map(\.name).joined(separator: ", ")
        let sentence = names.isEmpty ? "document cleared" : "tree cleared; declarations kept: \(names)"
        var edit = ProposedEdit(edited, selecting: .node(nil), sentence)
        edit.isNewDocument = everything
        return edit
    }
}
