/// The facts about the layout of an element that its frames do not show, such as that its children may overlap.
///
/// An inspector reads them after the layout, to tell an intended layout from a likely mistake. The layout does not.
public struct LayoutPurpose: OptionSet, Hashable, Sendable {
    /// One bit for each fact.
    public let rawValue: UInt8

    /// Creates the facts of some bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The element arranges any number of children, so that its length is not that of a single child.
    public static let arrangesChildren = LayoutPurpose(rawValue: 1 << 0)
    /// Children may overlap.
    public static let overlapsChildren = LayoutPurpose(rawValue: 1 << 1)
    /// Children may extend beyond the element.
    public static let exceedsFrame = LayoutPurpose(rawValue: 1 << 2)
    /// Children have a minimum spacing, and priorities to grow and to shrink.
    public static let stacksChildren = LayoutPurpose(rawValue: 1 << 3)
    /// The element limits the size of its child.
    public static let limitsChild = LayoutPurpose(rawValue: 1 << 4)
    /// The element clips its child, but can be scrolled to each part of it.
    public static let scrollsChild = LayoutPurpose(rawValue: 1 << 5)
    /// The element measures its text as ``Environment/textSizes`` say.
    package static let readsTextSizes = LayoutPurpose(rawValue: 1 << 6)
    /// The element is of a type that an interpreted program declares: a component, whose inside its author need not see.
    package static let isComponent = LayoutPurpose(rawValue: 1 << 7)
}
