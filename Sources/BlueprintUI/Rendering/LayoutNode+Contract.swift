import Foundation

/// Trust in the sizes measured by layouts.
extension LayoutNode {
    /// Returns the size measured by a layout, with the limits for which it is valid.
    func measuredSize(_ size: CGSize, within limits: Limits, keepsContract: Bool) -> MeasuredSize {
        if !keepsContract { markContractBreaker() }
        guard !state.breaksContract, !state.containsReader else { return MeasuredSize(size, for: .exactly(limits)) }
        return context.contract.measuredSize(size, within: limits)
    }

    /// True if the subtree contains an element that is known to break the layout contract.
    package var breaksContract: Bool { state.breaksContract }

    /// Marks this node and its ancestors: sizes measured here are valid only for their own limits, and so are the
    /// sizes that the layouts of ancestors compute from them.
    func markContractBreaker() { mark(\.breaksContract) }

    /// Marks this node and its ancestors as containing an element that is built for each constraint.
    func markReader() { mark(\.containsReader) }

    /// Sets a flag on this node and its ancestors, up to the first that has it.
    @inline(__always)
    private func mark(_ flag: WritableKeyPath<LayoutNodeState, Bool>) {
        var node: LayoutNode? = self
        while let current = node, !current.state[keyPath: flag] {
            current.state[keyPath: flag] = true
            node = current.parent
        }
    }
}
