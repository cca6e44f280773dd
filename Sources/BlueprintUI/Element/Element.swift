/// A piece of user interface, as a value.
///
/// An element says what is in it and how that is laid out (``content``), and whether a view stands for it
/// (``backingViewDescription(with:)``). Everything else is composed from such elements.
public protocol Element {
    /// What is in the element: its children and their layout, or a size of its own.
    var content: ElementContent { get }

    /// The view that shows the element, or nil if it only lays out.
    ///
    /// Called after layout; the context tells the element's bounds and environment.
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?

    /// The type that identifies the element among its siblings; the element's Swift type by default.
    var _elementType: ElementType { get }
}

extension Element {
    /// The element's Swift type.
    public var _elementType: ElementType { ElementType(Self.self) }
}

/// The type of an element: a Swift type, or one that exists only while a program is interpreted.
public struct ElementType: Hashable {
    private let metatype: ObjectIdentifier
    private let type: Any.Type
    private let token: Token?

    /// A type that was declared while running.
    package final class Token {
        let name: String

        package init(name: String) {
            self.name = name
        }
    }

    /// A Swift type.
    @inline(__always)
    public init(_ type: Any.Type) {
        self.type = type
        metatype = ObjectIdentifier(type)
        token = nil
    }

    /// A type declared while running: equal for the same token.
    package init(_ token: Token) {
        type = Token.self
        metatype = ObjectIdentifier(token)
        self.token = token
    }

    /// The type's name without its module.
    public var name: String { token?.name ?? String(describing: type) }

    /// Types are equal if they are the same.
    public static func == (lhs: ElementType, rhs: ElementType) -> Bool { lhs.metatype == rhs.metatype }

    /// Hashes the type's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(metatype) }
}
