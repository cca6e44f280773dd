import Foundation

/// A touch on the screen.
public final class UITouch {
    /// The phase of a touch.
    public enum Phase: Int, Hashable, Sendable, CaseIterable {
        /// The finger touched the screen.
        case began
        /// The finger moved.
        case moved
        /// The finger did not move.
        case stationary
        /// The finger was lifted.
        case ended
        /// The system cancelled the touch.
        case cancelled
    }

    /// The view in which the touch began, or nil if it no longer exists.
    public private(set) weak var view: UIView?
    /// The phase of the touch.
    public internal(set) var phase: Phase = .began
    /// The number of taps in quick succession: always 1.
    public let tapCount = 1

    /// The location of the touch, in the coordinates of `view`.
    private let place: CGPoint

    init(_ place: CGPoint, in view: UIView) {
        self.place = place
        self.view = view
    }

    /// Returns the location of the touch in a view's bounds, or in the topmost view's for nil.
    public func location(in view: UIView?) -> CGPoint {
        self.view.map { $0.convert(place, to: view) } ?? place
    }
}

extension UITouch: Hashable {
    /// Returns true if both are the same object.
    public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
