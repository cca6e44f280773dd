import Foundation
import HeadlessUIKit

extension UIView {
    /// The frame in the parent view before the transform, by centre and bounds.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.size.width / 2,
            y: center.y - bounds.size.height / 2,
            width: bounds.size.width,
            height: bounds.size.height
        )
    }
}
