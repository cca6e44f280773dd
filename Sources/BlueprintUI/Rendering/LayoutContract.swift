import Foundation

/// What a layout may be trusted with that only its own code knows: the rules that let an answer serve other questions.
struct LayoutContract {
    /// Whether an answer holds for every limit between it and the limit that it was given for.
    var holdsBetween = true
    /// Whether an answer given without a limit holds for limits that it fits in.
    var holdsWithoutLimit = true

    /// An answer of code that is not the engine's, with the limits for which the contract lets it stand.
    @inline(__always)
    func answer(_ size: CGSize, within limits: Limits) -> Answer {
        Answer(
            size,
            for: AnswerRange(
                width: range(of: size.width, within: limits.width),
                height: range(of: size.height, within: limits.height)
            )
        )
    }

    @inline(__always)
    private func range(of length: CGFloat, within limit: CGFloat) -> AxisRange {
        guard holdsBetween, length <= limit, holdsWithoutLimit || limit != .infinity else { return .exactly(limit) }
        return AxisRange(lower: length, upper: limit)
    }
}
