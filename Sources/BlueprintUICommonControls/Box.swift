import BlueprintUI
import Foundation
import HeadlessUIKit

/// An element that shows a background, corners, a border and a shadow around the element it wraps.
///
/// A box measures as the wrapped element does, or 0 × 0 without one; the wrapped element fills the box. A box is
/// always view-backed, and the views inside it are in the content view of its ``BoxView``.
public struct Box: UnchangingElement {
    /// The shape of the corners.
    public typealias CornerStyle = BlueprintUICommonControls.CornerStyle

    /// The background colour.
    public var backgroundColor: UIColor
    /// The shape of the corners.
    public var cornerStyle: CornerStyle
    /// The shape of rounded corners.
    public var cornerCurve: CornerCurve
    /// The border.
    public var borderStyle: BorderStyle
    /// The shadow.
    public var shadowStyle: ShadowStyle
    /// True if the content is clipped to the box.
    public var clipsContent: Bool
    /// The wrapped element, or nil.
    public var wrappedElement: (any Element)?

    /// Creates a box; by default it shows nothing.
    public init(
        backgroundColor: UIColor = .clear,
        cornerStyle: CornerStyle = .square,
        cornerCurve: CornerCurve = .circular,
        borderStyle: BorderStyle = .none,
        shadowStyle: ShadowStyle = .none,
        clipsContent: Bool = false,
        wrapping element: (any Element)? = nil
    ) {
        self.backgroundColor = backgroundColor
        self.cornerStyle = cornerStyle
        self.cornerCurve = cornerCurve
        self.borderStyle = borderStyle
        self.shadowStyle = shadowStyle
        self.clipsContent = clipsContent
        wrappedElement = element
    }

    /// The wrapped element, which fills the box, or content of zero size.
    public var content: ElementContent {
        wrappedElement.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero)
    }

    /// Returns the description of a ``BoxView`` with the properties of the box.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let looks = BoxLooks(of: self)
        return BoxView.describe { config in
            config.apply { $0.show(looks) }
            config.contentView = { $0.contentView }
        }
    }
}

extension Element {
    /// Wraps the element in a box.
    public func box(
        background: UIColor = .clear,
        corners: Box.CornerStyle = .square,
        cornerCurve: Box.CornerCurve = .circular,
        borders: Box.BorderStyle = .none,
        shadow: Box.ShadowStyle = .none,
        clipsContent: Bool = false
    ) -> Box {
        Box(
            backgroundColor: background,
            cornerStyle: corners,
            cornerCurve: cornerCurve,
            borderStyle: borders,
            shadowStyle: shadow,
            clipsContent: clipsContent,
            wrapping: self
        )
    }
}

extension Box {
    /// The shape of rounded corners.
    public enum CornerCurve: Equatable, Sendable {
        /// Circular arcs.
        case circular
        /// Curves that continue the edges smoothly.
        case continuous
    }

    /// The border of a box, drawn inside its edges.
    public enum BorderStyle: Equatable, Sendable {
        /// No border.
        case none
        /// A border with a colour and a width in points; a width of 0 or less shows none.
        case solid(color: UIColor, width: CGFloat)
    }

    /// The shadow of a box.
    public enum ShadowStyle: Equatable, Sendable {
        /// No shadow.
        case none
        /// A shadow with a blur radius in points, an opacity from 0 to 1, an offset in points and a colour.
        case simple(radius: CGFloat, opacity: CGFloat, offset: CGSize, color: UIColor)
    }
}

/// The visual properties of a box.
///
/// They are immutable, so a box's description and its view share one object.
final class BoxLooks: Sendable {
    let backgroundColor: UIColor
    let cornerStyle: CornerStyle
    let cornerCurve: Box.CornerCurve
    let borderStyle: Box.BorderStyle
    let shadowStyle: Box.ShadowStyle
    let clipsContent: Bool

    /// The properties of a box that shows nothing.
    static let plain = BoxLooks(of: Box())

    init(of box: Box) {
        backgroundColor = box.backgroundColor
        cornerStyle = box.cornerStyle
        cornerCurve = box.cornerCurve
        borderStyle = box.borderStyle
        shadowStyle = box.shadowStyle
        clipsContent = box.clipsContent
    }
}
