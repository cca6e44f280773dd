import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let notificationCenter = Binding("NotificationCenter") { table in
        table.register(
            InterpretedNotificationCenter.self,
            as: "NotificationCenter",
            summary: "A center that passes notifications to observers; only source posts them here.",
            example: """
                let name = Notification.Name("changed")
                let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    print(note.name.rawValue)
                }
                NotificationCenter.default.post(name: name, object: nil)
                observer
                """
        ) { registration in
            registration.staticProperty(
                "default",
                summary: "The center of the app.",
                AppProcess.current[InterpretedNotificationCenter.self]
            )
            describeAdding(to: registration)
            describeRemoving(from: registration)
            describePosting(to: registration)
        }
        table.registerProtocol(
            InterpretedNotificationCenter.Token.self,
            as: "NSObjectProtocol",
            summary: "The protocol of objects, such as the observers that a NotificationCenter returns."
        ) { _ in }
        table.register(
            OperationQueue.self,
            as: "OperationQueue",
            summary: "A queue of work; all work is done at once here."
        ) { $0.staticProperty("main", summary: "The main queue.", OperationQueue.main) }
        describeNotification(in: table)
    }

    private static func describeAdding(to center: TypeRegistration<InterpretedNotificationCenter>) {
        center.method(
            """
            addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, \
            object anObject: Any?)
            """,
            summary: "Adds a method of an object, which is not retained; nil for each name, or each object."
        ) { center, arguments in
            let selector: MethodSelector = try arguments["aSelector"]
            let method = try TargetMethod(of: arguments.value("observer"), named: selector.name, arguments)
            center.add(method, name: try arguments["aName"], object: try arguments.value("anObject"))
        }
        center.method(
            """
            addObserver(forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, \
            using block: @escaping (Notification) -> Void) -> any NSObjectProtocol
            """,
            summary: "Adds a closure; the observer removes it."
        ) { center, arguments in
            center.add(
                name: try arguments["name"],
                object: try arguments.value("obj"),
                try arguments.closure("block", fallback: ())
            )
        }
    }

    private static func describeRemoving(from center: TypeRegistration<InterpretedNotificationCenter>) {
        center.method("removeObserver(_ observer: Any)", summary: "Removes an observer.") { center, arguments in
            center.remove(try arguments.value("observer"), name: nil, object: .nil)
        }
        center.method(
            "removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?)",
            summary: "Removes an observer of a name, or of an object."
        ) { center, arguments in
            center.remove(
                try arguments.value("observer"),
                name: try arguments["aName"],
                object: try arguments.value("anObject")
            )
        }
    }

    private static func describePosting(to center: TypeRegistration<InterpretedNotificationCenter>) {
        center.method("post(_ notification: Notification)", summary: "Calls the observers of a notification.") {
            center,
            arguments in
            center.post(try arguments["notification"])
        }
        center.method(
            "post(name aName: Notification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil)",
            summary: "Calls the observers of a name and an object."
        ) { center, arguments in
            center.post(
                InterpretedNotification(
                    name: try arguments["aName"],
                    object: try arguments.value("anObject"),
                    userInfo: try arguments.value("userInfo")
                )
            )
        }
    }

    private static func describeNotification(in table: BindingTable) {
        table.alias("NSNotification", for: "Notification")
        table.register(
            InterpretedNotification.self,
            as: "Notification",
            summary: "A message to the observers of its name.",
            example: "Notification(name: Notification.Name(\"changed\"))"
        ) { notification in
            notification.initializer(
                "init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)"
            ) {
                InterpretedNotification(
                    name: try $0["name"],
                    object: try $0.value("object"),
                    userInfo: try $0.value("userInfo")
                )
            }
            notification.property("name", \.name, summary: "The name.")
            notification.property("object", \.object, type: "Any?", summary: "The object that it is about, or nil.")
            notification.property("userInfo", \.userInfo, type: "[AnyHashable: Any]?", summary: "The details, or nil.")
        }
        table.register(
            Notification.Name.self,
            as: "Notification.Name",
            summary: "The name of a notification.",
            example: "Notification.Name(\"changed\")"
        ) { name in
            name.initializer("init(_ rawValue: String)") {
                Notification.Name(try $0.get("rawValue", as: String.self))
            }
            name.initializer("init(rawValue: String)") {
                Notification.Name(rawValue: try $0.get("rawValue", as: String.self))
            }
            name.property("rawValue", \.rawValue, summary: "The text.")
        }
    }
}
