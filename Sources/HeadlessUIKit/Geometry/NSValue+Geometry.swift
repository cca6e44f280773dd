import Foundation

extension NSValue {
    /// Creates an object with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates an object with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle in the object, such as the frame of a keyboard.
    public var cgRectValue: CGRect { rectValue }

    /// The point in the object.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the object.
    public var cgSizeValue: CGSize { sizeValue }
}

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
