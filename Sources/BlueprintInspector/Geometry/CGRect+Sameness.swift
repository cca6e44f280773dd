import Foundation

extension CGRect {
    /// Returns true if all numbers are equal; nan is equal to nan here.
    func isSame(as other: CGRect) -> Bool {
        origin.isSame(as: other.origin) && Number.isSame(size.width, other.size.width)
            && Number.isSame(size.height, other.size.height)
    }
}

extension CGPoint {
    /// Returns true if both numbers are equal; nan is equal to nan here.
    func isSame(as other: CGPoint) -> Bool { Number.isSame(x, other.x) && Number.isSame(y, other.y) }
}
