import Foundation
import HeadlessUIKit

extension BlueprintView {
    /// Returns the measured size of the element in points, within a constraint and in the view's environment.
    func measure(in constraint: SizeConstraint) -> CGSize {
        element?.content.measure(in: constraint, environment: effectiveEnvironment) ?? .zero
    }

    /// Returns the measured size in points within a size, where zero means no limit, as in UIKit.
    func measure(within size: CGSize) -> CGSize {
        measure(in: SizeConstraint(width: Self.limit(size.width), height: Self.limit(size.height)))
    }

    var ownSize: CGSize {
        guard element != nil else { return super.intrinsicContentSize }
        // During a pending render, the width belongs to the previous element and must not limit the new one.
        guard bounds.width != 0, !needsRender else { return measure(in: .unconstrained) }
        return measure(in: SizeConstraint(width: bounds.width))
    }

    private static func limit(_ length: CGFloat) -> SizeConstraint.Axis {
        length == 0 || length >= .greatestFiniteMagnitude ? .unconstrained : .atMost(length)
    }
}
