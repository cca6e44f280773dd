/// A value that describes a part of a user interface.
///
/// An element defines its children and their layout (``content``) and may be backed by a view
/// (``backingViewDescription(with:)``). All other elements are composed of such elements.
public protocol Element {
    /// The content of the element: its children and their layout, or its intrinsic size.
    var content: ElementContent { get }

    /// Returns the description of the element's backing view, or nil if the element is not view-backed.
    ///
    /// Called after layout; the context contains the element's bounds and environment.
    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription?

    /// The type that identifies the element among its siblings; by default its Swift type.
    var _elementType: ElementType { get }

    /// True if the content and the view depend only on the element's stored values; see ``UnchangingElement``.
    var _isUnchanging: Bool { get }

    /// The facts about the element's layout that its frames do not show; none by default.
    var _layoutPurpose: LayoutPurpose { get }

    /// True if the description of the view depends only on the element's stored values and its environment, not on
    /// frames; false by default.
    var _hasUnchangingDescription: Bool { get }

    /// True if the description of the view never changes, as above, and neither does what it writes to the view; false by
    /// default.
    var _writesUnchangingValues: Bool { get }

    /// The number of the source location that created the element; nil, as most elements are created by compiled code.
    var _sourceTag: Int? { get }
}

extension Element {
    /// The element's Swift type.
    public var _elementType: ElementType { ElementType(Self.self) }

    /// False: the content and the view may depend on state outside the element, such as a static variable.
    public var _isUnchanging: Bool { false }

    /// No facts: the children are expected inside the element, beside each other.
    public var _layoutPurpose: LayoutPurpose { [] }

    /// False: a view may be described by its size.
    public var _hasUnchangingDescription: Bool { false }

    /// False: a view may be configured by its size.
    public var _writesUnchangingValues: Bool { false }

    /// Nil: nothing is known of the source.
    public var _sourceTag: Int? { nil }
}

/// An element whose content and view are the same as long as its stored values are.
///
/// If such an element, with everything in it, is the same value as in the last render, it is not laid out, flattened
/// or updated again. Do not conform an element to this protocol if it reads mutable state through an object or a
/// function while it is measured, laid out or described; functions that are only called later are fine.
public protocol UnchangingElement: Element {}

extension UnchangingElement {
    /// True, as the protocol requires.
    public var _isUnchanging: Bool { true }
}

/// The type of an element: a Swift type, or a type declared by an interpreted program.
public struct ElementType: Hashable {
    private let type: Any.Type
    private let token: Token?

    /// A type declared at run time.
    package final class Token {
        let name: String

        package init(name: String) {
            self.name = name
        }
    }

    /// Creates the type of a Swift type.
    @inline(__always)
    public init(_ type: Any.Type) {
        self.type = type
        token = nil
    }

    /// Creates a type declared at run time; types with the same token are equal.
    package init(_ token: Token) {
        type = Token.self
        self.token = token
    }

    /// The type's name without its module.
    public var name: String {
        // The same text as String(describing:), which takes twenty times as long.
        token?.name ?? _typeName(type, qualified: false)
    }

    /// Returns true if both are the same type.
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

extension Element {
    /// Returns the result of a function if the condition is true, or else the element.
    public func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element {
        isTrue ? then(self) : self
    }

    /// Returns the result of the first function if the condition is true, or else that of the second.
    public func `if`(
        _ isTrue: Bool,
        then: (Self) -> any Element,
        else: (Self) -> any Element
    ) -> any Element {
        isTrue ? then(self) : `else`(self)
    }

    /// Returns the result of a function if there is a value, or else the element.
    public func `if`<Value>(
        `let` value: Value?,
        then: (Value, Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? self
    }

    /// Returns the result of the first function if there is a value, or else that of the second.
    public func `if`<Value>(
        `let` value: Value?,
        then: (Value, Self) -> any Element,
        else: (Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? `else`(self)
    }
}

extension Element {
    /// Returns the result of a function of the element.
    public func map(_ map: (Self) -> any Element) -> any Element {
        map(self)
    }

    /// Returns a copy of the element, modified by a function.
    public func modify(_ modify: (inout Self) -> Void) -> any Element {
        var copy = self
        modify(&copy)
        return copy
    }
}
