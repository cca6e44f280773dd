import BlueprintUI
import Foundation

/// The reasons for frames, of which those for the children of one element are made together: a report on all elements
/// would otherwise add up a long list once for each of its children.
final class FrameReasons: @unchecked Sendable {
    /// The number of elements whose reasons are kept.
    private static let most = 256

    // Guards the reasons: reports may be made on several threads.
    private let lock = NSLock()
    private var known: [Int: @Sendable (Int) -> FrameReason?] = [:]

    /// Returns the reasons for the frame of a child.
    func reason(_ placement: PlacementDecision) -> FrameReason? {
        let taken = placement.taken
        guard case .frames = taken.subject else { return placement.frame }
        return lock.withLock { known[taken.event] ?? make(taken) }(placement.child)
    }

    private func make(_ taken: TakenDecision) -> @Sendable (Int) -> FrameReason? {
        if known.count >= Self.most { known = [:] }
        let frames = taken.decision.frames
        known[taken.event] = frames
        return frames
    }
}
