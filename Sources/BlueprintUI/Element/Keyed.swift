/// An element that gives the element it wraps a key, which distinguishes it from siblings of the same type.
///
/// In the builder of a stack or an overlay the key becomes the key of the child, which is the wrapped element; elsewhere
/// the element is a level of the tree, and its key distinguishes only its descendants.
public struct Keyed: UnchangingElement {
    /// The key; nil has no effect.
    public var key: AnyHashable?
    /// The wrapped element.
    public var wrapped: any Element

    /// Wraps an element.
    public init(key: AnyHashable?, wrapping: any Element) {
        self.key = key
        wrapped = wrapping
    }

    /// The content: the wrapped element with the key.
    public var content: ElementContent { ElementContent(child: wrapped, key: key) }

    /// Returns nil: the element is not view-backed.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// Returns the element of a container's child and its key: for a keyed element, which leaves no node in the tree, the
    /// wrapped element and the key.
    static func lift(_ element: any Element) -> (element: any Element, key: AnyHashable?) {
        guard let keyed = element.untagged as? Keyed else { return (element, nil) }
        return (keyed.wrapped, keyed.key)
    }
}

extension Element {
    /// Gives the element a key, which distinguishes it from siblings of the same type.
    public func keyed(_ key: AnyHashable) -> Keyed {
        Keyed(key: key, wrapping: self)
    }
}
