import Foundation

/// A change of the frame of a view in its parent view, in points.
public struct FrameChange: Equatable, Sendable {
    // Most views are new, so their frame was zero: it takes no room in each event of a trace.
    private var old = RareValue<Old>()
    /// The frame after the change.
    public var to: CGRect

    private struct Old: MostlyDefault {
        var frame = CGRect.zero

        static let usual = Old()

        func hash(into hasher: inout Hasher) {
            for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
                hasher.combine(number)
            }
        }
    }

    /// The frame before the change.
    public var from: CGRect {
        get { old.value.frame }
        set { old.value = Old(frame: newValue) }
    }

    /// Creates a change between two frames.
    public init(from: CGRect, to: CGRect) {
        self.to = to
        self.from = from
    }
}
