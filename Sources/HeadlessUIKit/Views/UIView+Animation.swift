extension UIView {
    /// Calls the actions.
    ///
    /// Nothing is animated here, so there is nothing to disable.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        actions()
    }
}
