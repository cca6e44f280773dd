extension UIView: Hashable {
    /// Returns true if both are the same object.
    public static func == (lhs: UIView, rhs: UIView) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
