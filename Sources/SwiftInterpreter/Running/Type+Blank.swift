extension Type {
    /// The value in a place of this type before it is set: a tuple has parts, which can be set one by one.
    var blank: Value {
        parts.isEmpty ? .void : .tuple(parts.map { .init(label: $0.label, $0.type.blank) })
    }
}
