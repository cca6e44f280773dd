import Foundation

/// A set of directions of the arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Downwards.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// All directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The place of a controller that is presented in a popover.
///
/// - Note: Nothing is drawn as a popover here; the values are kept.
open class UIPopoverPresentationController {
    /// The view that the popover points at; nil for none.
    open weak var sourceView: UIView?
    /// The rectangle in that view that the popover points at.
    open var sourceRect = CGRect.null
    /// The item of a bar that the popover points at; nil for none.
    open var barButtonItem: UIBarButtonItem?
    /// The directions that the arrow may have.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The colour of the popover; nil for that of the system.
    open var backgroundColor: UIColor?

    init() {}
}

extension UIViewController {
    /// The popover that presents the controller; nil unless its style is `popover`.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let known = presentation.popover { return known }
        let made = UIPopoverPresentationController()
        presentation.popover = made
        return made
    }
}
