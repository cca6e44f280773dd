import Foundation
import HeadlessUIKit

/// An element that arranges its children in a line, with an equal share of the space for each.
public struct EqualStack: UnchangingElement {
    /// The direction of the line.
    public var direction: Direction
    /// The distance between children, in points; a negative one makes them overlap.
    public var spacing: CGFloat = 0
    /// The children.
    public var children: [any Element] = []

    /// The direction of an equal stack.
    public enum Direction: Sendable {
        /// From top to bottom.
        case vertical
        /// From leading to trailing.
        case horizontal
    }

    /// An element in an equal stack.
    public struct Child: ElementBuilderChild {
        /// The element.
        public let element: any Element

        /// Creates a child.
        public init(_ element: any Element) {
            self.element = element
        }
    }

    /// Creates an empty stack and configures it.
    public init(direction: Direction, configure: (inout EqualStack) -> Void = { _ in }) {
        self.direction = direction
        configure(&self)
    }

    /// Creates a stack with children; the spacing is in points.
    public init(direction: Direction, spacing: CGFloat = 0, @ElementBuilder<Child> elements: () -> [Child]) {
        self.direction = direction
        self.spacing = spacing
        children = elements().map(\.element)
    }

    /// Appends a child.
    public mutating func add(child: any Element) {
        children.append(child)
    }

    /// The children in a layout that measures the largest child, multiplied by the number of children.
    public var content: ElementContent {
        ElementContent(layout: EqualLayout(direction: direction, spacing: spacing), keepsContract: false) { builder in
            for child in children { builder.add(element: child) }
        }
    }

    /// The children are beside each other; only a negative spacing makes them overlap.
    public var _layoutPurpose: LayoutPurpose { [.arrangesChildren, .overlapsChildren] }

    /// Returns nil: an equal stack is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

private struct EqualLayout: Layout {
    var direction: EqualStack.Direction
    var spacing: CGFloat

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let count = CGFloat(subelements.count)
        let gaps = spacing * (count - 1)
        var share = proposal
        switch direction {
        case .horizontal: share.width = (proposal.width - gaps) / count
        case .vertical: share.height = (proposal.height - gaps) / count
        }
        // Starts with the first size, so that children that all measure below zero make a stack that does.
        var largest: CGSize?
        var sizes: ContiguousArray<CGSize> = []
        for subelement in subelements {
            let size = subelement.sizeThatFits(share)
            if subelements.areObserved { sizes.append(size) }
            largest = CGSize(
                width: max(largest?.width ?? size.width, size.width),
                height: max(largest?.height ?? size.height, size.height)
            )
        }
        subelements.explain(
            .size,
            EqualSizeDecision(direction: direction, spacing: spacing, measured: MeasuredChildren(sizes, within: share))
        )
        guard var largest else { return .zero }
        switch direction {
        case .horizontal: largest.width = largest.width * count + gaps
        case .vertical: largest.height = largest.height * count + gaps
        }
        return largest
    }

    func placeSubelements(
        in size: CGSize,
        subelements: Subelements,
        environment: Environment,
        cache: inout ()
    ) {
        let count = CGFloat(subelements.count)
        let gaps = spacing * (count - 1)
        for (index, subelement) in subelements.enumerated() {
            switch direction {
            case .horizontal:
                let width = (size.width - gaps) / count
                let x = (width + spacing) * CGFloat(index)
                subelement.place(at: CGPoint(x: x, y: 0), size: CGSize(width: width, height: size.height))
            case .vertical:
                let height = (size.height - gaps) / count
                let y = (height + spacing) * CGFloat(index)
                subelement.place(at: CGPoint(x: 0, y: y), size: CGSize(width: size.width, height: height))
            }
        }
        subelements.explain(
            .frames,
            EqualSharesDecision(direction: direction, spacing: spacing, count: subelements.count, own: size)
        )
    }
}

extension EqualLayout: ChildlessLayout {
    func decisionWithoutChildren(in proposal: SizeConstraint) -> any LayoutDecision {
        EqualSizeDecision(direction: direction, spacing: spacing, measured: MeasuredChildren([], within: proposal))
    }
}

/// The decision of an equal stack on its size.
struct EqualSizeDecision: LayoutDecision {
    let direction: EqualStack.Direction
    let spacing: CGFloat
    let measured: MeasuredChildren

    var size: SizeReason? {
        SizeReason { dimension in
            guard let index = measured.largest(dimension) else { return Reason("has no children", .rule(0)) }
            let largest = measured.derivation(of: index, dimension)
            guard dimension == direction.dimension else {
                return Reason("is as \(dimension.large) as its \(dimension.largest) child", largest)
            }
            let count = Derivation.number(CGFloat(measured.sizes.count), .count)
            let gaps = Derivation.argument("spacing", spacing) * (count - .rule(1))
            let all = largest * count
            return Reason(
                "is as \(dimension.large) as its \(dimension.largest) child × the number of children, plus the spacing",
                all.ifEqual(to: (all + gaps).value, else: all + gaps)
            )
        }
    }

    var table: ReasonTable? { measured.table(title: "proposes an equal share to each child") }
}

/// The decision of an equal stack on the frames of its children.
struct EqualSharesDecision: LayoutDecision {
    let direction: EqualStack.Direction
    let spacing: CGFloat
    let count: Int
    let own: CGSize

    func frame(ofChild index: Int) -> FrameReason? {
        let along = direction.dimension
        let count = Derivation.number(CGFloat(count), .count)
        let gap = Derivation.argument("spacing", spacing)
        let all = Derivation.own(own, along)
        let gaps = gap * (count - .rule(1))
        let length = (gaps.value == 0 ? all : all - gaps) / count
        let step = spacing == 0 ? length : length + gap
        let origin = step * .rule(CGFloat(index))
        let mainOrigin = Reason(
            index == 0
                ? "places it at the \(along == .width ? "left" : "top") edge"
                : "starts it after the shares before it" + (spacing == 0 ? "" : ", plus their spacing"),
            .origin(Derivation.rule(0).ifEqual(to: origin.value, else: origin), of: length)
        )
        let share = Reason("gives it an equal share of its \(along.rawValue)", length)
        switch direction {
        case .horizontal:
            let height = Derivation.own(own, .height)
            return FrameReason(
                x: mainOrigin,
                y: Reason("places it at the top edge", .origin(.rule(0), of: height)),
                width: share,
                height: Reason("gives it its whole height", height)
            )
        case .vertical:
            let width = Derivation.own(own, .width)
            return FrameReason(
                x: Reason("places it at the left edge", .origin(.rule(0), of: width)),
                y: mainOrigin,
                width: Reason("gives it its whole width", width),
                height: share
            )
        }
    }
}

extension EqualStack.Direction {
    fileprivate var dimension: Dimension { self == .horizontal ? .width : .height }
}
