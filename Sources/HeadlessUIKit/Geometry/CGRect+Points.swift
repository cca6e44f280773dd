import Foundation

extension CGRect {
    /// Returns true if the point is inside the rectangle, excluding the right and bottom edges; false if any number
    /// is NaN.
    ///
    /// Foundation's `contains(_:)` traps for a rectangle with a NaN edge.
    package func holds(_ point: CGPoint) -> Bool {
        let area = standardized
        return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY && point.y < area.maxY
    }
}
