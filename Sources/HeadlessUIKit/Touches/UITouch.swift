import Foundation

/// A finger on the screen.
public final class UITouch {
    /// What a touch is doing.
    public enum Phase: Int, Hashable, Sendable, CaseIterable {
        /// It has come down.
        case began
        /// It has moved.
        case moved
        /// It rests where it was.
        case stationary
        /// It has been lifted.
        case ended
        /// It was taken away by something else.
        case cancelled
    }

    /// The view that the touch came down on, for as long as that view lives.
    public private(set) weak var view: UIView?
    /// What the touch is doing.
    public internal(set) var phase: Phase = .began
    /// How often the finger came down at the same place in a short time: always 1.
    public let tapCount = 1

    /// Where the touch is, in the coordinates of `view`.
    private let place: CGPoint

    init(_ place: CGPoint, in view: UIView) {
        self.place = place
        self.view = view
    }

    /// Where the touch is in a view's bounds, or in the topmost view's for nil.
    public func location(in view: UIView?) -> CGPoint {
        self.view.map { $0.convert(place, to: view) } ?? place
    }
}

extension UITouch: Hashable {
    /// Touches are equal if they are the same object.
    public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
