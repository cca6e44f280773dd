import Foundation

/// An element that aligns the element it wraps on both axes, at its measured size.
public struct Aligned: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The vertical alignment.
    public var verticalAlignment: VerticalAlignment
    /// The horizontal alignment.
    public var horizontalAlignment: HorizontalAlignment

    /// A vertical alignment.
    public enum VerticalAlignment: Hashable, Sendable {
        /// Aligns with the top edge.
        case top
        /// Centres vertically.
        case center
        /// Aligns with the bottom edge.
        case bottom
        /// Fills the height.
        case fill
    }

    /// A horizontal alignment.
    public enum HorizontalAlignment: Hashable, Sendable {
        /// Aligns with the leading edge.
        case leading
        /// Centres horizontally.
        case center
        /// Aligns with the trailing edge.
        case trailing
        /// Fills the width.
        case fill
    }

    /// Wraps an element.
    public init(
        vertically verticalAlignment: VerticalAlignment = .center,
        horizontally horizontalAlignment: HorizontalAlignment = .center,
        wrapping wrappedElement: any Element
    ) {
        self.wrappedElement = wrappedElement
        self.verticalAlignment = verticalAlignment
        self.horizontalAlignment = horizontalAlignment
    }

    /// The content, which measures as the wrapped element does and never places it larger than itself.
    public var content: ElementContent {
        ElementContent(
            storage: AlignedStorage(
                child: wrappedElement,
                vertical: verticalAlignment,
                horizontal: horizontalAlignment
            )
        )
    }

    /// Returns nil: the element is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Aligns the element on both axes, at its measured size.
    public func aligned(
        vertically: Aligned.VerticalAlignment = .center,
        horizontally: Aligned.HorizontalAlignment = .center
    ) -> Aligned {
        Aligned(vertically: vertically, horizontally: horizontally, wrapping: self)
    }
}

private final class AlignedStorage: OneChildStorage {
    private let vertical: Aligned.VerticalAlignment
    private let horizontal: Aligned.HorizontalAlignment

    init(child: any Element, vertical: Aligned.VerticalAlignment, horizontal: Aligned.HorizontalAlignment) {
        self.vertical = vertical
        self.horizontal = horizontal
        super.init(child: ContentChild(element: child))
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        let child = node.onlyChild
        let measured = child.measure(within: Limits(size)).size
        let width = horizontal == .fill ? size.width : min(measured.width, size.width)
        let height = vertical == .fill ? size.height : min(measured.height, size.height)
        let x: CGFloat =
            switch horizontal {
            case .leading, .fill: 0
            case .center: (size.width - width) / 2
            case .trailing: size.width - width
            }
        let y: CGFloat =
            switch vertical {
            case .top, .fill: 0
            case .center: (size.height - height) / 2
            case .bottom: size.height - height
            }
        child.place(from: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        node.explain(
            .frames,
            AlignedDecision(vertical: vertical, horizontal: horizontal, measured: measured, own: size)
        )
    }
}

private struct AlignedDecision: LayoutDecision {
    let vertical: Aligned.VerticalAlignment
    let horizontal: Aligned.HorizontalAlignment
    let measured: CGSize
    let own: CGSize

    private enum Place {
        case start
        case middle
        case end
        case fill
    }

    func frame(ofChild index: Int) -> FrameReason? {
        let x: Place =
            switch horizontal {
            case .leading: .start
            case .center: .middle
            case .trailing: .end
            case .fill: .fill
            }
        let y: Place =
            switch vertical {
            case .top: .start
            case .center: .middle
            case .bottom: .end
            case .fill: .fill
            }
        let width = length(.width, x)
        let height = length(.height, y)
        return FrameReason(
            x: place(.width, x, width.derivation),
            y: place(.height, y, height.derivation),
            width: width,
            height: height
        )
    }

    private func length(_ dimension: Dimension, _ place: Place) -> Reason {
        if place == .fill {
            let argument = dimension == .width ? "horizontally" : "vertically"
            return Reason(
                "gives it its whole \(dimension.rawValue)",
                .own(own, dimension),
                choice: Reason.Choice(argument: argument, value: "fill")
            )
        }
        return Reason(
            "gives it its measured \(dimension.rawValue), at most its own",
            .least(.measured(measured, within: SizeConstraint(own), dimension), .own(own, dimension))
        )
    }

    private func place(_ dimension: Dimension, _ place: Place, _ length: Derivation) -> Reason {
        let edges = dimension == .width ? (start: "left", end: "right") : (start: "top", end: "bottom")
        let (rule, origin): (String, Derivation) =
            switch place {
            case .start, .fill: ("places it at the \(edges.start) edge", .rule(0))
            case .middle: ("centres it", (.own(own, dimension) - length) / .rule(2))
            case .end: ("places it at the \(edges.end) edge", .own(own, dimension) - length)
            }
        return Reason(rule, .origin(origin, of: length))
    }
}
