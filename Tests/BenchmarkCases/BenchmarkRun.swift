import BlueprintUI
import CAllocations
import Foundation

/// One tree on its way through the passes, each of which is done when it is asked for.
///
/// Nothing is freed before the run is, so that what is measured is the work and not the clearing up. The steps are never
/// inlined, so that a profiler can be told to look at one of them.
public final class BenchmarkRun {
    /// The tree.
    public let tree: BenchmarkTree
    /// The view that shows the tree, not laid out at first.
    public let view: BlueprintView

    /// The tree of nodes, once it is laid out.
    package private(set) var layoutTree: LayoutTree?
    /// The flattened and rounded nodes, once they are.
    package private(set) var viewTree: ViewTree?

    private let element: any Element
    private var changedElement: (any Element)?

    /// Builds the elements of a tree, and nothing else.
    public init(_ tree: BenchmarkTree) {
        self.tree = tree
        element = tree.makeElement()
        view = BlueprintView(frame: CGRect(origin: .zero, size: tree.viewport))
    }
}

// MARK: - Single passes

extension BenchmarkRun {
    /// The size in points that the tree needs within its viewport; nothing is placed.
    @discardableResult
    @inline(never)
    public func measure() -> CGSize {
        element.content.measure(in: SizeConstraint(tree.viewport), environment: .empty)
    }

    /// The first pass: sizes and frames.
    @inline(never)
    public func layOut() {
        layoutTree = LayoutTree(element, size: tree.viewport, environment: .empty, observer: nil)
    }

    /// The second and the third pass, at one pixel a point; nothing happens before the tree is laid out.
    @inline(never)
    public func flatten() {
        guard let layoutTree else { return }
        let views = Flatten.flatten(layoutTree.root, observer: nil)
        Round.round(views, scale: Environment.empty.displayScale, observer: nil)
        viewTree = views
    }
}

// MARK: - Whole renders

extension BenchmarkRun {
    /// Gives the view the tree, to be shown when it is laid out.
    public func assign() {
        view.element = element
    }

    /// All passes, into the view.
    @inline(never)
    public func show() {
        assign()
        view.layoutIfNeeded()
    }

    /// All passes again, for an equal tree that shares all its parts.
    @inline(never)
    public func showAgain() {
        assign()
        view.layoutIfNeeded()
    }

    /// Builds the tree with one leaf changed, and shows nothing yet.
    @inline(never)
    public func changeLeaf() {
        changedElement = ChangedLeaf.inside(element)
    }

    /// All passes, into the view, of the tree with the changed leaf; nothing happens before that is built.
    @inline(never)
    public func showChange() {
        guard let changedElement else { return }
        view.element = changedElement
        view.layoutIfNeeded()
    }
}

// MARK: - Memory

extension BenchmarkRun {
    /// The bytes that the process has allocated and not freed; 0 where that is not known.
    public static var allocatedBytes: Int { allocations_bytes() }
}
