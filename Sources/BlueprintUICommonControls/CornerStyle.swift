import Foundation

/// The shape of a box's corners.
public enum CornerStyle: Equatable, Sendable {
    /// Right angles.
    case square
    /// Half circles at the shorter sides.
    case capsule
    /// Arcs with a radius in points at some of the corners.
    case rounded(radius: CGFloat, corners: Corners = .all)

    /// The radius in points in an area of a size: never negative, never more than half of the shorter side.
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
    /// Some of the four corners.
    public struct Corners: OptionSet, Equatable, Sendable {
        /// A bit a corner: top left, top right, bottom left, bottom right.
        public let rawValue: UInt8

        /// Makes a set of its bits; bits above the fourth mean nothing.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The corner at the top left.
        public static let topLeft = Corners(rawValue: 1)
        /// The corner at the top right.
        public static let topRight = Corners(rawValue: 1 << 1)
        /// The corner at the bottom left.
        public static let bottomLeft = Corners(rawValue: 1 << 2)
        /// The corner at the bottom right.
        public static let bottomRight = Corners(rawValue: 1 << 3)

        /// All four corners.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        /// Both corners at the top.
        public static let top: Corners = [.topRight, .topLeft]
        /// Both corners at the left.
        public static let left: Corners = [.topLeft, .bottomLeft]
        /// Both corners at the bottom.
        public static let bottom: Corners = [.bottomLeft, .bottomRight]
        /// Both corners at the right.
        public static let right: Corners = [.topRight, .bottomRight]
    }
}
