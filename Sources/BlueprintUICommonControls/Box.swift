import BlueprintUI
import HeadlessUIKit

/// Shows a background, corners, a border and a shadow around the element that it wraps.
///
/// A box is as large as what it wraps, 0 × 0 with nothing in it; what it wraps fills it. It is always view-backed, and
/// the views in it live in the content view of its ``BoxView``.
public struct Box: UnchangingElement {
    /// The shape of the corners.
    public typealias CornerStyle = BlueprintUICommonControls.CornerStyle

    /// The colour of the area.
    public var backgroundColor: UIColor
    /// The shape of the corners.
    public var cornerStyle: CornerStyle
    /// How the arcs of round corners run.
    public var cornerCurve: CornerCurve
    /// The line around the area.
    public var borderStyle: BorderStyle
    /// The shadow below the area.
    public var shadowStyle: ShadowStyle
    /// Whether what is in the box is cut at its edges.
    public var clipsContent: Bool
    /// What is in the box, or nil for nothing.
    public var wrappedElement: (any Element)?

    /// Makes a box, without arguments one that shows nothing.
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

    /// The wrapped element, which fills the box, or nothing of no size.
    public var content: ElementContent {
        wrappedElement.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero)
    }

    /// A ``BoxView`` with the looks of the box.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        let looks = BoxLooks(of: self)
        return BoxView.describe { config in
            config.apply { $0.show(looks) }
            config.contentView = { $0.contentView }
        }
    }
}

extension Element {
    /// Puts the element into a box.
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
