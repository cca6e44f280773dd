/// A dictionary's entries in the order in which the keys came.
public struct OrderedPairs {
    /// The entries; no key occurs twice.
    public internal(set) var entries: [(key: Value, value: Value)] = []
    /// Where each key stands, once there are many.
    private var places: [Key: Int]?

    /// Makes an empty dictionary.
    public init() {}

    /// The value for a key; setting nil removes the key.
    public subscript(key: Value) -> Value? {
        get { place(of: key).map { entries[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil):
                places?[Key(value: key)] = nil
                entries.remove(at: index)
                moveUp(from: index)
            case (nil, let value?):
                places?[Key(value: key)] = entries.count
                entries.append((key, value))
                if places == nil { indexIfLarge() }
            case (nil, nil): break
            }
        }
    }

    /// Empties the value of a key for the time in which it is changed elsewhere.
    mutating func hold(_ key: Value) {
        if let index = place(of: key) { entries[index].value = .void }
    }

    /// Adds an element to the array that a key has, in place; the first makes the array.
    mutating func append(_ element: Value, to key: Value) {
        guard let index = place(of: key), case .array(var elements) = entries[index].value else {
            self[key] = .array([element])
            return
        }
        entries[index].value = .void
        elements.append(element)
        entries[index].value = .array(elements)
    }

    private func place(of key: Value) -> Int? {
        if let places { return places[Key(value: key)] }
        return entries.firstIndex { $0.key.isEqual(to: key) == true }
    }

    /// Where the keys stand after an entry was removed; no key is hashed for that.
    private mutating func moveUp(from removed: Int) {
        guard var moved = places, removed < entries.count else { return }
        places = nil
        for index in moved.values.indices where moved.values[index] > removed { moved.values[index] -= 1 }
        places = moved
    }

    private mutating func indexIfLarge() {
        guard entries.count > 8 else { return }
        var places: [Key: Int] = [:]
        for (index, entry) in entries.enumerated() { places[Key(value: entry.key)] = index }
        self.places = places
    }

    /// A key with a hash that equal values share.
    private struct Key: Hashable {
        var value: Value

        static func == (left: Key, right: Key) -> Bool { left.value.isEqual(to: right.value) == true }

        func hash(into hasher: inout Hasher) {
            switch value {
            case .bool(let value): hasher.combine(value)
            case .int(let value): hasher.combine(Double(value))
            case .double(let value): hasher.combine(value)
            case .string(let value): hasher.combine(value)
            case .instance(let value):
                hasher.combine(value.caseName)
                // Values that are equal by a function of their own may differ in any field.
                if value.type.members.staticMethods["=="] == nil, case .int(let number)? = value.fields.first {
                    hasher.combine(number)
                }
            default: break
            }
        }
    }
}
