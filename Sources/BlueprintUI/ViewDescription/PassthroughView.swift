import Foundation
import HeadlessUIKit

/// A view that shows nothing and ignores touches outside its subviews.
public final class PassthroughView: UIView {
    /// Returns the subview hit by a touch, never this view.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
