import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiNavigationControllerDelegate = Binding("UINavigationControllerDelegate") { table in
        table.registerProtocol(
            (any UINavigationControllerDelegate).self,
            as: "UINavigationControllerDelegate",
            summary: "Learns which controller a navigation controller shows."
        ) { delegate in
            delegate.adoptable { InterpretedNavigationDelegate(instance: try $0.unretained) }
            delegate.method(
                """
                navigationController(_ navigationController: UINavigationController, \
                willShow viewController: UIViewController, animated: Bool)
                """
            ) {
                $0.navigationController(
                    try $1["navigationController"],
                    willShow: try $1["viewController"],
                    animated: try $1["animated"]
                )
            }
            delegate.method(
                """
                navigationController(_ navigationController: UINavigationController, \
                didShow viewController: UIViewController, animated: Bool)
                """
            ) {
                $0.navigationController(
                    try $1["navigationController"],
                    didShow: try $1["viewController"],
                    animated: try $1["animated"]
                )
            }
        }
    }

    /// Declares the delegate of a navigation controller.
    static func describeDelegate(of controller: TypeRegistration<UINavigationController>) {
        controller.delegate(
            type: "UINavigationControllerDelegate?",
            summary: "The object that learns what is shown, which is not retained.",
            \.delegate,
            through: \.substituteDelegate
        )
    }
}

/// The native delegate of an instance whose class is declared in source as a `UINavigationControllerDelegate`.
private final class InterpretedNavigationDelegate: UINavigationControllerDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        instance.tell(
            "navigationController",
            [(nil, navigationController), ("willShow", viewController), ("animated", animated)]
        )
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        instance.tell(
            "navigationController",
            [(nil, navigationController), ("didShow", viewController), ("animated", animated)]
        )
    }
}
