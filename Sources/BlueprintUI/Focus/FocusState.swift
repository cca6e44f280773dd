/// A property wrapper that reads and moves the focus.
///
/// ```swift
/// @FocusState var focus: Field?
///
/// TextField(text: name).focused(when: $focus, equals: .name)
/// ```
///
/// The value identifies the focused element. Setting it focuses the element with that value; `nil` or `false` removes
/// the focus. All copies share one state. A change of the focus calls no observers and does not cause a layout.
/// - Note: Only an element on the screen can take the focus: to focus one initially, set the value in its `onAppear`.
///   If several elements are bound to one value, they take the focus in the order of creation, and the last one keeps
///   it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let store: Store

    /// Creates the state of one element, which is not focused.
    public init() where Value == Bool {
        store = Store(unfocused: false)
    }

    /// Creates the state of several elements, none of which is focused.
    public init<T: Hashable>() where Value == T? {
        store = Store(unfocused: nil)
    }

    /// The value of the focused element, or of the element that was requested to take the focus.
    public var wrappedValue: Value {
        get { store.value }
        nonmutating set { store.move(to: newValue) }
    }

    /// The state itself, for use as `$focus`.
    public var projectedValue: Self { self }

    /// Returns the binding of the element that is focused when the state has a value.
    public func binding<T: Hashable>(for value: T) -> FocusBinding where Value == T? {
        store.makeBinding(for: value)
    }

    /// Returns the binding of the element that is focused when the state is true.
    public func binding() -> FocusBinding where Value == Bool {
        store.makeBinding(for: true)
    }
}

extension FocusState {
    /// The storage shared by the copies of a state.
    private final class Store {
        private(set) var value: Value
        private let unfocused: Value
        // An element is a value, created again for each render, so there are more bindings than views. Only its
        // trigger knows if a view uses it; triggers without owners are removed.
        private var triggers: [Value: [WeakTrigger]] = [:]

        init(unfocused: Value) {
            value = unfocused
            self.unfocused = unfocused
        }

        func makeBinding(for bound: Value) -> FocusBinding {
            let binding = FocusBinding(
                onFocus: { self.value = bound },
                onBlur: { if self.value == bound { self.value = self.unfocused } }
            )
            triggers[bound, default: []].removeAll { $0.trigger == nil }
            triggers[bound, default: []].append(WeakTrigger(trigger: binding.trigger))
            return binding
        }

        func move(to new: Value) {
            let old = value
            value = new
            // The view that takes the focus removes it from the other view in its tree. The rest is for views in
            // other trees and for a nil value.
            for trigger in liveTriggers(of: new) { trigger.focus() }
            guard value != old else { return }
            for trigger in liveTriggers(of: old) { trigger.blur() }
        }

        private func liveTriggers(of value: Value) -> [FocusTrigger] {
            triggers[value]?.compactMap(\.trigger) ?? []
        }
    }

    private struct WeakTrigger {
        weak var trigger: FocusTrigger?
    }
}

/// A connection between a focusable element and the state that observes and moves the focus.
///
/// A ``FocusState`` creates bindings; a view-backed element passes its binding to its view, which sets the trigger's
/// actions and calls `onFocus` and `onBlur`.
public struct FocusBinding {
    /// The trigger that moves the focus to or from the view.
    public let trigger = FocusTrigger()
    /// A function that the view calls after it took the focus.
    public var onFocus: () -> Void
    /// A function that the view calls after it gave up the focus.
    public var onBlur: () -> Void

    /// Creates a binding with a new trigger.
    public init(onFocus: @escaping () -> Void, onBlur: @escaping () -> Void) {
        self.onFocus = onFocus
        self.onBlur = onBlur
    }
}

/// The connection from a ``FocusBinding`` to the view that uses it.
///
/// The view sets both actions when it shows an element with the binding, and removes them when it shows another one.
public final class FocusTrigger {
    /// An action that focuses the view; nil while no view uses the trigger.
    public var focusAction: (() -> Void)?
    /// An action that removes the focus from the view; nil while no view uses the trigger.
    public var blurAction: (() -> Void)?

    /// Creates a trigger that no view uses.
    public init() {}

    /// Focuses the view; does nothing without a view.
    public func focus() { focusAction?() }

    /// Removes the focus from the view; does nothing without a view.
    public func blur() { blurAction?() }
}
