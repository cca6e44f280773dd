import Foundation
import HeadlessUIKit

/// The shape of a box's corners.
public enum CornerStyle: Equatable, Sendable {
    /// Square corners.
    case square
    /// Semicircles at the shorter sides.
    case capsule
    /// Arcs with a radius in points at some of the corners.
    case rounded(radius: CGFloat, corners: Corners = .all)

    /// Returns the corner radius in points for a size: never negative, and at most half of the shorter side.
    func radius(in size: CGSize) -> CGFloat {
        let most = max(0, min(abs(size.width), abs(size.height)) / 2)
        switch self {
        case .square: return 0
        case .capsule: return most
        case .rounded(let radius, let corners): return corners.isEmpty ? 0 : max(0, min(radius, most))
        }
    }
}

extension CornerStyle {
    /// A set of corners.
    public struct Corners: OptionSet, Equatable, Sendable {
        /// The bits of the corners: top left, top right, bottom left, bottom right.
        public let rawValue: UInt8

        /// Creates a set from its bits; bits above the fourth have no meaning.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The top left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The top right corner.
        public static let topRight = Corners(rawValue: 1 << 1)
        /// The bottom left corner.
        public static let bottomLeft = Corners(rawValue: 1 << 2)
        /// The bottom right corner.
        public static let bottomRight = Corners(rawValue: 1 << 3)

        /// All corners.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        /// Both top corners.
        public static let top: Corners = [.topRight, .topLeft]
        /// Both left corners.
        public static let left: Corners = [.topLeft, .bottomLeft]
        /// Both bottom corners.
        public static let bottom: Corners = [.bottomLeft, .bottomRight]
        /// Both right corners.
        public static let right: Corners = [.topRight, .bottomRight]
    }
}

extension UIBezierPath {
    /// Creates a path around a rectangle with the corners of a ``Box``.
    ///
    /// A radius is at most half of the shorter side.
    public convenience init(rect: CGRect, corners: CornerStyle) {
        let radius = corners.radius(in: rect.size)
        self.init(
            roundedRect: rect,
            byRoundingCorners: corners.roundedCorners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
    }
}

extension CornerStyle {
    fileprivate var roundedCorners: UIRectCorner {
        switch self {
        case .square: []
        case .capsule: .allCorners
        // The bits of the corners are in the same order.
        case .rounded(_, let corners): UIRectCorner(rawValue: UInt(clamping: corners.rawValue & 0b1111))
        }
    }
}
