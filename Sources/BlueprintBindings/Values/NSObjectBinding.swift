import Foundation
import SwiftInterpreter

extension Binding {
    /// The superclass of classes that UIKit calls, such as delegates.
    ///
    /// Views and controllers inherit from it in UIKit only: Objective-C is not there to do so.
    static let nsObject = Binding("NSObject") { table in
        table.register(
            NSObject.self,
            as: "NSObject",
            summary: "The superclass of delegates and other objects that UIKit calls.",
            example: """
                final class Watcher: NSObject, UIScrollViewDelegate {
                    func scrollViewDidScroll(_ scrollView: UIScrollView) { print(scrollView.contentOffset.y) }
                }
                let watcher = Watcher()
                let view = UIScrollView()
                view.delegate = watcher
                view.contentOffset.y = 40
                view
                """
        ) { object in
            object.initializer("init()") { _ in NSObject() }
            object.inheritedInitializer("init()")
            object.method("isEqual(_ object: Any?) -> Bool", summary: "Returns true for the same object.") {
                $0.isEqual(try $1.get("object", as: Any?.self))
            }
            object.property("description", summary: "The text that print writes.") { $0.description }
            object.property("hash", summary: "The hash value.") { $0.hash }
            object.subclassable(overriding: ["description", "hash", "isEqual(_:)"]) { _ in InterpretedNSObject() }
        }
    }
}
