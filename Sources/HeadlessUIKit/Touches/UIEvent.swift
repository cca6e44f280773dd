/// What the fingers on the screen do at one moment.
public final class UIEvent {
    /// The touches, or nil for an event without any.
    public let allTouches: Set<UITouch>?

    /// Makes an event without touches.
    public init() {
        allTouches = nil
    }

    init(touch: UITouch) {
        allTouches = [touch]
    }
}
