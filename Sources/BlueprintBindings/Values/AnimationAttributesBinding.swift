import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let animationAttributes = Binding("AnimationAttributes") { table in
        table.register(
            AnimationAttributes.self,
            as: "AnimationAttributes",
            summary: "How long a change takes, and how it runs.",
            example: "AnimationAttributes(duration: 0.3, curve: .easeOut)"
        ) { attributes in
            attributes.initializer(
                """
                init(duration: Double = 0.2, curve: UIView.AnimationCurve = .easeInOut, \
                allowUserInteraction: Bool = true)
                """
            ) { arguments in
                AnimationAttributes(
                    duration: try arguments["duration"],
                    curve: try arguments["curve"],
                    allowUserInteraction: try arguments["allowUserInteraction"]
                )
            }
            attributes.staticProperty("default", AnimationAttributes.default)
            attributes.staticMethod(
                """
                curve(_ curve: UIView.AnimationCurve, duration: Double, allowUserInteraction: Bool = true) \
                -> AnimationAttributes
                """
            ) { arguments in
                AnimationAttributes.curve(
                    try arguments["curve"],
                    duration: try arguments["duration"],
                    allowUserInteraction: try arguments["allowUserInteraction"]
                )
            }
            attributes.property("duration", \.duration, summary: "Seconds.")
            attributes.property("allowUserInteraction", \.allowUserInteraction)
        }
        table.registerCases(
            of: UIView.AnimationCurve.self,
            as: "UIView.AnimationCurve",
            summary: "How an animation runs.",
            UIView.AnimationCurve.allCases
        )
    }
}
