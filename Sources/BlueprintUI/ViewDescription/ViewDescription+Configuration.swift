import HeadlessUIKit

extension ViewDescription {
    /// Collects how a view is made and what is written to it.
    public struct Configuration<View: UIView> {
        /// A function that changes a view.
        public typealias Update = (_ view: View) -> Void

        /// Makes the view.
        public var builder: () -> View {
            get { customBuilder ?? { View(frame: .zero) } }
            set { customBuilder = newValue }
        }
        /// Functions that change the view on each update, after the properties were written.
        public var updates: [Update] = []
        /// Functions that change the view on each update before it gets its frame.
        public var updatesBeforeLayout: [Update] = []
        /// Finds the view that holds the children; the view itself unless set.
        public var contentView: (View) -> UIView {
            get { customContentView ?? { $0 } }
            set { customContentView = newValue }
        }
        /// How a change of frame is animated.
        public var layoutTransition: LayoutTransition = .inherited
        /// How the view comes to the screen.
        public var appearingTransition: VisibilityTransition?
        /// How the view leaves the screen.
        public var disappearingTransition: VisibilityTransition?
        /// Called when the view has come to the screen.
        public var onAppear: LifecycleCallback?
        /// Called when the view has left the screen.
        public var onDisappear: LifecycleCallback?
        /// How the frame is rounded.
        public var frameRoundingBehavior: FrameRoundingBehavior = .prioritizeEdges

        // In the order of writing: an array serves better than a table for the few properties that a view has.
        private var assignments: [Assignment] = []

        // Most views need neither, and a closure that is always there would be an allocation for each of them.
        private var customBuilder: (() -> View)?
        private var customContentView: ((View) -> UIView)?

        private struct Assignment {
            var keyPath: PartialKeyPath<View>
            var value: Any
            var write: Update
        }

        /// Makes an empty configuration.
        public init() {}

        /// Adds a function that changes the view on each update.
        public mutating func apply(_ update: @escaping Update) {
            updates.append(update)
        }

        /// Adds a function that changes the view on each update before it gets its frame.
        public mutating func applyBeforeLayout(_ update: @escaping Update) {
            updatesBeforeLayout.append(update)
        }

        /// The value to be written to a property; setting nil leaves the property alone.
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value>) -> Value? {
            get { value(of: keyPath) as? Value }
            set {
                guard let value = newValue else { return remove(keyPath) }
                set(Assignment(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value })
            }
        }

        /// The value to be written to an optional property; setting nil writes nil.
        public subscript<Value>(keyPath: ReferenceWritableKeyPath<View, Value?>) -> Value? {
            get { value(of: keyPath) as? Value }
            set { set(Assignment(keyPath: keyPath, value: newValue as Any) { $0[keyPath: keyPath] = newValue }) }
        }

        func build() -> View { customBuilder?() ?? View(frame: .zero) }

        func contentView(in view: View) -> UIView { customContentView?(view) ?? view }

        func applyAssignments(to view: View) {
            for assignment in assignments { assignment.write(view) }
        }

        private func value(of keyPath: PartialKeyPath<View>) -> Any? {
            assignments.first { $0.keyPath == keyPath }?.value
        }

        private mutating func set(_ assignment: Assignment) {
            remove(assignment.keyPath)
            assignments.append(assignment)
        }

        private mutating func remove(_ keyPath: PartialKeyPath<View>) {
            assignments.removeAll { $0.keyPath == keyPath }
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
