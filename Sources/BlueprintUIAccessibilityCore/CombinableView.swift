import BlueprintUI
import Foundation
import HeadlessUIKit

extension AccessibilityComposition {
    /// A view that is read as one accessibility element in place of those in it.
    ///
    /// The elements are combined when something is read for the first time after a layout, an update of the view, or an
    /// action; what changes otherwise is read after ``needsAccessibilityUpdate`` is set.
    open class CombinableView: UIView, AccessibilityCombinable {
        /// The condition for taking part; nil for all elements.
        public final var customFilter: Filter?
        /// The order of the elements; nil for the order of their frames.
        public final var customSorting: Sorting?
        /// True if nothing in the view is read where no element takes part; otherwise the elements are read themselves.
        public final var blockWhenNotAccessible = false
        /// True if the only element that a person can act on becomes a part of the whole, not a custom action.
        public final var mergeInteractiveSingleChild = true
        /// The values that are added to those of the elements; nil for none.
        public final var mergeValues: CompositeRepresentation?
        /// The values that are read in place of those of the elements, each unless it is nil; the traits unless there
        /// are none.
        public final var overrideValues: CompositeRepresentation?
        /// A function that changes the traits, or other values, after the elements were combined.
        public final var traitsAdjust: (any AccessibilityCombinable) -> Void = { _ in }
        /// The direction in which rows are read.
        public final var layoutDirection = Environment.LayoutDirection.leftToRight
        /// The kind of device for which elements are ordered.
        public final var interfaceidiom = UIDevice.current.userInterfaceIdiom
        /// True if the elements are combined again before something is read.
        public final var needsAccessibilityUpdate = true
        private var combined = Combined()

        /// Marks the elements as changed.
        open override func layoutSubviews() {
            super.layoutSubviews()
            needsAccessibilityUpdate = true
        }

        /// Returns the combined accessibility of the elements in the view.
        ///
        /// - Parameters:
        ///   - filter: The condition for taking part; nil for all elements.
        ///   - sorting: The order; nil for the order of their frames.
        ///   - ignoreInteractive: True to keep elements apart that a person can act on.
        public final func combineChildren(
            filter: Filter? = nil,
            sorting: Sorting? = nil,
            ignoreInteractive: Bool = true
        ) -> CompositeRepresentation {
            AccessibilityComposition.combine(
                in: self,
                direction: layoutDirection,
                idiom: interfaceidiom,
                filter: filter,
                sorting: sorting,
                ignoreInteractive: ignoreInteractive,
                invalidator: { [weak self] in self?.needsAccessibilityUpdate = true }
            )
        }

        private func update() {
            guard needsAccessibilityUpdate else { return }
            needsAccessibilityUpdate = false
            var whole = combineChildren(filter: customFilter, sorting: customSorting)
            whole.mergeInteractiveChildren(singleAsWhole: mergeInteractiveSingleChild)
            if let mergeValues { whole.merge(with: mergeValues) }
            if let overrideValues { whole.override(with: overrideValues) }
            applyAccessibility(whole, mergeInteractiveSingleChild: mergeInteractiveSingleChild)
            if (mergeValues?.elementsCount ?? 0) > 0 || overrideValues?.label != nil { combined.isElement = true }
            traitsAdjust(self)
        }

        /// Returns what is read now.
        private func read<Value>(_ path: KeyPath<Combined, Value>) -> Value {
            update()
            return combined[keyPath: path]
        }

        // MARK: - Values

        /// True if there is an element in the view, or a label that is set.
        open override var isAccessibilityElement: Bool {
            get { read(\.isElement) }
            set { combined.isElement = newValue }
        }

        /// The combined label; nil for none.
        open override var accessibilityLabel: String? {
            get { read(\.label) }
            set { combined.label = newValue }
        }

        /// The combined value; nil for none.
        open override var accessibilityValue: String? {
            get { read(\.value) }
            set { combined.value = newValue }
        }

        /// The combined hint; nil for none.
        open override var accessibilityHint: String? {
            get { read(\.hint) }
            set { combined.hint = newValue }
        }

        /// The name for tests of the first element with one; nil for none.
        open override var accessibilityIdentifier: String? {
            get { read(\.identifier) }
            set { combined.identifier = newValue }
        }

        /// The combined traits.
        open override var accessibilityTraits: UIAccessibilityTraits {
            get { read(\.traits) }
            set { combined.traits = newValue }
        }

        /// The combined custom actions; nil for none.
        open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get { read(\.customActions) }
            set { combined.customActions = newValue }
        }

        /// The combined custom content; nil for none.
        open override var accessibilityCustomContent: [AXCustomContent]? {
            get { read(\.customContent) }
            set { combined.customContent = newValue }
        }

        /// The combined rotors; nil for none.
        open override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
            get { read(\.rotorSequencer)?.rotors }
            set { combined.rotorSequencer = newValue.map { RotorSequencer($0) } }
        }

        /// The combined rotors, those of one name as one; nil for none.
        public final var rotorSequencer: RotorSequencer? {
            get { read(\.rotorSequencer) }
            set { combined.rotorSequencer = newValue }
        }

        /// Nil while the view is read as one element; empty if nothing in it is read.
        open override var accessibilityElements: [Any]? {
            get { !read(\.isElement) && blockWhenNotAccessible ? [] : super.accessibilityElements }
            set { super.accessibilityElements = newValue }
        }

        // MARK: - Actions

        /// The actions of the only element that a person can act on; nil for none.
        public final var accessibilityInteractions: Interactions? {
            get { read(\.interactions) }
            set { combined.interactions = newValue }
        }

        /// The point that activates the only element that a person can act on, or else the middle.
        open override var accessibilityActivationPoint: CGPoint {
            get { read(\.interactions)?.activationPoint ?? super.accessibilityActivationPoint }
            set { super.accessibilityActivationPoint = newValue }
        }

        /// Activates the only element that a person can act on; returns false if there is none.
        open override func accessibilityActivate() -> Bool { read(\.interactions)?.activate?() ?? false }

        /// Increases the value of the only adjustable element.
        open override func accessibilityIncrement() { read(\.interactions)?.increment?() }

        /// Decreases the value of the only adjustable element.
        open override func accessibilityDecrement() { read(\.interactions)?.decrement?() }
    }
}

/// The values that were combined; they are not those of the view, so that only what was set there is inspected.
private struct Combined {
    var isElement = false
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits = UIAccessibilityTraits.none
    var customActions: [UIAccessibilityCustomAction]?
    var customContent: [AXCustomContent]?
    var rotorSequencer: AccessibilityComposition.RotorSequencer?
    var interactions: AccessibilityComposition.Interactions?
}

extension AccessibilityComposition.CompositeRepresentation {
    /// Takes the values of another one, each unless it is nil, and the traits unless there are none.
    fileprivate mutating func override(with other: Self) {
        label = other.label ?? label
        value = other.value ?? value
        hint = other.hint ?? hint
        identifier = other.identifier ?? identifier
        traits = other.traits.isEmpty ? traits : other.traits
        rotors = other.rotors ?? rotors
        customContent = other.customContent ?? customContent
        activationPoint = other.activationPoint ?? activationPoint
        if !other.actions.custom.isEmpty { actions.custom = other.actions.custom }
        actions.activate = other.actions.activate ?? actions.activate
        actions.increment = other.actions.increment ?? actions.increment
        actions.decrement = other.actions.decrement ?? actions.decrement
    }
}
