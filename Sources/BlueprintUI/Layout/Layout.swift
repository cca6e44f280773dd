import Foundation
import HeadlessUIKit

/// A layout that measures and places any number of children.
///
/// A layout measures its own size by proposing constraints to its children, and later places them in its final size.
/// The layout contract: it must return the same size for the same constraint, propose constraints within its own, and
/// place every child in ``placeSubelements(in:subelements:environment:cache:)``.
public protocol CaffeinatedLayout {
    /// The children to measure and place.
    typealias Subelements = LayoutSubelements
    /// A value kept between the calls for one element during one render.
    associatedtype Cache = Void

    /// Returns the measured size in points within the proposal.
    ///
    /// The proposal's limits may be absent, zero or negative.
    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Cache
    ) -> CGSize

    /// Places the children in an area of the given size in points; a child that is not placed fills it.
    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Cache)

    /// Returns the initial value of the cache.
    func makeCache(subelements: Subelements, environment: Environment) -> Cache
}

extension CaffeinatedLayout where Cache == Void {
    /// Returns nothing, as the layout has no cache.
    public func makeCache(subelements: Subelements, environment: Environment) {}
}

/// A layout that measures and places any number of children.
public protocol Layout: CaffeinatedLayout {}

/// A type that can measure itself within a constraint.
public protocol Measurable {
    /// Returns the measured size in points within the constraint; a limit may be absent, zero or negative.
    func measure(in constraint: SizeConstraint) -> CGSize
}

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
