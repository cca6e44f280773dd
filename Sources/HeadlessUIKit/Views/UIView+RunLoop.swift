/// Work that is put off until a turn of the main run loop.
///
/// UIKit's run loop turns by itself when the code that it has called returns. Here nothing runs in the background: the
/// owner of a tree of views takes the turns.
extension UIView {
    /// Puts work off until the next turn: the view needs layout then.
    package final func awaitTurn() {
        flags.insert(.awaitsTurn)
        markAncestors(.subtreeAwaitsTurn)
    }

    /// True if the view has put work off and no turn was taken since.
    package final var awaitsTurn: Bool { flags.contains(.awaitsTurn) }

    /// True if the view or a descendant has put work off.
    package final var hasWorkPutOff: Bool { !flags.isDisjoint(with: .anyTurn) }

    /// True if there is something to do in a turn for the view or its descendants: work that was put off, or layout.
    package final var hasTurnToTake: Bool { hasWorkPutOff || !flags.isDisjoint(with: .anyLayout) }

    /// Takes a turn for the view and its descendants: work that was put off is due, and what needs layout is laid out.
    package final func takeTurn() {
        // A list instead of recursion, so that the stack does not limit the depth of the tree.
        var pending = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.awaitsTurn) {
                view.flags.remove(.awaitsTurn)
                view.setNeedsLayout()
            }
            guard view.flags.contains(.subtreeAwaitsTurn) else { continue }
            view.flags.remove(.subtreeAwaitsTurn)
            pending += view.children.filter { !$0.flags.isDisjoint(with: .anyTurn) }
        }
        layoutIfNeeded()
    }
}
