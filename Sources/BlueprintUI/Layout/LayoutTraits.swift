/// A key for a value that a parent's layout reads from each child.
public protocol LayoutTraitsKey {
    /// The type of the value.
    associatedtype Value
    /// The value for children that were given none.
    static var defaultValue: Value { get }
}

/// A layout that reads one value of one type from each child.
public protocol SingleTraitLayout {
    /// The type of the value.
    associatedtype Traits
    /// The value for children that were given none.
    static var defaultTraits: Self.Traits { get }
}

/// Values that a child carries for its parent's layout.
public struct LayoutTraits {
    // A linked list: a child has no value or one, and then a lookup is a comparison of two pointers.
    private var head: Entry?

    /// No values: every key answers its default.
    public static var empty: Self { Self() }

    private init() {}

    /// Makes traits with one value.
    public init<Key: LayoutTraitsKey>(key: Key.Type, value: Key.Value) {
        head = TypedEntry(key: ObjectIdentifier(key), value: value, next: nil)
    }

    init<Layout: SingleTraitLayout>(of layout: Layout.Type, _ value: Layout.Traits) {
        head = TypedEntry(key: ObjectIdentifier(layout), value: value, next: nil)
    }

    /// The value for a key, or the key's default.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
        set { head = TypedEntry(key: ObjectIdentifier(key), value: newValue, next: head) }
    }

    /// A copy with one value set.
    public func setting<Key: LayoutTraitsKey>(key: Key.Type, to value: Key.Value) -> Self {
        var copy = self
        copy[key] = value
        return copy
    }

    func traits<Layout: SingleTraitLayout>(of layout: Layout.Type) -> Layout.Traits {
        value(for: ObjectIdentifier(layout)) ?? Layout.defaultTraits
    }

    private func value<Value>(for key: ObjectIdentifier) -> Value? {
        var entry = head
        while let current = entry {
            // A key has one value type, so the entry's class is known and its cast cannot fail.
            if current.key == key { return unsafeDowncast(current, to: TypedEntry<Value>.self).value }
            entry = current.next
        }
        return nil
    }

    private class Entry {
        let key: ObjectIdentifier
        let next: Entry?

        init(key: ObjectIdentifier, next: Entry?) {
            self.key = key
            self.next = next
        }
    }

    private final class TypedEntry<Value>: Entry {
        let value: Value

        init(key: ObjectIdentifier, value: Value, next: Entry?) {
            self.value = value
            super.init(key: key, next: next)
        }
    }
}
