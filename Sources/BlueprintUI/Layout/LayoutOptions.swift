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
