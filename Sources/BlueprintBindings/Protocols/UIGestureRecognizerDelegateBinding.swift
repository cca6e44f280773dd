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
        ) { delegate in
            delegate.adoptable { InterpretedGestureRecognizerDelegate(instance: try $0.unretained) }
            delegate.method("gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool") {
                $0.gestureRecognizerShouldBegin(try $1["gestureRecognizer"])
            }
        }
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

/// The native delegate of an instance whose class is declared in source as a `UIGestureRecognizerDelegate`.
private final class InterpretedGestureRecognizerDelegate: UIGestureRecognizerDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        instance.answer("gestureRecognizerShouldBegin", [(nil, gestureRecognizer)]) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        instance.answer("gestureRecognizer", [(nil, gestureRecognizer), ("shouldReceive", touch)]) ?? true
    }
}
