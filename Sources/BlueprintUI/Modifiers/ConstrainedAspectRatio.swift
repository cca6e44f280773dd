import Foundation

/// An element that constrains the aspect ratio of the element it wraps.
public struct ConstrainedAspectRatio: UnchangingElement {
    /// The wrapped element.
    public var wrappedElement: any Element
    /// The ratio of width to height.
    public var aspectRatio: AspectRatio
    /// The rule for the size.
    public var contentMode: ContentMode

    /// The rule for the size of an element with an aspect ratio.
    public enum ContentMode: Equatable, Sendable {
        /// The largest size that fits the proposed constraint; infinite if unconstrained.
        case fitParent
        /// The smallest size that contains the measured size of the wrapped element.
        case fitContent
        /// The largest size within the measured size of the wrapped element.
        case shrinkContent
    }

    /// Wraps an element.
    public init(
        aspectRatio: AspectRatio,
        contentMode: ContentMode = .fitContent,
        wrapping wrappedElement: any Element
    ) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
        self.wrappedElement = wrappedElement
    }

    /// The wrapped element in a layout that applies the aspect ratio.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode),
            keepsContract: false
        )
    }

    /// Returns nil: the element is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Constrains the aspect ratio of the element.
    public func constrainedTo(
        aspectRatio: AspectRatio,
        contentMode: ConstrainedAspectRatio.ContentMode = .fitContent
    ) -> ConstrainedAspectRatio {
        ConstrainedAspectRatio(aspectRatio: aspectRatio, contentMode: contentMode, wrapping: self)
    }
}

private struct AspectRatioLayout: SingleChildLayout {
    var aspectRatio: AspectRatio
    var contentMode: ConstrainedAspectRatio.ContentMode

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout ()
    ) -> CGSize {
        let basis =
            switch contentMode {
            case .fitParent: CGSize(width: proposal.limits.width, height: proposal.limits.height)
            case .fitContent, .shrinkContent: subelement.sizeThatFits(proposal)
            }
        subelement.explain(
            .size,
            AspectRatioDecision(ratio: aspectRatio.ratio, contentMode: contentMode, basis: basis, proposal: proposal)
        )
        return contentMode == .fitContent ? aspectRatio.size(around: basis) : aspectRatio.size(within: basis)
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        subelement.place(filling: size)
        subelement.explain(.frames, FillingDecision(own: size))
    }
}

private struct AspectRatioDecision: LayoutDecision {
    let ratio: CGFloat
    let contentMode: ConstrainedAspectRatio.ContentMode
    /// The measured size of the child, or the limits.
    let basis: CGSize
    let proposal: SizeConstraint

    var size: SizeReason? {
        let width = side(.width)
        let height = side(.height)
        let aspectRatio = AspectRatio(ratio: ratio)
        let own = contentMode == .fitContent ? aspectRatio.size(around: basis) : aspectRatio.size(within: basis)
        let kept = Derivation.argument("aspectRatio", ratio)
        // A side that is not a number keeps its own length.
        let heightLeads = height.isEqual(to: own.height)
        let widthFollows = heightLeads && (height * kept).isEqual(to: own.width)
        return SizeReason(
            width: widthFollows
                ? Reason("keeps the aspect ratio at that height", height * kept) : Reason(leading(.width), width),
            height: heightLeads
                ? Reason(leading(.height), height) : Reason("keeps the aspect ratio at that width", width / kept)
        )
    }

    private func side(_ dimension: Dimension) -> Derivation {
        contentMode == .fitParent ? .limit(proposal, dimension) : .measured(basis, within: proposal, dimension)
    }

    private func leading(_ dimension: Dimension) -> String {
        switch contentMode {
        case .fitParent: "is as \(dimension.large) as its constraint: the aspect ratio then fits within both limits"
        case .fitContent: "is as \(dimension.large) as its child: the aspect ratio then encloses the child"
        case .shrinkContent: "is as \(dimension.large) as its child: the aspect ratio then stays within the child"
        }
    }
}
