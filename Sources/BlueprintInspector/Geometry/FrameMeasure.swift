import BlueprintUI
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

/// Foundation declares a type with the same name.
package typealias Dimension = BlueprintUI.Dimension

extension FrameMeasure {
    /// The direction of the number.
    package var dimension: Dimension { self == .width || self == .x ? .width : .height }
}

extension Dimension {
    /// Returns the origin of a frame in this direction.
    package func start(of frame: CGRect) -> CGFloat { self == .width ? frame.origin.x : frame.origin.y }

    /// The origin, as a number of a frame.
    package var place: FrameMeasure { self == .width ? .x : .y }

    /// The length, as a number of a frame.
    package var measure: FrameMeasure { self == .width ? .width : .height }
}
