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

extension UIView {
    /// The view's recognizers, in the order in which they were added, or nil if it never had any.
    public final var gestureRecognizers: [UIGestureRecognizer]? { rare?.touches.recognizers }

    /// Attaches a recognizer to the view, after detaching it from its current view.
    public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        changeRare { $0.touches.recognizers = ($0.touches.recognizers ?? []) + [recognizer] }
    }

    /// Detaches a recognizer; does nothing if it is not attached to this view.
    public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        changeRare { $0.touches.recognizers?.removeAll { $0 === recognizer } }
    }

    /// Simulates a tap at a point of the view's bounds.
    ///
    /// Returns true if an enabled control or a recognizer handled it.
    ///
    /// The touch goes to the view that `hitTest(_:with:)` returns. It is handled by the innermost view that can, from
    /// that view up to the topmost: an enabled control by tracking it, another view by its tap recognizers. A
    /// disabled control consumes the touch without handling it.
    /// - Note: UIKit has no such function.
    @discardableResult
    public final func tap(at point: CGPoint) -> Bool {
        touch(at: point, recognizedBy: UITapGestureRecognizer.self) { view, touch in
            guard let control = view as? UIControl else { return nil }
            control.tap(with: touch)
            return control.isEnabled
        }
    }

    /// Touches a point; returns true if a recognizer of a type handled it.
    ///
    /// - Parameter handled: asked for each view before its recognizers; nil if the view leaves the touch to them.
    final func touch<Recognizer: UIGestureRecognizer>(
        at point: CGPoint,
        recognizedBy kind: Recognizer.Type,
        handled: (UIView, UITouch) -> Bool? = { _, _ in nil }
    ) -> Bool {
        guard let hit = hitTest(point, with: UIEvent()) else { return false }
        let touch = UITouch(convert(point, to: hit), in: hit)
        var current: UIView? = hit
        while let view = current {
            if let isHandled = handled(view, touch) { return isHandled }
            let recognizers = (view.gestureRecognizers ?? []).filter { $0 is Recognizer && $0.accepts(touch) }
            if !recognizers.isEmpty {
                touch.phase = .ended
                for recognizer in recognizers { recognizer.recognize(touch) }
                return true
            }
            current = view.superview
        }
        return false
    }

    // MARK: - Steps

    /// True if the view can receive touches.
    final var takesTouches: Bool {
        !isHidden && isUserInteractionEnabled && alpha >= 0.01
    }

    /// Returns the frontmost subview hit by a point of this view's bounds.
    final func hitSubview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for child in children.reversed() {
            if let hit = child.hitTest(child.pointFromSuperview(point), with: event) { return hit }
        }
        return nil
    }
}
