extension UIViewController {
    /// The child controllers, in the order in which they were added.
    public var children: [UIViewController] { controllers }

    /// The controller that contains this one.
    ///
    /// A controller retains its children, but not its parent.
    public var parent: UIViewController? { container }

    /// Adds a child controller, after removing it from its current parent; the caller adds its view.
    ///
    /// Calls `willMove(toParent:)` on the child. Does nothing for a controller that is already a child, for the
    /// controller itself and for its ancestors.
    public func addChild(_ childController: UIViewController) {
        guard childController.container !== self, !isInside(childController) else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        controllers.append(childController)
        childController.container = self
    }

    /// Removes the controller from its parent and calls `didMove(toParent:)`; does nothing without a parent.
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
    /// Returns true if both are the same object.
    public static func == (lhs: UIViewController, rhs: UIViewController) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
