import BlueprintInspector

/// Facts about a render as they were found last, since in a large tree it takes a moment to find them.
struct InspectCache {
    /// The facts that the rows of the list depend on.
    private struct RowKey: Equatable {
        var listsViews: Bool
        /// The step; only the views change from step to step.
        var position: Int?
        var folding: ListFolding
    }

    private var render: Render?
    private var rowKey: RowKey?
    private var rows = InspectRows(depths: [], kinds: [], folding: ListFolding(), reference: { _ in "" })
    private var warned: Set<Int>?

    /// Returns the rows of the list.
    mutating func rows(of snapshot: RenderSnapshot, in session: Session, _ state: InspectState) -> InspectRows {
        forgetIfOutdated(session)
        let position = state.listsViews ? session.workspace.stepper.cursor?.position : nil
        let key = RowKey(listsViews: state.listsViews, position: position, folding: state.folding)
        if key == rowKey { return rows }
        rowKey = key
        let labels = session.workspace.shown.labels
        rows =
            state.listsViews
            ? InspectRows(
                depths: snapshot.views.map(\.depth),
                kinds: snapshot.views.map(\.className),
                folding: state.folding,
                reference: { snapshot.views[$0].reference }
            )
            : InspectRows(
                depths: snapshot.elements.map(\.depth),
                kinds: snapshot.elements.map(\.typeName),
                folding: state.folding,
                reference: { labels[$0].reference }
            )
        return rows
    }

    /// Returns the elements that have a warning.
    mutating func warned(in session: Session) -> Set<Int> {
        forgetIfOutdated(session)
        if let warned { return warned }
        let found = Set(session.workspace.shown.findings.lazy.map(\.element))
        warned = found
        return found
    }

    private mutating func forgetIfOutdated(_ session: Session) {
        guard render !== session.render else { return }
        (render, rowKey, warned) = (session.render, nil, nil)
    }
}
