import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares what a controller has for bars, orientations and presentation, of which nothing is shown here.
    static func describeSurroundings(of controller: TypeRegistration<UIViewController>) {
        controller.method("show(_ controller: UIViewController, sender: Any?)", summary: "Pushes or presents one.") {
            $0.show(try $1["controller"], sender: nil)
        }
        let updates: [(String, (UIViewController) -> Void)] = [
            ("didReceiveMemoryWarning", { $0.didReceiveMemoryWarning() }),
            ("setNeedsUpdateOfHomeIndicatorAutoHidden", { $0.setNeedsUpdateOfHomeIndicatorAutoHidden() }),
            ("updateViewConstraints", { $0.updateViewConstraints() }),
        ]
        for (name, call) in updates { controller.method("\(name)()") { controller, _ in call(controller) } }
        controller.method(
            "viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)"
        ) { _, _ in }
    }

    /// Registers the types of these members.
    static func describeSurroundings(in table: BindingTable) {
        table.registerProtocol(
            (any UIViewControllerTransitionCoordinator).self,
            as: "UIViewControllerTransitionCoordinator",
            summary: "The animation of a change of the screen's size; there are none here."
        ) { _ in }
    }
}
