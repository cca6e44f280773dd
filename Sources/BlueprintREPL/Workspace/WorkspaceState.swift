/// All that `undo` and `redo` bring back: every line that changes it is a step.
struct WorkspaceState {
    /// The current document with its value and its selection.
    var current: DocumentState
    /// The settings; the colour setting is applied by the program that owns the session.
    var settings = Settings()
    /// The element whose subtree is shown; nil for the whole tree.
    var focus: Selection.Item?
    /// The breakpoints and watchpoints.
    var breakpoints = Breakpoints()
    /// The step that led to this state from the one before.
    var step = UndoStep("")

    /// Returns true if nothing but the selection differs from another state.
    func isAlike(_ other: WorkspaceState) -> Bool {
        current.edition == other.current.edition && settings == other.settings && focus == other.focus
            && breakpoints == other.breakpoints
    }

    /// Returns true if at most the selection has moved since another state; `end` is no move.
    func isMoved(since other: WorkspaceState) -> Bool {
        let isEnded = current.selection.isListClosed && !other.current.selection.isListClosed
        return isAlike(other) && !isEnded
    }
}
