import HeadlessUIKit
import SwiftInterpreter

/// The responder of an instance of a declared subclass of `UIResponder`.
final class InterpretedResponder: UIResponder, UIApplicationDelegate, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }
}
