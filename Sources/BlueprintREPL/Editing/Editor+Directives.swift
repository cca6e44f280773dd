import BlueprintInspector

/// Directives of a document: stubs for types of the app, and text sizes of the app's fonts.
extension Editor {
    /// Returns the edit of the directive in a comment; nil if it is an ordinary comment.
    func taking(_ directive: Directives.Kind?) throws -> ProposedEdit? {
        switch directive {
        case .stub(let stub): try stubbing(stub, at: nil)
        case .textSize(let size): try sizing(size)
        case nil: nil
        }
    }

    /// Defines a stub.
    func stubbing(_ stub: Stub, at offset: Int?) throws -> ProposedEdit {
        if language.table.type(named: stub.name) != nil {
            throw InputError(
                "\(stub.name) is part of the library and needs no stub",
                fix: "type help \(stub.name)",
                at: offset
            )
        }
        if document.outline.declarations.contains(where: { $0.name == stub.name && $0.keyword != "extension" }) {
            throw InputError("\(stub.name) is declared in the document and needs no stub", at: offset)
        }
        let words = stub.description(size: context.phrasing.size)
        return noting(
            try document.saying(.stub(stub)),
            "\(stub.name) is a stub: \(words); \(stub.name)(…) takes any arguments"
        )
    }

    /// Deletes a stub.
    func unstubbing(_ name: Word) throws -> ProposedEdit {
        guard let edited = try document.forgetting("stub \(name.text)") else {
            let names = document.stubs.map(\.name)
            throw InputError(
                "there is no stub '\(name.text)'",
                fix: names.isEmpty ? nil : "the stubs are \(names.joined(separator: ", "))",
                at: name.offset
            )
        }
        return noting(edited, "\(name.text) is no longer a stub")
    }

    /// Sets the size of a text.
    func sizing(_ size: TextSize) throws -> ProposedEdit {
        var edit = noting(
            try document.saying(.textSize(size)),
            "the text \(Quoted.literal(size.text)) measures \(context.phrasing.size(size.size))"
        )
        edit.notesAfter = { context in
            let elements = context.screen.snapshot.elements
            let other = elements.indices.first { index in
                elements[index].content?.text == size.text && elements[index].typeName != "Label"
            }
            guard let other else { return [] }
            let line =
                "note: \(context.labels[other].full) shows this text too, in the headless font: textsize applies only to Label"
            return [Output(.note, context.wrapped([line]))]
        }
        return edit
    }

    /// Forgets the size of a text.
    func unsizing(_ text: Word) throws -> ProposedEdit {
        guard let edited = try document.forgetting("textsize \(text.unquoted)") else {
            throw InputError(
                "no size is set for \(text.text)",
                fix: "type textsize list to see the sizes",
                at: text.offset
            )
        }
        return noting(edited, "\(text.text) is measured in the headless font again")
    }

    private func noting(_ edited: Document, _ sentence: String) -> ProposedEdit {
        var edit = keeping(edited, sentence)
        edit.kind = .note
        return edit
    }
}
