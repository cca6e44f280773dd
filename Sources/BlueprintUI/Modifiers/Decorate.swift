import Foundation
import HeadlessUIKit

/// An element that adds a decoration in front of or behind the element it wraps, without affecting its size.
public struct Decorate: ProxyElement {
    /// The wrapped element.
    public var wrapped: any Element
    /// The decoration.
    public var decoration: any Element
    /// The layering of the decoration.
    public var layering: Layering
    /// The position of the decoration.
    public var position: Position

    /// Wraps an element and decorates it.
    public init(layering: Layering, position: Position, wrapping: any Element, decoration: any Element) {
        self.layering = layering
        self.position = position
        wrapped = wrapping
        self.decoration = decoration
    }

    /// A layout writer that places the element and its decoration.
    public var elementRepresentation: any Element {
        EnvironmentReader { environment in
            LayoutWriter { context, layout in
                write(to: &layout, in: context, environment)
            }
        }
    }

    private func write(
        to layout: inout LayoutWriter.Builder,
        in context: LayoutWriter.Context,
        _ environment: Environment
    ) {
        layout.decorated = layering == .above ? 0 : 1
        guard let size = context.phase.onMeasure({ nil }, onLayout: { $0 as CGSize? }) else {
            // The decoration has no effect on the size: only the order of the children counts.
            let children = [wrapped, decoration].map { LayoutWriter.Child(frame: .zero, element: $0) }
            layout.children = layering == .above ? children : children.reversed()
            return
        }
        let position = PositionContext(
            decorationSize: decoration.content.measure(in: SizeConstraint(size), environment: environment),
            contentSize: size,
            environment: environment
        )
        layout.sizing = .fixed(size)
        let content = LayoutWriter.Child(frame: CGRect(origin: .zero, size: size), element: wrapped)
        let decoration = LayoutWriter.Child(frame: self.position.frame(position), element: decoration)
        layout.children = layering == .above ? [content, decoration] : [decoration, content]
    }

    private typealias PositionContext = Position.PositionContext
}

extension Decorate {
    /// The layering of a decoration.
    public enum Layering: Equatable, Sendable {
        /// In front of the element.
        case above
        /// Behind the element.
        case below
    }

    /// A corner of an element.
    public enum Corner: Equatable, Sendable {
        /// Top and left.
        case topLeft
        /// Top and right.
        case topRight
        /// Bottom and right.
        case bottomRight
        /// Bottom and left.
        case bottomLeft
    }

    /// The position of a decoration.
    public struct Position {
        let frame: (PositionContext) -> CGRect

        /// The information available while a decoration is positioned; sizes are in points.
        public struct PositionContext {
            /// The measured size of the decoration within the size of the content.
            public var decorationSize: CGSize
            /// The size of the content.
            public var contentSize: CGSize
            /// The environment.
            public var environment: Environment
        }

        /// Returns the frame of the content, enlarged by the insets in points; negative insets shrink it.
        public static func inset(_ inset: UIEdgeInsets) -> Self {
            Self { context in
                CGRect(
                    x: -inset.left,
                    y: -inset.top,
                    width: context.contentSize.width + inset.left + inset.right,
                    height: context.contentSize.height + inset.top + inset.bottom
                )
            }
        }

        /// Returns the frame of the content, enlarged by the same distance on all sides, in points.
        public static func inset(_ amount: CGFloat) -> Self {
            inset(UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
        }

        /// Returns the frame of the content, enlarged horizontally and vertically, in points.
        public static func inset(horizontal: CGFloat = 0, vertical: CGFloat = 0) -> Self {
            inset(UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
        }

        /// Aligns a guide of the decoration with that of the content; by default the same guide.
        public static func aligned(
            to alignment: Alignment,
            horizontalGuide: ((ElementDimensions) -> CGFloat)? = nil,
            verticalGuide: ((ElementDimensions) -> CGFloat)? = nil
        ) -> Self {
            Self { context in
                let content = ElementDimensions(size: context.contentSize)
                let decoration = ElementDimensions(size: context.decorationSize)
                let x = horizontalGuide?(decoration) ?? decoration[alignment.horizontal]
                let y = verticalGuide?(decoration) ?? decoration[alignment.vertical]
                return CGRect(
                    origin: CGPoint(x: content[alignment.horizontal] - x, y: content[alignment.vertical] - y),
                    size: context.decorationSize
                )
            }
        }

        /// Centres the decoration on a corner of the content, with an offset in points.
        public static func corner(_ corner: Corner, _ offset: UIOffset = .zero) -> Self {
            Self { context in
                let isRight = corner == .topRight || corner == .bottomRight
                let isBottom = corner == .bottomLeft || corner == .bottomRight
                let size = context.decorationSize
                return CGRect(
                    x: (isRight ? context.contentSize.width : 0) - size.width / 2 + offset.horizontal,
                    y: (isBottom ? context.contentSize.height : 0) - size.height / 2 + offset.vertical,
                    width: size.width,
                    height: size.height
                )
            }
        }

        /// Places the decoration at a frame in the content's coordinates, in points.
        public static func custom(_ position: @escaping (PositionContext) -> CGRect) -> Self {
            Self(frame: position)
        }
    }
}

extension Element {
    /// Adds a decoration in front of or behind the element, without affecting its size.
    public func decorate(
        layering: Decorate.Layering,
        position: Decorate.Position,
        with decoration: () -> any Element
    ) -> any Element {
        Decorate(layering: layering, position: position, wrapping: self, decoration: decoration())
    }
}
