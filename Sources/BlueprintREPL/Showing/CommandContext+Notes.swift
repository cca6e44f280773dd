import BlueprintInspector

extension CommandContext {
    /// Returns a note about each call new in a document that passes children to a stub without children.
    func childrenLost(in edited: Document) -> [Output] {
        let childless = Set(edited.stubs.filter { $0.arrangement == nil }.map(\.name))
        guard !childless.isEmpty else { return [] }
        return edited.outline.nodes.compactMap { node in
            guard node.number >= document.nextNumber, childless.contains(node.name), let closure = node.closure,
                edited.outline.children(of: node).contains(where: { closure.contains($0.nameOffset) })
            else { return nil }
            let line =
                "note: the stub \(node.name) takes no children; those of #\(node.number) are not shown; try:"
            let stub = edited.stubs.first { $0.name == node.name }
            return Output(.note, wrapped([line + " stub \(node.name) \(stub?.wordsTakingChildren ?? "children")"]))
        }
    }

    /// Returns Swift in indented lines.
    func indented(_ swift: String) -> StyledText {
        let lines = swift.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            TextFitting.wrap("  " + line, columns: options.columns, hanging: 2)
        }
        return StyledText(lines: lines.map { StyledText.Line($0, style: .source) })
    }
}
