import HeadlessUIKit
import SwiftInterpreter

/// The item of an instance of a declared subclass of `UIBarButtonItem`.
final class InterpretedBarButtonItem: UIBarButtonItem, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }
}
