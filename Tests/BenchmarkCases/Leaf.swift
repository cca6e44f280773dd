import BlueprintUI
import Foundation
import HeadlessUIKit

/// The view of both kinds of leaf.
final class LeafView: UIView {}

/// A leaf of a fixed size, view-backed or not.
struct Leaf: UnchangingElement {
    var size: CGSize
    var isViewBacked: Bool

    init(_ width: CGFloat, _ height: CGFloat, isViewBacked: Bool) {
        size = CGSize(width: width, height: height)
        self.isViewBacked = isViewBacked
    }

    var content: ElementContent { ElementContent(intrinsicSize: size) }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        isViewBacked ? LeafView.describe { _ in } : nil
    }
}
