import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiPopoverPresentationController = Binding("UIPopoverPresentationController") { table in
        table.register(
            UIPopoverPresentationController.self,
            as: "UIPopoverPresentationController",
            summary: "The place of a popover, which is kept and not drawn."
        ) { popover in
            popover.property("sourceView", \.sourceView, summary: "The view that it points at.")
            popover.property("sourceRect", \.sourceRect, summary: "The rectangle that it points at.")
            popover.property("barButtonItem", \.barButtonItem, summary: "The item of a bar that it points at.")
            popover.property("permittedArrowDirections", \.permittedArrowDirections)
            popover.property("backgroundColor", \.backgroundColor, summary: "The colour.")
        }
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
