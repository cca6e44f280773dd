import Foundation

extension CGPoint {
    /// Returns true if both points have the same bits, so that NaN equals itself.
    func hasSameBits(as other: CGPoint) -> Bool {
        Double(x).bitPattern == Double(other.x).bitPattern && Double(y).bitPattern == Double(other.y).bitPattern
    }
}

extension CGRect {
    /// Returns true if both rectangles have the same bits, so that NaN equals itself.
    func hasSameBits(as other: CGRect) -> Bool {
        origin.hasSameBits(as: other.origin)
            && Double(size.width).bitPattern == Double(other.size.width).bitPattern
            && Double(size.height).bitPattern == Double(other.size.height).bitPattern
    }
}
