extension UIView: Hashable {
    /// Views are equal if they are the same object.
    public static func == (lhs: UIView, rhs: UIView) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
