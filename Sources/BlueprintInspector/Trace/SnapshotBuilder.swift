import BlueprintUI
import Foundation
import HeadlessUIKit

/// Builds the snapshot of a finished render; a part of it if the work is interrupted.
///
/// The records of elements and views that are unchanged since the last snapshot are copied from there, in runs. Nodes
/// and mounted views know their positions in that snapshot, so a builder is used only by the recorder of their view.
struct SnapshotBuilder {
    /// The result, whose elements are complete before its views are added.
    var snapshot: RenderSnapshot

    // Empty if nothing is to be copied.
    let last: RenderSnapshot
    let numbering: ViewNumbering
    var elements: RecordList<ElementRecord>
    var views: RecordList<ViewRecord>
    var elementRun: RecordRun?
    var viewRun: ViewRun?
    // The records of the runs that get other frames.
    var placed: ContiguousArray<PlacedElement> = []
    var updated: ContiguousArray<PlacedView> = []
    var spelling = IdentifierSpelling()
    var flattened = FlattenedElements()
    private var steps = 0

    /// Builds the snapshot of a view's last render.
    ///
    /// - Parameter recent: the snapshots that the same recorder has built before, which gets this one.
    init(of view: BlueprintView, numbering: ViewNumbering, root: ViewRecord, recent: inout RecentSnapshots) {
        snapshot = RenderSnapshot(viewport: view.bounds.size, scale: view.environment.displayScale)
        last = recent.last ?? RenderSnapshot(viewport: .zero)
        self.numbering = numbering
        // With room for all: growing would copy the records, and leave half of the room empty.
        let isFirst = last.elements.isEmpty
        let count = isFirst ? view.layoutTree?.nodeCount ?? 0 : last.elements.count
        var old = recent.takeSpare()
        elements = RecordList(replacing: &old.elements, capacity: count + Self.fewRecords)
        views = RecordList(replacing: &old.views, capacity: (isFirst ? count : last.views.count) + Self.fewRecords)
        if let tree = view.layoutTree { addElements(tree.root) }
        snapshot.elements = elements.take()
        views.append(root)
        if view.layoutTree != nil { addViews(view.mounted) }
        snapshot.views = views.take()
        recent.add(snapshot)
    }

    private static let fewRecords = 64

    /// The most records of a run that get other frames: while there are few, they stay in the caches of the processor.
    static let mostPlaced = 64

    /// Counts a step; returns true if the work is interrupted.
    mutating func isStopped() -> Bool {
        steps += 1
        return Interruption.isRequested(atStep: steps)
    }

    /// An element or a view whose children are being added.
    struct Level<Parent, Child: AnyObject> {
        var parent: Parent
        /// The position of its record.
        var position: Int
        /// The children; empty for an element with one.
        var children: ContiguousArray<Child>
        /// The number of its children, and of those that were added.
        var count: Int
        var added = 0

        /// The next of the children in the list, which retains it, as the view retains the list.
        var unretainedChild: Unmanaged<Child> {
            children.withUnsafeBufferPointer { Unmanaged.passUnretained($0[added]) }
        }
    }
}
