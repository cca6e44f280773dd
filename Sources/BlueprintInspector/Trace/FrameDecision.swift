import Foundation

/// An event in which one number of a node's frame takes another value.
public struct FrameDecision: Equatable, Sendable {
    /// The number of the event.
    public var event: Int
    /// The position of the node in the trace's list of nodes.
    public var node: Int
    /// The value before, in points; nil where the node had no frame yet.
    public var from: Double?
    /// The value that it takes, in points.
    public var to: Double

    /// A decision of these values.
    public init(event: Int, node: Int, from: Double?, to: Double) {
        self.event = event
        self.node = node
        self.from = from
        self.to = to
    }
}

extension Trace {
    /// The events in which a number of some nodes' frames is decided, in order.
    ///
    /// First the node is placed in its parent. If it has a view, its frame becomes that of the view in the parent view,
    /// then that is rounded, then it is written. An event that leaves the number as it is printed decides nothing.
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
    /// The frame that the event's node, or the view of it, has from then on.
    fileprivate var decidedFrame: CGRect? {
        switch kind {
        case .placed(let frame, _, _), .viewBacked(_, let frame, _), .framed(_, let frame): frame
        case .rounded(let rounding): rounding.to
        default: nil
        }
    }
}
