extension UIResponder {
    /// Returns the value that was set, or that of the class.
    final func accessibility<Value>(_ path: KeyPath<AccessibilityValues, Value?>) -> Value? {
        accessibilityState?.values[keyPath: path] ?? usualAccessibility[keyPath: path]
    }

    /// Sets a value; nothing is stored for nil in a responder without values.
    final func setAccessibility<Value>(_ path: WritableKeyPath<AccessibilityValues, Value?>, _ value: Value?) {
        if value == nil, accessibilityState == nil { return }
        makeAccessibilityState()?.values[keyPath: path] = value
    }
}
