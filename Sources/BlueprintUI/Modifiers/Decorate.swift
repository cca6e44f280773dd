import Foundation
import HeadlessUIKit

/// Puts a decoration in front of an element or behind it, without a say in its size.
public struct Decorate: ProxyElement {
    /// The element.
    public var wrapped: any Element
    /// The decoration.
    public var decoration: any Element
    /// Whether the decoration is in front.
    public var layering: Layering
    /// Where the decoration lies.
    public var position: Position

    /// Wraps an element and decorates it.
    public init(layering: Layering, position: Position, wrapping: any Element, decoration: any Element) {
        self.layering = layering
        self.position = position
        wrapped = wrapping
        self.decoration = decoration
    }

    /// A writer that places both.
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
        let size = context.phase.onMeasure(
            { wrapped.content.measure(in: context.size, environment: environment) },
            onLayout: { $0 }
        )
        let position = PositionContext(
            decorationSize: decoration.content.measure(in: SizeConstraint(size), environment: environment),
            contentSize: size,
            environment: environment
        )
        layout.sizing = .fixed(size)
        let content = LayoutWriter.Child(frame: CGRect(origin: .zero, size: size), element: wrapped)
        let decoration = LayoutWriter.Child(frame: self.position.frame(position), element: decoration)
        layout.children = layering == .above ? [content, decoration] : [decoration, content]
        layout.decorated = layering == .above ? 0 : 1
    }

    private typealias PositionContext = Position.PositionContext
}

extension Decorate {
    /// Whether a decoration is in front.
    public enum Layering: Equatable, Sendable {
        /// In front.
        case above
        /// Behind.
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

    /// Where a decoration lies.
    public struct Position {
        let frame: (PositionContext) -> CGRect

        /// What is known while a decoration is placed; sizes in points.
        public struct PositionContext {
            /// The size that the decoration needs within the content's.
            public let decorationSize: CGSize
            /// The size of the content.
            public let contentSize: CGSize
            /// The environment.
            public let environment: Environment
        }

        /// Over the content and out of it by the insets, in points; negative ones keep inside.
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

        /// Over the content and out of it by the same distance on all sides, in points.
        public static func inset(_ amount: CGFloat) -> Self {
            inset(UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
        }

        /// Over the content and out of it left and right, and top and bottom, in points.
        public static func inset(horizontal: CGFloat = 0.0, vertical: CGFloat = 0.0) -> Self {
            inset(UIEdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
        }

        /// With a guide of the decoration at the content's, by default the same guide of both.
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

        /// With its middle on a corner of the content, moved by an offset in points.
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

        /// At a frame in the content's coordinates, in points.
        public static func custom(_ position: @escaping (PositionContext) -> CGRect) -> Self {
            Self(frame: position)
        }
    }
}

extension Element {
    /// Puts a decoration in front of the element or behind it, without a say in its size.
    public func decorate(
        layering: Decorate.Layering,
        position: Decorate.Position,
        with decoration: () -> any Element
    ) -> any Element {
        Decorate(layering: layering, position: position, wrapping: self, decoration: decoration())
    }
}
