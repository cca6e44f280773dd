import Foundation
import HeadlessUIKit

/// A function called after a view has appeared or disappeared.
public typealias LifecycleCallback = () -> Void

/// A description of a view: its class, its creation and the values written on each update.
public struct ViewDescription {
    private let storage: Storage

    /// The way a view's frame is rounded to pixels.
    public enum FrameRoundingBehavior: Equatable, Sendable {
        /// Rounds each edge, so that adjacent views touch; the size may change by a pixel.
        case prioritizeEdges
        /// Rounds the origin and the size separately, so that rounding does not make text too small for its view.
        case prioritizeSize
    }

    /// Creates a description of a view of a type, without configuration.
    public init(_ viewType: (some UIView).Type) {
        self.init(viewType) { _ in }
    }

    /// Creates a description of a view of a type and configures it.
    public init<View: UIView>(_ type: View.Type, configuring: (inout Configuration<View>) -> Void) {
        var configuration = Configuration<View>()
        configuring(&configuration)
        storage = Storage(viewType: type, configuration.erased)
    }

    /// The class of the view.
    public var viewType: UIView.Type { storage.viewType }

    /// Returns a new view.
    public func build() -> UIView { storage.values.builder?() ?? viewType.make() }

    /// True if a new view depends only on the class.
    package var buildsPlainView: Bool { storage.values.builder == nil }

    /// Applies the updates that precede the setting of the frame.
    public func applyBeforeLayout(to view: UIView) {
        guard !storage.values.updatesBeforeLayout.isEmpty, covers(view) else { return }
        for update in storage.values.updatesBeforeLayout { update(view) }
    }

    /// Writes the properties to a view; does nothing for a view of another class.
    public func apply(to view: UIView) {
        guard covers(view) else { return }
        for assignment in storage.values.assignments { assignment.write(view) }
        storage.values.firstUpdate?(view)
        for update in storage.values.furtherUpdates { update(view) }
    }

    /// Returns the view that contains the children.
    public func contentView(in view: UIView) -> UIView {
        guard let contentView = storage.values.contentView, covers(view) else { return view }
        return contentView(view)
    }

    /// The animation of changes to the layout attributes.
    public var layoutTransition: LayoutTransition { storage.values.layoutTransition }

    /// The transition with which the view appears.
    public var appearingTransition: VisibilityTransition? { storage.values.appearingTransition }

    /// The transition with which the view disappears.
    public var disappearingTransition: VisibilityTransition? { storage.values.disappearingTransition }

    /// A function called after the view has appeared.
    public var onAppear: LifecycleCallback? { storage.values.onAppear }

    /// A function called after the view has disappeared.
    public var onDisappear: LifecycleCallback? { storage.values.onDisappear }

    /// The way the frame is rounded to pixels.
    public var frameRoundingBehavior: FrameRoundingBehavior { storage.values.frameRoundingBehavior }

    /// Returns true if a view is of the described class; false only for a view passed by other code.
    @inline(__always)
    private func covers(_ view: UIView) -> Bool {
        type(of: view) == storage.viewType || storage.viewType.isClass(of: view)
    }

    private final class Storage {
        let viewType: UIView.Type
        let values: ErasedConfiguration

        init(viewType: UIView.Type, _ values: ErasedConfiguration) {
            self.viewType = viewType
            self.values = values
        }
    }
}

/// The values of a configuration, without the class of the view.
///
/// The class is not a generic parameter: the generic type would be looked up for every described view.
struct ErasedConfiguration {
    typealias Update = (UIView) -> Void

    /// A value for a property.
    struct Assignment {
        var keyPath: AnyKeyPath
        var value: Any
        var write: Update
    }

    // Most views need neither, and a default closure would require an allocation for each of them.
    var builder: (() -> UIView)?
    var contentView: ((UIView) -> UIView)?

    // In writing order; for the few properties of a view an array is faster than a table.
    var assignments: [Assignment] = []
    var updatesBeforeLayout: [Update] = []
    // Most views have one update, which needs no array.
    private(set) var firstUpdate: Update?
    private(set) var furtherUpdates: [Update] = []
    var onAppear: LifecycleCallback?
    var onDisappear: LifecycleCallback?
    var frameRoundingBehavior: ViewDescription.FrameRoundingBehavior = .prioritizeEdges

    var updates: [Update] {
        get { (firstUpdate.map { [$0] } ?? []) + furtherUpdates }
        set {
            firstUpdate = newValue.first
            furtherUpdates = Array(newValue.dropFirst())
        }
    }

    mutating func add(_ update: @escaping Update) {
        if firstUpdate == nil { firstUpdate = update } else { furtherUpdates.append(update) }
    }

    // Large and rare: a description is copied several times while it is built.
    private var transitions: Transitions?

    private final class Transitions {
        let layout: LayoutTransition
        let appearing: VisibilityTransition?
        let disappearing: VisibilityTransition?

        init(layout: LayoutTransition, appearing: VisibilityTransition?, disappearing: VisibilityTransition?) {
            self.layout = layout
            self.appearing = appearing
            self.disappearing = disappearing
        }
    }

    var layoutTransition: LayoutTransition {
        get { transitions?.layout ?? .inherited }
        set {
            transitions = Transitions(
                layout: newValue,
                appearing: appearingTransition,
                disappearing: disappearingTransition
            )
        }
    }

    var appearingTransition: VisibilityTransition? {
        get { transitions?.appearing }
        set {
            transitions = Transitions(
                layout: layoutTransition,
                appearing: newValue,
                disappearing: disappearingTransition
            )
        }
    }

    var disappearingTransition: VisibilityTransition? {
        get { transitions?.disappearing }
        set {
            transitions = Transitions(
                layout: layoutTransition,
                appearing: appearingTransition,
                disappearing: newValue
            )
        }
    }
}

extension UIView {
    /// Returns true if a view is of this class or a subclass.
    fileprivate static func isClass(of view: UIView) -> Bool { view is Self }
}

/// The context in which an element describes its view.
public struct ViewDescriptionContext {
    /// The element's bounds in its own coordinates, in points.
    public var bounds: CGRect
    /// The smallest rectangle around all children, in the element's coordinates; nil without children.
    public var subtreeExtent: CGRect?
    /// The environment in which the element was laid out.
    public var environment: Environment

    /// Creates a context.
    public init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment) {
        self.bounds = bounds
        self.subtreeExtent = subtreeExtent
        self.environment = environment
    }
}

/// A view that shows nothing and ignores touches outside its subviews.
public final class PassthroughView: UIView {
    /// Returns the subview hit by a touch, never this view.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
