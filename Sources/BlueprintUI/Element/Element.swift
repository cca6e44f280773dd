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

    /// Whether content and view depend on nothing but the element's stored values; see ``UnchangingElement``.
    var _isUnchanging: Bool { get }
}

extension Element {
    /// The element's Swift type.
    public var _elementType: ElementType { ElementType(Self.self) }

    /// True for plain numbers and the like; what holds a reference may hide a state that changes.
    public var _isUnchanging: Bool { _isPOD(Self.self) }
}

/// An element that comes out the same, content and view, for as long as its stored values stay the same.
///
/// Where such an element, and everything in it, is the same value as in the last render, it is not laid out, flattened
/// or updated again. That must not be promised for an element that holds an object or a function and reads a changing
/// state through it while it is measured, laid out or described; functions that are only called later do no harm.
public protocol UnchangingElement: Element {}

extension UnchangingElement {
    /// True: that is the promise.
    public var _isUnchanging: Bool { true }
}

/// The type of an element: a Swift type, or one that exists only while a program is interpreted.
public struct ElementType: Hashable {
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
        token = nil
    }

    /// A type declared while running: equal for the same token.
    package init(_ token: Token) {
        type = Token.self
        self.token = token
    }

    /// The type's name without its module.
    public var name: String {
        // The text of String(describing:), which takes twenty times as long.
        token?.name ?? _typeName(type, qualified: false)
    }

    /// Types are equal if they are the same.
    @inline(__always)
    public static func == (lhs: ElementType, rhs: ElementType) -> Bool {
        lhs.type == rhs.type && lhs.token === rhs.token
    }

    /// Hashes the type's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(token.map(ObjectIdentifier.init))
    }
}
