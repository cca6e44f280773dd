/// Says which element has the focus, and moves it.
///
/// ```swift
/// @FocusState var focus: Field?
///
/// TextField(text: name).focused(when: $focus, equals: .name)
/// ```
///
/// Reading tells what is focused; writing focuses the element with that value, and `nil` or `false` takes the focus
/// away. All copies share one state. It calls no one when it changes, and nothing is laid out again because of it.
/// - Note: Only an element that is on the screen can get the focus: to focus one from the start, write the value in its
///   `onAppear`. If several elements are bound to one value, the first that was made asks first and the last keeps it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    private let store: Store

    /// Makes a state of one element, which has no focus yet.
    public init() where Value == Bool {
        store = Store(unfocused: false)
    }

    /// Makes a state of several elements, none of which has the focus yet.
    public init<T: Hashable>() where Value == T? {
        store = Store(unfocused: nil)
    }

    /// What has the focus, or was asked to take it.
    public var wrappedValue: Value {
        get { store.value }
        nonmutating set { store.move(to: newValue) }
    }

    /// The state itself, to be handed to elements: `$focus`.
    public var projectedValue: Self { self }

    /// Makes the binding of the element that has the focus when the state has a value.
    public func binding<T: Hashable>(for value: T) -> FocusBinding where Value == T? {
        store.makeBinding(for: value)
    }

    /// Makes the binding of the element that has the focus when the state is true.
    public func binding() -> FocusBinding where Value == Bool {
        store.makeBinding(for: true)
    }
}

extension FocusState {
    /// What the copies of a state share.
    private final class Store {
        private(set) var value: Value
        private let unfocused: Value
        // An element is a value that is made anew for each render, so there are more bindings than views. Which of them
        // a view took up only its trigger knows; those that nobody holds any more are let go.
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
            // The view that gets the focus takes it from the other by itself; the rest is for views in other trees,
            // and for no new value.
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
