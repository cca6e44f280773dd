/// A function that a control calls, with what a menu or a button shows for it.
public final class UIAction {
    /// What tells actions apart.
    public struct Identifier: Hashable, Sendable {
        /// The text.
        public let rawValue: String

        /// Makes an identifier of a text.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The words for it.
    public var title: String
    /// The picture for it, or nil for none.
    public var image: UIImage?
    /// What tells it apart: actions with equal ones replace each other in a control.
    public let identifier: Identifier?
    /// The control that calls it, while it does; else nil.
    public internal(set) var sender: Any?

    private let handler: (UIAction) -> Void

    /// Makes an action of a function, which is handed the action when it is called.
    ///
    /// Without an identifier the action equals only itself.
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
