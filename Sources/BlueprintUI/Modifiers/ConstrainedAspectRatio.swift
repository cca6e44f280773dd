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
        switch contentMode {
        case .fitParent:
            aspectRatio.size(
                within: CGSize(width: proposal.limits.width, height: proposal.limits.height)
            )
        case .fitContent: aspectRatio.size(around: subelement.sizeThatFits(proposal))
        case .shrinkContent: aspectRatio.size(within: subelement.sizeThatFits(proposal))
        }
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
        subelement.place(filling: size)
    }
}
