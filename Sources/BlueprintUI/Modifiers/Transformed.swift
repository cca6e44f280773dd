import Foundation
import HeadlessUIKit

/// An element that transforms the element it wraps, without affecting the layout.
public struct Transformed: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The transform about the centre of the element.
    public var transform: CATransform3D

    /// Wraps an element.
    public init(transform: CATransform3D, wrapping wrappedElement: any Element) {
        self.wrappedElement = wrappedElement
        self.transform = transform
    }

    /// Wraps an element with an affine transform.
    public init(transform: CGAffineTransform, wrapping wrappedElement: any Element) {
        self.init(transform: CATransform3DMakeAffineTransform(transform), wrapping: wrappedElement)
    }

    /// The wrapped element with the transform.
    public var content: ElementContent {
        ElementContent(
            storage: AttributeStorage(child: wrappedElement) { [transform] attributes in
                attributes.transform = transform
            }
        )
    }

    /// Returns nil: the element is not view-backed; the transform is applied to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Transforms the element about its centre.
    public func transformed(_ transform: CATransform3D) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Applies an affine transform to the element about its centre.
    public func transformed(_ transform: CGAffineTransform) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Translates the element, in points.
    public func translated(translateX: CGFloat = 0, translateY: CGFloat = 0, translateZ: CGFloat = 0) -> Transformed {
        transformed(CATransform3DMakeTranslation(translateX, translateY, translateZ))
    }

    /// Rotates the element about its centre, clockwise for positive angles.
    public func rotated(by rotationAngle: Measurement<UnitAngle>) -> Transformed {
        let radians = CGFloat(rotationAngle.converted(to: .radians).value)
        return transformed(CATransform3DMakeRotation(radians, 0, 0, 1))
    }

    /// Scales the element about its centre.
    public func scaled(scaleX: CGFloat = 1, scaleY: CGFloat = 1) -> Transformed {
        transformed(CATransform3DMakeScale(scaleX, scaleY, 1))
    }
}
