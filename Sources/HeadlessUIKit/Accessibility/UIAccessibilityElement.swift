import Foundation

/// An accessibility element that is not a view: a part of the view that contains it.
open class UIAccessibilityElement: UIResponder {
    private let state = AccessibilityState()

    /// The view, or other object, that contains the element.
    open private(set) weak var accessibilityContainer: AnyObject?

    /// The frame in the coordinates of the container, in points; zero by default.
    ///
    /// Setting it sets `accessibilityFrame`, if the container is a view.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    /// Creates an element in a container, which the element does not retain.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    override var accessibilityState: AccessibilityState? { state }

    override func makeAccessibilityState() -> AccessibilityState? { state }

    override var usualAccessibility: AccessibilityValues { AccessibilityValues(isElement: true) }

    override var usualAccessibilityFrame: CGRect {
        guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
        return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
}
