/// Gives the element that it wraps a key, which tells it from siblings of its type.
///
/// Stacks and overlays take the key over for the child itself; elsewhere it tells apart only what is inside.
public struct Keyed: UnchangingElement {
    /// The key; nil changes nothing.
    public var key: AnyHashable?
    /// The element.
    public var wrapped: any Element

    /// Wraps an element.
    public init(key: AnyHashable?, wrapping: any Element) {
        self.key = key
        wrapped = wrapping
    }

    /// The wrapped element, told apart by the key.
    public var content: ElementContent { ElementContent(child: wrapped, key: key) }

    /// None: a key shows nothing.
    public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? { nil }

    /// The key that a container takes over from a keyed element, and the element as a child.
    static func lift(_ element: any Element) -> (element: any Element, key: AnyHashable?) {
        (element, (element.untagged as? Keyed)?.key)
    }
}

extension Element {
    /// Gives the element a key, which tells it from siblings of its type.
    public func keyed(_ key: AnyHashable) -> Keyed {
        Keyed(key: key, wrapping: self)
    }
}
