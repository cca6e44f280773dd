import BlueprintInspector

/// The tree that a script has made, laid out in a viewport.
package struct ScriptRender: Sendable {
    /// The elements and the views.
    package let snapshot: RenderSnapshot
    /// The labels of the elements.
    package let labels: NodeLabels

    /// A tree with the labels of its elements.
    package init(_ snapshot: RenderSnapshot, labels: NodeLabels) { (self.snapshot, self.labels) = (snapshot, labels) }

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
            if let error = DeclaredElement(session: session).show(to: "compare") { throw error }
            guard !sizes.isEmpty else {
                return [ScriptRender(session.screen.snapshot, labels: session.context.labels)]
            }
            return try sizes.map { size in
                let other = try session.trying(["viewport \(size)"])
                return ScriptRender(other.screen.snapshot, labels: other.labels)
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
