/// The room along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
    /// Not specified.
    case unspecified
    /// Little room.
    case compact
    /// Much room.
    case regular
}
