import HeadlessUIKit

/// The mode of layout: there is only one, with options.
public struct LayoutMode: Equatable, Sendable, CustomStringConvertible {
    /// The mode of views and environments without one; changing it affects later renders.
    ///
    /// It may be read and set by any thread.
    public static var `default`: LayoutMode {
        get { AppProcess.current[DefaultMode.self] }
        set { AppProcess.current[DefaultMode.self] = newValue }
    }

    /// The mode that the code of an app shares.
    private enum DefaultMode: SharedValue {
        static var initial: LayoutMode { .caffeinated }
    }

    /// The mode with default options.
    public static let caffeinated = Self.caffeinated()

    /// The assumptions that the engine makes about layouts.
    public var options: LayoutOptions

    private init(options: LayoutOptions) {
        self.options = options
    }

    /// Returns the mode with the given options: parents propose constraints to their children and place them.
    public static func caffeinated(options: LayoutOptions = .default) -> Self {
        Self(options: options)
    }

    /// The name without the options.
    public var name: String { "Caffeinated" }

    /// The name, followed by the assumed rules in parentheses.
    public var description: String {
        let rules = [
            options.hintRangeBoundaries ? "hintRangeBoundaries" : nil,
            options.searchUnconstrainedKeys ? "searchUnconstrainedKeys" : nil,
        ].compactMap(\.self)
        return rules.isEmpty ? name : "\(name) (\(rules.joined(separator: ", ")))"
    }
}

/// The assumptions that the engine makes about layouts in order to measure less.
public struct LayoutOptions: Equatable, Sendable {
    /// The options with all assumptions.
    public static let `default` = LayoutOptions(hintRangeBoundaries: true, searchUnconstrainedKeys: true)

    /// True if a size measured within one constraint is assumed to be valid for every constraint between the two.
    ///
    /// This applies to elements that measure the same size for every limit in which that size fits.
    public var hintRangeBoundaries: Bool

    /// True if a size measured without a limit is assumed to be valid for every limit in which it fits.
    public var searchUnconstrainedKeys: Bool

    /// Creates options; an element that breaks an assumed rule gets a wrong size.
    public init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool) {
        self.hintRangeBoundaries = hintRangeBoundaries
        self.searchUnconstrainedKeys = searchUnconstrainedKeys
    }
}

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
