import BlueprintUI
import CAllocations
import Foundation

/// A tree that goes through the passes one by one.
///
/// Nothing is deallocated before the run itself, so that a measurement contains only the work. The steps are never
/// inlined, so that a profiler can select one of them.
public final class BenchmarkRun {
    /// The tree.
    public let tree: BenchmarkTree
    /// The view that displays the tree; not laid out at first.
    public let view: BlueprintView

    /// The layout tree, once the tree is laid out.
    package private(set) var layoutTree: LayoutTree?
    /// The flattened and rounded view tree, once it exists.
    package private(set) var viewTree: ViewTree?

    private let element: any Element
    private var changedElement: (any Element)?

    /// Creates the elements of a tree, and does nothing else.
    public init(_ tree: BenchmarkTree) {
        self.tree = tree
        element = tree.makeElement()
        view = BlueprintView(frame: CGRect(origin: .zero, size: tree.viewport))
    }
}

// MARK: - Single passes

extension BenchmarkRun {
    /// Measures the tree within its viewport, in points; places nothing.
    @discardableResult
    @inline(never)
    public func measure() -> CGSize {
        element.content.measure(in: SizeConstraint(tree.viewport), environment: .empty)
    }

    /// Runs the first pass: sizes and frames.
    @inline(never)
    public func layOut() {
        layoutTree = LayoutTree(element, size: tree.viewport, environment: .empty, observer: nil)
    }

    /// Runs the second and the third pass, at one pixel per point; does nothing before the tree is laid out.
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
    /// Assigns the tree to the view, to be displayed at the next layout.
    public func assign() {
        view.element = element
    }

    /// Runs all passes, into the view.
    @inline(never)
    public func show() {
        assign()
        view.layoutIfNeeded()
    }

    /// Runs all passes again, for an equal tree that shares all its parts.
    @inline(never)
    public func showAgain() {
        assign()
        view.layoutIfNeeded()
    }

    /// Creates the tree with one leaf changed; displays nothing yet.
    @inline(never)
    public func changeLeaf() {
        changedElement = ChangedLeaf.inside(element)
    }

    /// Runs all passes, into the view, for the tree with the changed leaf; does nothing before that tree exists.
    @inline(never)
    public func showChange() {
        guard let changedElement else { return }
        view.element = changedElement
        view.layoutIfNeeded()
    }
}

// MARK: - Memory

extension BenchmarkRun {
    /// The number of bytes that the process has allocated and not freed; 0 if unknown.
    public static var allocatedBytes: Int { allocations_bytes() }
}
