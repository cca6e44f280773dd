/// A line that would replace the root: an expression that was the root's, and is typed again.
package struct RootReplacement: Equatable, Sendable {
    /// The root, such as `Column #1`.
    package let root: String
    /// The line that replaces it.
    package let line: String
    /// The list that the line is added to otherwise; nil if there is none.
    package let list: String?

    /// Finds the replacement of the root by a typed element whose line made a root before, as it is recalled from the
    /// history; nil for other lines.
    ///
    /// - Parameter recalled: the line in the history, before it was changed; nil if the line was typed.
    package init?(by typed: TypedText, recalledFrom recalled: String?, in session: Session) {
        let (document, line) = (session.document, typed.kept)
        guard let root = document.outline.rootNode?.number,
            session.transcript.rootInputs.contains(recalled ?? line),
            case .success(.swift(let swift)) = session.context.reader.input(typed).line, swift.kind == .expression,
            swift.makesElements
        else { return nil }
        self.root = document.label(root).description
        list = session.context.editor.listForNewChild().map { document.label($0.list.number).description }
        self.line = "replace #\(root) \(line)"
    }
}
