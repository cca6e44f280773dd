import Foundation

/// The properties of controllers that change nothing here.
extension UIViewController {
    /// A property that is only kept, by its name.
    final subscript<Value: KeptValue>(kept preset: Value, name: String = #function) -> Value {
        get { kept[name, preset: preset] }
        set { kept[name, preset: preset] = newValue }
    }

    /// The edges at which the view goes below the bars.
    public final var edgesForExtendedLayout: UIRectEdge {
        get { self[kept: .all] }
        set { self[kept: .all] = newValue }
    }

    /// True if the view goes below bars that cover what is behind them.
    public final var extendedLayoutIncludesOpaqueBars: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the bar at the bottom is hidden while the controller is in a stack.
    public final var hidesBottomBarWhenPushed: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The animation of presenting the controller.
    public final var modalTransitionStyle: UIModalTransitionStyle {
        get { self[kept: .coverVertical] }
        set { self[kept: .coverVertical] = newValue }
    }

    /// True if the person cannot dismiss the controller by a swipe.
    public final var isModalInPresentation: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if a presented controller covers this one alone.
    public final var definesPresentationContext: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if a presented controller decides about the status bar.
    public final var modalPresentationCapturesStatusBarAppearance: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The name of the controller for restoration; nil for none.
    public final var restorationIdentifier: String? {
        get { self[kept: nil as String?] }
        set { self[kept: nil as String?] = newValue }
    }

    /// The items of the bar at the bottom of a navigation controller; nil for none.
    public final var toolbarItems: [UIBarButtonItem]? {
        get { presentation.toolbarItems }
        set { presentation.toolbarItems = newValue }
    }

    /// Sets the items of the bar at the bottom, at once even if animated.
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// The appearance of the view, which overrides that of its surroundings.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    /// A button that changes whether the content can be edited.
    public final var editButtonItem: UIBarButtonItem {
        UIBarButtonItem(title: isEditing ? "Done" : "Edit", image: nil, style: isEditing ? .done : .plain) {
            [weak self] _ in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
    }

    /// Shows a controller: pushes it on the stack of the navigation controller, or presents it.
    public final func show(_ controller: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(controller, animated: true)
        } else {
            present(controller, animated: true)
        }
    }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the edges.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The animations of presenting a controller.
public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
    /// From the bottom.
    case coverVertical
    /// A turn about the vertical axis.
    case flipHorizontal
    /// A change of opacity.
    case crossDissolve
    /// A page that is turned.
    case partialCurl
}

/// The animations of a change of the status bar.
public enum UIStatusBarAnimation: Int, Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// A change of opacity.
    case fade
    /// A move.
    case slide
}

/// A set of orientations of the screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The top at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The top at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Lying.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The animation of a change of the screen's size; there are none here.
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Runs functions with the animation and after it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

extension UIRectEdge: KeptValue { var words: String { "\(rawValue)" } }
extension UIModalTransitionStyle: KeptValue {}
