import Foundation

/// One of the four numbers of a frame.
public enum FrameMeasure: String, Hashable, Sendable, CaseIterable {
    /// The width.
    case width
    /// The height.
    case height
    /// The left edge in the parent.
    case x
    /// The top edge in the parent.
    case y

    /// The number in a frame, in points; as it stands there, negative sizes too.
    public func value(in frame: CGRect) -> Double {
        switch self {
        case .width: Double(frame.size.width)
        case .height: Double(frame.size.height)
        case .x: Double(frame.origin.x)
        case .y: Double(frame.origin.y)
        }
    }
}
