import Foundation
import HeadlessUIKit

/// The first pass: an element tree becomes a tree of nodes with frames.
package final class LayoutTree {
    /// The node of the root element.
    package let root: LayoutNode
    private let context: RenderContext
    /// True if the whole tree was reused from the last render, so that its views are unchanged.
    let isUnchanged: Bool
    /// True if nodes of the last tree could be reused.
    let isReusing: Bool
    // True if the next tree has reused the whole of this one.
    private var isTakenOver = false

    /// Creates the tree of an element and lays it out in a size in points.
    ///
    /// Nodes of the last tree with the same values in the same environment are reused, unless there is an observer,
    /// which is notified of everything. The last tree must be retained until the views are updated.
    package init(
        _ element: any Element,
        size: CGSize,
        environment: Environment,
        observer: (any RenderObserver)?,
        last: LayoutTree? = nil
    ) {
        let contract = LayoutContract(environment.layoutMode.options)
        let budget = environment.layoutBudget
        let last = observer == nil && last?.context.canGoOn(with: contract, budget: budget) == true ? last : nil
        isReusing = last != nil
        last?.context.goOn()
        let isSameRoot = last?.root.canStand(for: element, in: environment) ?? false
        context = last?.context ?? RenderContext(observer: observer, environment: environment)
        if let last, isSameRoot {
            root = last.root
            last.isTakenOver = true
        } else {
            root = LayoutNode(
                root: ContentChild(element: element),
                content: element.content,
                environment: environment,
                context: context
            )
            if let last, last.root.environment.isIdentical(to: environment) { root.predecessor = last.root }
        }
        root.place(CGRect(origin: .zero, size: size))
        observer?.places(root)
        root.layOutChildren()
        context.checkCount()
        isUnchanged = isSameRoot && !root.state.needsFlattening
    }

    /// Releases the observer after the render; what is measured later belongs to none.
    func endObserving() { context.endObserving() }

    /// Creates a tree for measuring only.
    init(measuring content: ElementContent, environment: Environment) {
        isUnchanged = false
        isReusing = false
        context = RenderContext(observer: nil, environment: environment)
        root = LayoutNode(
            root: ContentChild(element: Empty()),
            content: content,
            environment: environment,
            context: context
        )
    }

    /// The largest number of sizes that the layout of one element has computed, in this render and in those whose
    /// nodes it reuses.
    package var mostComputed: Int { Int(truncatingIfNeeded: context.mostComputed) }

    /// The number of nodes, with those that were only measured, in this render and in those whose nodes it reuses.
    package var nodeCount: Int { context.count }

    /// Takes back the nodes that a stopped tree has reused, so that the paths in this one are whole again.
    ///
    /// Its frames are lost, so no later tree may reuse its nodes.
    func takeBackNodes(from stopped: LayoutTree) {
        if stopped.root === root { (isTakenOver, stopped.isTakenOver) = (false, true) }
        var remaining: ContiguousArray<LayoutNode> = [root]
        while let node = remaining.popLast() { node.adoptChildren(into: &remaining) }
    }

    deinit {
        if !isTakenOver { _ = FreedNodes(below: root) }
    }
}

/// Nodes without an owner, freed level by level: a node that released its children recursively would overflow the stack
/// in a deep tree.
///
/// If the work is interrupted meanwhile, those that are left become ``Leftovers``.
final class FreedNodes {
    private var remaining: ContiguousArray<LayoutNode> = []

    private init() {}

    /// Takes the subtrees below a node, which has no children afterwards.
    init(below node: LayoutNode) {
        node.takeChildren(into: &remaining)
    }

    deinit {
        var step = 0
        while let node = remaining.popLast() {
            node.takeChildren(into: &remaining)
            step += 1
            guard Leftovers.areCollected(atStep: step) else { continue }
            let rest = FreedNodes()
            swap(&rest.remaining, &remaining)
            return Leftovers.keep(rest)
        }
    }
}

/// The large trees that interrupted work has made for nothing, kept until nobody waits.
///
/// Freeing a tree of 300,000 elements takes longer than a person who has typed Ctrl-C likes to wait for the prompt.
package final class Leftovers: Sendable {
    @TaskLocal private static var current: Leftovers?

    // Behind a lock, as work may keep some on a thread of its own.
    private let objects = Locked<[AnyObject]>([])

    /// A place without leftovers.
    package init() {}

    /// Does work, and keeps what it leaves behind if it is interrupted.
    package func collecting<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: work)
    }

    /// Returns true if what is freed at this step of a loop should be kept: only one of a few hundred steps really asks.
    static func areCollected(atStep step: Int) -> Bool {
        Interruption.isRequested(atStep: step) && current != nil
    }

    /// Keeps objects if the work at hand is interrupted and its caller collects them.
    package static func keep(_ objects: AnyObject?...) {
        guard let current, Interruption.isRequested else { return }
        current.objects.withLock { $0 += objects.compactMap(\.self) }
    }

    /// Frees everything that was kept; call this on the thread that owns the trees.
    package func free() {
        let freed = objects.withLock { objects in
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(freed) {}
    }
}
