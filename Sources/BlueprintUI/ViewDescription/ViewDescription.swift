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
    public init<View: UIView>(_ viewType: View.Type) {
        self.init(viewType) { _ in }
    }

    /// Describes a view of a type and configures it.
    public init<View: UIView>(_ type: View.Type, configuring: (inout Configuration<View>) -> Void) {
        var configuration = Configuration<View>()
        configuring(&configuration)
        storage = TypedStorage(configuration)
    }

    /// The class of the view.
    public var viewType: UIView.Type { storage.viewType }

    /// Makes a view.
    public func build() -> UIView { storage.build() }

    /// Writes the properties that are to be set before the view gets its frame.
    public func applyBeforeLayout(to view: UIView) { storage.applyBeforeLayout(to: view) }

    /// Writes the properties to a view; a view of another class is left alone.
    public func apply(to view: UIView) { storage.apply(to: view) }

    /// The view inside a view that holds the children.
    public func contentView(in view: UIView) -> UIView { storage.contentView(in: view) }

    /// How a change of frame is animated.
    public var layoutTransition: LayoutTransition { storage.layoutTransition }

    /// How the view comes to the screen.
    public var appearingTransition: VisibilityTransition? { storage.appearingTransition }

    /// How the view leaves the screen.
    public var disappearingTransition: VisibilityTransition? { storage.disappearingTransition }

    /// Called when the view has come to the screen.
    public var onAppear: LifecycleCallback? { storage.onAppear }

    /// Called when the view has left the screen.
    public var onDisappear: LifecycleCallback? { storage.onDisappear }

    /// How the frame is rounded.
    public var frameRoundingBehavior: FrameRoundingBehavior { storage.frameRoundingBehavior }
}

// MARK: - Storage

extension ViewDescription {
    /// A configuration whose view type is known only to its class.
    private class Storage {
        var viewType: UIView.Type { UIView.self }
        var layoutTransition: LayoutTransition { .inherited }
        var appearingTransition: VisibilityTransition? { nil }
        var disappearingTransition: VisibilityTransition? { nil }
        var onAppear: LifecycleCallback? { nil }
        var onDisappear: LifecycleCallback? { nil }
        var frameRoundingBehavior: FrameRoundingBehavior { .prioritizeEdges }
        func build() -> UIView { UIView() }
        func applyBeforeLayout(to view: UIView) {}
        func apply(to view: UIView) {}
        func contentView(in view: UIView) -> UIView { view }
    }

    private final class TypedStorage<View: UIView>: Storage {
        let configuration: Configuration<View>

        init(_ configuration: Configuration<View>) {
            self.configuration = configuration
        }

        override var viewType: UIView.Type { View.self }
        override var layoutTransition: LayoutTransition { configuration.layoutTransition }
        override var appearingTransition: VisibilityTransition? { configuration.appearingTransition }
        override var disappearingTransition: VisibilityTransition? { configuration.disappearingTransition }
        override var onAppear: LifecycleCallback? { configuration.onAppear }
        override var onDisappear: LifecycleCallback? { configuration.onDisappear }
        override var frameRoundingBehavior: FrameRoundingBehavior { configuration.frameRoundingBehavior }

        override func build() -> UIView { configuration.build() }

        override func applyBeforeLayout(to view: UIView) {
            guard !configuration.updatesBeforeLayout.isEmpty, let view = view as? View else { return }
            for update in configuration.updatesBeforeLayout { update(view) }
        }

        override func apply(to view: UIView) {
            guard let view = view as? View else { return }
            configuration.applyAssignments(to: view)
            for update in configuration.updates { update(view) }
        }

        override func contentView(in view: UIView) -> UIView {
            guard let view = view as? View else { return view }
            return configuration.contentView(in: view)
        }
    }
}
