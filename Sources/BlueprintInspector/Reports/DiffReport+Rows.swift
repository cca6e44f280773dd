import BlueprintUI
import HeadlessUIKit

/// The rows of a difference, and what those that are alike have in common.
extension DiffReport {
    /// An element that differs.
    enum DiffRow {
        case gone(Int)
        case appeared(Int)
        case changed(RenderDiff.Change)
        case retexted(RenderDiff.Pair)
    }

    var rows: [DiffRow] {
        diff.gone.map { .gone($0) } + diff.appeared.map { .appeared($0) } + diff.changed.map { .changed($0) }
            + diff.retexted.map { .retexted($0) }
    }

    func name(of row: DiffRow) -> String { label(of: row).full }

    func label(of row: DiffRow) -> NodeLabel {
        switch row {
        case .gone(let index): old.labels[index]
        case .appeared(let index): new.labels[index]
        case .changed(let change): new.labels[change.after]
        case .retexted(let pair): new.labels[pair.after]
        }
    }

    /// The mark, the element's origin, and what changes of its frame: the same for rows that are alike.
    struct DiffLikeness: Hashable {
        var mark: String
        var origin: ElementOrigin
        var isMoved = false
        var isResized = false
    }

    func kind(of row: DiffRow) -> DiffLikeness {
        switch row {
        case .gone(let index): DiffLikeness(mark: "-", origin: ElementOrigin(old.snapshot.elements[index]))
        case .appeared(let index): DiffLikeness(mark: "+", origin: ElementOrigin(new.snapshot.elements[index]))
        case .changed(let change):
            DiffLikeness(
                mark: "~",
                origin: ElementOrigin(new.snapshot.elements[change.after]),
                isMoved: change.isMoved,
                isResized: change.isResized
            )
        case .retexted(let pair): DiffLikeness(mark: "~", origin: ElementOrigin(new.snapshot.elements[pair.after]))
        }
    }
}
