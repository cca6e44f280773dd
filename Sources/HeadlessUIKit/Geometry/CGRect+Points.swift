import Foundation

extension CGRect {
    /// Whether a point lies in the rectangle, its right and its bottom edge excluded; false where a number is NaN.
    ///
    /// Foundation's `contains(_:)` ends the program for a rectangle with an edge that is NaN.
    package func holds(_ point: CGPoint) -> Bool {
        let area = standardized
        return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
    }
}
