import BlueprintInspector

/// The tree that a script has made, laid out in a viewport.
package struct ScriptRender: Sendable {
    /// The elements and the views.
    package let snapshot: RenderSnapshot
    /// The labels of the elements.
    package let labels: NodeLabels
    /// The words about the preview that it shows, if that is one of several and was not chosen; nil for others.
    package let previewWords: String?
    /// The name of the preview that it shows; nil for another element.
    package let preview: String?

    /// A tree with the labels of its elements.
    package init(
        _ snapshot: RenderSnapshot,
        labels: NodeLabels,
        previewWords: String? = nil,
        preview: String? = nil
    ) {
        (self.snapshot, self.labels, self.previewWords) = (snapshot, labels, previewWords)
        self.preview = preview
    }

    /// Returns the tree of a session in viewports of some sizes, or in its own; nil after an error, which is emitted.
    ///
    /// - Parameters:
    ///   - sizes: sizes as the command `viewport` takes them; none for the session's own.
    ///   - name: the name of the script in errors.
    package static func renders(
        of session: Session,
        at sizes: [String],
        name: String,
        emit: (Output) -> Void
    ) -> [ScriptRender]? {
        do {
            let words = try DeclaredElement(session: session).show(to: "compare")
            let preview = session.document.rootPreview?.title
            func render(_ snapshot: RenderSnapshot, _ labels: NodeLabels) -> ScriptRender {
                ScriptRender(snapshot, labels: labels, previewWords: words, preview: preview)
            }
            guard !sizes.isEmpty else { return [render(session.screen.snapshot, session.context.labels)] }
            return try sizes.map { size in
                let other = try Trial(of: session).run(["viewport \(size)"])
                return render(other.screen.snapshot, other.labels)
            }
        } catch {
            let error = InputError(from: error)
            let place = name.shownPath + ": "
            emit(
                Output(
                    .error,
                    TextPieces(error.text(in: "") { _ in place }),
                    json: ErrorJSON.value(of: error, input: "", file: name, firstLine: 1),
                    error: error,
                    isLocated: true
                )
            )
            return nil
        }
    }
}

/// The element of a script that only declares some: that of its first preview, else the last declared one.
struct DeclaredElement {
    /// The session of the script.
    let session: Session

    /// The number of declarations that are tried.
    private static let mostTried = 8

    private var outline: Outline { session.document.outline }

    /// The call of the last one that needs no arguments, as a saved document does; nil if there is none.
    var call: String? {
        let elements = outline.declarations.filter(\.makesElement)
        let calls = elements.suffix(Self.mostTried).reversed().lazy.map { "\($0.name)()" }
        return calls.first { (try? Trial(of: session).run([$0])) != nil }
    }

    /// Shows it if the script has shown none; returns the words about its preview if there are others.
    ///
    /// - Parameter verb: what is done with the element, such as "export".
    /// - Throws: an ``InputError`` if there is no call that works.
    func show(to verb: String) throws -> String? {
        guard !session.workspace.hasTree else { return nil }
        let all = session.document.previews
        // The first one that can be drawn.
        let preview = all.prefix(Self.mostTried).first { (try? Trial(of: session).run([line(for: $0)])) != nil }
        if let line = preview.map(line(for:)) ?? call { _ = session.perform(line) }
        guard session.workspace.hasTree else { throw absence(verb) }
        guard let preview, all.count > 1 else { return nil }
        let place = preview.number == 1 ? "the first" : "number \(preview.number)"
        return "preview \(preview.quotedTitle), \(place) of \(all.count): --preview NAME \(verb)s another"
    }

    private func line(for preview: Preview) -> String { "preview \(preview.number)" }

    private func absence(_ verb: String) -> InputError {
        if !outline.statements.isEmpty || session.document.program.entry != nil {
            return InputError(
                "no BlueprintView with an element is left at the end of the program",
                fix: "keep it in a variable outside of functions"
            )
        }
        guard let element = outline.declarations.first(where: \.makesElement) else {
            return InputError(
                "there is no element to \(verb)",
                fix: "end the file with one, or name one: -c 'Label(text: \"A\")'"
            )
        }
        return InputError(
            "the file only declares elements that take arguments",
            fix: .advice("name the element to \(verb): -c '\(element.name)(…)'")
        )
    }
}

/// The line that shows the preview of the option `--preview`, before those of `-c`.
package enum PreviewLine {
    /// Returns the line for a name, a number, or a name in quotes; none without one.
    package static func lines(showing preview: String?) -> [String] {
        guard let preview else { return [] }
        let isNumber = !preview.isEmpty && preview.allSatisfy(\.isNumber)
        let isTyped = isNumber || Word(preview, at: 0).isQuoted
        return ["preview " + (isTyped ? preview : Quoted.literal(preview))]
    }
}
