import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The observers of notifications, which are called in the order in which they were added.
final class InterpretedNotificationCenter: SharedValue {
    /// The center at the start of an app.
    static var initial: InterpretedNotificationCenter { InterpretedNotificationCenter() }

    /// The identity of a closure that observes, until it is removed.
    final class Token {}

    private struct Observer {
        // A closure's token must live until the closure is removed, but the object of a method must not.
        var token: Token?
        var method: TargetMethod?
        var name: Notification.Name?
        var object: AnyObject?
        var action: (InterpretedNotification) -> Void

        var identity: AnyObject? { token ?? method?.target }
    }

    private var observers: [Observer] = []

    /// Adds a method of an object, which is not retained.
    func add(_ method: TargetMethod, name: Notification.Name?, object: Value) {
        observers.removeAll { $0.identity == nil }
        observers.append(
            Observer(method: method, name: name, object: Self.identity(of: object)) { method.call(sender: $0) }
        )
    }

    /// Adds a closure; returns the observer that removes it.
    func add(name: Notification.Name?, object: Value, _ action: @escaping (InterpretedNotification) -> Void) -> Token {
        let token = Token()
        observers.append(Observer(token: token, name: name, object: Self.identity(of: object), action: action))
        return token
    }

    /// Removes an observer; nil for each name, or each object.
    func remove(_ observer: Value, name: Notification.Name?, object: Value) {
        let (removed, object) = (Self.identity(of: observer), Self.identity(of: object))
        observers.removeAll {
            $0.identity === removed && (name == nil || $0.name == name) && (object == nil || $0.object === object)
        }
    }

    /// Calls the observers of a notification.
    func post(_ notification: InterpretedNotification) {
        let object = Self.identity(of: notification.object)
        for observer in observers {
            guard observer.name == nil || observer.name == notification.name else { continue }
            guard observer.object == nil || observer.object === object else { continue }
            observer.action(notification)
        }
    }

    private static func identity(of value: Value) -> AnyObject? {
        if case .native(let native) = value.unwrapped { return native.base as AnyObject }
        return TargetMethod.object(of: value)
    }
}

/// A notification whose contents are values of source.
struct InterpretedNotification {
    /// The name.
    var name: Notification.Name
    /// The object that it is about, or nil.
    var object: Value
    /// The dictionary with the details, or nil.
    var userInfo: Value
}
