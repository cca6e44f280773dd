import Foundation

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
