/// A handler that a control calls, with the title and the image shown for it.
public final class UIAction {
    /// A unique identifier of an action.
    public struct Identifier: Hashable, Sendable {
        /// The text of the identifier.
        public let rawValue: String

        /// Creates an identifier from a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The title.
    public var title: String
    /// The image, or nil.
    public var image: UIImage?
    /// The identifier, or nil.
    ///
    /// In a control, an action replaces another one with the same identifier.
    public let identifier: Identifier?
    /// The control that is calling the action, or nil.
    public internal(set) var sender: Any?

    private let handler: (UIAction) -> Void

    /// Creates an action from a handler, which receives the action.
    ///
    /// Without an identifier, an action equals only itself.
    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.handler = handler
    }

    func perform(from sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    func isSame(as other: UIAction) -> Bool {
        self === other || identifier != nil && identifier == other.identifier
    }
}
