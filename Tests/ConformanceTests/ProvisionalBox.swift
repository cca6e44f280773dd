import BlueprintUI
import Foundation
import HeadlessUIKit
final class BoxView: UIView {}
struct Box: Element {
    var child: (any Element)?
    init(wrapping child: (any Element)?) { self.child = child }
    var content: ElementContent { child.map { ElementContent(child: $0) } ?? ElementContent(intrinsicSize: .zero) }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { BoxView.describe { _ in } }
}
struct Rule: Element {
    enum Orientation { case horizontal, vertical }
    enum Thickness { case hairline, points(CGFloat) }
    var orientation: Orientation
    var color: UIColor
    var thickness: Thickness
    var content: ElementContent {
        ElementContent(child: Box(wrapping: nil), layout: RuleLayout(orientation: orientation, thickness: thickness))
    }
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
    struct RuleLayout: SingleChildLayout {
        var orientation: Orientation
        var thickness: Thickness
        func sizeThatFits(proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ())
            -> CGSize
        {
            let t: CGFloat =
                switch thickness {
                case .hairline: 1 / environment.displayScale;
                case .points(let p): p
                }
            return orientation == .vertical ? CGSize(width: t, height: 0) : CGSize(width: 0, height: t)
        }
        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
            subelement.place(filling: size)
        }
    }
}
