import Foundation
import HeadlessUIKit

/// A view that shows nothing and leaves touches to the views inside.
public final class PassthroughView: UIView {
    /// The view inside that a touch reaches; never this one.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
