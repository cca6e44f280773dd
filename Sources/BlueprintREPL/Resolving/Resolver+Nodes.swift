/// The nodes of the document that a line is about.
extension Resolver {
    /// Returns the number of the selected node.
    ///
    /// - Throws: an ``InputError`` if nothing is selected, or an element made by a loop or a custom element.
    func selectedNumber(to verb: String) throws -> Int {
        switch context.selection.item {
        case .node(let number): return number
        case nil:
            guard context.hasTree else {
                throw InputError("there is no element to \(verb) yet", fix: .advice(context.firstElementFix))
            }
            throw InputError("no element is selected to \(verb)", fix: "type select and a reference, or root")
        case .generated(let path):
            let index = context.labels.index(of: path)
            if let number = index.flatMap(context.openedNumber) { return number }
            throw generatedError(path)
        }
    }

    /// Returns the number of the node that a word names, or of the selected one.
    func number(_ word: Word?, to verb: String) throws -> Int {
        try word.map { try number(of: target($0)) } ?? selectedNumber(to: verb)
    }

    /// Returns the list around the selection and the child of it that is or contains the selection.
    func selectedChild() throws -> (list: DocumentNode, child: DocumentNode) {
        let number = try selectedNumber(to: "put this next to")
        guard let (list, child) = context.document.listAround(number), let child else {
            throw InputError(
                "\(context.document.label(number)) is not in a list",
                fix: "type column or row to wrap it in one"
            )
        }
        return (list, child)
    }
}
