import Foundation
import SwiftInterpreter

/// A notification whose contents are values of source.
struct InterpretedNotification {
    /// The name.
    var name: Notification.Name
    /// The object that it is about, or nil.
    var object: Value
    /// The dictionary with the details, or nil.
    var userInfo: Value
}
