import Foundation
import HeadlessUIKit

/// Moves, scales or turns the element that it wraps, without a say in the layout.
public struct Transformed: UnchangingElement {
    /// The element.
    public var wrappedElement: any Element
    /// The transform about the element's middle.
    public var transform: CATransform3D

    /// Wraps an element.
    public init(transform: CATransform3D, wrapping wrappedElement: any Element) {
        self.wrappedElement = wrappedElement
        self.transform = transform
    }

    /// Wraps an element and transforms it in the plane.
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

    /// None: the transform goes to the views inside.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Transforms the element about its middle.
    public func transformed(_ transform: CATransform3D) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Transforms the element in the plane about its middle.
    public func transformed(_ transform: CGAffineTransform) -> Transformed {
        Transformed(transform: transform, wrapping: self)
    }

    /// Moves the element, in points.
    public func translated(translateX: CGFloat = 0, translateY: CGFloat = 0, translateZ: CGFloat = 0) -> Transformed {
        transformed(CATransform3DMakeTranslation(translateX, translateY, translateZ))
    }

    /// Turns the element about its middle, clockwise for positive angles.
    public func rotated(by rotationAngle: Measurement<UnitAngle>) -> Transformed {
        let radians = CGFloat(rotationAngle.converted(to: .radians).value)
        return transformed(CATransform3DMakeRotation(radians, 0, 0, 1))
    }

    /// Scales the element about its middle.
    public func scaled(scaleX: CGFloat = 1, scaleY: CGFloat = 1) -> Transformed {
        transformed(CATransform3DMakeScale(scaleX, scaleY, 1))
    }
}
