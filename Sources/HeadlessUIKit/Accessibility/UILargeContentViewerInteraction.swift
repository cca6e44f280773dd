import Foundation

/// A view or another object whose content can be shown large, in the middle of the screen, while it is held.
public protocol UILargeContentViewerItem: AnyObject {
    /// True if it is shown large.
    var showsLargeContentViewer: Bool { get }
    /// The title that is shown large; nil for none.
    var largeContentTitle: String? { get }
    /// The image that is shown large; nil for none.
    var largeContentImage: UIImage? { get }
    /// True if the image is enlarged to fill the viewer.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image that is shown large, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// The object that decides for an interaction what is shown large; the interaction calls it when it ends.
/// - Note: In UIKit the functions are optional; here the default implementations do what UIKit does without them.
public protocol UILargeContentViewerInteractionDelegate: AnyObject {
    /// Called when the finger is lifted: on an item or, with nil, outside of all, at a point of the interaction's view.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    )
    /// Returns the item at a point of the interaction's view; nil for the view that is hit there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}

    /// Returns nil.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
}

/// An interaction that shows the items in a view large while they are held at a large text size.
open class UILargeContentViewerInteraction: UIInteraction {
    /// The delegate, which the interaction does not retain.
    public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that has the interaction, or nil.
    public private(set) weak var view: UIView?

    /// Creates an interaction of no view.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
    }

    /// True at a text size for accessibility; content is not shown large at others.
    public static var isEnabled: Bool {
        UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Does nothing.
    open func willMove(to view: UIView?) {}

    /// Stores the view.
    open func didMove(to view: UIView?) {
        self.view = view
    }
}

extension UIView {
    /// Simulates a finger that holds a point of the view's bounds at a large text size, and is then lifted.
    ///
    /// Returns the item that is shown large meanwhile: the innermost view there that shows its content large, if it or
    /// a view around it has an interaction, which calls its delegate; nil if there is none.
    /// - Note: UIKit has no such function.
    @discardableResult
    public final func holdForLargeContent(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let hit = hitTest(point, with: UIEvent()) else { return nil }
        var item: (any UILargeContentViewerItem)?
        var current: UIView? = hit
        while let view = current {
            if item == nil, view.showsLargeContentViewer { item = view }
            let interactions = view.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }
            if let interaction = interactions.first {
                let place = convert(point, to: view)
                let shown = interaction.delegate?.largeContentViewerInteraction(interaction, itemAt: place) ?? item
                interaction.delegate?.largeContentViewerInteraction(interaction, didEndOn: shown, at: place)
                return shown
            }
            current = view.superview
        }
        return nil
    }
}

extension UIView {
    /// True if the view is shown large, in the middle of the screen, when it is held at a large text size.
    public final var showsLargeContentViewer: Bool {
        get { accessibilityState?.values.showsLargeContent ?? false }
        set { if newValue != showsLargeContentViewer { makeAccessibilityState()?.values.showsLargeContent = newValue } }
    }

    /// The title that is shown large; nil for none.
    public final var largeContentTitle: String? {
        get { accessibility(\.largeContentTitle) }
        set { setAccessibility(\.largeContentTitle, newValue) }
    }

    /// The image that is shown large; nil for none.
    public final var largeContentImage: UIImage? {
        get { accessibility(\.largeContentImage) }
        set { setAccessibility(\.largeContentImage, newValue) }
    }

    /// True if the image is enlarged to fill the viewer; false if it keeps its size.
    public final var scalesLargeContentImage: Bool {
        get { accessibilityState?.values.scalesLargeContentImage ?? false }
        set {
            guard newValue != scalesLargeContentImage else { return }
            makeAccessibilityState()?.values.scalesLargeContentImage = newValue
        }
    }

    /// The insets of the image that is shown large, in points.
    public final var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityState?.values.largeContentInsets ?? .zero }
        set {
            guard newValue != largeContentImageInsets else { return }
            makeAccessibilityState()?.values.largeContentInsets = newValue
        }
    }
}
