import Foundation

/// Keeps the width of the element that it wraps in proportion to its height.
public struct ConstrainedAspectRatio: UnchangingElement {
    /// The element.
    public var wrappedElement: any Element
    /// The proportion.
    public var aspectRatio: AspectRatio
    /// What the size follows.
    public var contentMode: ContentMode

    /// What the size of a proportioned element follows.
    public enum ContentMode: Equatable, Sendable {
        /// The room that the parent offers: as large as fits in it; infinite without a limit.
        case fitParent
        /// The element: the smallest size that holds it.
        case fitContent
        /// The element: the largest size within it.
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

    /// The wrapped element, measured in the proportion.
    public var content: ElementContent {
        ElementContent(
            child: wrappedElement,
            layout: AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode),
            keepsContract: false
        )
    }

    /// None: a proportion only lays out.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }
}

extension Element {
    /// Keeps the width in proportion to the height.
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
            .answer,
            AspectRatioDecision(ratio: aspectRatio.ratio, contentMode: contentMode, basis: basis, asked: proposal)
        )
        return contentMode == .fitContent ? aspectRatio.size(around: basis) : aspectRatio.size(within: basis)
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        subelement.place(filling: size)
        subelement.explain(.places, FillingDecision(own: size))
    }
}

private struct AspectRatioDecision: LayoutDecision {
    let ratio: CGFloat
    let contentMode: ConstrainedAspectRatio.ContentMode
    /// The child's answer, or the limits.
    let basis: CGSize
    let asked: SizeConstraint

    var size: SizeReason? {
        let ratio = Derivation.argument("aspectRatio", ratio)
        // Around its child the longer side leads, within it and within its limits the shorter one.
        let isWide = basis.width > basis.height * self.ratio
        let widthLeads = isWide == (contentMode == .fitContent)
        let width = side(.width)
        let height = side(.height)
        return widthLeads
            ? SizeReason(
                width: Reason(leading(.width), width),
                height: Reason("is as high as its proportion makes it for that width", width / ratio)
            )
            : SizeReason(
                width: Reason("is as wide as its proportion makes it for that height", height * ratio),
                height: Reason(leading(.height), height)
            )
    }

    private func side(_ dimension: Dimension) -> Derivation {
        contentMode == .fitParent ? .limit(asked, dimension) : .answer(basis, within: asked, dimension)
    }

    private func leading(_ dimension: Dimension) -> String {
        switch contentMode {
        case .fitParent: "is as \(dimension.large) as it may be, as that limit is the narrower one"
        case .fitContent: "is as \(dimension.large) as its child, so that the other side holds it too"
        case .shrinkContent: "is as \(dimension.large) as its child, so that the other side does not stick out of it"
        }
    }
}
