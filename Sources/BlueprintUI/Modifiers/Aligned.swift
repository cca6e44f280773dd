import Foundation

/// Places the element that it wraps at an edge or in the middle, at the size that it needs.
public struct Aligned: UnchangingElement {
    /// The element.
    public var wrappedElement: any Element
    /// Where the element lies in the height.
    public var verticalAlignment: VerticalAlignment
    /// Where the element lies in the width.
    public var horizontalAlignment: HorizontalAlignment

    /// Where an element lies in the height.
    public enum VerticalAlignment: Hashable, Sendable {
        /// At the top edge.
        case top
        /// In the middle.
        case center
        /// At the bottom edge.
        case bottom
        /// Over the whole height.
        case fill
    }

    /// Where an element lies in the width.
    public enum HorizontalAlignment: Hashable, Sendable {
        /// At the leading edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
        /// Over the whole width.
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

    /// The wrapped element, measured as it is and never placed larger than the area.
    public var content: ElementContent {
        ElementContent(
            storage: AlignedStorage(
                child: wrappedElement,
                vertical: verticalAlignment,
                horizontal: horizontalAlignment
            )
        )
    }

    /// None: an alignment only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Places the element at an edge or in the middle, at the size that it needs.
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

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        node.onlyChild.answer(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        let child = node.onlyChild
        let needed = child.answer(within: Limits(size)).size
        let width = horizontal == .fill ? size.width : min(needed.width, size.width)
        let height = vertical == .fill ? size.height : min(needed.height, size.height)
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
    }
}
