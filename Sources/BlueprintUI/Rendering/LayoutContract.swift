import Foundation

/// What a layout may be trusted with that only its own code knows: the rules that let an answer serve other questions.
///
/// 1. The same question gets the same answer.
/// 2. An answer that fits holds for every limit between itself and the limit that it was given for.
/// 3. An answer that was given without a limit holds for every limit that it fits in.
///
/// Of a function that measures a leaf it is supposed as well that with growing limits a length goes one way only: one
/// that is the same for two limits is the same for those between.
struct LayoutContract: Equatable {
    /// Whether an answer holds for limits that were not asked.
    let holdsBetween: Bool
    /// Whether an answer given without a limit holds for limits that it fits in.
    let holdsWithoutLimit: Bool

    init(_ options: LayoutOptions = .default) {
        holdsBetween = options.hintRangeBoundaries
        holdsWithoutLimit = options.searchUnconstrainedKeys
    }

    /// An answer of code that is not the engine's, with the limits for which the second and the third rule let it stand.
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

    /// An answer of a function, with the limits for which it stands by the rules.
    ///
    /// Text that has too little room is asked for again and again, each time with a little less, and always answers the
    /// same. So a function whose answer does not fit is asked at the corners of what it might as well have been asked:
    /// from no room at all to what it wants. If they agree, what lies between needs not be asked.
    @inline(__always)
    func answer(within limits: Limits, _ measure: (Limits) -> CGSize) -> Answer {
        let size = measure(limits)
        let isFitting = size.width <= limits.width && size.height <= limits.height
        if isFitting || !holdsBetween { return answer(size, within: limits) }
        return answer(size, tooLargeFor: limits, measure)
    }

    private func answer(_ size: CGSize, tooLargeFor limits: Limits, _ measure: (Limits) -> CGSize) -> Answer {
        let fitting = answer(size, within: limits)
        let range = AnswerRange(
            width: extended(fitting.range.width, to: size.width, asked: limits.width),
            height: extended(fitting.range.height, to: size.height, asked: limits.height)
        )
        for width in [range.width.lower, range.width.upper] {
            for height in [range.height.lower, range.height.upper] {
                guard measure(Limits(width: width, height: height)) == size else { return fitting }
            }
        }
        return Answer(size, for: range)
    }

    /// The limits from none of the length to all of it, if it is more than was asked for.
    private func extended(_ range: AxisRange, to length: CGFloat, asked: CGFloat) -> AxisRange {
        asked >= 0 && length > asked ? AxisRange(lower: 0, upper: length) : range
    }
}
