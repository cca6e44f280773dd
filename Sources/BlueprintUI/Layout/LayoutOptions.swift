/// What the engine may take for granted of layouts, so that it measures less.
public struct LayoutOptions: Equatable, Sendable {
    /// Every rule is taken for granted.
    public static let `default` = LayoutOptions(hintRangeBoundaries: true, searchUnconstrainedKeys: true)

    /// Whether a size that was answered within one constraint answers every constraint between the two.
    ///
    /// It holds for an element that measures the same for any limit that its own size keeps within.
    public var hintRangeBoundaries: Bool

    /// Whether a size that was answered without a limit answers every limit that it keeps within.
    public var searchUnconstrainedKeys: Bool

    /// Makes options; an element that breaks a rule which is taken for granted gets a wrong size.
    public init(hintRangeBoundaries: Bool, searchUnconstrainedKeys: Bool) {
        self.hintRangeBoundaries = hintRangeBoundaries
        self.searchUnconstrainedKeys = searchUnconstrainedKeys
    }
}
