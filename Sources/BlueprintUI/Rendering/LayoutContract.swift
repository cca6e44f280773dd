import Foundation

/// The rules by which a measured size is valid for other limits, assumed of layouts whose code the engine does not
/// know.
///
/// 1. The same constraint gives the same size.
/// 2. A size that fits is valid for every limit between it and the limit for which it was measured.
/// 3. A size measured without a limit is valid for every limit in which it fits.
///
/// A function that measures a leaf is also assumed to be monotonic: a length that is equal for two limits is equal
/// for the limits between them.
struct LayoutContract: Equatable {
    /// True if a size is valid for limits other than the measured ones (rule 2).
    let holdsBetween: Bool
    /// True if a size measured without a limit is valid for limits in which it fits (rule 3).
    let holdsWithoutLimit: Bool
    /// True if a function may be called for further limits, to find out where its size is valid.
    var probes = true
    /// The least width for which a function may be called to find that out.
    var leastWidth: CGFloat = 0

    init(_ options: LayoutOptions = .default) {
        holdsBetween = options.hintRangeBoundaries
        holdsWithoutLimit = options.searchUnconstrainedKeys
    }

    /// Returns a size measured by other code, with the limits for which it is valid by rules 2 and 3.
    @inline(__always)
    func measuredSize(_ size: CGSize, within limits: Limits) -> MeasuredSize {
        MeasuredSize(
            size,
            for: ConstraintRange(
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

    /// Returns the size measured by a function, with the limits for which it is valid by the rules.
    ///
    /// Text with too little space is often measured repeatedly, each time with slightly less, and always with the
    /// same result. If a size does not fit, the function is therefore also called at the corners of the limits from
    /// zero to that size. If the results are equal, they are valid for all limits between.
    @inline(__always)
    func measure(within limits: Limits, _ measure: (Limits) -> CGSize) -> MeasuredSize {
        let size = measure(limits)
        let isFitting = size.width <= limits.width && size.height <= limits.height
        if isFitting || !holdsBetween || !probes { return measuredSize(size, within: limits) }
        return measuredSize(size, tooLargeFor: limits, measure)
    }

    private func measuredSize(_ size: CGSize, tooLargeFor limits: Limits, _ measure: (Limits) -> CGSize) -> MeasuredSize
    {
        let fitting = measuredSize(size, within: limits)
        let range = ConstraintRange(
            width: extended(fitting.range.width, to: size.width, limit: limits.width, from: leastWidth),
            height: extended(fitting.range.height, to: size.height, limit: limits.height, from: 0)
        )
        for width in [range.width.lower, range.width.upper] {
            for height in [range.height.lower, range.height.upper] {
                guard measure(Limits(width: width, height: height)) == size else { return fitting }
            }
        }
        return MeasuredSize(size, for: range)
    }

    /// Returns the limits from a least one to the length, if the length exceeds the limit.
    private func extended(_ range: AxisRange, to length: CGFloat, limit: CGFloat, from least: CGFloat) -> AxisRange {
        limit >= least && length > limit ? AxisRange(lower: least, upper: length) : range
    }
}
