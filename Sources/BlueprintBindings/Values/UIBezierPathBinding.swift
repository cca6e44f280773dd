import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiBezierPath = Binding("UIBezierPath") { table in
        table.register(
            UIBezierPath.self,
            as: "UIBezierPath",
            summary: "A path of lines and curves; nothing draws it here.",
            example: "UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), corners: .capsule).bounds"
        ) { path in
            path.initializer("init()", summary: "An empty path.") { _ in UIBezierPath() }
            path.initializer("init(rect: CGRect)", summary: "A rectangle.") { UIBezierPath(rect: try $0["rect"]) }
            path.initializer("init(rect: CGRect, corners: CornerStyle)", summary: "The shape of a Box.") {
                UIBezierPath(rect: try $0["rect"], corners: try $0["corners"])
            }
            path.initializer("init(roundedRect rect: CGRect, cornerRadius: CGFloat)", summary: "A round rectangle.") {
                UIBezierPath(roundedRect: try $0["rect"], cornerRadius: try $0["cornerRadius"])
            }
            path.initializer("init(ovalIn rect: CGRect)", summary: "An ellipse.") {
                UIBezierPath(ovalIn: try $0["rect"])
            }
            path.method("move(to point: CGPoint)", summary: "Starts a new part.") { $0.move(to: try $1["point"]) }
            path.method("addLine(to point: CGPoint)", summary: "Adds a straight line.") {
                $0.addLine(to: try $1["point"])
            }
            path.method(
                "addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)",
                summary: "Adds a curve."
            ) {
                $0.addCurve(
                    to: try $1["endPoint"],
                    controlPoint1: try $1["controlPoint1"],
                    controlPoint2: try $1["controlPoint2"]
                )
            }
            path.method("addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)", summary: "Adds a parabola.") {
                $0.addQuadCurve(to: try $1["endPoint"], controlPoint: try $1["controlPoint"])
            }
            describeArcs(of: path)
            path.method("append(_ bezierPath: UIBezierPath)", summary: "Adds another path.") {
                $0.append(try $1["bezierPath"])
            }
            path.method("close()", summary: "Adds a line to the start of the part.") { path, _ in path.close() }
            path.property("cgPath", summary: "The outline for a layer.") { $0.cgPath }
            path.property("bounds", summary: "The rectangle around all points.") { $0.bounds }
            path.property("currentPoint", summary: "The end of the path.") { $0.currentPoint }
            path.property("isEmpty", summary: "True if it has no lines.") { $0.isEmpty }
            path.property("lineWidth", \.lineWidth, summary: "The width of the line.")
            path.property("usesEvenOddFillRule", \.usesEvenOddFillRule, summary: "True to leave overlaps empty.")
            path.method("removeAllPoints()", summary: "Removes all lines.") { path, _ in path.removeAllPoints() }
            path.hasReferenceSemantics()
        }
    }

    private static func describeArcs(of path: TypeRegistration<UIBezierPath>) {
        path.initializer(
            """
            init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
            """,
            summary: "A part of a circle, between two angles in radians."
        ) {
            UIBezierPath(
                arcCenter: try $0["center"],
                radius: try $0["radius"],
                startAngle: try $0["startAngle"],
                endAngle: try $0["endAngle"],
                clockwise: try $0["clockwise"]
            )
        }
        path.method(
            """
            addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, \
            clockwise: Bool)
            """,
            summary: "Adds a line to a part of a circle, and that part."
        ) {
            $0.addArc(
                withCenter: try $1["center"],
                radius: try $1["radius"],
                startAngle: try $1["startAngle"],
                endAngle: try $1["endAngle"],
                clockwise: try $1["clockwise"]
            )
        }
    }
}
