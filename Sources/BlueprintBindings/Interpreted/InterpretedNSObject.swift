import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The object of an instance of a declared subclass of `NSObject`.
final class InterpretedNSObject: NSObject, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    override var description: String { link.value { super.description } }

    override var hash: Int { link.value { super.hash } }

    override func isEqual(_ object: Any?) -> Bool {
        link.call("isEqual", [(nil, object as Any)]) { super.isEqual(object) }
    }
}

/// The item of an instance of a declared subclass of `UIBarButtonItem`.
final class InterpretedBarButtonItem: UIBarButtonItem, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }
}

/// The responder of an instance of a declared subclass of `UIResponder`.
final class InterpretedResponder: UIResponder, UIApplicationDelegate, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }
}
