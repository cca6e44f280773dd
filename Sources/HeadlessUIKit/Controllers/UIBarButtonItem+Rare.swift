import Foundation

/// The values that few items of bars have; they change nothing here.
extension UIBarButtonItem {
    struct Rare {
        var customView: UIView?
        var possibleTitles: Set<String>?
        var isHidden: Bool = false
        var isSelected: Bool = false
        var accessibilityLabel: String?
        var accessibilityHint: String?
        var accessibilityIdentifier: String?
    }

    /// The view in place of the title and the image; nil for none.
    public var customView: UIView? {
        get { rare.customView }
        set { rare.customView = newValue }
    }

    /// The titles that the item may have, for its width; nil for none.
    public var possibleTitles: Set<String>? {
        get { rare.possibleTitles }
        set { rare.possibleTitles = newValue }
    }

    /// True if the item is hidden.
    public var isHidden: Bool {
        get { rare.isHidden }
        set { rare.isHidden = newValue }
    }

    /// True if the item is selected.
    public var isSelected: Bool {
        get { rare.isSelected }
        set { rare.isSelected = newValue }
    }

    /// The name that is read; nil for the title.
    public var accessibilityLabel: String? {
        get { rare.accessibilityLabel }
        set { rare.accessibilityLabel = newValue }
    }

    /// The description of the result of a press; nil for none.
    public var accessibilityHint: String? {
        get { rare.accessibilityHint }
        set { rare.accessibilityHint = newValue }
    }

    /// The name for tests; nil for none.
    public var accessibilityIdentifier: String? {
        get { rare.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }
}
