import Foundation

/// A path of lines and curves, in points.
///
/// - Note: Nothing draws it here; its outline can be read.
public final class UIBezierPath {
    /// One step of a path.
    public enum Step: Hashable, Sendable {
        /// Starts a new part at a point.
        case move(CGPoint)
        /// Adds a straight line to a point.
        case line(CGPoint)
        /// Adds a curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Adds a line to the start of the part.
        case close
    }

    /// The steps, in order.
    /// - Note: UIKit has no such property.
    public private(set) var steps: [Step] = []
    /// The width of the line, in points.
    public var lineWidth: CGFloat = 1
    /// True if areas are inside by the even-odd rule.
    public var usesEvenOddFillRule = false

    /// Creates an empty path.
    public init() {}

    /// Creates a path around a rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, byRoundingCorners: [], cornerRadii: .zero)
    }

    /// Creates a path around a rectangle with four round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radii = CGSize(width: cornerRadius, height: cornerRadius)
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii)
    }

    /// Creates a path around a rectangle with some round corners.
    ///
    /// A radius is at most half a side; a negative one counts as 0.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rect = rect.standardized
        let radii = CGSize(
            width: max(0, min(cornerRadii.width, rect.width / 2)),
            height: max(0, min(cornerRadii.height, rect.height / 2))
        )
        func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
        let topLeft = radius(.topLeft)
        move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        addCorner(rect.maxX, rect.minY, radius(.topRight), x: -1, y: 1, startsOnX: true)
        addCorner(rect.maxX, rect.maxY, radius(.bottomRight), x: -1, y: -1, startsOnX: false)
        addCorner(rect.minX, rect.maxY, radius(.bottomLeft), x: 1, y: -1, startsOnX: true)
        addCorner(rect.minX, rect.minY, topLeft, x: 1, y: 1, startsOnX: false)
        close()
    }

    /// Creates the path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        let rect = rect.standardized
        self.init(
            roundedRect: rect,
            byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: rect.width / 2, height: rect.height / 2)
        )
    }

    // MARK: - Steps

    /// Starts a new part at a point.
    public func move(to point: CGPoint) {
        steps.append(.move(point))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) {
        steps.append(.line(point))
    }

    /// Adds a cubic curve.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.append(.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds a line to the start of the part.
    public func close() {
        steps.append(.close)
    }

    /// Adds the steps of another path.
    public func append(_ bezierPath: UIBezierPath) {
        steps += bezierPath.steps
    }

    /// Removes all steps.
    public func removeAllPoints() {
        steps = []
    }

    // MARK: - Facts

    /// True if the path has no steps.
    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last step; 0,0 for an empty path.
    public var currentPoint: CGPoint {
        var start = CGPoint.zero
        var point = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let place): (start, point) = (place, place)
            case .line(let place), .curve(let place, _, _): point = place
            case .close: point = start
            }
        }
        return point
    }

    /// The smallest rectangle around all points of the path, control points included; zero for an empty path.
    public var bounds: CGRect {
        let points = steps.flatMap(\.points)
        guard let first = points.first else { return .zero }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { area, point in
            area.union(CGRect(origin: point, size: .zero))
        }
    }

    /// Adds a line to a corner and the quarter of an ellipse around it.
    private func addCorner(
        _ cornerX: CGFloat,
        _ cornerY: CGFloat,
        _ radius: CGSize,
        x: CGFloat,
        y: CGFloat,
        startsOnX: Bool
    ) {
        let corner = CGPoint(x: cornerX, y: cornerY)
        let onX = CGPoint(x: cornerX + x * radius.width, y: cornerY)
        let onY = CGPoint(x: cornerX, y: cornerY + y * radius.height)
        let (start, end) = startsOnX ? (onX, onY) : (onY, onX)
        addLine(to: start)
        guard radius.width > 0, radius.height > 0 else { return }
        func control(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (corner.x - point.x) * Self.circle,
                y: point.y + (corner.y - point.y) * Self.circle
            )
        }
        addCurve(to: end, controlPoint1: control(start), controlPoint2: control(end))
    }

    /// The part of the way to the corner at which a control point of a quarter of a circle lies.
    private static let circle: CGFloat = 0.5523
}

extension UIBezierPath.Step {
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
    }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension UIBezierPath {
    /// Creates a path of a part of a circle, between two angles in radians.
    ///
    /// The angles and their limits are those of ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// Adds a part of a circle, and a line to its start if the path is not empty.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle, in points.
    ///   - radius: the radius in points; 0 adds the middle alone, a negative one counts as its opposite.
    ///   - startAngle: the angle of the start in radians; 0 is right of the middle, π/2 below it.
    ///   - endAngle: the angle of the end. Angles that differ by a full turn or more in the direction make a whole
    ///     circle; with an infinite angle or `nan`, nothing is added.
    ///   - clockwise: true to turn clockwise.
    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let radius = abs(radius)
        let turn = Self.turn(from: startAngle, to: endAngle, clockwise: clockwise)
        func point(_ angle: CGFloat, _ distance: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * cos(angle) - distance * sin(angle),
                y: center.y + radius * sin(angle) + distance * cos(angle)
            )
        }
        if isEmpty { move(to: point(startAngle)) } else { addLine(to: point(startAngle)) }
        guard turn != 0, radius > 0 else { return }
        // A cubic curve follows a quarter of a circle closely, and longer parts badly.
        let count = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
        let step = turn / count
        let distance = 4 / 3 * tan(step / 4) * radius
        for index in 0..<Int(saturating: count) {
            let (start, end) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
            addCurve(to: point(end), controlPoint1: point(start, distance), controlPoint2: point(end, -distance))
        }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        let start = currentPoint
        func control(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (controlPoint.x - point.x) * 2 / 3, y: point.y + (controlPoint.y - point.y) * 2 / 3)
        }
        addCurve(to: endPoint, controlPoint1: control(start), controlPoint2: control(endPoint))
    }

    /// Returns the turn from one angle to another in a direction: from 0 to a full turn, negative counterclockwise.
    private static func turn(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let turn = clockwise ? end - start : start - end
        if turn >= full { return clockwise ? full : -full }
        var rest = turn.truncatingRemainder(dividingBy: full)
        if rest < 0 { rest += full }
        return clockwise ? rest : -rest
    }
}
