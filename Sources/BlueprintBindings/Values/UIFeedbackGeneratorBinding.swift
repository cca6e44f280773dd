import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiFeedbackGenerator = Binding("UIFeedbackGenerator") { table in
        table.register(
            UIFeedbackGenerator.self,
            as: "UIFeedbackGenerator",
            summary: "Haptic feedback; there is no hardware here, so nothing happens."
        )
        table.register(
            UIImpactFeedbackGenerator.self,
            as: "UIImpactFeedbackGenerator",
            superclass: "UIFeedbackGenerator",
            summary: "Feedback for things that meet; nothing happens here.",
            example: "UIImpactFeedbackGenerator(style: .light)"
        ) { generator in
            generator.initializer("init()") { _ in UIImpactFeedbackGenerator() }
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
        }
    }
}
