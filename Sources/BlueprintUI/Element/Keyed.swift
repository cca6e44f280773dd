/// An element that gives the element it wraps a key, which distinguishes it from siblings of the same type.
///
/// In stacks and overlays the key becomes the key of the child itself; elsewhere it distinguishes only its
/// descendants.
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

    /// Returns the element with its key, which becomes the key of the container's child.
    static func lift(_ element: any Element) -> (element: any Element, key: AnyHashable?) {
        (element, (element.untagged as? Keyed)?.key)
    }
}

extension Element {
    /// Gives the element a key, which distinguishes it from siblings of the same type.
    public func keyed(_ key: AnyHashable) -> Keyed {
        Keyed(key: key, wrapping: self)
    }
}
