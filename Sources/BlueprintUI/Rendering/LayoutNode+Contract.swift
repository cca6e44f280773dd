import Foundation

/// How far the answers of layouts are trusted.
extension LayoutNode {
    /// The answer of a layout that only says a size.
    func answer(_ size: CGSize, within limits: Limits, keepsContract: Bool) -> Answer {
        if !keepsContract { markContractBreaker() }
        guard !state.breaksContract, !state.containsReader else { return Answer(size, for: .exactly(limits)) }
        return context.contract.answer(size, within: limits)
    }

    /// Says that answers from here hold for no limits but their own: a layout above may keep the contract as it likes,
    /// what it adds up from them does not.
    func markContractBreaker() { mark(\.breaksContract) }

    /// Says that what lies here is built for each constraint, to all nodes above.
    func markReader() { mark(\.containsReader) }

    /// Sets a flag here and above, as far as it is not set.
    @inline(__always)
    private func mark(_ flag: WritableKeyPath<LayoutNodeState, Bool>) {
        var node: LayoutNode? = self
        while let current = node, !current.state[keyPath: flag] {
            current.state[keyPath: flag] = true
            node = current.parent
        }
    }
}
