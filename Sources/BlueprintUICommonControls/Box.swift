import BlueprintUI
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
