import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let animationAttributes = Binding("AnimationAttributes") { table in
        table.register(
            AnimationAttributes.self,
            as: "AnimationAttributes",
            summary: "The duration and the timing of an animation.",
            example: "AnimationAttributes(duration: 0.3, curve: .easeOut)"
        ) { attributes in
            attributes.initializer(
                """
                init(duration: Double = 0.2, curve: UIView.AnimationCurve = .easeInOut, \
                allowUserInteraction: Bool = true)
                """,
                passing: AnimationAttributes.init(duration:curve:allowUserInteraction:)
            )
            describeCurves(attributes)
        }
        describeTiming(in: table)
    }

    private static func describeCurves(_ attributes: TypeRegistration<AnimationAttributes>) {
        attributes.staticMethod(
            """
            curve(_ curve: UIView.AnimationCurve, duration: Double, allowUserInteraction: Bool = true) \
            -> AnimationAttributes
            """,
            summary: "A standard curve.",
            passing: AnimationAttributes.curve(_:duration:allowUserInteraction:)
        )
        attributes.staticMethod(
            """
            cubicBezier(controlPoint1: CGPoint, controlPoint2: CGPoint, duration: Double, \
            allowsUserInteraction: Bool = true) -> AnimationAttributes
            """,
            summary: "A Bézier curve.",
            passing: AnimationAttributes.cubicBezier(controlPoint1:controlPoint2:duration:allowsUserInteraction:)
        )
        attributes.staticMethod(
            """
            dampenedSpring(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero, duration: Double, \
            allowUserInteraction: Bool = true) -> AnimationAttributes
            """,
            summary: "A spring with a damping ratio.",
            passing: AnimationAttributes.dampenedSpring(dampingRatio:initialVelocity:duration:allowUserInteraction:)
        )
    }

    private static func describeTiming(in table: BindingTable) {
        table.register(
            AnimationAttributes.Timing.self,
            as: "AnimationAttributes.Timing",
            traits: .cases,
            summary: "The speed of an animation over time."
        ) { timing in
            timing.enumCase("curve(_ curve: UIView.AnimationCurve)", summary: "A standard curve.") {
                .curve(try $0["curve"])
            }
            timing.enumCase("cubicBezier(_ first: CGPoint, _ second: CGPoint)", summary: "A Bézier curve.") {
                .cubicBezier(try $0["first"], try $0["second"])
            }
            timing.enumCase(
                "dampenedSpring(dampingRatio: CGFloat, initialVelocity: CGVector)",
                summary: "A spring with a damping ratio."
            ) {
                .dampenedSpring(dampingRatio: try $0["dampingRatio"], initialVelocity: try $0["initialVelocity"])
            }
            timing.enumCase(
                "spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)",
                summary: "A spring with a mass."
            ) {
                .spring(
                    mass: try $0["mass"],
                    stiffness: try $0["stiffness"],
                    damping: try $0["damping"],
                    initialVelocity: try $0["initialVelocity"]
                )
            }
            timing.caseValues { value, name in
                switch (value, name) {
                case (.curve(let curve), "curve"): [curve]
                case (.cubicBezier(let first, let second), "cubicBezier"): [first, second]
                case (.dampenedSpring(let ratio, let velocity), "dampenedSpring"): [ratio, velocity]
                case (.spring(let mass, let stiffness, let damping, let velocity), "spring"):
                    [mass, stiffness, damping, velocity]
                default: nil
                }
            }
        }
    }
}
