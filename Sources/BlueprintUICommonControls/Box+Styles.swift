import Foundation
import HeadlessUIKit

extension Box {
    /// How the arcs of round corners run.
    public enum CornerCurve: Equatable, Sendable {
        /// As parts of circles.
        case circular
        /// As curves that leave the edges gently.
        case continuous
    }

    /// The line around a box, inside its edges.
    public enum BorderStyle: Equatable, Sendable {
        /// No line.
        case none
        /// A line of a colour and a width in points; a width of 0 or less shows none.
        case solid(color: UIColor, width: CGFloat)
    }

    /// The shadow below a box.
    public enum ShadowStyle: Equatable, Sendable {
        /// No shadow.
        case none
        /// A shadow with a blur's radius in points, an opacity from 0 to 1, a shift in points and a colour.
        case simple(radius: CGFloat, opacity: CGFloat, offset: CGSize, color: UIColor)
    }
}
