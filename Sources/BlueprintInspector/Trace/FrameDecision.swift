import Foundation

/// An event that changes one number of a node's frame.
public struct FrameDecision: Equatable, Sendable {
    /// The number of the event.
    public var event: Int
    /// The position of the node in the trace's list of nodes.
    public var node: Int
    /// The value before, in points; nil if the node was not placed yet.
    public var from: Double?
    /// The value after, in points.
    public var to: Double

    /// Creates a decision of these values.
    public init(event: Int, node: Int, from: Double?, to: Double) {
        self.event = event
        self.node = node
        self.from = from
        self.to = to
    }
}

extension Trace {
    /// Returns the events that decide a number of some nodes' frames, in order.
    ///
    /// First the parent places the node. A view-backed node then gets its frame in the parent view, which is rounded and
    /// written. An event that does not change the printed number decides nothing.
    public func decisions(on measure: FrameMeasure, ofNodes nodes: Set<Int>) -> [FrameDecision] {
        var values: [Int: (number: Double, words: String)] = [:]
        var decisions: [FrameDecision] = []
        for index in events.indices {
            guard let node = events[index].node, nodes.contains(node), let frame = events[index].decidedFrame
            else { continue }
            let number = measure.value(in: frame)
            let words = Phrasing.number(number)
            let before = values[node]
            values[node] = (number, words)
            guard before?.words != words else { continue }
            decisions.append(FrameDecision(event: index + 1, node: node, from: before?.number, to: number))
        }
        return decisions
    }
}

extension TraceEvent {
    /// The frame of the event's node, or of its view, after the event.
    fileprivate var decidedFrame: CGRect? {
        switch kind {
        case .placed(let frame, _, _), .viewBacked(_, let frame, _), .framed(_, let frame): frame
        case .rounded(let rounding): rounding.to
        default: nil
        }
    }
}
