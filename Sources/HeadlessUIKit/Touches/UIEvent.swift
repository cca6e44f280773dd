/// The state of the touches at one moment.
public final class UIEvent {
    /// The touches, or nil for an event without touches.
    public let allTouches: Set<UITouch>?

    /// Creates an event without touches.
    public init() {
        allTouches = nil
    }

    init(touch: UITouch) {
        allTouches = [touch]
    }
}
