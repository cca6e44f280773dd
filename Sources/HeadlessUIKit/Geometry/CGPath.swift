import Foundation

/// An outline of lines and curves, which never changes.
public final class CGPath: Hashable, Sendable {
    /// The lines and curves.
    let steps: [UIBezierPath.Step]

    /// The smallest rectangle around the outline and its control points.
    public let boundingBox: CGRect

    init(_ path: UIBezierPath) {
        steps = path.steps
        boundingBox = path.bounds
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) { self.init(UIBezierPath(rect: rect)) }

    /// Creates the outline of a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        self.init(
            UIBezierPath(
                roundedRect: rect,
                byRoundingCorners: .allCorners,
                cornerRadii: CGSize(width: cornerWidth, height: cornerHeight)
            )
        )
    }

    /// True if there are no lines and curves.
    public var isEmpty: Bool { steps.isEmpty }

    /// Returns true if the lines and curves are equal.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.steps == rhs.steps }

    /// Hashes the lines and curves.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}

extension UIBezierPath {
    /// The outline for a layer.
    public var cgPath: CGPath { CGPath(self) }
}
