import HeadlessUIKit

extension ViewDescription {
    /// Collects how a view is made and what is written to it.
    public struct Configuration<View: UIView> {
        /// A function that changes a view.
        public typealias Update = (_ view: View) -> Void

        var erased = ErasedConfiguration()

        /// Makes an empty configuration.
        public init() {}

        /// Makes the view.
        public var builder: () -> View {
            get {
                guard let builder = erased.builder else { return { View(frame: .zero) } }
                return { Self.view(builder()) }
            }
            set { erased.builder = newValue }
        }

        /// Functions that change the view on each update, after the properties were written.
        public var updates: [Update] {
            get { erased.updates }
            set { erased.updates = newValue.map(Self.erase) }
        }

        /// Functions that change the view on each update before it gets its frame.
        public var updatesBeforeLayout: [Update] {
            get { erased.updatesBeforeLayout }
            set { erased.updatesBeforeLayout = newValue.map(Self.erase) }
        }

        /// Finds the view that holds the children; the view itself unless set.
        public var contentView: (View) -> UIView {
            get { erased.contentView ?? { $0 } }
            set { erased.contentView = { newValue(Self.view($0)) } }
        }

        /// How a change of frame is animated.
        public var layoutTransition: LayoutTransition {
            get { erased.layoutTransition }
            set { erased.layoutTransition = newValue }
        }

        /// How the view comes to the screen.
        public var appearingTransition: VisibilityTransition? {
            get { erased.appearingTransition }
            set { erased.appearingTransition = newValue }
        }

        /// How the view leaves the screen.
        public var disappearingTransition: VisibilityTransition? {
            get { erased.disappearingTransition }
            set { erased.disappearingTransition = newValue }
        }

        /// Called when the view has come to the screen.
        public var onAppear: LifecycleCallback? {
            get { erased.onAppear }
            set { erased.onAppear = newValue }
        }

        /// Called when the view has left the screen.
        public var onDisappear: LifecycleCallback? {
            get { erased.onDisappear }
            set { erased.onDisappear = newValue }
        }

        /// How the frame is rounded.
        public var frameRoundingBehavior: FrameRoundingBehavior {
            get { erased.frameRoundingBehavior }
            set { erased.frameRoundingBehavior = newValue }
        }

        /// Adds a function that changes the view on each update.
        public mutating func apply(_ update: @escaping Update) {
            erased.add(Self.erase(update))
        }

        /// Adds a function that changes the view on each update before it gets its frame.
        public mutating func applyBeforeLayout(_ update: @escaping Update) {
            erased.updatesBeforeLayout.append(Self.erase(update))
        }

        /// The value to be written to a property; setting nil leaves the property alone.
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { value(of: keyPath) as? Value }
            set {
                guard let value = newValue else { return remove(keyPath) }
                set(keyPath, to: value) { Self.view($0)[keyPath: keyPath] = value }
            }
        }

        /// The value to be written to an optional property; setting nil writes nil.
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value?>) -> Value? {
            get { value(of: keyPath) as? Value }
            set { set(keyPath, to: newValue as Any) { Self.view($0)[keyPath: keyPath] = newValue } }
        }

        /// A view whose class was checked before anything is written to it.
        @inline(__always)
        private static func view(_ view: UIView) -> View { unsafeDowncast(view, to: View.self) }

        @inline(__always)
        private static func erase(_ update: @escaping Update) -> ErasedConfiguration.Update {
            { update(view($0)) }
        }

        private func value(of keyPath: AnyKeyPath) -> Any? {
            erased.assignments.first { $0.keyPath == keyPath }?.value
        }

        private mutating func set(
            _ keyPath: AnyKeyPath,
            to value: Any,
            by write: @escaping ErasedConfiguration.Update
        ) {
            remove(keyPath)
            erased.assignments.append(
                ErasedConfiguration.Assignment(keyPath: keyPath, value: value, write: write)
            )
        }

        private mutating func remove(_ keyPath: AnyKeyPath) {
            guard !erased.assignments.isEmpty else { return }
            erased.assignments.removeAll { $0.keyPath == keyPath }
        }
    }
}

/// A view that can be described by ``describe(_:)``; every `UIView` is one.
public protocol NativeView: UIView {}

extension NativeView {
    /// Describes a view of this class.
    public static func describe(
        _ configuring: (inout ViewDescription.Configuration<Self>) -> Void
    ) -> ViewDescription {
        ViewDescription(Self.self, configuring: configuring)
    }
}

extension UIView: NativeView {}
