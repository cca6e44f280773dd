import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiGestureRecognizerDelegate = Binding("UIGestureRecognizerDelegate") { table in
        table.registerProtocol(
            (any UIGestureRecognizerDelegate).self,
            as: "UIGestureRecognizerDelegate",
            summary: "Decides if a recognizer may recognize a gesture.",
            example: """
                final class Gate: UIGestureRecognizerDelegate {
                    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
                }
                let gate = Gate()
                let recognizer = UITapGestureRecognizer()
                recognizer.delegate = gate
                recognizer.isEnabled
                """
        ) { describe($0) }
    }

    /// Declares the delegate of a recognizer.
    static func describeDelegate(of recognizer: TypeRegistration<UIGestureRecognizer>) {
        recognizer.delegate(
            type: "UIGestureRecognizerDelegate?",
            summary: "The object that decides about gestures, which is not retained.",
            \.delegate,
            through: \.substituteDelegate
        )
    }
}
