import Foundation

/// Content without children that has a fixed size.
final class FixedSizeStorage: ChildlessStorage {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        if node.context.isObserved { explain(to: node) }
        return .always(size)
    }

    @inline(never)
    private func explain(to node: LayoutNode) {
        node.explain(.size, FixedSizeDecision(fixed: size))
    }
}

private struct FixedSizeDecision: LayoutDecision {
    let fixed: CGSize

    var size: SizeReason? {
        SizeReason { dimension in
            let length = dimension.length(of: fixed)
            return Reason(
                "is \(length.shortDescription) \(dimension.large) within any constraint",
                .number(length, .content("fixed \(dimension.rawValue)"))
            )
        }
    }
}

/// Content without children that is measured by a function.
final class MeasurableStorage: ChildlessStorage {
    private let function: (SizeConstraint, Environment) -> CGSize
    private let keepsContract: Bool

    init(keepsContract: Bool = true, _ function: @escaping (SizeConstraint, Environment) -> CGSize) {
        self.function = function
        self.keepsContract = keepsContract
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.context.isObserved
            ? measureObserved(of: node, within: limits) : measureUnobserved(of: node, within: limits)
    }

    @inline(never)
    private func measureObserved(of node: LayoutNode, within limits: Limits) -> MeasuredSize {
        let measured = measureUnobserved(of: node, within: limits)
        node.explain(.size, SelfMeasuredDecision(measured: measured.size))
        return measured
    }

    @inline(__always)
    private func measureUnobserved(of node: LayoutNode, within limits: Limits) -> MeasuredSize {
        guard keepsContract else {
            let size = function(SizeConstraint(limits), node.environment)
            return node.measuredSize(size, within: limits, keepsContract: false)
        }
        return node.context.contract.measure(within: limits) { function(SizeConstraint($0), node.environment) }
    }
}

/// The decision of code outside the library: its cause is unknown.
private struct SelfMeasuredDecision: LayoutDecision {
    let measured: CGSize

    var size: SizeReason? {
        SizeReason { dimension in
            let length = dimension.length(of: measured)
            return Reason(
                "is as \(dimension.large) as its measuring function says",
                .number(length, .content("from its measuring function"))
            )
        }
    }
}

/// The calls of a measuring function for one constraint.
enum MeasuringCalls {
    /// Exactly one: the function changes a view, which code may count.
    case once
    /// As many as save others: the function has no effects.
    case mayRepeat
}

/// The meaning of a width of 0 or less for a measuring function.
enum ZeroWidth {
    /// A limit like others.
    case isNarrow
    /// No limit, as for text.
    case isUnlimited
}

/// Content without children that is measured by a function that explains its decision.
final class ExplainedStorage: ChildlessStorage {
    private let function: ElementContent.ExplainedMeasuring
    private let keepsContract: Bool
    private let calls: MeasuringCalls
    private let zeroWidth: ZeroWidth

    init(
        keepsContract: Bool,
        calls: MeasuringCalls = .mayRepeat,
        zeroWidth: ZeroWidth = .isNarrow,
        _ function: @escaping ElementContent.ExplainedMeasuring
    ) {
        self.function = function
        self.keepsContract = keepsContract
        self.calls = calls
        self.zeroWidth = zeroWidth
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        if node.context.isObserved { return measureObserved(of: node, within: limits) }
        return measure(node, within: limits) { function(SizeConstraint($0), node.environment, nil) }
    }

    @inline(__always)
    private func measure(_ node: LayoutNode, within limits: Limits, _ measure: (Limits) -> CGSize) -> MeasuredSize {
        guard keepsContract else { return node.measuredSize(measure(limits), within: limits, keepsContract: false) }
        if zeroWidth == .isUnlimited, !(limits.width > 0) { return measureUnlimited(node, within: limits, measure) }
        return contract(of: node).measure(within: limits, measure)
    }

    /// Measures with a width that sets no limit: the size is valid for all such widths.
    @inline(never)
    private func measureUnlimited(
        _ node: LayoutNode,
        within limits: Limits,
        _ measure: (Limits) -> CGSize
    ) -> MeasuredSize {
        let unlimited = Limits(width: .infinity, height: limits.height)
        var measured = contract(of: node).measure(within: unlimited) {
            measure(Limits(width: limits.width, height: $0.height))
        }
        measured.range.width =
            limits.width <= 0 ? AxisRange(lower: -.infinity, upper: 0) : .exactly(limits.width)
        return measured
    }

    /// Returns the rules that may be used without calling the function again.
    private func contract(of node: LayoutNode) -> LayoutContract {
        var contract = node.context.contract
        if calls == .once { contract.probes = false }
        if zeroWidth == .isUnlimited { contract.leastWidth = .leastNonzeroMagnitude }
        return contract
    }

    private func measureObserved(of node: LayoutNode, within limits: Limits) -> MeasuredSize {
        // The function may also be called for other limits; its first decision is for these limits.
        var first: (any LayoutDecision)?
        let measured = measure(node, within: limits) { limits in
            function(SizeConstraint(limits), node.environment) { first = first ?? $0 }
        }
        if let first { node.explain(.size, first) }
        return measured
    }
}

/// Content without children that has the measured size of an element that is not shown.
final class MeasuringStorage: ChildlessStorage {
    private let element: any Element

    init(element: any Element) {
        self.element = element
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        let tree = LayoutTree(measuring: element.content, environment: node.environment)
        let measured = withExtendedLifetime(tree) { tree.root.measure(within: limits) }
        node.explain(.size, MeasuringDecision(measured: measured.size))
        return measured
    }
}

private struct MeasuringDecision: LayoutDecision {
    let measured: CGSize

    var size: SizeReason? {
        SizeReason { dimension in
            Reason(
                "is as \(dimension.large) as an element that it measures but does not show",
                .number(dimension.length(of: measured), .content("measured by that element"))
            )
        }
    }
}
