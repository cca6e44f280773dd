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

    /// Returns a note about the first new element that could have a size and has none in a stack, where it pushes nothing:
    /// in SwiftUI, a spacer would.
    ///
    /// - Parameter next: the number from which on nodes are new.
    func uselessSpacers(since next: Int) -> [Output] {
        let candidates = document.outline.nodes(from: next).lazy.filter {
            $0.arguments.isEmpty && $0.children.isEmpty && $0.closure == nil && takesSize($0)
        }
        for node in candidates.prefix(Self.mostSpacers) {
            guard let (list, side) = sideWithoutLength(of: node) else { continue }
            let note =
                "note: \(document.label(node.number)) has no size of its own and pushes nothing; to let it take the "
                + "extra \(side): set #\(list.number) underflow .growUniformly, and priority fixed for the other "
                + "children"
            return [Output(.note, wrapped([note]))]
        }
        return []
    }

    /// The number of new elements that are looked at.
    private static var mostSpacers: Int { 20 }

    /// Returns true if the size of an element is an argument that may be left out.
    private func takesSize(_ node: DocumentNode) -> Bool {
        guard !node.isModifier, let type = language.table.type(named: node.name) else { return false }
        return type.members.initializers.contains { $0.signature.parameters.first?.type.name == "CGSize" }
    }

    /// Returns the stack of a child that has no length in the direction of the stack, with the name of the length; nil
    /// for a child with a length, or without siblings.
    private func sideWithoutLength(of node: DocumentNode) -> (list: DocumentNode, side: String)? {
        guard let (list, child) = document.listAround(node.number), child?.number == node.number,
            settingNames(of: list).contains("underflow"), let element = elements(ofNode: node.number).first,
            let parent = screen.snapshot.elements[element].parent
        else { return nil }
        let frames = screen.snapshot.children(of: parent).map { screen.snapshot.elements[$0].frame }
        guard frames.count > 1 else { return nil }
        let isAcross = zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.001 }
        let size = screen.snapshot.elements[element].frame.size
        return (isAcross ? size.width : size.height) == 0 ? (list, isAcross ? "width" : "height") : nil
    }

    /// Returns Swift in indented lines.
    func indented(_ swift: String) -> StyledText {
        let lines = swift.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            line.isEmpty ? [""] : TextFitting.wrap("  " + line, columns: options.columns, hanging: 2)
        }
        return StyledText(lines: lines.map { StyledText.Line($0, style: .source) })
    }
}
