/// An expression that was the root's, and is typed again.
extension Session {
    /// A line that would replace the root.
    package struct RootReplacement: Equatable, Sendable {
        /// The root, such as `Column #1`.
        package let root: String
        /// The line that replaces it.
        package let line: String
    }

    /// Returns the replacement of the root by a typed element whose line made a root before, as it is recalled from the
    /// history; nil for other lines.
    ///
    /// - Parameter recalled: the line in the history, before it was changed; nil if the line was typed.
    package func rootReplacement(by line: String, recalledFrom recalled: String?) -> RootReplacement? {
        guard let root = document.outline.rootNode?.number, transcript.rootInputs.contains(recalled ?? line),
            case .swift(let typed)? = try? context.reader.read(line), typed.kind == .expression, typed.makesElements
        else { return nil }
        return RootReplacement(root: document.label(root), line: "replace #\(root) \(line)")
    }
}
