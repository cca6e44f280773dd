import BlueprintUI
import Foundation
import HeadlessUIKit

/// A straight line with a thickness, as long as the space it gets.
///
/// It is represented by a box that is constrained on one axis, so its view is the `BoxView` of that box. It measures
/// 0 along its own direction.
public struct Rule: ProxyElement, UnchangingElement {
    /// The direction of the line.
    public var orientation: Orientation
    /// The thickness of the line.
    public var thickness: Thickness
    /// The colour of the line.
    public var color: UIColor

    /// Creates a line; by default one pixel thick.
    public init(orientation: Orientation, color: UIColor, thickness: Thickness = .hairline) {
        self.orientation = orientation
        self.color = color
        self.thickness = thickness
    }

    /// A box with the line's colour and thickness.
    public var elementRepresentation: any Element {
        let line = Box(backgroundColor: color)
        switch thickness {
        case .hairline: return Hairline(orientation: orientation, line: line)
        case .points(let points): return line.constrained(across: orientation, to: points)
        }
    }
}

extension Rule {
    /// The direction of a line.
    public enum Orientation: Equatable, Sendable, CaseIterable {
        /// From left to right; the thickness is the height.
        case horizontal
        /// From top to bottom; the thickness is the width.
        case vertical
    }

    /// The thickness of a line.
    public enum Thickness: Equatable, Sendable {
        /// One pixel: one point divided by the scale of the screen, whatever the environment's display scale.
        case hairline
        /// A number of points.
        case points(CGFloat)

        /// Returns the thickness in points; if the scale is not above 0, a hairline is one point thick.
        fileprivate func points(screenScale: CGFloat) -> CGFloat {
            switch self {
            case .hairline: screenScale > 0 ? 1 / screenScale : 1
            case .points(let points): points
            }
        }
    }
}

extension Box {
    fileprivate func constrained(across orientation: Rule.Orientation, to points: CGFloat) -> ConstrainedSize {
        switch orientation {
        case .horizontal: constrainedTo(height: .absolute(points))
        case .vertical: constrainedTo(width: .absolute(points))
        }
    }
}

/// A line one pixel thick.
///
/// A `ConstrainedSize` does not know the scale of the screen, so this element has the same layout with the scale.
private struct Hairline: UnchangingElement {
    var orientation: Rule.Orientation
    var line: Box

    var content: ElementContent {
        ElementContent(child: line, layout: HairlineLayout(orientation: orientation))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private struct HairlineLayout: SingleChildLayout {
    var orientation: Rule.Orientation

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let thickness = Rule.Thickness.hairline.points(screenScale: environment.screenScale)
        var inner = proposal
        switch orientation {
        case .horizontal: inner.height = .atMost(thickness)
        case .vertical: inner.width = .atMost(thickness)
        }
        var size = subelement.sizeThatFits(inner)
        subelement.explain(
            .size,
            HairlineDecision(
                orientation: orientation,
                screenScale: environment.screenScale,
                measured: size,
                proposal: inner
            )
        )
        switch orientation {
        case .horizontal: size.height = thickness
        case .vertical: size.width = thickness
        }
        return size
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        subelement.place(filling: size)
        subelement.explain(.frames, FillingDecision(own: size))
    }
}

private struct HairlineDecision: LayoutDecision {
    let orientation: Rule.Orientation
    let screenScale: CGFloat
    let measured: CGSize
    let proposal: SizeConstraint

    var size: SizeReason? {
        let across: BlueprintUI.Dimension = orientation == .horizontal ? .height : .width
        return SizeReason { dimension in
            guard dimension == across else {
                return Reason("is as \(dimension.large) as its child", .measured(measured, within: proposal, dimension))
            }
            return screenScale > 0
                ? Reason("is one pixel thick", .rule(1) / .number(screenScale, .content("scale of the screen")))
                : Reason("is one point thick: the scale of the screen is 0", .rule(1))
        }
    }
}
