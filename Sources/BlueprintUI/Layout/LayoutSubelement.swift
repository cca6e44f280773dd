import Foundation
import HeadlessUIKit

/// A child of a layout, which can be measured and placed and has traits.
public struct LayoutSubelement {
    let node: LayoutNode

    /// The child's layout attributes besides its frame.
    public var attributes: Attributes {
        get { node.childAttributes }
        nonmutating set { node.childAttributes = newValue }
    }

    /// Returns the child's measured size in points within the proposal.
    public func sizeThatFits(_ proposal: SizeConstraint) -> CGSize {
        node.sizeThatFits(proposal)
    }

    /// Places the child so that its anchor is at the position, both in the parent's coordinates in points.
    ///
    /// The last placement counts. Negative, infinite and NaN values are kept.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize) {
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        node.place(CGRect(origin: origin, size: size))
    }

    /// Places the child with the frame's size and its anchor at the frame's origin.
    public func place(in frame: CGRect, anchor: UnitPoint = .topLeading) {
        place(at: frame.origin, anchor: anchor, size: frame.size)
    }

    /// Places the child at the parent's origin with the given size in points.
    public func place(filling size: CGSize) {
        node.place(filling: size)
    }

    /// Returns the child's traits for a layout with a single type of traits.
    public func traits<LayoutType: SingleTraitLayout>(forLayoutType layoutType: LayoutType.Type) -> LayoutType.Traits {
        node.traits.traits(of: layoutType)
    }

    /// The child's value for a key or else the key's default value.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        node.traits[key]
    }
}

extension LayoutSubelement {
    /// The layout attributes of a child besides its frame.
    public struct Attributes {
        /// The transform about the child's centre.
        public var transform: CATransform3D = CATransform3DIdentity
        /// The opacity, from 0 to 1.
        public var alpha: CGFloat = 1
        /// True if the child and its descendants can receive touches.
        public var isUserInteractionEnabled = true
        /// True if the child is hidden.
        public var isHidden = false
        /// The child's tint adjustment mode.
        public var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic

        /// Creates attributes with default values.
        public init() {}
    }
}

/// The children of an element, in order.
public typealias LayoutSubelements = [LayoutSubelement]

extension LayoutSubelements {
    /// The children of a node.
    init(of parent: LayoutNode) {
        self = parent.children.map { LayoutSubelement(node: $0) }
    }
}
