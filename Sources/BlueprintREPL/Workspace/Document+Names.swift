import BlueprintInspector

extension Document {
    /// The numbers of the nodes, by the offsets in the source that made the elements.
    var names: NodeNames {
        let outline = outline
        return NodeNames { outline.number(atName: $0) }
    }
}
