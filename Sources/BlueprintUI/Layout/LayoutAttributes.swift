import Foundation
import HeadlessUIKit

/// The layout attributes of an element: its frame in its parent, opacity, visibility and transform.
public struct LayoutAttributes {
    /// The centre in the parent's coordinates, in points.
    public var center: CGPoint
    /// The bounds in the element's own coordinates, in points.
    public var bounds: CGRect

    // Most elements have only a frame, and a transform alone takes 128 bytes, so the rare attributes are boxed.
    private var appearance: Appearance?

    private final class Appearance {
        var values: LayoutSubelement.Attributes
        init(_ values: LayoutSubelement.Attributes) { self.values = values }
    }

    /// Creates attributes with zero bounds at the parent's origin.
    public init() {
        self.init(center: .zero, bounds: .zero)
    }

    /// Creates attributes for a frame in the parent's coordinates; negative and infinite numbers are kept.
    public init(frame: CGRect) {
        self.init(
            center: CGPoint(
                // Half the sum of both edges, as in the reference: the result of rounding to pixels depends on the
                // last bit.
                x: (frame.origin.x + (frame.origin.x + frame.size.width)) / 2,
                y: (frame.origin.y + (frame.origin.y + frame.size.height)) / 2
            ),
            bounds: CGRect(origin: .zero, size: frame.size)
        )
    }

    /// Creates attributes for a size at the parent's origin.
    public init(size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
    }

    /// Creates attributes from centre and bounds.
    public init(center: CGPoint, bounds: CGRect) {
        self.center = center
        self.bounds = bounds
    }

    /// Returns true if applying these attributes to `inner` only changes its centre.
    ///
    /// Numbers that are not finite spread in a product of matrices: from one axis to the other and to the transform.
    private func onlyMoves(_ inner: LayoutAttributes) -> Bool {
        hasDefaultAppearance && (center.x + center.y + bounds.size.width + bounds.size.height).isFinite
            && (inner.center.x + inner.center.y).isFinite
            && (inner.hasDefaultAppearance || inner.transform.isFinite)
    }

    init(frame: CGRect, appearance: LayoutSubelement.Attributes?) {
        self.init(frame: frame)
        self.appearance = appearance.map(Appearance.init)
    }

    private var values: LayoutSubelement.Attributes {
        get { appearance?.values ?? LayoutSubelement.Attributes() }
        set {
            if isKnownUniquelyReferenced(&appearance) {
                appearance?.values = newValue
            } else {
                appearance = Appearance(newValue)
            }
        }
    }

    /// True if all attributes except the frame have their default values.
    package var hasDefaultAppearance: Bool { appearance == nil }

    /// Returns true if all attributes except the frame are equal.
    func hasSameAppearance(as other: LayoutAttributes) -> Bool {
        appearance === other.appearance || values == other.values
    }

    /// The transform about the centre.
    public var transform: CATransform3D {
        get { appearance?.values.transform ?? CATransform3DIdentity }
        set { values.transform = newValue }
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat {
        get { appearance?.values.alpha ?? 1 }
        set { values.alpha = newValue }
    }

    /// True if the element can receive touches.
    public var isUserInteractionEnabled: Bool {
        get { appearance?.values.isUserInteractionEnabled ?? true }
        set { values.isUserInteractionEnabled = newValue }
    }

    /// True if the element is hidden.
    public var isHidden: Bool {
        get { appearance?.values.isHidden ?? false }
        set { values.isHidden = newValue }
    }

    /// The tint adjustment mode.
    public var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { appearance?.values.tintAdjustmentMode ?? .automatic }
        set { values.tintAdjustmentMode = newValue }
    }

    /// The frame in the parent's coordinates before the transform; its size may be negative.
    public var frame: CGRect {
        get {
            CGRect(
                origin: CGPoint(x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2),
                size: bounds.size
            )
        }
        set {
            bounds = CGRect(origin: .zero, size: newValue.size)
            center = LayoutAttributes(frame: newValue).center
        }
    }

    /// Returns these attributes in the coordinates of the parent's parent: the parent's attributes are applied, as
    /// when the parent is flattened.
    public func within(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes {
        var result = self
        guard !layoutAttributes.onlyMoves(self) else {
            result.center.x += layoutAttributes.center.x - layoutAttributes.bounds.size.width / 2
            result.center.y += layoutAttributes.center.y - layoutAttributes.bounds.size.height / 2
            return result
        }
        let outer = layoutAttributes.values
        var space = CATransform3DMakeTranslation(
            -layoutAttributes.bounds.size.width / 2,
            -layoutAttributes.bounds.size.height / 2,
            0
        )
        space = CATransform3DConcat(space, outer.transform)
        space = CATransform3DConcat(
            space,
            CATransform3DMakeTranslation(layoutAttributes.center.x, layoutAttributes.center.y, 0)
        )
        result.center = center.applying(space)
        var values = self.values
        values.transform = CATransform3DConcat(values.transform, space.withoutTranslation)
        values.alpha *= outer.alpha
        values.isUserInteractionEnabled = values.isUserInteractionEnabled && outer.isUserInteractionEnabled
        values.isHidden = values.isHidden || outer.isHidden
        if values.tintAdjustmentMode == .automatic { values.tintAdjustmentMode = outer.tintAdjustmentMode }
        result.values = values
        return result
    }
}

extension LayoutAttributes: Equatable {
    /// Returns true if all attributes are equal.
    public static func == (lhs: LayoutAttributes, rhs: LayoutAttributes) -> Bool {
        lhs.center == rhs.center && lhs.bounds == rhs.bounds
            && (lhs.hasDefaultAppearance && rhs.hasDefaultAppearance || lhs.values == rhs.values)
    }
}

extension LayoutSubelement.Attributes: Equatable {
    /// Returns true if all five attributes are equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.alpha == rhs.alpha && lhs.isHidden == rhs.isHidden
            && lhs.isUserInteractionEnabled == rhs.isUserInteractionEnabled
            && lhs.tintAdjustmentMode == rhs.tintAdjustmentMode
            && CATransform3DEqualToTransform(lhs.transform, rhs.transform)
    }
}

extension CATransform3D {
    /// The transform without its translation.
    var withoutTranslation: CATransform3D {
        var copy = self
        copy.m41 = 0
        copy.m42 = 0
        copy.m43 = 0
        return copy
    }
}

extension CGPoint {
    /// Returns the point transformed in the plane.
    func applying(_ transform: CATransform3D) -> CGPoint {
        CGPoint(
            x: x * transform.m11 + y * transform.m21 + transform.m41,
            y: x * transform.m12 + y * transform.m22 + transform.m42
        )
    }
}
