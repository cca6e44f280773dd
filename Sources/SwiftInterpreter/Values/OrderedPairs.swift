/// The entries of a dictionary, in insertion order.
package struct OrderedPairs {
    /// The entries; keys are unique.
    package internal(set) var entries: [(key: Value, value: Value)] = []
    /// The indices of the entries by key, if there are many.
    private var places: [Key: Int]?

    /// Creates an empty dictionary.
    package init() {}

    /// The value of a key; setting nil removes the key.
    package subscript(key: Value) -> Value? {
        get { place(of: key, hashed(key)).map { entries[$0].value } }
        set {
            let own = hashed(key)
            switch (place(of: key, own), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil):
                if let own { places?[own] = nil }
                entries.remove(at: index)
                shiftIndices(from: index)
            case (nil, let value?):
                if let own { places?[own] = entries.count }
                entries.append((key, value))
                if places == nil { indexIfLarge() }
            case (nil, nil): break
            }
        }
    }

    /// Clears the value of a key while it is changed elsewhere, so that it is not copied.
    mutating func hold(_ key: Value) {
        if let index = place(of: key, hashed(key)) { entries[index].value = .void }
    }

    /// Appends an element to the array of a key, in place; creates the array if needed.
    mutating func append(_ element: Value, to key: Value) {
        guard let index = place(of: key, hashed(key)), case .array(var elements) = entries[index].value else {
            self[key] = .array([element])
            return
        }
        entries[index].value = .void
        elements.append(element)
        entries[index].value = .array(elements)
    }

    /// The key with its hash; nil while there are few entries, which are compared one by one.
    private func hashed(_ key: Value) -> Key? { places == nil ? nil : Key(key) }

    private func place(of key: Value, _ hashed: Key?) -> Int? {
        if let hashed { return places?[hashed] }
        return entries.firstIndex { $0.key.isEqual(to: key) == true }
    }

    /// Moves the indices after a removed entry, without hashing keys.
    private mutating func shiftIndices(from removed: Int) {
        guard var moved = places, removed < entries.count else { return }
        places = nil
        for index in moved.values.indices where moved.values[index] > removed { moved.values[index] -= 1 }
        places = moved
    }

    private mutating func indexIfLarge() {
        guard entries.count > 8 else { return }
        var places: [Key: Int] = [:]
        for (index, entry) in entries.enumerated() { places[Key(entry.key)] = index }
        self.places = places
    }

    /// A key with a hash that equal values share.
    private struct Key: Hashable {
        let value: Value
        /// The hash, which is computed once: that of an object may change, and code in source may compute it.
        private let number: Int

        init(_ value: Value) { (self.value, number) = (value, value.hashNumber) }

        static func == (left: Key, right: Key) -> Bool {
            left.number == right.number && left.value.isEqual(to: right.value) == true
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
}
