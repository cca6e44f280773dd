import Foundation
import HeadlessUIKit

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
