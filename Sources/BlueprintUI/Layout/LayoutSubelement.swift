import Foundation
import HeadlessUIKit

/// A child as its parent's layout sees it: it can be measured, asked for its traits, and placed.
public struct LayoutSubelement {
    let node: LayoutNode

    /// The attributes that the child gets beside its frame.
    public var attributes: Attributes {
        get { node.childAttributes }
        nonmutating set { node.childAttributes = newValue }
    }

    /// The size in points that the child needs within the proposal.
    public func sizeThatFits(_ proposal: SizeConstraint) -> CGSize {
        node.sizeThatFits(proposal)
    }

    /// Places the child so that its anchor lies at the position, both in the parent's coordinates in points.
    ///
    /// The last placement counts. Negative, infinite and undefined numbers are kept as they are.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize) {
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        node.place(CGRect(origin: origin, size: size))
    }

    /// Places the child with the frame's size so that its anchor lies at the frame's origin.
    public func place(in frame: CGRect, anchor: UnitPoint = .topLeading) {
        place(at: frame.origin, anchor: anchor, size: frame.size)
    }

    /// Places the child at the parent's origin with the given size in points.
    public func place(filling size: CGSize) {
        node.place(filling: size)
    }

    /// The value that the child carries for a layout with one trait.
    public func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits {
        node.traits.traits(of: layoutType)
    }

    /// The value that the child carries for a key, or the key's default.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        node.traits[key]
    }
}

extension LayoutSubelement {
    /// What a layout may set on a child beside its frame.
    public struct Attributes {
        /// The transform about the child's centre.
        public var transform: CATransform3D = CATransform3DIdentity
        /// The opacity, from 0 to 1.
        public var alpha: CGFloat = 1
        /// Whether the child and what is in it takes touches.
        public var isUserInteractionEnabled = true
        /// Whether the child is hidden.
        public var isHidden = false
        /// How the child's tint colour is adjusted.
        public var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic

        /// Makes attributes that change nothing.
        public init() {}
    }
}

/// The children of an element, in order.
public struct LayoutSubelements: RandomAccessCollection {
    let nodes: ContiguousArray<LayoutNode>
    // The node of the element that they are in, which outlives every question that it is asked.
    unowned(unsafe) let parent: LayoutNode

    init(of parent: LayoutNode) {
        nodes = parent.children
        self.parent = parent
    }

    /// The first index: zero.
    public var startIndex: Int { 0 }
    /// The number of children.
    public var endIndex: Int { nodes.count }
    /// The child at an index.
    public subscript(position: Int) -> LayoutSubelement { LayoutSubelement(node: nodes[position]) }
}
