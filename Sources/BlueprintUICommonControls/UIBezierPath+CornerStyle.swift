import Foundation
import HeadlessUIKit

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
