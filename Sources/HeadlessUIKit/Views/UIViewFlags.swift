/// The yes-or-no state of a view, in one byte.
struct UIViewFlags: OptionSet {
    var rawValue: UInt8

    static let hidden = UIViewFlags(rawValue: 1)
    static let interaction = UIViewFlags(rawValue: 1 << 1)
    static let clips = UIViewFlags(rawValue: 1 << 2)
    /// The view's own `layoutSubviews()` is due.
    static let needsLayout = UIViewFlags(rawValue: 1 << 3)
    /// That of a view somewhere below is due.
    static let subtreeNeedsLayout = UIViewFlags(rawValue: 1 << 4)

    /// Marks of one call that gives a view new subviews, gone when it returns.
    static let leaving = UIViewFlags(rawValue: 1 << 5)
    static let arriving = UIViewFlags(rawValue: 1 << 6)

    /// The view has the focus of its tree.
    static let firstResponder = UIViewFlags(rawValue: 1 << 7)

    static let initial: UIViewFlags = [.interaction, .needsLayout]
    static let anyLayout: UIViewFlags = [.needsLayout, .subtreeNeedsLayout]

    mutating func set(_ flag: UIViewFlags, _ value: Bool) {
        if value {
            insert(flag)
        } else {
            remove(flag)
        }
    }
}
