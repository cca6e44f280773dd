/// A key for a value that a layout reads from each child.
public protocol LayoutTraitsKey {
    /// The type of the value.
    associatedtype Value
    /// The value for children without one.
    static var defaultValue: Value { get }
}

/// A layout that reads traits of a single type from each child.
public protocol SingleTraitLayout {
    /// The type of the traits.
    associatedtype Traits
    /// The traits of children without any.
    static var defaultTraits: Self.Traits { get }
}

/// The values of a child that its parent's layout reads.
public struct LayoutTraits {
    // A linked list: a child usually has at most one value, so a lookup compares two pointers.
    private var head: Entry?

    /// Traits without values: every key has its default value.
    public static var empty: Self { Self() }

    private init() {}

    /// Creates traits with one value.
    public init<Key: LayoutTraitsKey>(key: Key.Type, value: Key.Value) {
        head = TypedEntry(key: ObjectIdentifier(key), value: value, next: nil)
    }

    init<Layout: SingleTraitLayout>(of layout: Layout.Type, _ value: Layout.Traits) {
        head = TypedEntry(key: ObjectIdentifier(layout), value: value, next: nil)
    }

    /// The value for a key or else the key's default value.
    public subscript<Key: LayoutTraitsKey>(key: Key.Type) -> Key.Value {
        get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
        set { head = TypedEntry(key: ObjectIdentifier(key), value: newValue, next: head) }
    }

    /// Returns a copy with one value set.
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
            if current.key == key { return (current as? TypedEntry<Value>)?.value }
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
