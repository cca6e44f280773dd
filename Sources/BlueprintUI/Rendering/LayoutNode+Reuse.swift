import Foundation

/// Reuse of unchanged nodes from the last render.
extension LayoutNode {
    /// Returns the only child of a node: the node of the last render if its element is the same value, or else a new
    /// one.
    static func onlyChild(
        _ child: ContentChild,
        of parent: LayoutNode,
        environment: Environment
    ) -> LayoutNode {
        let identifier = ElementIdentifier(elementType: child.element._elementType, key: child.key, count: 1)
        let old = parent.predecessor?.offspring.only
        return node(
            for: child.element,
            identifier: identifier,
            traits: child.traits,
            parent: parent,
            environment: environment,
            old: old
        )
    }

    /// Returns a child of a node: the node of the last render if its element is the same value, or else a new one.
    static func child(
        _ child: ContentChild,
        identifier: ElementIdentifier,
        at index: Int,
        of parent: LayoutNode
    ) -> LayoutNode {
        node(
            for: child.element,
            identifier: identifier,
            traits: child.traits,
            parent: parent,
            environment: parent.environment,
            old: parent.predecessor?.child(at: index)
        )
    }

    /// Returns a node for an element: the old node if its element is the same value under the same identifier, or else a
    /// new one, which keeps as much of the old one as possible.
    static func node(
        for element: any Element,
        identifier: ElementIdentifier,
        traits: LayoutTraits,
        parent: LayoutNode,
        environment: Environment,
        old: LayoutNode?
    ) -> LayoutNode {
        if let old, old.canStand(for: element, in: environment),
            let kept = old.kept(as: identifier, traits: traits, below: parent)
        {
            return kept
        }
        let node = LayoutNode(
            element,
            identifier: identifier,
            traits: traits,
            parent: parent,
            environment: environment
        )
        if let old, old.identifier == identifier { node.predecessor = old }
        return node
    }

    /// Returns the node of the same element in this render: itself, or another one if its identifier has changed; nil if
    /// its subtree must be laid out again under the new identifier.
    func kept(as identifier: ElementIdentifier, traits: LayoutTraits, below parent: LayoutNode) -> LayoutNode? {
        if self.identifier == identifier {
            moveBelow(parent, traits: traits)
            return self
        }
        // Without the layout contract, the measured sizes hold only below the same parent.
        guard isLeaf, !state.breaksContract else { return nil }
        return LayoutNode(renaming: self, identifier, traits: traits, parent: parent)
    }

    func child(at index: Int) -> LayoutNode? { offspring.many.indices.contains(index) ? offspring.many[index] : nil }

    /// Returns true if this node and its descendants would be the same for an element in an environment.
    func canStand(for element: any Element, in environment: Environment) -> Bool {
        canStay(in: environment) && ElementStorage.isSame(self.element, element)
    }

    /// Returns true if this node and its descendants would be the same for the same element in an environment.
    @inline(__always)
    func canStay(in environment: Environment) -> Bool {
        state.isUnchanging && self.environment.isIdentical(to: environment)
    }
}
