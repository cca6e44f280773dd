import BlueprintUI
import Foundation

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
