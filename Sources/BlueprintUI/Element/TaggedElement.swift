/// An element that remembers where it was made.
///
/// It stands for the element that it wraps in every way, type included, and adds no level to the tree.
package struct TaggedElement: Element {
    /// The element itself.
    package var wrapped: any Element
    /// The place in the source that made it.
    package var tag: Int

    /// Wraps an element; a tagged one is not wrapped twice, its new tag counts.
    package init(_ wrapped: any Element, tag: Int) {
        self.wrapped = wrapped.untagged
        self.tag = tag
    }

    package var content: ElementContent { wrapped.content }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        wrapped.backingViewDescription(with: context)
    }

    package var _elementType: ElementType { wrapped._elementType }

    package var _isUnchanging: Bool { wrapped._isUnchanging }
}

extension Element {
    /// The element without its tag.
    package var untagged: any Element {
        (self as? TaggedElement)?.wrapped ?? self
    }
}
