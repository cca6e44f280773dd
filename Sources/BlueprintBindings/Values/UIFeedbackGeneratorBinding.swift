import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiFeedbackGenerator = Binding("UIFeedbackGenerator") { table in
        table.register(
            UIFeedbackGenerator.self,
            as: "UIFeedbackGenerator",
            summary: "Haptic feedback; there is no hardware here, so nothing happens."
        ) { generator in
            generator.method("prepare()", summary: "Prepares the hardware.") { generator, _ in generator.prepare() }
        }
        table.register(
            UIImpactFeedbackGenerator.self,
            as: "UIImpactFeedbackGenerator",
            superclass: "UIFeedbackGenerator",
            summary: "Feedback for things that meet; nothing happens here.",
            example: "UIImpactFeedbackGenerator(style: .light)"
        ) { generator in
            generator.initializer("init()") { _ in UIImpactFeedbackGenerator() }
            generator.initializer("init(style: UIImpactFeedbackGenerator.FeedbackStyle)") {
                UIImpactFeedbackGenerator(style: try $0["style"])
            }
            generator.method("impactOccurred()", summary: "Gives the feedback.") { generator, _ in
                generator.impactOccurred()
            }
            generator.method("impactOccurred(intensity: CGFloat)", summary: "Gives the feedback.") {
                $0.impactOccurred(intensity: try $1["intensity"])
            }
        }
        table.register(
            UINotificationFeedbackGenerator.self,
            as: "UINotificationFeedbackGenerator",
            superclass: "UIFeedbackGenerator",
            summary: "Feedback for the result of a task; nothing happens here.",
            example: "UINotificationFeedbackGenerator()"
        ) { generator in
            generator.initializer("init()") { _ in UINotificationFeedbackGenerator() }
            generator.method("notificationOccurred(_ type: UINotificationFeedbackGenerator.FeedbackType)") {
                $0.notificationOccurred(try $1["type"])
            }
        }
        table.register(
            UISelectionFeedbackGenerator.self,
            as: "UISelectionFeedbackGenerator",
            superclass: "UIFeedbackGenerator",
            summary: "Feedback for a change of a selection; nothing happens here.",
            example: "UISelectionFeedbackGenerator()"
        ) { generator in
            generator.initializer("init()") { _ in UISelectionFeedbackGenerator() }
            generator.method("selectionChanged()", summary: "Gives the feedback.") { generator, _ in
                generator.selectionChanged()
            }
        }
        describeFeedback(in: table)
    }

    private static func describeFeedback(in table: BindingTable) {
        table.registerCases(
            of: UIImpactFeedbackGenerator.FeedbackStyle.self,
            as: "UIImpactFeedbackGenerator.FeedbackStyle",
            summary: "The things that meet.",
            [.light: "Light.", .medium: "Of a middle weight.", .heavy: "Heavy.", .soft: "Soft.", .rigid: "Hard."]
        )
        table.registerCases(
            of: UINotificationFeedbackGenerator.FeedbackType.self,
            as: "UINotificationFeedbackGenerator.FeedbackType",
            summary: "The result of a task.",
            [.success: "Done.", .warning: "Done, with a warning.", .error: "Failed."]
        )
    }
}
