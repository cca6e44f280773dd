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
            generator.initializer("init(style: UIImpactFeedbackGenerator.FeedbackStyle)") {
                UIImpactFeedbackGenerator(style: try $0["style"])
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
        }
        describeFeedback(in: table)
    }

    private static func describeFeedback(in table: BindingTable) {
        table.registerCases(
            of: UIImpactFeedbackGenerator.FeedbackStyle.self,
            as: "UIImpactFeedbackGenerator.FeedbackStyle",
            summary: "The things that meet."
        )
        table.registerCases(
            of: UINotificationFeedbackGenerator.FeedbackType.self,
            as: "UINotificationFeedbackGenerator.FeedbackType",
            summary: "The result of a task."
        )
    }
}
