import HeadlessUIKit

extension ViewDescription {
    /// A configuration: the creation of a view and the values written to it.
    public struct Configuration<View: UIView> {
        /// A function that updates a view.
        public typealias Update = (_ view: View) -> Void

        var erased = ErasedConfiguration()

        /// Creates an empty configuration.
        public init() {}

        /// A function that creates the view.
        public var builder: () -> View {
            get {
                guard let builder = erased.builder else { return { View.make() } }
                return { Self.view(builder()) }
            }
            set { erased.builder = newValue }
        }

        /// Functions that update the view on each update, after the properties are written.
        public var updates: [Update] {
            get { erased.updates }
            set { erased.updates = newValue.map(Self.erase) }
        }

        /// Functions that update the view on each update, before it gets its frame.
        public var updatesBeforeLayout: [Update] {
            get { erased.updatesBeforeLayout }
            set { erased.updatesBeforeLayout = newValue.map(Self.erase) }
        }

        /// A function that returns the view that contains the children; by default the view itself.
        public var contentView: (View) -> UIView {
            get { erased.contentView ?? { $0 } }
            set { erased.contentView = { newValue(Self.view($0)) } }
        }

        /// The animation of changes to the layout attributes.
        public var layoutTransition: LayoutTransition {
            get { erased.layoutTransition }
            set { erased.layoutTransition = newValue }
        }

        /// The transition with which the view appears.
        public var appearingTransition: VisibilityTransition? {
            get { erased.appearingTransition }
            set { erased.appearingTransition = newValue }
        }

        /// The transition with which the view disappears.
        public var disappearingTransition: VisibilityTransition? {
            get { erased.disappearingTransition }
            set { erased.disappearingTransition = newValue }
        }

        /// A function called after the view has appeared.
        public var onAppear: LifecycleCallback? {
            get { erased.onAppear }
            set { erased.onAppear = newValue }
        }

        /// A function called after the view has disappeared.
        public var onDisappear: LifecycleCallback? {
            get { erased.onDisappear }
            set { erased.onDisappear = newValue }
        }

        /// The way the frame is rounded to pixels.
        public var frameRoundingBehavior: FrameRoundingBehavior {
            get { erased.frameRoundingBehavior }
            set { erased.frameRoundingBehavior = newValue }
        }

        /// Adds a function that updates the view on each update.
        public mutating func apply(_ update: @escaping Update) {
            erased.add(Self.erase(update))
        }

        /// Adds a function that updates the view on each update, before it gets its frame.
        public mutating func applyBeforeLayout(_ update: @escaping Update) {
            erased.updatesBeforeLayout.append(Self.erase(update))
        }

        /// The value written to a property; nil does not write the property.
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { value(of: keyPath) as? Value }
            set {
                guard let value = newValue else { return remove(keyPath) }
                set(keyPath, to: value) { Self.view($0)[keyPath: keyPath] = value }
            }
        }

        /// The value written to an optional property; nil writes nil.
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value?>) -> Value? {
            get { value(of: keyPath) as? Value }
            set { set(keyPath, to: newValue as Any) { Self.view($0)[keyPath: keyPath] = newValue } }
        }

        /// Returns the view as its class, which was checked before.
        @inline(__always)
        private static func view(_ view: UIView) -> View { unsafeDowncast(view, to: View.self) }  // Checked before.

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

/// A view that can be described by ``describe(_:)``; every `UIView` can.
public protocol NativeView: UIView {}

extension NativeView {
    /// Returns a description of a view of this class.
    public static func describe(
        _ configuring: (inout ViewDescription.Configuration<Self>) -> Void
    ) -> ViewDescription {
        ViewDescription(Self.self, configuring: configuring)
    }
}

extension UIView: NativeView {}
