/// The kind of group that a view forms for accessibility.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable, CaseIterable {
    /// No group.
    case none
    /// A table of cells.
    case dataTable
    /// A list.
    case list
    /// An area to which VoiceOver can jump.
    case landmark
    /// Elements that belong together; VoiceOver reads the label of the group when it enters it.
    case semanticGroup
}

/// The way in which VoiceOver moves through the elements of a view.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable, CaseIterable {
    /// Decided by the system.
    case automatic
    /// Each element separately.
    case separate
    /// All elements as one.
    case combined
}

extension UIAccessibilityContainerType {
    /// The case name, without reflection.
    package var word: String {
        switch self {
        case .none: "none"
        case .dataTable: "dataTable"
        case .list: "list"
        case .landmark: "landmark"
        case .semanticGroup: "semanticGroup"
        }
    }
}
