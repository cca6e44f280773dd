import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares what a controller has for bars, orientations and presentation, of which nothing is shown here.
    static func describeSurroundings(of controller: TypeRegistration<UIViewController>) {
        controller.property("editButtonItem", summary: "A button that calls setEditing(_:animated:).") {
            $0.editButtonItem
        }
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
        table.registerOptions(
            of: UIRectEdge.self,
            as: "UIRectEdge",
            summary: "A set of edges of a rectangle.",
            [
                ("all", .all, "All edges."), ("bottom", .bottom, "The bottom edge."), ("left", .left, "The left edge."),
                ("right", .right, "The right edge."), ("top", .top, "The top edge."),
            ]
        )
        table.registerOptions(
            of: UIInterfaceOrientationMask.self,
            as: "UIInterfaceOrientationMask",
            summary: "A set of orientations of the screen, which never turns here.",
            [
                ("all", .all, "All."), ("allButUpsideDown", .allButUpsideDown, "All but upside down."),
                ("landscape", .landscape, "Lying."), ("landscapeLeft", .landscapeLeft, "The top at the left."),
                ("landscapeRight", .landscapeRight, "The top at the right."), ("portrait", .portrait, "Upright."),
                ("portraitUpsideDown", .portraitUpsideDown, "Upside down."),
            ]
        )
        table.registerCases(
            of: UIModalTransitionStyle.self,
            as: "UIModalTransitionStyle",
            summary: "The animation of presenting a controller; no effect here."
        )
        table.registerCases(
            of: UIStatusBarAnimation.self,
            as: "UIStatusBarAnimation",
            summary: "The animation of the status bar, which is not shown here."
        )
        table.registerProtocol(
            (any UIViewControllerTransitionCoordinator).self,
            as: "UIViewControllerTransitionCoordinator",
            summary: "The animation of a change of the screen's size; there are none here."
        ) { _ in }
    }
}
