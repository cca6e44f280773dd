/// The Boolean state of a view, in two bytes.
struct UIViewFlags: OptionSet {
    var rawValue: UInt16

    static let hidden = UIViewFlags(rawValue: 1)
    static let interaction = UIViewFlags(rawValue: 1 << 1)
    static let clips = UIViewFlags(rawValue: 1 << 2)
    /// The view's own layout is needed.
    static let needsLayout = UIViewFlags(rawValue: 1 << 3)
    /// The layout of a descendant is needed.
    static let subtreeNeedsLayout = UIViewFlags(rawValue: 1 << 4)

    /// Temporary marks used while the subviews are being set.
    static let leaving = UIViewFlags(rawValue: 1 << 5)
    static let arriving = UIViewFlags(rawValue: 1 << 6)

    /// The view has the focus of its tree.
    static let firstResponder = UIViewFlags(rawValue: 1 << 7)

    /// The view is in a window, or is one.
    static let inWindow = UIViewFlags(rawValue: 1 << 8)
    /// The view is a window, or takes the place of one.
    static let windowRoot = UIViewFlags(rawValue: 1 << 9)

    /// Some subviews have flexible lengths.
    static let resizesSubviews = UIViewFlags(rawValue: 1 << 10)
    /// The frame is no constraint of Auto Layout.
    static let ignoresAutoresizing = UIViewFlags(rawValue: 1 << 11)

    /// A label whose line breaks are read as spaces.
    static let readsLinesTogether = UIViewFlags(rawValue: 1 << 12)

    /// The view has put something off until the next turn of the main run loop.
    static let awaitsTurn = UIViewFlags(rawValue: 1 << 13)
    /// A descendant has put something off until then.
    static let subtreeAwaitsTurn = UIViewFlags(rawValue: 1 << 14)

    static let initial: UIViewFlags = [.interaction, .needsLayout]
    static let anyLayout: UIViewFlags = [.needsLayout, .subtreeNeedsLayout]
    static let anyTurn: UIViewFlags = [.awaitsTurn, .subtreeAwaitsTurn]

    mutating func set(_ flag: UIViewFlags, _ value: Bool) {
        if value {
            insert(flag)
        } else {
            remove(flag)
        }
    }
}
