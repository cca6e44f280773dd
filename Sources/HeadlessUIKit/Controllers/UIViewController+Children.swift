extension UIViewController {
    /// The controllers within this one, in the order in which they came.
    public var children: [UIViewController] { controllers }

    /// The controller that this one is in.
    ///
    /// A controller keeps those in it alive, not the one that it is in.
    public var parent: UIViewController? { container }

    /// Takes a controller in, out of the one that it is in; its view is added by whoever calls this.
    ///
    /// Calls `willMove(toParent:)` of the child. A controller that is in this one already, the controller itself and
    /// those that it is in are left alone.
    public func addChild(_ childController: UIViewController) {
        guard childController.container !== self, !isInside(childController) else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        controllers.append(childController)
        childController.container = self
    }

    /// Leaves the controller that it is in, and calls `didMove(toParent:)`; does nothing if it is in none.
    public func removeFromParent() {
        guard let old = container else { return }
        old.controllers.removeAll { $0 === self }
        container = nil
        didMove(toParent: nil)
    }

    private func isInside(_ other: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.container
        }
        return false
    }
}

extension UIViewController: Hashable {
    /// Controllers are equal if they are the same object.
    public static func == (lhs: UIViewController, rhs: UIViewController) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
