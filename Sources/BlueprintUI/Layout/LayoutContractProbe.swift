import Foundation

/// A check for measured sizes that contradict the layout contract.
///
/// The element is measured within many constraints, with no size cached or deduced. If two measurements contradict a
/// rule of the contract, both are reported. An element without findings may still break a rule for
/// constraints that were not tried.
package struct LayoutContractProbe {
    /// The environment in which the element is measured.
    package var environment: Environment
    /// The limits in points tried on each axis, in addition to no limit and the lengths that the element measures.
    package var limits: [CGFloat]

    // Lengths that differ only by rounding errors are equal.
    private static let tolerance: CGFloat = 0.0001
    // The element's measured lengths are tried as limits too; this bound keeps the number of measurements small.
    private static let maximumLimits = 16

    /// Creates a probe.
    package init(environment: Environment = .empty, limits: [CGFloat] = [0, 10, 45, 100, 250, 1000]) {
        self.environment = environment
        self.environment.layoutMode = .caffeinated(
            options: LayoutOptions(hintRangeBoundaries: false, searchUnconstrainedKeys: false)
        )
        self.limits = limits
    }

    /// Returns the contradictions found: at most one for each rule, the first in the order of the measurements.
    package func violations(of element: any Element) -> [Violation] {
        let measurements = measurements(of: element)
        return Rule.allCases.compactMap { rule in
            rule == .sameSize ? changedSize(of: element, measurements) : contradiction(in: measurements, to: rule)
        }
    }

    /// Measures within every pair of limits: the given ones, and the lengths that the element itself measures without
    /// a limit.
    private func measurements(of element: any Element) -> [Measurement] {
        var widths = limits
        var heights = limits
        for width in [.infinity] + limits {
            for height in [.infinity] + limits {
                let size = size(of: element, CGSize(width: width, height: height))
                Self.add(size.width, to: &widths)
                Self.add(size.height, to: &heights)
            }
        }
        return ([.infinity] + widths).flatMap { width in
            ([.infinity] + heights).map { height in
                let limits = CGSize(width: width, height: height)
                return Measurement(limits: limits, size: size(of: element, limits))
            }
        }
    }

    private static func add(_ length: CGFloat, to lengths: inout [CGFloat]) {
        // Lengths close to the greatest number mean no limit.
        guard abs(length) < 1e9, lengths.count < maximumLimits else { return }
        if !lengths.contains(where: { isSame($0, length) }) { lengths.append(length) }
    }

    private func size(of element: any Element, _ limits: CGSize) -> CGSize {
        element.content.measure(in: SizeConstraint(limits), environment: environment)
    }

    /// Measures everything again, in reverse order.
    private func changedSize(of element: any Element, _ measurements: [Measurement]) -> Violation? {
        for measurement in measurements.reversed() {
            let again = Measurement(limits: measurement.limits, size: size(of: element, measurement.limits))
            guard Self.isSame(again.size, measurement.size) else {
                return Violation(rule: .sameSize, first: measurement, second: again)
            }
        }
        return nil
    }

    private func contradiction(in measurements: [Measurement], to rule: Rule) -> Violation? {
        for first in measurements {
            for second in measurements {
                guard let size = rule.deduced(for: second.limits, from: first) else { continue }
                if !Self.isSame(size, second.size) { return Violation(rule: rule, first: first, second: second) }
            }
        }
        return nil
    }

    private static func isSame(_ first: CGSize, _ second: CGSize) -> Bool {
        isSame(first.width, second.width) && isSame(first.height, second.height)
    }

    private static func isSame(_ first: CGFloat, _ second: CGFloat) -> Bool {
        first == second || first.isNaN && second.isNaN
            || abs(first - second) <= tolerance * max(1, min(abs(first), abs(second)))
    }
}

extension LayoutContractProbe {
    /// A rule of the layout contract.
    package enum Rule: CaseIterable, Sendable {
        /// The same constraint gives the same size.
        case sameSize
        /// A size that fits is valid for every limit between it and the one for which it was measured, on each axis.
        case between
        /// A size measured without a limit is valid for every limit in which it fits; an infinite length fills every
        /// limit.
        case withoutLimit

        /// Returns the size for limits that follows by the rule from a measurement, or nil.
        fileprivate func deduced(for limits: CGSize, from measurement: Measurement) -> CGSize? {
            guard
                let width = deduced(measurement.size.width, given: measurement.limits.width, for: limits.width),
                let height = deduced(measurement.size.height, given: measurement.limits.height, for: limits.height),
                limits != measurement.limits
            else { return nil }
            // A measurement without a limit belongs to the third rule, even if the other axis has a limit.
            let isUnlimited =
                measurement.limits.width != limits.width && measurement.limits.width == .infinity
                || measurement.limits.height != limits.height && measurement.limits.height == .infinity
            return isUnlimited == (self == .withoutLimit) ? CGSize(width: width, height: height) : nil
        }

        /// Returns the length for a limit, deduced from the length measured for another one.
        private func deduced(_ length: CGFloat, given: CGFloat, for limit: CGFloat) -> CGFloat? {
            if given == limit { return length }
            if given == .infinity, length == .infinity { return limit }
            return length <= limit && limit <= given ? length : nil
        }
    }

    /// A measurement: the limits and the measured size.
    package struct Measurement: Equatable, Sendable, CustomStringConvertible {
        /// The limits in points; infinite for no limit.
        package var limits: CGSize
        /// The measured size in points.
        package var size: CGSize

        /// The measured size and the limits: `10 × 20 within 100 × ∞`.
        package var description: String {
            "\(Self.text(size.width)) × \(Self.text(size.height)) within "
                + "\(Self.text(limits.width)) × \(Self.text(limits.height))"
        }

        private static func text(_ length: CGFloat) -> String {
            if abs(length) >= 1e9 { return length < 0 ? "-∞" : "∞" }
            let thousandths = (length * 1000).rounded() / 1000
            let text = "\(thousandths)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
    }

    /// Two measurements that contradict a rule.
    package struct Violation: Equatable, Sendable, CustomStringConvertible {
        /// The rule.
        package var rule: Rule
        /// The measurement from which the rule deduces the second one.
        package var first: Measurement
        /// The measurement that differs.
        package var second: Measurement

        /// A description of both measurements.
        package var description: String { "\(first), but \(second)" }
    }
}
