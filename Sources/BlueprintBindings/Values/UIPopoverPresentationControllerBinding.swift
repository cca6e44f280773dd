import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiPopoverPresentationController = Binding("UIPopoverPresentationController") { table in
        table.register(
            UIPopoverPresentationController.self,
            as: "UIPopoverPresentationController",
            summary: "The place of a popover, which is kept and not drawn."
        )
        table.registerOptions(
            of: UIPopoverArrowDirection.self,
            as: "UIPopoverArrowDirection",
            summary: "A set of directions of the arrow.",
            [
                ("any", .any, "All."), ("down", .down, "Downwards."), ("left", .left, "To the left."),
                ("right", .right, "To the right."), ("up", .up, "Upwards."),
            ]
        )
    }
}
