import Foundation
import HeadlessUIKit

extension BlueprintView {
    /// The size in points of the element within a constraint, in the view's environment.
    func measure(in constraint: SizeConstraint) -> CGSize {
        element?.content.measure(in: constraint, environment: effectiveEnvironment) ?? .zero
    }

    /// The size in points within a size in which zero stands for no limit, as views spell it.
    func measure(within size: CGSize) -> CGSize {
        measure(in: SizeConstraint(width: Self.limit(size.width), height: Self.limit(size.height)))
    }

    var ownSize: CGSize {
        guard element != nil else { return super.intrinsicContentSize }
        // A width that belongs to another element would hold on to its size.
        guard bounds.width != 0, !needsRender else { return measure(in: .unconstrained) }
        return measure(in: SizeConstraint(width: bounds.width))
    }

    private static func limit(_ length: CGFloat) -> SizeConstraint.Axis {
        length == 0 || length >= .greatestFiniteMagnitude ? .unconstrained : .atMost(length)
    }
}
