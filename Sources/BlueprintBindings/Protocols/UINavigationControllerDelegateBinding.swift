import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiNavigationControllerDelegate = Binding("UINavigationControllerDelegate") { table in
        table.registerProtocol(
            (any UINavigationControllerDelegate).self,
            as: "UINavigationControllerDelegate",
            summary: "Learns which controller a navigation controller shows."
        ) { describe($0) }
    }

    /// Declares the delegate of a navigation controller.
    static func describeDelegate(of controller: TypeRegistration<UINavigationController>) {
        controller.delegate(
            type: "UINavigationControllerDelegate?",
            summary: "The object that learns what is shown, which is not retained.",
            \.delegate,
            through: \.substituteDelegate
        )
    }
}
