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

    /// True for a width or a height.
    public var isLength: Bool { self == .width || self == .height }

    /// Returns the number of a frame, in points; a negative length stays negative.
    public func value(in frame: CGRect) -> Double {
        switch self {
        case .width: Double(frame.size.width)
        case .height: Double(frame.size.height)
        case .x: Double(frame.origin.x)
        case .y: Double(frame.origin.y)
        }
    }
}
