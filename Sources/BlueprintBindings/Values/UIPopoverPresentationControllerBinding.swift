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
    }
}
