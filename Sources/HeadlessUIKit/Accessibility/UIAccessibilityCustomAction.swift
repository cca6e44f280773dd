/// An action that a person chooses from the list of an accessibility element's actions.
open class UIAccessibilityCustomAction {
    /// A function that performs an action and returns true if it succeeded.
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name that is read.
    open var name: String
    /// The image, or nil.
    open var image: UIImage?
    /// The function that performs the action, or nil.
    open var actionHandler: Handler?

    /// Creates an action.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }
}

/// An object with further content that a person can have read.
/// - Note: On iOS it belongs to the module Accessibility.
public protocol AXCustomContentProvider: AnyObject {
    /// The content; nil for none.
    var accessibilityCustomContent: [AXCustomContent]? { get set }
}

/// A further piece of content of an accessibility element, which a person can have read on demand.
/// - Note: On iOS it belongs to the module Accessibility.
open class AXCustomContent {
    /// The condition for reading the content.
    public enum Importance: UInt, Hashable, Sendable, CaseIterable {
        /// On demand.
        case `default`
        /// Always, after the element.
        case high
    }

    /// The name of the content.
    public let label: String
    /// The content.
    public let value: String
    /// The condition for reading it.
    open var importance: Importance = .default

    /// Creates content with a name.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}
