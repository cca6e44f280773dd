import BlueprintInspector

/// The tree that a script has made, laid out in a viewport.
package struct ScriptRender: Sendable {
    /// The elements and the views.
    package let snapshot: RenderSnapshot
    /// The labels of the elements.
    package let labels: NodeLabels
    /// The words about the preview that it shows, if that is one of several and was not chosen; nil for others.
    package let previewWords: String?

    /// A tree with the labels of its elements.
    package init(_ snapshot: RenderSnapshot, labels: NodeLabels, previewWords: String? = nil) {
        (self.snapshot, self.labels, self.previewWords) = (snapshot, labels, previewWords)
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
            guard !sizes.isEmpty else {
                return [
                    ScriptRender(session.screen.snapshot, labels: session.context.labels, previewWords: words)
                ]
            }
            return try sizes.map { size in
                let other = try session.trying(["viewport \(size)"])
                return ScriptRender(other.screen.snapshot, labels: other.labels, previewWords: words)
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
