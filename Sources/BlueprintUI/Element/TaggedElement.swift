/// An element with a reference to the source code that created it.
///
/// It behaves as the wrapped element in every way, including its type, and adds no level to the tree.
package struct TaggedElement: Element {
    /// The wrapped element.
    package var wrapped: any Element
    /// The number of the source location that created the element.
    package var tag: Int

    /// Wraps an element; if the element is tagged already, its tag is replaced.
    package init(_ wrapped: any Element, tag: Int) {
        // As a member of `Element`, `untagged` would copy the element to a box of its own.
        self.wrapped = (wrapped as? TaggedElement)?.wrapped ?? wrapped
        self.tag = tag
    }

    package var content: ElementContent { wrapped.content }

    package func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        wrapped.backingViewDescription(with: context)
    }

    package var _elementType: ElementType { wrapped._elementType }

    package var _isUnchanging: Bool { wrapped._isUnchanging }

    package var _layoutPurpose: LayoutPurpose { wrapped._layoutPurpose }

    package var _hasUnchangingDescription: Bool { wrapped._hasUnchangingDescription }

    package var _writesUnchangingValues: Bool { wrapped._writesUnchangingValues }

    package var _sourceTag: Int? { tag }
}

extension Element {
    /// The element without its tag.
    package var untagged: any Element {
        (self as? TaggedElement)?.wrapped ?? self
    }
}

extension TaggedElement: CustomReflectable {
    package var customMirror: Mirror { Mirror(reflecting: wrapped) }
}
