import Foundation

/// A view-backed element after flattening: its view's description and its layout attributes in the parent view.
package final class ViewNode {
    /// The element's node.
    package let source: LayoutNode
    // Each pass reads and changes it for each node, on one thread, and calls nothing meanwhile that gets to the node: a
    // check of each access would cost more than the access.
    @exclusivity(unchecked) private var shown: Shown

    private struct Shown {
        var description: ViewDescription
        var children: ContiguousArray<ViewNode> = []
        var attributes: LayoutAttributes
    }

    /// The view's description.
    package private(set) var description: ViewDescription {
        @inline(__always) get { shown.description }
        @inline(__always) set { shown.description = newValue }
    }
    /// The node of the parent view; nil for a view directly in the Blueprint view.
    // It retains this node, and each pass sets it, on one thread.
    @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: ViewNode?
    /// The nodes of the subviews, in order.
    package fileprivate(set) var children: ContiguousArray<ViewNode> {
        @inline(__always) get { shown.children }
        @inline(__always) _modify { yield &shown.children }
    }
    /// The layout attributes in the parent view, in points; rounded after the rounding pass.
    package var attributes: LayoutAttributes {
        @inline(__always) get { shown.attributes }
        @inline(__always) _modify { yield &shown.attributes }
    }

    // The passes over thousands of nodes wait for their memory most of the time, so what the rounding pass needs of a
    // view without subviews stands together.

    /// The centre and the size before rounding.
    private(set) var flattened: (center: CGPoint, size: CGSize)
    /// The way of the description to round the frame.
    private(set) var rounding: ViewDescription.FrameRoundingBehavior
    /// The changes for the update to apply.
    var change: Change = .everything
    /// The position of the subviews' coordinates, in which the rounding pass has last rounded them.
    var inside: Round.Space?

    /// The differences between a node and the values last written to its view.
    struct Change: OptionSet {
        var rawValue: UInt8

        /// The description has changed.
        static let description = Change(rawValue: 1)
        /// The layout attributes have changed.
        static let attributes = Change(rawValue: 1 << 1)
        /// A descendant has changes.
        static let below = Change(rawValue: 1 << 2)

        static let everything: Change = [.description, .attributes, .below]
    }

    init(source: LayoutNode, description: ViewDescription, attributes: LayoutAttributes, parent: ViewNode?) {
        self.source = source
        shown = Shown(description: description, attributes: attributes)
        self.parent = parent
        flattened = (attributes.center, attributes.bounds.size)
        rounding = description.frameRoundingBehavior
    }

    /// Replaces the description of an element that was laid out again.
    func describe(_ description: ViewDescription, attributes: LayoutAttributes, parent: ViewNode?) {
        self.description = description
        rounding = description.frameRoundingBehavior
        self.parent = parent
        children = []
        setFlattened(attributes)
        change = .everything
    }

    /// Places a view whose element was laid out again with the same description.
    ///
    /// - Parameter keepsWrites: true if the description writes the same values as before.
    func layOutAgain(below parent: ViewNode?, attributes: LayoutAttributes, keepsWrites: Bool) {
        setFlattened(attributes)
        layOutAgain(below: parent, keepsWrites ? [.attributes, .below] : .everything)
    }

    /// Does the same for default attributes, in a view that has them already: the rounding pass finds out whether its
    /// rounded frame is another one.
    @inline(__always)
    func layOutAgain(below parent: ViewNode?, center: CGPoint, size: CGSize, keepsWrites: Bool) {
        flattened = (center, size)
        layOutAgain(below: parent, keepsWrites ? .below : .everything)
    }

    @inline(__always)
    private func layOutAgain(below parent: ViewNode?, _ change: Change) {
        self.parent = parent
        if !children.isEmpty { children = [] }
        self.change.formUnion(change)
    }

    /// Moves a view that is unchanged since the last render, with its descendants.
    func move(below parent: ViewNode?, attributes: LayoutAttributes) {
        self.parent = parent
        let isSame =
            flattened.center == attributes.center && flattened.size == attributes.bounds.size
            && attributes.hasSameAppearance(as: self.attributes)
        guard !isSame else { return }
        setFlattened(attributes)
        change.insert(.attributes)
    }

    /// Moves an unchanged view with default attributes below a parent, if that leaves its frame as it is.
    @inline(__always)
    func stays(below parent: ViewNode?, center: CGPoint, size: CGSize) -> Bool {
        guard flattened.center == center, flattened.size == size, attributes.hasDefaultAppearance else { return false }
        self.parent = parent
        return true
    }

    private func setFlattened(_ attributes: LayoutAttributes) {
        self.attributes = attributes
        flattened = (attributes.center, attributes.bounds.size)
    }

    /// Restores the values before rounding.
    func unround() {
        attributes.center = flattened.center
        attributes.bounds.size = flattened.size
    }

    /// The frame in the parent view, in points.
    package var frame: CGRect { attributes.frame }

    /// True if all layout attributes except the frame have their defaults.
    package var hasDefaultAppearance: Bool { attributes.hasDefaultAppearance }

    /// The frame in the parent view before rounding, in points.
    package var unroundedFrame: CGRect {
        LayoutAttributes(center: flattened.center, bounds: CGRect(origin: .zero, size: flattened.size)).frame
    }

    /// The path by which the view is identified: the identifiers from the parent view's element, exclusive, to this
    /// one.
    ///
    /// Empty for the root element, as it is the only one. Valid only while the layout tree exists.
    package var path: [ElementIdentifier] {
        var path: [ElementIdentifier] = []
        var node = source
        while let above = node.parent, node !== parent?.source {
            path.append(node.identifier)
            node = above
        }
        return path.reversed()
    }

    /// Returns false if the paths differ at their ends, as those of most views do.
    @inline(__always)
    func mayHaveSamePath(as other: ViewNode) -> Bool {
        if source.parent == nil || other.source.parent == nil { return true }
        // Comparing the counts first avoids nearly all comparisons of types.
        return source.identifier.count == other.source.identifier.count
            && source.identifier == other.source.identifier
    }

    /// Returns true if the paths are equal, compared without building either.
    func hasSamePath(as other: ViewNode) -> Bool {
        if self === other { return true }
        var mine = source
        var theirs = other.source
        let (myEnd, theirEnd) = (parent?.source, other.parent?.source)
        while true {
            let nextMine = mine === myEnd ? nil : mine.parent
            let nextTheirs = theirs === theirEnd ? nil : theirs.parent
            guard let nextMine, let nextTheirs else { return nextMine == nil && nextTheirs == nil }
            guard mine.identifier == theirs.identifier else { return false }
            mine = nextMine
            theirs = nextTheirs
        }
    }

    // Freed level by level: a node that released its children recursively would overflow the stack in a deep tree. A node
    // that is reused in the next tree, as most are, keeps its children.
    deinit {
        if children.isEmpty { return }
        var remaining = children
        children = []
        while var node = remaining.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            remaining.append(contentsOf: node.children)
            node.children = []
        }
    }
}

/// The result of the second pass: the views to show.
package final class ViewTree {
    /// The views directly in the Blueprint view, in order.
    // Appended to for each of them, by one pass, and nothing that is called meanwhile reads it.
    @exclusivity(unchecked) package private(set) var roots: ContiguousArray<ViewNode> = []

    /// Creates an empty tree.
    package init() {}

    /// Adds a node below its parent.
    @inline(__always)
    func append(_ node: ViewNode, below parent: ViewNode?) {
        if let parent {
            // Reserves capacity for a few at once: growing one by one would allocate for each of the first.
            if parent.children.isEmpty { parent.children.reserveCapacity(4) }
            parent.children.append(node)
        } else {
            roots.append(node)
        }
    }
}
