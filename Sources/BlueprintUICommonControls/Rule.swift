import BlueprintUI
import Foundation
import HeadlessUIKit

/// A straight line: as thick as it says across, and as long as the room that it gets.
///
/// It stands for a box that is constrained in one axis, so its view is the `BoxView` below it. It measures 0 along its
/// own direction.
public struct Rule: ProxyElement, UnchangingElement {
    /// The direction in which the line runs.
    public var orientation: Orientation
    /// How thick the line is.
    public var thickness: Thickness
    /// The line's colour.
    public var color: UIColor

    /// Makes a line, as thick as one pixel unless said otherwise.
    public init(orientation: Orientation, color: UIColor, thickness: Thickness = .hairline) {
        self.orientation = orientation
        self.color = color
        self.thickness = thickness
    }

    /// A box of the line's colour and thickness.
    public var elementRepresentation: any Element {
        let line = Box(backgroundColor: color)
        switch thickness {
        case .hairline: return Hairline(orientation: orientation, line: line)
        case .points(let points): return line.constrained(across: orientation, to: points)
        }
    }
}

extension Rule {
    /// The direction in which a line runs.
    public enum Orientation: Equatable, Sendable, CaseIterable {
        /// From left to right; the thickness is its height.
        case horizontal
        /// From top to bottom; the thickness is its width.
        case vertical
    }

    /// How thick a line is.
    public enum Thickness: Equatable, Sendable {
        /// One pixel: one point divided by the display scale of the environment.
        case hairline
        /// A number of points.
        case points(CGFloat)

        /// The thickness in points; with a scale that is not above 0 a hairline is one point thick.
        fileprivate func points(displayScale: CGFloat) -> CGFloat {
            switch self {
            case .hairline: displayScale > 0 ? 1 / displayScale : 1
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

/// A line of one pixel.
///
/// A `ConstrainedSize` does not know the display scale, so this lays out as one that does.
private struct Hairline: Element {
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
        let thickness = Rule.Thickness.hairline.points(displayScale: environment.displayScale)
        var inner = proposal
        switch orientation {
        case .horizontal: inner.height = .atMost(thickness)
        case .vertical: inner.width = .atMost(thickness)
        }
        var size = subelement.sizeThatFits(inner)
        subelement.explain(
            .answer,
            HairlineDecision(
                orientation: orientation,
                displayScale: environment.displayScale,
                answer: size,
                asked: inner
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
        subelement.explain(.places, FillingDecision(own: size))
    }
}

private struct HairlineDecision: LayoutDecision {
    let orientation: Rule.Orientation
    let displayScale: CGFloat
    let answer: CGSize
    let asked: SizeConstraint

    var size: SizeReason? {
        let across: BlueprintUI.Dimension = orientation == .horizontal ? .height : .width
        return SizeReason { dimension in
            guard dimension == across else {
                return Reason("is as \(dimension.large) as its child", .answer(answer, within: asked, dimension))
            }
            return displayScale > 0
                ? Reason("is one pixel thick", .rule(1) / .number(displayScale, .environment("displayScale")))
                : Reason("is one point thick, as there are no pixels", .rule(1))
        }
    }
}
