import HeadlessUIKit

/// A function that is called when a view has come to the screen or left it.
public typealias LifecycleCallback = () -> Void

/// How a view is made, and what is written to it on each update.
public struct ViewDescription {
    private let storage: Storage

    /// How a view's frame is rounded to whole pixels.
    public enum FrameRoundingBehavior: Equatable, Sendable {
        /// Each edge is rounded, so that neighbours meet; the size may differ by a pixel.
        case prioritizeEdges
        /// The origin is rounded and the size kept, so that text is never cut by rounding.
        case prioritizeSize
    }

    /// Describes a view of a type, without configuration.
    public init(_ viewType: (some UIView).Type) {
        self.init(viewType) { _ in }
    }

    /// Describes a view of a type and configures it.
    public init<View: UIView>(_ type: View.Type, configuring: (inout Configuration<View>) -> Void) {
        var configuration = Configuration<View>()
        configuring(&configuration)
        storage = Storage(viewType: type, configuration.erased)
    }

    /// The class of the view.
    public var viewType: UIView.Type { storage.viewType }

    /// Makes a view.
    public func build() -> UIView { storage.values.builder?() ?? viewType.init(frame: .zero) }

    /// Whether nothing but the class decides what a view that is made is like.
    package var buildsPlainView: Bool { storage.values.builder == nil }

    /// Writes the properties that are to be set before the view gets its frame.
    public func applyBeforeLayout(to view: UIView) {
        guard !storage.values.updatesBeforeLayout.isEmpty, covers(view) else { return }
        for update in storage.values.updatesBeforeLayout { update(view) }
    }

    /// Writes the properties to a view; a view of another class is left alone.
    public func apply(to view: UIView) {
        guard covers(view) else { return }
        for assignment in storage.values.assignments { assignment.write(view) }
        storage.values.firstUpdate?(view)
        for update in storage.values.furtherUpdates { update(view) }
    }

    /// The view inside a view that holds the children.
    public func contentView(in view: UIView) -> UIView {
        guard let contentView = storage.values.contentView, covers(view) else { return view }
        return contentView(view)
    }

    /// How a change of frame is animated.
    public var layoutTransition: LayoutTransition { storage.values.layoutTransition }

    /// How the view comes to the screen.
    public var appearingTransition: VisibilityTransition? { storage.values.appearingTransition }

    /// How the view leaves the screen.
    public var disappearingTransition: VisibilityTransition? { storage.values.disappearingTransition }

    /// Called when the view has come to the screen.
    public var onAppear: LifecycleCallback? { storage.values.onAppear }

    /// Called when the view has left the screen.
    public var onDisappear: LifecycleCallback? { storage.values.onDisappear }

    /// How the frame is rounded.
    public var frameRoundingBehavior: FrameRoundingBehavior { storage.values.frameRoundingBehavior }

    /// Whether a view is of the class that was described, as it is unless someone passes one of his own.
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

/// What a configuration of a view of some class collects.
///
/// The class is not in its type: a generic type would be looked up by its argument for every view that is described.
struct ErasedConfiguration {
    typealias Update = (UIView) -> Void

    /// A value for a property.
    struct Assignment {
        var keyPath: AnyKeyPath
        var value: Any
        var write: Update
    }

    // Most views need neither, and a closure that is always there would be an allocation for each of them.
    var builder: (() -> UIView)?
    var contentView: ((UIView) -> UIView)?

    // In the order of writing: an array serves better than a table for the few properties that a view has.
    var assignments: [Assignment] = []
    var updatesBeforeLayout: [Update] = []
    // Most views have one, which needs no array.
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

    // Large and rare: a description is copied a few times until it is complete.
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
    /// Whether a view is of this class or one derived from it.
    fileprivate static func isClass(of view: UIView) -> Bool { view is Self }
}
